import { readFileSync } from 'node:fs'
import { historiesIn, replayHand } from '@cardroom/histories'
import type { EventResults } from '@cardroom/room/protocol'
import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { peopleIn } from '../testing/people-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())
const { person } = peopleIn(() => pages)

/** A TV. */
const TV = { width: 1920, height: 1080 }

/** Somebody with a name, on a page of theirs. */
const guestCookie = async (name: string, look = PHONE): Promise<Page> => {
  const page = await person({ ...look, colorScheme: 'dark' })
  await page.request.post(`${pages.address}/api/guest`, { data: { name } })
  return page
}

/** Clicks what is offered at the moment; it may be over before it is tapped, and then the next look decides. */
const tries = async (button: Locator): Promise<void> => {
  if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => undefined)
}

/** Plays for all chips, hand after hand, until something is seen. */
const playWildly = async (page: Page, seen: () => Promise<boolean>): Promise<void> => {
  const allIn = page.getByRole('button', { name: 'All-in', exact: true })
  const acts = [/^Yes, go ahead/, /^All-in \d/, /^Raise to/, /^Bet /, /^Call/, /^Check$/, /^Show/, /^Fold anyway/].map(
    name => page.getByRole('button', { name }).first(),
  )
  while (!(await seen())) {
    await tries(allIn.first())
    for (const act of acts) {
      if (!(await act.isVisible())) continue
      await tries(act)
      break
    }
    await page.waitForTimeout(40)
  }
}

describe('an online sit-and-go', () => {
  test('of 18 with bots, from registration to the payout', async () => {
    const page = await person({ ...PHONE, colorScheme: 'dark' })
    await page.goto(pages.address)
    await page
      .getByRole('link', { name: /^Tournaments/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ann')
    // somebody who makes a tournament instead has typed it, too
    await page.getByText('Create a tournament').click()
    expect(await page.getByRole('textbox', { name: 'Your name' }).last().inputValue()).toBe('Ann')
    await page.getByText('Create a tournament').click()
    await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption('18')
    await page.getByRole('combobox', { name: 'Bots', exact: true }).selectOption('instant')
    await page.getByRole('button', { name: 'Play now' }).click()
    const toTable = page.getByRole('link', { name: 'Go to your table' })
    const out = page.getByRole('heading', { name: /^You (finished|won)/ })
    await toTable.or(out).waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'event-player', { fullPage: true })
    await toTable.click()
    const strip = page.getByRole('link', { name: /^18-player sit-and-go/ })
    await strip.waitFor()
    await picture(page, 'event-table')
    // wherever she is moved, the felt goes with her, until she is out or has won
    await playWildly(page, () => strip.getByText(/^You (finished|won)/).isVisible())
    await strip.click()
    await out.waitFor({ timeout: 30_000 })
    await page.getByRole('link', { name: 'Results', exact: true }).click()
    await page.getByRole('heading', { name: 'Final results' }).waitFor({ timeout: 60_000 })
    expect(await violations(page)).toEqual([])
    const prizes = page.locator('[data-prize]')
    const paid = await prizes.evaluateAll(cells => cells.map(cell => Number(cell.getAttribute('data-prize'))))
    expect(paid).toHaveLength(18)
    // eighteen buy-ins of 100, to the last unit
    expect(paid.reduce((sum, prize) => sum + prize, 0)).toBe(1800)
    await page.getByRole('img', { name: /^Stacks of/ }).waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'event-results', { fullPage: true })
    await comesInFiles(page)
    await isReplayed(page)
    await page.context().close()
  }, 90_000)
})

/** What is downloaded by a link. */
const downloaded = async (page: Page, name: string): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  return readFileSync(await download.path(), 'utf8')
}

/** The results of eighteen as files: a line for each player, everything, and hands that others can replay. */
const comesInFiles = async (page: Page): Promise<void> => {
  const names = await page.getByRole('table').first().locator('tbody th b').allTextContents()
  const csv = (await downloaded(page, 'Results (CSV)')).trim().split('\r\n')
  expect(csv).toHaveLength(19)
  const json = JSON.parse(await downloaded(page, 'Everything (JSON)')) as EventResults
  expect(json.order.map(({ name }) => name)).toEqual(names.map(name => name.replace(/, you$/, '')))
  const hands = [...historiesIn(await downloaded(page, 'Hands (PHH)'), 'phh')].map(it => replayHand(it))
  expect(hands.length).toBe(json.deals)
  expect(hands.filter(({ problems, ended }) => problems.length > 0 || !ended)).toEqual([])
}

/** From the results to a table's hands, and from there to the last one, which plays by itself. */
const isReplayed = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Table 1', exact: true }).click()
  await page.locator('ol a[href*="/deal/"]').first().click()
  await page.getByRole('heading', { name: /^Hand \d+/ }).waitFor()
  await page.keyboard.press('Home')
  await page.locator('main[data-step="0"]').waitFor()
  await page.keyboard.press(' ')
  await page.locator('main[data-step="2"]').waitFor()
  expect(await violations(page)).toEqual([])
  await picture(page, 'event-replay')
  await page.keyboard.press('End')
  await page.getByRole('list', { name: 'Who wins what' }).waitFor()
}

