import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAPTOP, openPages, type Pages, PHONE } from '../testing/open-pages.ts'
import { SCENES } from '../testing/scenes.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const LONG = { timeout: 90_000 }
/** A scene is played on a laptop, and then looked at on a phone. */
const scene = async (name: string): Promise<Page> => {
  const page = await SCENES[name]!(pages, { ...LAPTOP, reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  await page.locator('[data-standing]').waitFor()
  return page
}

/** How many dealer's buttons lie on a card, by what the browser has laid out. */
const buttonsOnCards = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const boxes = css => [...document.querySelectorAll(css)].map(it => it.getBoundingClientRect())
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const cards = boxes('[data-hand-of] [data-card]')
    return boxes('[data-button]').filter(button => cards.some(card => meet(button, card))).length
  })()`)

describe('the results of a hand on a phone held upright', () => {
  test('the dealer’s button lies beside cards that are shown, on none of them', LONG, async () => {
    let page = await scene('state-odds')
    const ann = '[aria-label^="Ann"]'
    // the first button goes to either of the two
    for (let tries = 0; tries < 8 && (await page.locator(`${ann} > [data-button]`).count()) === 0; tries++) {
      await page.context().close()
      page = await scene('state-odds')
    }
    expect(await page.locator(`${ann} [data-card]:not([data-card="??"])`).count()).toBe(2)
    expect(await page.locator(`${ann} > [data-button]`).count()).toBe(1)
    expect(await buttonsOnCards(page)).toBe(0)
    await page.context().close()
  })
})

describe('a sentence of a result that is too long for a phone', () => {
  test('opens whole over the felt, and the button that opens it covers no letters', LONG, async () => {
    const long = '[aria-label="Who wins what"][data-more]'
    let page = await scene('showdown-details')
    // two of them may win, each a pot: that is several sentences
    for (let tries = 0; tries < 8 && (await page.locator(long).count()) === 0; tries++) {
      await page.context().close()
      page = await scene('showdown-details')
    }
    const covered = await page.evaluate(`(() => {
      const list = document.querySelector('[aria-label="Who wins what"]')
      const button = list.parentElement.querySelector('button[aria-expanded]')
      const firstLine = list.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(list).lineHeight)
      return firstLine - button.getBoundingClientRect().top
    })()`)
    expect(covered).toBeLessThan(1.5)
    await page.getByRole('button', { name: 'Details' }).click()
    const hidden = await page.evaluate(`(() => {
      const list = document.querySelector('[aria-label="Who wins what"][data-open]')
      return list.scrollHeight - list.clientHeight
    })()`)
    expect(hidden).toBe(0)
    await page.context().close()
  })
})

describe('the result of your own hand on a phone on its side', () => {
  test('a name in three lines stands on its plate, and in the window', LONG, async () => {
    const own = '[data-plate] > [data-won] > b'
    let page = await SCENES['showdown-2']!(pages, { ...LAPTOP, reducedMotion: 'reduce' })
    // either of the two may win
    for (let tries = 0; tries < 8 && (await page.locator(own).count()) === 0; tries++) {
      await page.context().close()
      page = await SCENES['showdown-2']!(pages, { ...LAPTOP, reducedMotion: 'reduce' })
    }
    await page.setViewportSize({ width: 844, height: 390 })
    await page.locator('[data-low]').waitFor()
    const off = await page.evaluate(`(() => {
      const words = document.querySelector('${own}')
      words.textContent = 'Bottom board: flush, nine-eight-seven-four-three'
      const [name, plate] = [words.getBoundingClientRect(), words.parentElement.getBoundingClientRect()]
      const lines = Math.round(name.height / Number.parseFloat(getComputedStyle(words).lineHeight))
      return { lines, over: Math.max(0, plate.top - name.top, name.bottom - plate.bottom, plate.bottom - innerHeight) }
    })()`)
    expect(off).toEqual({ lines: 3, over: 0 })
    await page.context().close()
  })
})
