import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTable, LAPTOP, openPages, type Pages } from '../testing/open-pages.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const LONG = { timeout: 150_000 }
/** A busy machine takes its time. */
const SOON = { timeout: 60_000 }

/** Keeps everything that a screen reader says from now on: what changes in a live region. */
const LISTEN = `{
  window.heard = []
  const hear = () => {
    for (const region of document.querySelectorAll('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]')) {
      const words = region.textContent.trim()
      if (words !== '' && region.heard !== words) window.heard.push(words)
      region.heard = words
    }
  }
  hear()
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true })
}`
const heardOn = (page: Page): Promise<readonly string[]> => page.evaluate('window.heard')

/** What is asked of you, as it is read out; empty if nothing is. */
const askedOn = (page: Page): Promise<string> =>
  page.evaluate(
    `[...document.querySelectorAll('[aria-live="assertive"]')].map(it => it.textContent).find(it => it.startsWith('It’s your turn')) ?? ''`,
  )

/** Goes to a control by Tab, as somebody who can't see does, and presses it. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press('Tab')
    const words = (await page.evaluate(
      `document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''`,
    )) as string
    if (name.test(words)) return page.keyboard.press('Enter')
  }
  throw new Error(`Tab never comes to ${name}`)
}

/** Answers what is asked by keys alone, going by what is read out. */
const answer = async (page: Page, asked: string): Promise<void> => {
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }
  if (/bring-in/.test(asked)) await press('b')
  else if (/to call|Check or bet/.test(asked)) await press('c')
  else if (/Open or fold/.test(asked)) await press('f')
  else if (/up to \d+ cards to discard|or stand pat/.test(asked)) await press('1', 'd')
  else if (/to discard/.test(asked)) await press('1', 'd')
  else if (/Set your cards/.test(asked)) {
    for (let cards = 0; cards < 13; cards++) await press('1', 'b', 'm', 'f')
    await press('l')
  } else if (/Turn a card up/.test(asked)) await tabTo(page, /^Keep it down/)
  else if (/Show/.test(asked)) await tabTo(page, /^Show$/)
}

/** Who has won is said in words, with the player's name. */
const WON = /\b(Ada|Blaise|You) (wins?|beats?|scores?|loses?|takes?|splits?)\b|\bpoints?\b/

describe('a whole hand by keyboard alone, by what a screen reader says', () => {
  test.each([
    ['holdem', [/to call|Check or bet/], /^(Flop|Turn|River)|folds?\.|wins?/],
    ['omaha-8', [/to call|Check or bet/], /^(Flop|Turn|River)|folds?\.|wins?/],
    ['seven-card-stud', [/to call|Check or bet/], /street|folds?\.|wins?/],
    ['deuce-to-seven-triple-draw', [/to call|Check or bet/, /to discard|stand pat/], /draws?|stands? pat|wins?/],
    ['badugi', [/to call|Check or bet/, /to discard|stand pat/], /draws?|stands? pat|wins?/],
    ['open-face-chinese', [/Set your cards/], /points?|wins?|sets?/],
  ] as const)('%s', LONG, async (form, prompts, news) => {
    const page = await atTable(pages, { form, chairs: 3, bots: 2, clock: null }, { ...LAPTOP, reducedMotion: 'reduce' })
    await page.getByRole('region', { name: 'Your hand' }).waitFor()
    await page.evaluate(LISTEN)
    // a hand may be over before everything was asked: some more are played then
    const isHeard = async (): Promise<boolean> => {
      const heard = await heardOn(page)
      return prompts.every(prompt => heard.some(words => prompt.test(words)))
    }
    const isAnnounced = async (): Promise<boolean> => (await heardOn(page)).some(words => WON.test(words))
    while (!(await isAnnounced()) || !(await isHeard())) {
      const asked = await askedOn(page)
      if (asked !== '') await answer(page, asked)
      await page.waitForTimeout(60)
    }
    // what happened is read a moment later, several lines at once
    await expect.poll(async () => (await heardOn(page)).some(words => news.test(words)), SOON).toBe(true)
    const heard = await heardOn(page)
    for (const prompt of prompts)
      expect(heard.some(words => /^It’s your turn\./.test(words) && prompt.test(words))).toBe(true)
    await page.context().close()
  })

  test('a player who wants no single keys has none, and goes on by Tab', LONG, async () => {
    const page = await atTable(
      pages,
      { form: 'holdem', chairs: 2, bots: 1, clock: null },
      { ...LAPTOP, reducedMotion: 'reduce' },
    )
    await expect.poll(() => askedOn(page), SOON).not.toBe('')
    await page.getByRole('button', { name: /^Settings/ }).click()
    await page.getByLabel(/^Single-key shortcuts/).uncheck()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const asked = await askedOn(page)
    await page.keyboard.press('c')
    await page.waitForTimeout(600)
    expect(await askedOn(page)).toBe(asked)
    await tabTo(page, /^(Check|Call [\d,]+(, all-in)?)$/)
    await expect.poll(() => askedOn(page), SOON).not.toBe(asked)
    await page.context().close()
  })

  test('from the lobby to a bet: a game is found, a table opened and an amount typed', LONG, async () => {
    const page = await (
      await pages.browser.newContext({ viewport: LAPTOP, locale: 'en-US', reducedMotion: 'reduce' })
    ).newPage()
    await page.goto(pages.address)
    await page.getByRole('button', { name: 'Play now' }).first().waitFor()
    await tabTo(page, /^Play now/)
    await page.getByRole('region', { name: 'Your hand' }).waitFor({ timeout: 30_000 })
    await expect.poll(() => askedOn(page), SOON).not.toBe('')
    const amount = page.getByLabel(/^Amount, from/)
    await amount.waitFor()
    for (let tabs = 0; tabs < 80 && (await amount.and(page.locator(':focus')).count()) === 0; tabs++)
      await page.keyboard.press('Tab')
    const least = Number(/from ([\d,]+)/.exec((await amount.getAttribute('aria-label'))!)![1]!.replaceAll(',', ''))
    await page.keyboard.press('Control+a')
    await page.keyboard.type(String(least + 5))
    await tabTo(page, new RegExp(`^(Bet|Raise to|Complete to) ${(least + 5).toLocaleString('en-US')}$`))
    await expect.poll(() => askedOn(page), SOON).toBe('')
    await page.context().close()
  })
})
