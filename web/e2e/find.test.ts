import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAPTOP, type Look, openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const open = async (path: string, { width, height, ...look }: Look): Promise<Page> => {
  const context = await pages.browser.newContext({ viewport: { width, height }, locale: 'en-US', ...look })
  const page = await context.newPage()
  await page.goto(`${pages.address}${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return page
}
const field = (page: Page) => page.getByRole('combobox', { name: 'Find a game, a table, a page or a rule' })
/** What the screen reader says is chosen. */
const chosenOn = (page: Page): Promise<string> =>
  page.evaluate(
    `document.getElementById(document.activeElement.getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''`,
  )

describe('the search in the bar', () => {
  test('what is typed before it has come is not lost', async () => {
    const page = await open('/', LAPTOP)
    // its code comes when it is told to
    let come = (): void => undefined
    const told = new Promise<void>(resolve => {
      come = resolve
    })
    await page.route('**/find-panel-*.js', async route => {
      await told
      await route.continue()
    })
    await page.keyboard.press('/')
    await page.keyboard.type('PLO8')
    come()
    await field(page).waitFor()
    expect(await field(page).inputValue()).toBe('PLO8')
    await page.context().close()
  })

  test('by keys alone: / opens it, arrows choose, Enter goes there, Escape closes it and gives the focus back', async () => {
    const page = await open('/', LAPTOP)
    await page.keyboard.press('/')
    await field(page).waitFor()
    await page.keyboard.type('Badacey')
    const options = page.getByRole('option')
    await options.first().getByText('Also called Badacey').waitFor()
    expect(await page.getByRole('dialog').getByRole('status').textContent()).toMatch(/^\d+ results?$/)
    expect(await violations(page)).toEqual([])
    await picture(page, 'find-laptop')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/learn/badaci')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

    await page.getByRole('button', { name: 'Find a game or a rule' }).click()
    await page.keyboard.type('string bet')
    await options.filter({ hasText: 'rrp/3/betting/14' }).waitFor()
    const first = await chosenOn(page)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosenOn(page)).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => chosenOn(page)).toBe(first)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await page.evaluate('document.activeElement.textContent')).toContain('Find a game or a rule')
    await page.context().close()
  })

  test('a mix leads to a table of it, and words that name nothing say so', async () => {
    const page = await open('/', { ...LAPTOP, colorScheme: 'light' })
    await page.keyboard.press('/')
    await page.keyboard.type('horse')
    await page.getByRole('option', { name: /HORSE/i }).first().click()
    await page.waitForURL('**/create?game=horse')
    await expect.poll(() => page.getByRole('combobox', { name: 'Game', exact: true }).inputValue()).toBe('horse')
    await page.keyboard.press('/')
    await field(page).fill('zzzz')
    await page.getByText('Nothing by that name').waitFor()
    expect(await violations(page)).toEqual([])
    await page.context().close()
  })

  test('on a phone it has the width of the screen, is left by its button, and finds pages by a tap', async () => {
    const page = await open('/', { ...PHONE, colorScheme: 'light' })
    await page.getByRole('button', { name: 'Find a game or a rule' }).click()
    await page.getByRole('option', { name: /^Tournaments/ }).waitFor()
    expect(await violations(page)).toEqual([])
    expect((await page.getByRole('dialog').boundingBox())?.width).toBe(PHONE.width)
    await picture(page, 'find-phone')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('button', { name: 'Find a game or a rule' }).click()
    await field(page).fill('ruling desk')
    await page
      .getByRole('option', { name: /^Ruling desk/ })
      .first()
      .click()
    await page.waitForURL('**/desk')
    await page.context().close()
  })

  test('in the reader / means the reader’s own field, and nowhere where single keys are off', async () => {
    const page = await open('/books', LAPTOP)
    await page.keyboard.press('/')
    expect(await page.evaluate('document.activeElement.type')).toBe('search')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goto(pages.address)
    await page.getByRole('button', { name: 'Settings: look, sound, language' }).click()
    await page.getByLabel('Single-key shortcuts').uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await page.waitForTimeout(200)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.context().close()
  })
})
