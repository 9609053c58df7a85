import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTable, dealsAt, openPages, type Pages, PHONE, playUntil } from '../testing/open-pages.ts'
import { peopleIn, playMildly } from '../testing/people-pages.ts'

let pages: Pages
const { host, comes } = peopleIn(() => pages)
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

/** Every movement that begins from now on is kept: what moves, and how long it waits and takes. */
const WATCH = `{
  const animate = Element.prototype.animate
  window.ways = []
  Element.prototype.animate = function (frames, options) {
    window.ways.push({ way: options.id, wait: options.delay, takes: options.duration })
    return animate.call(this, frames, options)
  }
}`
type Moved = { readonly way: string; readonly wait: number; readonly takes: number }
const movedOn = (page: Page): Promise<readonly Moved[]> => page.evaluate('window.ways')
const hasMoved = async (page: Page, ...ways: readonly string[]): Promise<boolean> => {
  const moved = await movedOn(page)
  return ways.every(way => moved.some(it => it.way === way))
}
/** How many plates are still on the way to their places. */
const MOVING = `document.getAnimations().filter(it => it instanceof CSSTransition && it.transitionProperty === 'translate').length`
const platesOf = (page: Page): Promise<readonly number[]> =>
  page.locator('[data-plate]').evaluateAll(found => found.map(it => Math.round(it.getBoundingClientRect().top)))

describe('the felt moves calmly', () => {
  test('cards are dealt, hands go to the muck, bets to the pot and pots to those who take them', async () => {
    // the pause after a deal is as long as people need, so that what moves last is seen
    const wanted = { form: 'omaha-8', chairs: 2, clock: null, pace: 'human' }
    const ann = await host('Ann', wanted, { ...PHONE, reducedMotion: 'no-preference' })
    await ann.getByRole('region', { name: 'Ann, seat 1' }).waitFor()
    await ann.evaluate(WATCH)
    const bob = await comes('Bob', ann.url(), PHONE)
    await ann.getByRole('region', { name: 'Bob, seat 2' }).waitFor()
    // once the hand is on and the page has its own type, nothing has a reason to move any more
    await ann.getByRole('region', { name: 'Your hand' }).getByRole('img').first().waitFor()
    await ann.evaluate('document.fonts.ready.then(() => true)')
    await expect.poll(() => ann.evaluate(MOVING)).toBe(0)
    const before = await platesOf(ann)
    while (!(await hasMoved(ann, 'bet', 'pushed', 'dealt'))) {
      for (const page of [ann, bob]) await playMildly(page)
    }
    const fold = bob.getByRole('button', { name: 'Fold', exact: true })
    while (!(await fold.isVisible())) await playMildly(ann)
    await fold.click()
    // with a free check the page asks again
    const sure = bob.getByRole('button', { name: 'Yes, go ahead' })
    await expect
      .poll(async () => {
        if (await sure.isVisible()) await sure.click({ timeout: 1000 }).catch(() => undefined)
        return hasMoved(ann, 'mucked', 'won')
      })
      .toBe(true)
    const dealt = (await movedOn(ann)).filter(({ way }) => way === 'dealt')
    // one by one, and nobody waits for the dealer
    expect(new Set(dealt.map(({ wait }) => wait)).size).toBeGreaterThan(4)
    for (const { wait, takes } of dealt) expect(wait + takes).toBeLessThan(1000)
    // nothing is pushed aside, and what flew over the felt is gone when it is there
    await expect.poll(() => platesOf(ann)).toEqual(before)
    await expect.poll(() => ann.locator('[data-moving] > *').count()).toBe(0)
    await ann.context().close()
    await bob.context().close()
  })

  test('nothing moves for those who want no motion', async () => {
    const page = await atTable(pages, { form: 'omaha-8' }, { ...PHONE, reducedMotion: 'reduce' })
    await page.getByRole('region', { name: 'Your hand' }).getByRole('img').first().waitFor()
    await page.evaluate(WATCH)
    const first = await dealsAt(page)
    await playUntil(page, async () => (await dealsAt(page)) > first + 1)
    expect(await movedOn(page)).toEqual([])
    expect(await page.evaluate('document.getAnimations().length')).toBe(0)
    await page.context().close()
  })
})
