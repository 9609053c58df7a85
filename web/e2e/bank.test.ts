import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTable, dealsAt, LAPTOP, openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

/** Checks or folds, so that the chips last, until something is seen. */
const playTight = async (page: Page, seen: () => Promise<boolean>): Promise<void> => {
  const acts = [/^Check/, /^Fold/, /^Show/].map(name => page.getByRole('button', { name }).first())
  while (!(await seen())) {
    for (const act of acts) {
      // what is offered may be over before it is tapped: then the next look decides
      if (await act.isVisible()) {
        await act.click({ timeout: 1000 }).catch(() => undefined)
        break
      }
    }
    await page.waitForTimeout(40)
  }
}

/** The nets that the table of balances shows, and what it says they come to. */
const nets = async (page: Page): Promise<{ readonly nets: readonly number[]; readonly together: string | null }> => ({
  nets: await page.locator('[data-net]').evaluateAll(cells => cells.map(cell => Number(cell.getAttribute('data-net')))),
  together: await page.locator('[data-together]').textContent(),
})

const sum = (chips: readonly number[]): number => chips.reduce((all, one) => all + one, 0)

const openBank = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Bank', exact: true }).click()
  await page.getByRole('heading', { name: 'Settle up' }).waitFor()
}

describe('the bank', () => {
  test('a night with bots: the bank balances, the host corrects it and ends the night, and each gets a line', async () => {
    const page = await atTable(
      pages,
      { form: 'holdem', chairs: 5, bots: 4 },
      { ...LAPTOP, colorScheme: 'light', reducedMotion: 'reduce' },
    )
    await playTight(page, async () => (await dealsAt(page)) > 4)
    await openBank(page)
    const before = await nets(page)
    expect(before.nets).toHaveLength(5)
    expect(before.nets.some(net => net !== 0)).toBe(true)
    expect([sum(before.nets), before.together]).toEqual([0, '0'])
    expect(await violations(page)).toEqual([])

    // more than she can lose at the table: there is something to pay at the end
    await page.getByLabel('Chips').fill('5003')
    await page.getByLabel('Reason').fill('=pizza "for all"')
    await page.getByRole('button', { name: 'Adjust the ledger' }).click()
    await page.getByText('5,003 from the house to Ann: =pizza "for all"').waitFor()
    const corrected = await nets(page)
    expect(corrected.nets).toHaveLength(6)
    expect([sum(corrected.nets), corrected.together]).toEqual([0, '0'])
    await picture(page, 'bank-panel')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'End the night' }).click()
    await page.getByRole('dialog').getByText('cashed out').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: /^End / }).click()
    const over = page.getByRole('heading', { name: 'The night is over' })
    await playTight(page, () => over.isVisible())
    const line = page.getByRole('list', { name: 'Payments' }).getByRole('listitem')
    await line.first().waitFor()
    await picture(page, 'night-over')
    expect(await violations(page)).toEqual([])

    await page.getByRole('link', { name: 'Bank', exact: true }).click()
    await page.getByRole('heading', { name: 'Settle up' }).waitFor()
    const [ann] = (await nets(page)).nets
    const words = await line.allTextContents()
    expect(words).toEqual([`The house pays Ann ${ann!.toLocaleString('en-US')}`])
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy summary' }).click()
    await page.getByText('Copied.').waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`Hold’em\n${words[0]}`)
    expect(await violations(page)).toEqual([])
    await picture(page, 'bank', { fullPage: true })

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download entries as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^bank-\w+\.csv$/)
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv).toContain(`"'=pizza ""for all"""`)
    const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem')
    expect(csv.trim().split('\r\n')).toHaveLength(1 + (await entries.count()))
    expect(csv).toContain('"cash-out"')

    await page.goto(pages.address)
    await page.getByRole('link', { name: 'Your results' }).click()
    await page.getByRole('rowheader', { name: /^Hold’em/ }).waitFor()
    expect(await page.locator('[data-together]').textContent()).toBe(`+${ann!.toLocaleString('en-US')}`)
    expect(await violations(page)).toEqual([])
    await picture(page, 'book')
    await page.context().close()
  })

  test('the night is shown in graphs, which are also there in figures', async () => {
    const page = await atTable(
      pages,
      { form: 'holdem', chairs: 4, bots: 3 },
      { ...PHONE, colorScheme: 'dark', reducedMotion: 'reduce' },
    )
    await playTight(page, async () => (await dealsAt(page)) > 5)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Results', exact: true }).click()
    await page.getByRole('img', { name: 'Won and lost, hand by hand' }).locator('canvas').waitFor()
    await page.getByRole('slider').focus()
    await page.keyboard.press('Home')
    await page.getByText('Before the first hand').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText(/^Hand 1, pot/).waitFor()
    await page.getByRole('button', { name: 'Stacks' }).click()
    await page.getByRole('button', { name: /^Ada/, pressed: true }).click()
    await page.getByRole('button', { name: /^Ada/, pressed: false }).waitFor()
    await page.getByText('The graph in numbers').click()
    const first = page.getByRole('region', { name: 'The graph in numbers' }).getByRole('row').nth(1)
    expect(await first.getByRole('cell').allTextContents()).toEqual(['0', '1,000', '1,000', '1,000', '1,000'])
    expect(await violations(page)).toEqual([])
    await picture(page, 'night', { fullPage: true })
    // in another window and in other light both graphs are drawn again, with the hand that is pointed at
    const before = await graphs(page)
    expect(before.pointed).toEqual([before.pointed[0], before.pointed[0]])
    await page.setViewportSize(LAPTOP)
    await expect.poll(async () => (await graphs(page)).pointed).toEqual(before.pointed)
    const dark = await graphs(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect
      .poll(async () => (await graphs(page)).drawn.map((now, i) => now === dark.drawn[i]))
      .toEqual([false, false])
    await page.context().close()
  })

  test('the lobby’s scripts come to less than 150 kB compressed; the felt is loaded while you read', async () => {
    const page = await (await pages.browser.newContext({ locale: 'en-US' })).newPage()
    const scripts: Promise<Buffer>[] = []
    const keep = (response: { url: () => string; body: () => Promise<Buffer> }): void => {
      if (response.url().endsWith('.js')) scripts.push(response.body())
    }
    page.on('response', keep)
    await page.goto(pages.address, { waitUntil: 'networkidle' })
    const felt = page.waitForResponse(/table-page-.*\.js$/, { timeout: 20_000 })
    page.off('response', keep)
    const sizes = (await Promise.all(scripts)).map(body => gzipSync(body).length)
    expect(sizes.length).toBeGreaterThan(0)
    expect(sum(sizes)).toBeLessThan(150_000)
    expect((await Promise.all(scripts)).some(body => body.includes('uplot'))).toBe(false)
    await felt
    await page.context().close()
  })

  test('a player who has never had a seat sees why they do not see it', async () => {
    const page = await atTable(pages, { form: 'holdem' }, LAPTOP)
    const guest = await (await pages.browser.newContext({ locale: 'en-US' })).newPage()
    await guest.request.post(`${pages.address}/api/guest`, { data: { name: 'Eve' } })
    await guest.goto(`${page.url()}/bank`)
    await guest.getByText('The bank is for players who have sat at this table').waitFor()
    await guest.context().close()
    await page.context().close()
  })
})

/** What the graphs of a night show: what is painted, and how far along the hand is that is pointed at, in percent. */
const graphs = (page: Page): Promise<{ readonly drawn: readonly string[]; readonly pointed: readonly number[] }> =>
  page.evaluate(`({
    drawn: [...document.querySelectorAll('canvas')].map(it => it.toDataURL()),
    pointed: [...document.querySelectorAll('.u-over')].map(over => {
      const [box, mark] = [over, over.querySelector('.u-cursor-x')].map(it => it.getBoundingClientRect())
      return Math.round((100 * (mark.x - box.x)) / box.width)
    }),
  })`)
