import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAPTOP, openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const friday = fileURLToPath(new URL('../../examples/friday-night.json', import.meta.url))
const built = fileURLToPath(new URL('../dist/', import.meta.url))

/** A page of this size in the room, and every host that it has asked for something. */
const newPage = async ({ width, height }: { readonly width: number; readonly height: number }) => {
  const page = await (await pages.browser.newContext({ viewport: { width, height } })).newPage()
  page.setDefaultTimeout(20_000)
  const hosts = new Set<string>()
  page.on('request', request => hosts.add(new URL(request.url()).host))
  await page.goto(pages.address)
  return { page, hosts }
}

describe('house rules', () => {
  test('answers that cannot stand together are named while they are chosen', async () => {
    const { page } = await newPage(PHONE)
    await page.getByText('Create a table').click()
    // the part with the points cannot be loaded at first
    const part = /house-fields-.*\.js$/
    await page.route(part, route => route.abort())
    await page.getByLabel('Rulebook').selectOption('house')
    await page.getByRole('alert').getByText('This part of the page couldn’t be loaded').waitFor()
    expect(await violations(page)).toEqual([])
    await page.unroute(part)
    await page.getByRole('button', { name: 'Try again' }).click()
    const opens = page.getByRole('button', { name: 'Create table' })
    await page.getByLabel('Chips added between hands').selectOption('maximum buy-in')
    await page
      .getByRole('alert')
      .getByText(/“Chips added between hands” stops at a maximum buy-in/i)
      .waitFor()
    expect(await opens.isDisabled()).toBe(true)
    await page.getByLabel('Chips added between hands').selectOption('any amount (the book)')
    await page.getByRole('alert').waitFor({ state: 'detached' })
    expect(await opens.isEnabled()).toBe(true)
    await page.context().close()
  })

  test('a table by a house from a file: its page shows what departs, and is searched', async () => {
    const { page, hosts } = await newPage(LAPTOP)
    await page.getByLabel('Your name').fill('Hal')
    await page.getByText('Create a table').click()
    await page
      .getByRole('form', { name: 'Create a table' })
      .getByRole('combobox', { name: 'Game', exact: true })
      .selectOption('own-mix')
    await page.getByLabel('Add a game').selectOption('razz')
    await page.getByLabel('Next game').selectOption('3')
    await page.getByLabel('Rulebook').selectOption('house')
    await page.getByLabel('Raises after the bet, at limit').waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'lobby-house', { fullPage: true })
    await page.getByLabel('From a file').setInputFiles({
      name: 'odd.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"name":"Odd","book":"rrp","overrides":{"limitRaiseCapThreePlusRounds":"many"}}'),
    })
    await page.getByText(/limitRaiseCapThreePlusRounds/i).waitFor()
    await page.getByLabel('From a file').setInputFiles(friday)
    await page.getByText(/Friday night: Robert.*, plus 3 house rules/).waitFor()
    await page.getByRole('button', { name: 'Create table' }).click()
    await page.waitForURL(/\/t\//)
    await page
      .getByText(/Friday night/)
      .first()
      .waitFor()
    await page.goto(`${page.url()}/rules`)
    await page.getByRole('heading', { name: 'Friday night' }).waitFor()
    await page.getByRole('button', { name: 'Only house rules' }).click()
    await page.getByText('3 points', { exact: true }).waitFor()
    await page.getByText('A bet and four raises, as in the casino down the road.').waitFor()
    // it is a page of its table like the others
    const around = page.getByRole('navigation', { name: 'This table' })
    expect(await around.locator('[aria-current="page"]').textContent()).toBe('House rules')
    await page.getByRole('link', { name: 'Back to the table' }).waitFor()
    await picture(page, 'house-rules')
    await page.getByRole('button', { name: 'All points' }).click()
    await page.getByRole('searchbox').fill('wsop/152')
    await page.getByRole('button', { name: 'wsop/152' }).first().click()
    await page.getByRole('dialog').locator('code').waitFor()
    await page.keyboard.press('Escape')
    expect(hosts).toEqual(new Set([new URL(pages.address).host]))
    await page.context().close()
  })

  test('the books side by side on a phone: no violation, and it prints without its tools', async () => {
    const { page } = await newPage(PHONE)
    await page.goto(`${pages.address}/rules`)
    await page.getByText(/^\d+ points$/).waitFor()
    await page.getByRole('searchbox').fill('straddle')
    const areas = page.getByRole('navigation', { name: 'Areas' })
    expect(await areas.locator('[aria-current="page"]').textContent()).toBe('Rules')
    await page.getByRole('link', { name: 'Ruling desk' }).waitFor()
    await picture(page, 'rules-phone')
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('searchbox').isVisible()).toBe(false)
    expect(await areas.isVisible()).toBe(false)
    await page.context().close()
  })
})

