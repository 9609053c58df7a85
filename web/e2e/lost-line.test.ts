import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RoomProcess, startProcess } from '@cardroom/room/testing'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBrowser } from '../testing/browser.ts'
import { dealsAt, LAPTOP, PHONE, picture, playUntil } from '../testing/open-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-lines-'))
const env: Record<string, string> = { CARDROOM_FILE: join(folder, 'room.sqlite') }
let room: RoomProcess
let browser: Browser
let wire: Wire
let ann: Page
let bob: Page
beforeAll(async () => {
  room = await startProcess(env)
  env.PORT = room.address.split(':')[1]!
  browser = await startBrowser()
  const address = `http://${room.address}`
  wire = await layWire(Number(env.PORT))
  const comes = async (name: string, { width, height }: { readonly width: number; readonly height: number }) => {
    const page = await (await browser.newContext({ viewport: { width, height }, locale: 'en-US' })).newPage()
    await page.request.post(`${address}/api/guest`, { data: { name } })
    return page
  }
  ann = await comes('Ann', LAPTOP)
  bob = await comes('Bob', PHONE)
  const made = await ann.request.post(`${address}/api/tables`, {
    data: { form: 'holdem', chairs: 2, sit: true, pace: 'instant' },
  })
  const { id } = (await made.json()) as { readonly id: string }
  await ann.goto(`${wire.address}/t/${id}`)
  await bob.goto(`${address}/t/${id}`)
  await bob
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click()
  await bob.getByRole('button', { name: 'Sit down' }).click()
})
afterAll(async () => {
  await browser.close()
  wire.close()
  await room.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** What lies on the table as a page shows it: cards, bets and what may be done. */
const seen = (page: Page): Promise<readonly string[]> =>
  page.locator('main').evaluate(main => {
    const parts = main.querySelectorAll('[role="img"], button, [aria-label]')
    const words = [...parts].map(part => part.getAttribute('aria-label') ?? part.textContent ?? '')
    // the news go on meanwhile
    return words.filter(text => !text.endsWith('Hand log'))
  })

/** The mildest thing that may be done. */
const mild = (page: Page) => page.getByRole('button', { name: /^(Check|Call)/ }).first()

const isUp = (page: Page): Promise<boolean> => page.getByText('Connection lost').isHidden()

/** Who is asked now: they have an act to choose. */
const asked = async (): Promise<Page> => {
  for (;;) {
    for (const page of [ann, bob]) {
      if (
        await page
          .getByRole('button', { name: /^(Check|Call)/ })
          .first()
          .isVisible()
      )
        return page
    }
    await ann.waitForTimeout(50)
  }
}

/** The way from a browser to the room: it can be cut, and mended. */
type Wire = {
  readonly address: string
  readonly cut: () => void
  readonly mend: () => void
  readonly close: () => void
}

const layWire = async (port: number): Promise<Wire> => {
  const sockets = new Set<Socket>()
  let isCut = false
  const ends = createServer(socket => {
    if (isCut) {
      socket.destroy()
      return
    }
    const other = connect(port, '127.0.0.1')
    for (const end of [socket, other]) {
      sockets.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => {
        sockets.delete(end)
        socket.destroy()
        other.destroy()
      })
    }
    socket.pipe(other).pipe(socket)
  })
  await new Promise<void>(resolve => ends.listen(0, '127.0.0.1', resolve))
  const cut = (): void => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    address: `http://127.0.0.1:${(ends.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false
    },
    close: () => {
      cut()
      ends.close()
    },
  }
}

describe('two browsers play each other', () => {
  test('one loses her line in the middle of a pot, and comes back to the same view and her turn', async () => {
    while ((await asked()) === bob) await mild(bob).click()
    const before = await seen(ann)
    wire.cut()
    await expect.poll(() => isUp(ann)).toBe(false)
    await expect.poll(() => seen(ann)).toEqual(before)
    wire.mend()
    await expect.poll(() => isUp(ann)).toBe(true)
    expect(await seen(ann)).toEqual(before)
    await mild(ann).click()
    await expect.poll(async () => (await seen(ann)).join() !== before.join()).toBe(true)
  })

  test('the server is killed in the middle of a deal and started again, and both pages go on by themselves', async () => {
    const due = await asked()
    const deals = await dealsAt(due)
    const before = await seen(due)
    await room.end('SIGKILL')
    await expect.poll(() => isUp(due)).toBe(false)
    await picture(due, 'line-is-down')
    room = await startProcess(env)
    await expect.poll(() => isUp(due), { timeout: 20_000 }).toBe(true)
    await expect.poll(() => isUp(due === ann ? bob : ann), { timeout: 20_000 }).toBe(true)
    await expect.poll(() => seen(due)).toEqual(before)
    const further = async (): Promise<boolean> => (await dealsAt(due)) > deals
    await Promise.all([playUntil(ann, further), playUntil(bob, further)])
  })
})
