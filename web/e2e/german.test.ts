import { forms } from '@cardroom/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { englishOn } from '../testing/english-on.ts'
import { atTable, LAPTOP, openPages, type Pages, playUntil } from '../testing/open-pages.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const LONG = { timeout: 120_000 }
const GERMAN = { ...LAPTOP, locale: 'de-DE', reducedMotion: 'reduce' } as const

/** Games have the same names everywhere, the longest first. */
const GAMES = Object.values(forms)
  .map(({ name }) => name)
  .toSorted((a, b) => b.length - a.length)

describe('a page in German', () => {
  test.each(['badugi', 'omaha-8', 'open-face-chinese'])(
    '%s: a hand is played, and no word on it is English',
    LONG,
    async form => {
      const page = await atTable(pages, { form, chairs: 3, bots: 2, clock: null }, GERMAN)
      await page.getByRole('region', { name: 'Deine Hand' }).waitFor()
      const found = new Set<string>()
      const look = async (): Promise<void> => {
        for (const words of await englishOn(page, GAMES)) found.add(words)
      }
      // what was won is read out, and that is not over before anybody has looked
      const ended = page
        .locator('[aria-live="polite"]')
        .filter({ hasText: /gewinn(st|t) |schläg(st|t) |Unentschieden/ })
        .first()
      const asked = new Set<string>()
      await playUntil(page, async () => {
        // what is asked again in the same words reads as before
        const words = await page.locator('main > footer').innerText()
        if (!asked.has(words)) await look()
        asked.add(words)
        return ended.isVisible()
      })
      await look()
      await page.getByRole('button', { name: /^Menü/ }).first().click()
      await page.getByRole('dialog').waitFor()
      await look()
      expect([...found]).toEqual([])
      await page.context().close()
    },
  )

  test('the lobby, a lesson, the desk, the training, the books and the house rules are German', LONG, async () => {
    const page = await (await pages.browser.newContext({ viewport: LAPTOP, locale: 'de-DE' })).newPage()
    for (const [path, seen] of [
      ['/', 'Jetzt spielen'],
      ['/learn/omaha-8', 'Gewinn beide Hälften'],
      ['/desk', 'Welches Spiel?'],
      ['/train', 'Frage 1'],
      ['/create', 'Tisch'],
      ['/books', 'Die fünf Bücher'],
      ['/books/rrp/3/betting/14', 'Die fünf Bücher nebeneinander'],
      ['/books/hpt', 'Das ganze Buch auf einer Seite'],
      ['/house', 'Ausgabe 1 unterschreiben'],
    ] as const) {
      await page.goto(`${pages.address}${path}`)
      await page.getByText(seen).first().waitFor()
      const english = await englishOn(page, GAMES)
      expect({ path, english }).toEqual({ path, english: [] })
    }
    await page.context().close()
  })
})