describe('the room’s own book', () => {
  test('a point is changed, a contradiction is named, an edition is signed and read as a book', async () => {
    const { page } = await newPage(PHONE)
    await page.goto(`${pages.address}/house`)
    await page.getByRole('heading', { name: 'House rules', level: 1 }).waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Riverside')
    await page.getByLabel('Search points').fill('topUpLimit')
    const topUp = page.getByRole('article').first()
    await topUp.getByRole('button', { name: /^Change / }).click()
    await topUp.getByRole('combobox').selectOption('maximum buy-in')
    await page.getByRole('alert').getByText('These answers contradict each other').waitFor()
    expect(await page.getByRole('button', { name: 'Sign edition 1' }).isDisabled()).toBe(true)
    await topUp.getByRole('button', { name: 'Back to the book' }).click()
    await page.getByText('No contradictions.').waitFor()
    await page.getByLabel('Search points').fill('wsop/130')
    const cap = page.getByRole('article').filter({ hasText: 'three or more betting rounds' }).first()
    await cap.getByRole('button', { name: /^Change / }).click()
    await cap.getByRole('button', { name: /^WSOP/ }).click()
    await cap.getByLabel('Why (printed with it)').fill('As down the road.')
    await picture(page, 'house-editor-phone', { fullPage: true })
    expect(await violations(page)).toEqual([])
    // the draft is kept on the device
    await page.reload()
    await page.getByText('1 point changed.').waitFor()
    await page.getByLabel('Your name').fill('Mona')
    await page.getByRole('button', { name: 'Sign edition 1' }).click()
    await page.getByText('Edition 1 is signed.').waitFor()
    await page.getByRole('link', { name: 'Read Riverside, edition 1' }).click()
    await page.getByRole('heading', { name: 'Where we differ' }).waitFor()
    await page.getByText('As down the road.').waitFor()
    await page.getByText(/^Seal [0-9a-f]{64}$/).waitFor()
    await picture(page, 'house-book-phone')
    // on paper: the book with its edition, who signed it and when, and nothing to press
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.emulateMedia({ media: 'print' })
    await page
      .getByText(/^Edition 1/)
      .first()
      .waitFor()
    await page
      .getByText(/by Mona/)
      .first()
      .waitFor()
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
    await picture(page, 'house-book-a4')
    const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    // four hundred points on a couple of dozen pages
    const sheets = paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
    expect(sheets).toBeGreaterThan(3)
    expect(sheets).toBeLessThan(30)
    await page.context().close()
  }, 120_000)
})

describe('the first paint of the lobby', () => {
  test('takes less than 200 kB of compressed script', () => {
    const html = readFileSync(`${built}index.html`, 'utf8')
    const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file!)
    const seen = new Set<string>()
    const add = (file: string): void => {
      if (seen.has(file)) return
      seen.add(file)
      const code = readFileSync(`${built}${file}`, 'utf8')
      for (const [, other] of code.matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g)) add(`assets/${other}`)
    }
    for (const file of first) add(file)
    const bytes = [...seen].reduce((sum, file) => sum + gzipSync(readFileSync(`${built}${file}`)).length, 0)
    expect(seen.size).toBeGreaterThan(0)
    expect(seen.size).toBeLessThan(readdirSync(`${built}assets`).filter(file => file.endsWith('.js')).length)
    expect(bytes).toBeLessThan(200_000)
  })
})
