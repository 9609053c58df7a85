import { forms } from '@cardroom/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { englishOn } from '../testing/english-on.ts'
import { atTable, dealsAt, LAPTOP, openPages, type Pages, PHONE, playUntil } from '../testing/open-pages.ts'
import { peopleIn } from '../testing/people-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
const { person } = peopleIn(() => pages)
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const LONG = { timeout: 120_000 }
const GAMES = Object.values(forms).map(({ name }) => name)

describe('the pages about you', () => {
  test.each(['/book', '/stats', '/hands', '/tables'])(
    '%s has nothing for a newcomer yet, says so, and leads to a game',
    LONG,
    async path => {
      const page = await person({ ...PHONE, colorScheme: 'dark' })
      await page.goto(`${pages.address}${path}`)
      await page.getByText('Nothing here yet').waitFor()
      expect(await page.getByText('Enter a name first.').count()).toBe(0)
      expect(await violations(page)).toEqual([])
      await page.locator('main').getByRole('link', { name: 'Play', exact: true }).last().click()
      await page.getByRole('heading', { name: 'Games', exact: true }).waitFor()
      await page.context().close()
    },
  )

  test('after some hands they are German, with German numbers, also in an English browser', LONG, async () => {
    const page = await atTable(pages, { form: 'holdem', chairs: 4, bots: 3, clock: null }, LAPTOP)
    const table = new URL(page.url()).pathname
    await page.evaluate(`localStorage['cardroom settings'] = JSON.stringify({ language: 'de' })`)
    await page.reload()
    await playUntil(page, async () => (await dealsAt(page)) >= 3)
    for (const [path, seen] of [
      [`${table}/bank`, /kauft sich für 1\.000 ein/],
      [`${table}/night`, /Hand für Hand/],
      [`${table}/deals`, /Hand 1/],
      ['/book', /Deine Ergebnisse/],
      ['/stats', /VPIP/],
      ['/hands', /Gespielte Hände/],
    ] as const) {
      await page.goto(`${pages.address}${path}`)
      await page.getByText(seen).first().waitFor()
      const shown = await page.locator('main').innerText()
      expect({ path, english: await englishOn(page, GAMES) }).toEqual({ path, english: [] })
      // 1,000, 67% and 8:29 PM are English
      expect(shown, path).not.toMatch(/\d,\d{3}|\d%|\d [AP]M/)
    }
    await page.context().close()
  })
})

test('a game with a long name and long rule ids has no page that is wider than a phone', async () => {
  const page = await person({ ...PHONE, colorScheme: 'light' })
  await page.goto(`${pages.address}/learn/five-card-double-board-bomb-pot-plo`)
  await page.getByText('wsop/five-card-double-board-bomb-pot-plo').first().waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
  await page.context().close()
})

test.each(['/record', '/floor/me', '/floor/report', '/books?q=string%20bet'])(
  '%s has one heading of its own, also where there is nothing to see yet',
  async path => {
    const page = await person(LAPTOP)
    await page.goto(`${pages.address}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.context().close()
  },
)
