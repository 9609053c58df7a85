import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  atTable,
  dealsAt,
  feltSizes,
  LAPTOP,
  openPages,
  type Pages,
  PHONE,
  picture,
  playUntil,
  watchFelt,
} from '../testing/open-pages.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const hand = (page: Page) => page.getByRole('region', { name: 'Your hand' })

/** Plays on until the deal is over, or the next has begun. */
const playDeal = async (page: Page): Promise<void> => {
  const before = await dealsAt(page)
  const over = page.getByRole('list', { name: 'Who wins what' })
  await playUntil(page, async () => (await dealsAt(page)) > before || (await over.isVisible()))
}

/** Plays until something is seen; no matter who acts or what is asked, nothing is pushed aside. */
const playCalmly = async (page: Page, play: () => Promise<void>): Promise<void> => {
  await watchFelt(page)
  await play()
  expect(await feltSizes(page)).toHaveLength(1)
}

describe('a guest plays one form of each family against bots', () => {
  test.each([
    ['holdem', LAPTOP, 'img', 2],
    ['omaha-8', PHONE, 'img', 4],
    ['badugi', LAPTOP, 'img', 4],
  ] as const)('%s', async (form, look, role, cards) => {
    const page = await atTable(pages, { form }, look)
    await hand(page).getByRole(role).first().waitFor()
    await picture(page, `${form}`)
    expect(await hand(page).locator('[aria-label*=" of "]').count()).toBe(cards)
    await playCalmly(page, () => playDeal(page))
    await page.context().close()
  })

  test('seven-card stud: upcards lie apart, and the low card is announced', async () => {
    const page = await atTable(pages, { form: 'seven-card-stud', chairs: 8, bots: 7 }, PHONE)
    await playUntil(
      page,
      async () =>
        (await hand(page)
          .getByLabel(/, upcard$/)
          .count()) > 0,
    )
    expect(
      await hand(page)
        .getByLabel(/, downcard$/)
        .count(),
    ).toBeGreaterThanOrEqual(2)
    await picture(page, 'seven-card-stud')
    await playCalmly(page, () =>
      playUntil(page, () =>
        page
          .getByText(/^(Low card|High hand)$/)
          .first()
          .isVisible(),
      ),
    )
    await page.context().close()
  })

  test('triple draw: cards are chosen by tapping and by keys', async () => {
    const page = await atTable(pages, { form: 'deuce-to-seven-triple-draw' }, PHONE)
    const choices = hand(page).getByRole('button')
    await hand(page).waitFor()
    await playCalmly(page, () => playUntil(page, async () => (await choices.count()) === 5))
    await choices.nth(1).click()
    await page.keyboard.press('3')
    const draw = page.getByRole('button', { name: 'Draw 2' })
    await draw.waitFor()
    await picture(page, 'deuce-to-seven-triple-draw')
    await page.keyboard.press('d')
    await draw.waitFor({ state: 'detached' })
    await page.context().close()
  })

  test('double board: both boards are seen', async () => {
    const page = await atTable(pages, { form: 'double-board-omaha' }, PHONE)
    const second = page.getByRole('region', { name: /^Board 2/ })
    await hand(page).waitFor()
    await playCalmly(page, () => playUntil(page, async () => (await second.getByRole('img').count()) > 0))
    expect(
      await page
        .getByRole('region', { name: /^Board 1/ })
        .getByRole('img')
        .count(),
    ).toBeGreaterThanOrEqual(3)
    await picture(page, 'double-board-omaha')
    await page.context().close()
  })

  test('open-face Chinese: rows are laid by tapping, by dragging and by keys', async () => {
    const page = await atTable(pages, { form: 'open-face-chinese' }, PHONE)
    const lay = page.getByRole('button', { name: 'Set the cards' })
    await lay.waitFor()
    const rows = page.locator('[data-row]')
    const held = hand(page).locator('button[aria-label*="key"]')
    const laidIn = (row: number) => rows.nth(row).locator('[aria-label*="take it back"]').count()
    await held.first().click()
    await rows.nth(2).getByRole('button', { name: /back$/ }).first().click()
    await expect.poll(() => laidIn(2)).toBe(1)
    const [card, target] = [await held.first().boundingBox(), await rows.nth(1).boundingBox()]
    await page.mouse.move(card!.x + card!.width / 2, card!.y + card!.height / 2)
    await page.mouse.down()
    await page.mouse.move(target!.x + target!.width / 2, target!.y + target!.height / 2, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => laidIn(1)).toBe(1)
    await page.keyboard.press('1')
    await page.keyboard.press('f')
    await expect.poll(() => laidIn(0)).toBe(1)
    expect(await lay.isEnabled()).toBe(false)
    await picture(page, 'open-face-chinese')
    await playDeal(page)
    await page.context().close()
  })
})
