import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { openRoom, type RoomConfig } from '@cardroom/room'
import type { Browser, Locator, Page } from '@playwright/test'
import { startBrowser } from './browser.ts'

/** All tests come from one address, load every page uncached, and make more tables and bots than a home would. */
const MANY = { requests: 100_000, tablesOfAddress: 1000, botsOfAddress: 10_000, instantOfAddress: 1000 } as const

/** Where pictures of the pages are kept to be looked at. */
export const shots = fileURLToPath(new URL('../../coverage/screenshots/', import.meta.url))

/** Takes a picture of a page where `CARDROOM_SHOTS` is set: they are many, and no test needs one. */
export const picture = async (page: Page, name: string, how: { readonly fullPage?: boolean } = {}): Promise<void> => {
  if (process.env.CARDROOM_SHOTS !== undefined) await page.screenshot({ path: `${shots}${name}.png`, ...how })
}

/** A room that is open and a browser to look at it. */
export type Pages = { readonly address: string; readonly browser: Browser; readonly close: () => Promise<void> }

/** Opens a room in memory with the built pages, and a browser. */
export const openPages = async (more: Pick<RoomConfig, 'officeToken'> = {}): Promise<Pages> => {
  mkdirSync(shots, { recursive: true })
  const pages = fileURLToPath(new URL('../dist', import.meta.url))
  const room = await openRoom({ file: ':memory:', log: false, pages, limits: MANY, ...more })
  await room.server.listen({ host: '127.0.0.1', port: 0 })
  const address = `http://127.0.0.1:${(room.server.server.address() as AddressInfo).port}`
  const browser = await startBrowser()
  // what a page was kept from by the room's own policy would be missing on it, or does not belong there
  const barred: string[] = []
  browser.on('context', context => {
    context.on('console', message => {
      if (message.text().includes('Content Security Policy')) barred.push(message.text())
    })
    // nobody here is new to any game, unless a test says so
    void context.addInitScript(`try { localStorage['cardroom-games-seen'] ??= '*' } catch {}`)
  })
  return {
    address,
    browser,
    close: async () => {
      await browser.close()
      await room.close()
      if (barred.length > 0) throw new Error(barred.join('\n'))
    },
  }
}

/** How large the page is, and how it is looked at. */
export type Look = {
  readonly width: number
  readonly height: number
  readonly colorScheme?: 'light' | 'dark'
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** The language of the browser. */
  readonly locale?: string
}

/** A phone held upright. */
export const PHONE: Look = { width: 390, height: 844 }
/** A laptop. */
export const LAPTOP: Look = { width: 1280, height: 800 }

/** Ann at a table of her own with quick bots. */
export const atTable = async (
  { address, browser }: Pages,
  wanted: ({ readonly form: string } | { readonly mix: object }) & {
    readonly chairs?: number
    readonly bots?: number
    readonly pace?: 'human'
    readonly clock?: null
  },
  { width, height, ...look }: Look,
): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width, height }, locale: 'en-US', ...look })).newPage()
  await page.request.post(`${address}/api/guest`, { data: { name: 'Ann' } })
  const made = await page.request.post(`${address}/api/tables`, {
    data: { chairs: 3, bots: 2, sit: true, pace: 'instant', ...wanted },
  })
  const { id } = (await made.json()) as { readonly id: string }
  await page.goto(`${address}/t/${id}`)
  return page
}

/** What is mild, in English and in German. */
const MILD = /^(Check$|Call|Stand pat|Bring in|Keep it down|Show|Nichts ziehen|Bring-in|Verdeckt lassen|Zeigen)/

/** What a player who has lost all their chips is offered. */
const BUYS = /^(Buy [\d,]+|[\d.]+ kaufen)$/

/** Does the mildest thing that is offered, lays cards by keys, or buys chips when they are gone, until something is seen. */
export const playUntil = async (page: Page, seen: () => Promise<boolean>): Promise<void> => {
  const mild = page.getByRole('button', { name: MILD }).first()
  const lay = page.getByRole('button', { name: /^(Set(,| the cards)|Karten setzen|Setzen,)/ })
  const row = page.locator('[data-row] > button:enabled').last()
  const throws = page.getByRole('button', { name: 'Discard' })
  // a call may have been for everything: without chips nothing would be asked any more
  const buys = page.getByRole('button', { name: BUYS }).last()
  const soon = { timeout: 1000 }
  // a button may be gone between the look at it and the question, which would wait for it to come back
  const ready = (button: Locator): Promise<boolean> => button.isEnabled(soon).catch(() => false)
  while (!(await seen())) {
    // what is offered may be over before it is tapped: then the next look decides
    if (await mild.isVisible()) {
      // the turn may have come since the look, and with it what is waited for: standing pat would end it
      if (await seen()) return
      await mild.click(soon).catch(() => undefined)
    } else if (await lay.isVisible()) {
      if (await ready(lay)) await lay.click(soon).catch(() => undefined)
      else {
        await page.keyboard.press('1')
        if (await row.isVisible()) await row.click(soon).catch(() => undefined)
      }
    } else if (await throws.isVisible()) {
      await page.keyboard.press('1')
      if (await ready(throws)) await throws.click(soon).catch(() => undefined)
    } else if (await buys.isVisible()) await buys.click(soon).catch(() => undefined)
    await page.waitForTimeout(40)
  }
}

/** How many deals there have been at the table of this page. */
export const dealsAt = async (page: Page): Promise<number> =>
  Number(await page.locator('main').getAttribute('data-deals'))

/** Reports from the table's menu that the stub is fouled, and waits for the ruling. */
export const reportFouledStub = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Report a problem' }).click()
  await page.getByLabel('What happened').selectOption('StubFouled')
  await page.getByRole('button', { name: /^Report it/ }).click()
  await page
    .getByText(/^Ruling \(/)
    .first()
    .waitFor()
}

/** Opens the log if it is closed. */
export const openLog = async (page: Page): Promise<void> => {
  const toggle = page.getByRole('button', { name: 'Hand log' })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}

/** From now on every size that the felt has is kept. */
export const watchFelt = (page: Page): Promise<void> =>
  page.evaluate(`{
    const felt = document.querySelector('[aria-label="The table"]')
    const keep = () => window.feltSizes.add(felt.clientWidth + ' by ' + felt.clientHeight)
    window.feltSizes = new Set()
    keep()
    new ResizeObserver(keep).observe(felt)
  }`)

/** The sizes that the felt has had: one alone if nothing has jumped. */
export const feltSizes = (page: Page): Promise<readonly string[]> => page.evaluate('[...window.feltSizes]')
