import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTable, dealsAt, type Look, openPages, type Pages, PHONE, playUntil } from '../testing/open-pages.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

/** Every movement that begins from now on is kept by its name. */
const WATCH = `{
  const animate = Element.prototype.animate
  window.ways = []
  Element.prototype.animate = function (frames, options) {
    window.ways.push(options.id)
    return animate.call(this, frames, options)
  }
}`
const waysOf = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set(await page.evaluate<readonly string[]>('window.ways'))
/** How many cards are on their way now. */
const comingOf = (page: Page): Promise<number> =>
  page.evaluate("document.getAnimations().filter(it => it.id === 'dealt' && it.playState === 'running').length")
const platesOf = (page: Page): Promise<readonly number[]> =>
  page.locator('[data-plate]').evaluateAll(found => found.map(it => Math.round(it.getBoundingClientRect().top)))

const atFelt = async (look: Look, pace?: 'human'): Promise<Page> => {
  const page = await atTable(pages, { form: 'omaha-8', ...(pace && { pace }) }, look)
  await page.getByRole('region', { name: 'Your hand' }).getByRole('img').first().waitFor()
  await page.evaluate(WATCH)
  return page
}

describe('the felt moves calmly', () => {
  test('cards are dealt, hands go to the muck, bets to the pot and pots to those who take them', async () => {
    // with bots that take no time a deal is over and the next one begun before it can be seen
    const page = await atFelt(PHONE, 'human')
    const before = await platesOf(page)
    let coming = 0
    await playUntil(page, async () => {
      coming = Math.max(coming, await comingOf(page))
      const ways = await waysOf(page)
      return coming > 0 && ['bet', 'dealt', 'mucked', 'pushed', 'won'].every(way => ways.has(way))
    })
    // nothing is pushed aside, and what flew over the felt is gone when it is there
    expect(await platesOf(page)).toEqual(before)
    await expect.poll(() => page.locator('[data-moving] > *').count()).toBe(0)
    await page.context().close()
  })

  test('nothing moves for those who want no motion', async () => {
    const page = await atFelt({ ...PHONE, reducedMotion: 'reduce' })
    const first = await dealsAt(page)
    await playUntil(page, async () => (await dealsAt(page)) > first + 1)
    expect(await waysOf(page)).toEqual(new Set())
    expect(await page.evaluate('document.getAnimations().length')).toBe(0)
    await page.context().close()
  })
})
