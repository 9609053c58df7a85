import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { openRoom, type Room } from '@cardroom/room'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBrowser } from '../testing/browser.ts'

const pages = fileURLToPath(new URL('../dist', import.meta.url))
const shots = fileURLToPath(new URL('../../coverage/screenshots/', import.meta.url))
let room: Room
let browser: Browser
let address: string
beforeAll(async () => {
  mkdirSync(shots, { recursive: true })
  room = await openRoom({ file: ':memory:', log: false, pages })
  await room.server.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(room.server.server.address() as AddressInfo).port}`
  browser = await startBrowser()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await room.close()
})

/** A newcomer who has said his name and chosen a form. */
const newcomer = async (form: string, viewport: { width: number; height: number }): Promise<Page> => {
  const page = await (await browser.newContext({ viewport })).newPage()
  await page.goto(address)
  await page.getByLabel('Your name').fill('Ann')
  await page.getByLabel('Form').selectOption(form)
  await page.getByRole('button', { name: 'Deal me in now' }).click()
  return page
}

/** Does the mildest thing that is offered until the second deal has begun. */
const playDeal = async (page: Page): Promise<void> => {
  const mild = page.getByRole('button', { name: /^(Check|Call|Stand pat|Bring in|Keep it down|Show)/ }).first()
  const deals = async (): Promise<number> => Number(await page.locator('main').getAttribute('data-deals'))
  while ((await deals()) < 2) {
    if (await mild.isVisible()) await mild.click({ timeout: 1000 }).catch(() => undefined)
    await page.waitForTimeout(100)
  }
}

describe('in a real browser', () => {
  test.each([
    ['holdem', 1280, 800],
    ['deuce-to-seven-triple-draw', 390, 844],
  ] as const)('a guest plays a deal of %s against bots', async (form, width, height) => {
    const page = await newcomer(form, { width, height })
    await page
      .getByRole('button', { name: /^(Check|Call|Stand pat|Bring in)/ })
      .first()
      .waitFor({ timeout: 30_000 })
    await page.screenshot({ path: `${shots}${form}.png` })
    expect(await page.getByRole('region', { name: 'Your hand' }).getByRole('img').count()).toBeGreaterThan(1)
    await playDeal(page)
    await page.context().close()
  })
})
