import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAPTOP, type Look, openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

/** Somebody who has never played any of it. */
const newcomer = async ({ width, height, ...look }: Look): Promise<Page> => {
  const context = await pages.browser.newContext({ viewport: { width, height }, locale: 'en-US', ...look })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.addInitScript(`localStorage.removeItem('cardroom-games-seen')`)
  await page.goto(pages.address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const isNotWide = async (page: Page, { width }: Look): Promise<void> =>
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)

describe('a game that is new to you', () => {
  test('is found by a nickname, read about, practised, and played to a first decision', async () => {
    const look: Look = { ...PHONE, colorScheme: 'dark', reducedMotion: 'reduce' }
    const page = await newcomer(look)
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Find a game').fill('Badacey')
    await page.getByText('One game for “Badacey”').waitFor()
    await page.getByText('Also called Badacey').waitFor()
    await page.getByRole('link', { name: 'Badaci' }).click()
    await page.getByRole('heading', { level: 1, name: 'Badaci' }).waitFor()
    for (const title of ['A hand, street by street', 'What wins', 'What’s special', 'How it’s bet', 'Easy to misread'])
      await page.getByRole('heading', { name: title }).waitFor()
    expect(await violations(page)).toEqual([])
    await isNotWide(page, look)
    await picture(page, 'how-to-play-phone', { fullPage: true })
    await page.getByRole('button', { name: 'Practice' }).click()
    await page.waitForURL(/\/t\//)
    // the sheet opens by itself, and folds when it is your turn
    const sheet = page.getByRole('region', { name: 'How to play Badaci' })
    await sheet.waitFor()
    const coach = page.getByRole('region', { name: 'Practice table' })
    await coach.waitFor()
    await coach.getByText(/^You hold: /).waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'practice-phone')
    await page
      .getByRole('button', { name: /^(Check|Call|Stand pat|Draw)/ })
      .first()
      .click()
    await expect.poll(() => coach.isVisible(), { timeout: 20_000 }).toBe(false)
    // what the others do is seen: the sheet stays folded until you ask for it
    expect(await sheet.getByRole('button', { name: 'How to play' }).getAttribute('aria-expanded')).toBe('false')
    await page.context().close()
  })

  test('opens its sheet once, with the keyboard as with a finger', async () => {
    const page = await newcomer({ ...LAPTOP, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Play Omaha', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/t\//)
    const sheet = page.getByRole('region', { name: 'How to play Omaha' })
    await sheet.waitFor()
    await sheet.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Enter')
    await sheet.waitFor({ state: 'detached' })
    expect(await page.evaluate(`localStorage.getItem('cardroom-games-seen')`)).toBe('omaha')
    await page.context().close()
  })
})

describe('the lobby', () => {
  test.each(['light', 'dark'] as const)(
    'is clean and fits in the %s, from a phone to a wide screen',
    async colorScheme => {
      for (const [name, size] of [
        ['small', { width: 360, height: 640 }],
        ['laptop', LAPTOP],
        ['wide', { width: 1920, height: 1080 }],
      ] as const) {
        const page = await newcomer({ ...size, colorScheme })
        await page.getByRole('link', { name: 'Badugi', exact: true }).waitFor()
        expect(await violations(page), name).toEqual([])
        await isNotWide(page, size)
        await picture(page, `lobby-${name}-${colorScheme}`, { fullPage: true })
        await page.context().close()
      }
    },
  )

  test('says what to do where nothing is found, and keeps favourites', async () => {
    const page = await newcomer(LAPTOP)
    await page.getByLabel('Find a game').fill('bridge')
    await page.getByText('No game by that name').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Find a game').fill('')
    await page.getByRole('button', { name: 'Favorites', exact: true }).click()
    await page.getByText('No favorites yet').waitFor()
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await page.getByRole('button', { name: 'Favorite: Razz', exact: true }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Favorites', exact: true }).click()
    await page.getByRole('link', { name: 'Razz', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Join with a link' }).click()
    await page.getByLabel('The link or code you were sent').fill('nonsense')
    await page.getByRole('button', { name: 'Go to the table' }).click()
    await page.getByText('That isn’t a link to a table here.', { exact: false }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })
})
