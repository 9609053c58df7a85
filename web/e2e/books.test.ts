import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAPTOP, openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const open = async (at: string, look: object = PHONE) => {
  const { width, height, ...rest } = look as { width: number; height: number }
  const context = await pages.browser.newContext({ viewport: { width, height }, ...rest })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${pages.address}${at}`)
  return page
}

describe('the books', () => {
  test('a rule is found by a player’s word on a phone, read, and compared with the other books', async () => {
    const page = await open('/books')
    await page.getByRole('heading', { name: 'Rulebooks', level: 1 }).waitFor()
    await picture(page, 'books-start-phone', { fullPage: true })
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Search the rulebooks').fill('show one show all')
    const hits = page.getByRole('list', { name: 'Results' }).getByRole('link')
    await hits.first().getByText('rrp/3/showdown/6').waitFor()
    expect(await hits.count()).toBeGreaterThan(3)
    await picture(page, 'books-search-phone')
    await hits.first().click()
    await page.waitForURL(/\/books\/rrp\/3\/showdown\/6\?q=/)
    await page.getByRole('heading', { name: 'Show one, show all', level: 1 }).waitFor()
    await page.getByText('Cardroom enforces it').or(page.getByText('Cardroom rules on it')).first().waitFor()
    await page.getByRole('heading', { name: 'The five books, side by side' }).waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'books-rule-phone', { fullPage: true })
    await page.context().close()
  })

  test('its id is its address; topics, sections, the dictionary and print are on a laptop, by day and by night', async () => {
    const page = await open('/books/wsop/140', { ...LAPTOP, colorScheme: 'light' })
    await page.getByRole('heading', { name: 'No string raises', level: 1 }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('string bet')
    await page.getByRole('list', { name: 'Results' }).getByText('rrp/3/betting/14').waitFor()
    await picture(page, 'books-rule-laptop', { fullPage: true })
    expect(await violations(page)).toEqual([])
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Showdown and ties' }).click()
    await page.getByRole('heading', { name: 'Showdown and ties', level: 1 }).waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    await picture(page, 'books-topic-laptop')
    expect(await violations(page)).toEqual([])
    await page.goto(`${pages.address}/books/dictionary`)
    await page.getByText(/^\d+ words$/).waitFor()
    await page.getByLabel('Find a word').fill('kill')
    await picture(page, 'books-dictionary')
    expect(await violations(page)).toEqual([])
    await page.goto(`${pages.address}/books/section/rrp/13`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByLabel('Search the rulebooks').isVisible()).toBe(false)
    await picture(page, 'books-print')
    await page.context().close()
  })

  test.each([
    ['English', 400, 'en-GB', 'Rulebooks', 'Search the rulebooks', /^(?!.*german)/],
    ['German', 650, 'de-DE', 'Regelbücher', 'In den Regelbüchern suchen', /german/],
  ] as const)(
    'in %s the whole reader comes in less than %i kB compressed, and works without a network once opened',
    async (_, most, locale, title, search, loaded) => {
      const page = await open('/books', { ...PHONE, locale })
      await page.getByRole('heading', { name: title, level: 1 }).waitFor()
      const dist = fileURLToPath(new URL('../dist', import.meta.url))
      const files = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter(name => /\.(js|css)$/.test(name) && name.startsWith('/assets/')),
      )
      const bytes = files.reduce((sum, name) => sum + brotliCompressSync(readFileSync(dist + name)).length, 0)
      expect(files.length).toBeGreaterThan(1)
      expect(files.join()).toMatch(loaded)
      expect(bytes).toBeLessThan(1000 * most)
      const sent = await page.evaluate<number>(
        `performance.getEntriesByType('resource').reduce((sum, it) => sum + (it.name.endsWith('.js') ? it.encodedBodySize : 0), 0)`,
      )
      expect(sent).toBeLessThan(1000 * most)
      await page.locator('html[data-kept]').waitFor({ state: 'attached' })
      await page.context().setOffline(true)
      await page.goto(`${pages.address}/books/uspa/2.2/kill`)
      expect(
        await page.evaluate(() =>
          fetch('/api/me').then(
            () => 'answered',
            () => 'no answer',
          ),
        ),
      ).toBe('no answer')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByLabel(search).fill('string bet')
      await page.getByText('rrp/3/betting/14').first().waitFor()
      await picture(page, 'books-offline')
      await page.context().close()
    },
  )
})
