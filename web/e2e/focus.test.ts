import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { obscuredOn, reachedOn } from '../testing/obscured.ts'
import { atTable, openLog, openPages, type Pages } from '../testing/open-pages.ts'
import { peopleIn } from '../testing/people-pages.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const { person } = peopleIn(() => pages)
const SMALL = { width: 360, height: 640, reducedMotion: 'reduce' } as const
const SIDE = { width: 844, height: 390 }

/** Nothing that has the focus is hidden, upright and on its side. */
const allSeen = async (page: Page, where: string, least: number): Promise<void> => {
  for (const size of [SMALL, SIDE]) {
    await page.setViewportSize({ width: size.width, height: size.height })
    expect(await reachedOn(page), where).toBeGreaterThanOrEqual(least)
    expect(await obscuredOn(page), `${where}, ${size.width} wide`).toEqual([])
  }
}

describe('whatever has the focus is seen on a phone (WCAG 2.4.11)', () => {
  test('on the pages, over and under their bars', async () => {
    const page = await person(SMALL)
    for (const [path, heading, least] of [
      ['/', 'Games', 60],
      ['/create', 'Create a table', 15],
      ['/learn/omaha-8', /Omaha/, 8],
      ['/books', /./, 10],
      ['/desk', /./, 8],
      ['/train', /./, 8],
      ['/events', 'Tournaments', 5],
    ] as const) {
      await page.goto(`${pages.address}${path}`)
      await page.getByRole('heading', { name: heading }).first().waitFor()
      await page.waitForLoadState('networkidle')
      await allSeen(page, path, least)
    }
    await page.context().close()
  }, 60_000)

  test('at the table, with its log, its menu and its settings', async () => {
    const page = await atTable(pages, { form: 'holdem', chairs: 6, bots: 5, clock: null }, SMALL)
    await page.getByRole('button', { name: /^(Check|Call)/ }).waitFor()
    await allSeen(page, 'the table', 8)
    await openLog(page)
    await allSeen(page, 'the log', 8)
    await page.keyboard.press('Escape')
    for (const [name, least] of [
      ['Menu', 12],
      [/^Settings/, 12],
    ] as const) {
      await page.getByRole('button', { name }).first().click()
      await page.getByRole('dialog').waitFor()
      await allSeen(page, `${name}`, least)
      await page.keyboard.press('Escape')
    }
    await page.context().close()
  }, 60_000)
})