/** Twelve who play at home. */
const NAMES = ['Amy', 'Ben', 'Cora', 'Dirk', 'Edda', 'Fay', 'Gus', 'Hana', 'Ines', 'Jack', 'Kim', 'Leo'] as const

describe('a live event of 12', () => {
  test('is directed from a phone: rebuy, two out on one hand, undo, a table breaks, chips are raced; the TV shows it', async () => {
    const page = await guestCookie('Dana')
    const sheet = page.getByRole('dialog')
    const act = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
    await page.goto(`${pages.address}/events`)
    await page.getByText('Create a tournament').click()
    await page.getByLabel('Where it’s played').selectOption('known')
    await page.getByRole('combobox', { name: 'Starts', exact: true }).selectOption('director')
    await page.getByLabel('Players expected').fill('12')
    await page.getByLabel('Seats at a table').fill('4')
    await page.getByLabel('Smallest chip').fill('5')
    await page.getByLabel('Rebuys until level').fill('4')
    await page.getByText(/chips each/).waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'event-create', { fullPage: true })
    await page.getByRole('button', { name: 'Create tournament' }).click()

    await act('Entry')
    for (const name of NAMES) {
      await sheet.getByLabel('Name').fill(name)
      await sheet.getByRole('button', { name: 'Enter', exact: true }).click()
      await sheet.getByText(`${name} is entered.`).waitFor()
    }
    await page.keyboard.press('Escape')
    await act('Start play')
    await page.getByRole('heading', { name: 'Tables' }).waitFor()
    const draw = page.getByRole('button', { name: 'Draw', exact: true }).first()
    while (await draw.isVisible()) {
      // the last of them may be gone before it is tapped
      await tries(draw)
      await page.waitForTimeout(100)
    }

    /** Marks players as out at the table where the first of them sits, all by the first other player there. */
    const bust = async (count: number, table: number): Promise<readonly string[]> => {
      await act('Bust')
      const chosen = sheet.getByRole('button', { name: `Table ${table}`, exact: true })
      if (await chosen.isVisible()) await chosen.click()
      const seats = sheet.locator('[data-seat]')
      const names = (await seats.evaluateAll(all => all.map(it => it.getAttribute('data-seat')!))).slice(0, count)
      for (const name of names) await sheet.locator(`[data-seat="${name}"]`).click()
      const groups = sheet.getByRole('group').filter({ has: page.getByRole('button', { name: 'Don’t know' }) })
      for (let i = 0; i < count; i++) await groups.nth(i).getByRole('button').first().click()
      await picture(page, `event-bust-${count}`)
      // what the sheet is for is in view, however long it is
      const does = await sheet.getByRole('button', { name: /^Bust / }).boundingBox()
      expect(does!.y + does!.height).toBeLessThanOrEqual(page.viewportSize()!.height)
      await sheet.getByRole('button', { name: /^Bust / }).click()
      await sheet.waitFor({ state: 'hidden' })
      return names
    }
    const left = (count: number) => page.getByText(`${count} left of`).waitFor()
    const [first] = await bust(1, 1)
    await left(11)
    await act('Rebuy')
    await sheet.getByRole('button', { name: `Rebuy ${first}` }).click()
    await left(12)
    const [one, other] = await bust(2, 2)
    await left(10)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: `Undo ${other}’s bust-out` }).click()
    await expect.poll(() => sheet.getByLabel('Chips they get back').inputValue()).not.toBe('')
    await sheet.getByRole('button', { name: `Put ${other} back` }).click()
    await left(11)
    await page.getByRole('button', { name: `Undo ${one}’s bust-out` }).waitFor()

    // 4, 2 and 4: one moves, by a slip
    await bust(1, 2)
    await left(10)
    await page.getByRole('heading', { name: '1 player moves' }).waitFor()
    const slip = page.getByRole('article', { name: /^\w+: table \d seat \d to table 2 seat \d$/ })
    await slip.getByRole('button', { name: 'Read rule rrp/15/15' }).waitFor()
    await picture(page, 'event-move', { fullPage: true })
    // nobody reports the hands here: the player whom the director names as next in the big blind moves instead
    const next = page.getByLabel(/^Next big blind at table [13]/)
    const named = await next.locator('option').last().textContent()
    await next.selectOption({ index: 3 })
    await page.getByRole('article', { name: new RegExp(`^${named!.split(',')[0]}: table`) }).waitFor()
    await page.getByRole('button', { name: 'Make the move' }).click()
    await page.getByText('4 · 3 · 3').or(page.getByText('3 · 3 · 4')).waitFor()

    // eight have room at two tables: one breaks, and all seats are drawn
    await bust(2, 1)
    await left(8)
    await page.getByRole('button', { name: /^Make \d+ moves$|^Redraw$/ }).click()
    await page.getByText('4 · 4', { exact: true }).waitFor()
    expect(await violations(page)).toEqual([])

    await act('Clock')
    await sheet.getByLabel('Level').selectOption({ index: 8 })
    await sheet.getByLabel('Minutes left').fill('12')
    await sheet.getByRole('button', { name: 'Set the clock' }).click()
    await page.getByText(/^Level 9 ·/).waitFor()
    const race = page.getByRole('button', { name: 'Deal the race' })
    await race.waitFor()
    await picture(page, 'event-race', { fullPage: true })
    await race.click()
    await page.getByText(/race/i).first().waitFor()

    const clock = page.url().replace('/director', '/clock')
    await page.getByRole('link', { name: 'Print', exact: true }).click()
    await page.getByRole('heading', { name: 'Seating' }).waitFor()
    expect(await page.getByRole('table').count()).toBe(2)
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await picture(page, 'event-seating', { fullPage: true })
    await onTv(clock)
    await page.context().close()
  }, 90_000)
})

/** The clock wide and upright: nothing is cut off, and nothing lies on the table; its felt and light are as chosen. */
const looksRight = async (tv: Page): Promise<void> => {
  const boxOf = async (of: Locator) => {
    const { x, y, width, height } = (await of.boundingBox())!
    return { left: x, right: x + width, top: y, bottom: y + height }
  }
  const placed = async () => ({
    table: await boxOf(tv.locator('main svg[viewBox="0 0 1000 700"]')),
    cells: await Promise.all((await tv.locator('main dl > div, main ol').all()).map(boxOf)),
    wide: await tv.evaluate<number>('document.documentElement.scrollWidth'),
    tall: await tv.evaluate<number>('document.documentElement.scrollHeight'),
  })
  const wide = await placed()
  expect([wide.wide, wide.tall]).toEqual([TV.width, TV.height])
  expect(wide.cells.some(({ right }) => right <= wide.table.left)).toBe(true)
  expect(wide.cells.some(({ left }) => left >= wide.table.right)).toBe(true)
  await tv.setViewportSize({ width: TV.height, height: TV.width })
  const upright = await placed()
  expect([upright.wide, upright.tall]).toEqual([TV.height, TV.width])
  // everything is below the table, and the table is as wide as the screen lets it be
  expect(upright.cells.every(({ top }) => top >= upright.table.bottom)).toBe(true)
  expect(upright.table.right - upright.table.left).toBeGreaterThan(TV.height * 0.8)
  // on a phone held sideways the whole table is in view, and what comes next is beside it
  await tv.setViewportSize({ width: PHONE.height, height: PHONE.width })
  const sideways = await placed()
  expect(sideways.wide).toBe(PHONE.height)
  expect(sideways.table.bottom).toBeLessThanOrEqual(PHONE.width)
  expect(sideways.cells.some(({ left, bottom }) => left >= sideways.table.right && bottom <= PHONE.width)).toBe(true)
  await picture(tv, 'event-clock-sideways')
  await tv.setViewportSize({ width: TV.height, height: TV.width })
  const felt = "getComputedStyle(document.querySelector('main')).getPropertyValue('--felt-mid')"
  const feltOf = () => tv.evaluate<string>(felt)
  const green = await feltOf()
  await tv.getByText('Display', { exact: true }).locator('..').click()
  await tv.getByRole('button', { name: /sound/i }).click()
  expect(await tv.getByRole('button', { name: /sound/i }).getAttribute('aria-pressed')).toBe('true')
  await tv.getByLabel('Felt').selectOption('wine')
  expect(await feltOf()).not.toBe(green)
  await picture(tv, 'event-clock-upright')
  await tv.reload()
  await tv.getByRole('timer').waitFor()
  expect(await tv.locator('main').getAttribute('data-felt')).toBe('wine')
  await tv.setViewportSize(TV)
}

/** The clock on a TV: what it shows, and that it goes on and says so when the line is lost. */
const onTv = async (address: string): Promise<void> => {
  const tv = await person({ ...TV, colorScheme: 'dark' })
  let cut: (() => Promise<void>) | null = null
  let down = false
  await tv.routeWebSocket(/\/line/, line => {
    if (down) return void line.close()
    line.connectToServer()
    cut = () => line.close()
  })
  await tv.goto(address)
  await tv.getByText('Level 9', { exact: true }).first().waitFor()
  expect(await tv.getByText('Players left').locator('..').textContent()).toBe('Players left8of 12 entries')
  expect(await violations(tv)).toEqual([])
  await picture(tv, 'event-clock')
  await looksRight(tv)
  const time = tv.getByRole('timer')
  down = true
  await cut!()
  await tv.getByText(/^Running on this screen’s own clock/).waitFor()
  const before = await time.textContent()
  await expect.poll(() => time.textContent()).not.toBe(before)
  await picture(tv, 'event-clock-lost')
  down = false
  await tv.getByText('Running', { exact: true }).waitFor()
  await tv.context().close()
}
