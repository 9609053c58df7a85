import type { Page } from '@playwright/test'
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

const LAPTOP = { width: 1280, height: 800 }

/** Somebody with a name, on a page of theirs. */
const guest = async (name: string, look: { width: number; height: number } = PHONE): Promise<Page> => {
  const page = await person({ ...look, colorScheme: 'dark' })
  await page.request.post(`${pages.address}/api/guest`, { data: { name } })
  return page
}

const levels = [
  [25, 50],
  [50, 100],
  [100, 200],
].map(([small, big]) => ({ small, big, ante: 0, antes: 'each', lasts: { minutes: 20 }, breakAfter: 0 }))

/** A live event of these players, whom the director has entered, and who sit. */
const begun = async (page: Page, wanted: object, names: readonly string[]): Promise<string> => {
  const made = await page.request.post(`${pages.address}/api/events`, {
    data: {
      name: 'Thursday',
      start: { when: 'director' },
      run: 'known',
      open: false,
      seats: 6,
      buyIn: { price: 20, fee: 0, chips: 1000 },
      levels,
      unit: 25,
      ...wanted,
    },
  })
  const { id } = (await made.json()) as { readonly id: string }
  await page.goto(`${pages.address}/events/${id}/director`)
  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Entry', exact: true }).click()
  for (const name of names) {
    await sheet.getByLabel('Name').fill(name)
    await sheet.getByRole('button', { name: 'Enter', exact: true }).click()
    await sheet.getByText(`${name} is entered.`).waitFor()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Start play' }).click()
  await page.getByRole('heading', { name: 'Tables' }).waitFor()
  return id
}

/** Marks the first who sits as out, by the next. */
const bust = async (page: Page): Promise<void> => {
  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Bust', exact: true }).click()
  await sheet.locator('[data-seat]').first().click()
  const takers = sheet.getByRole('group').filter({ has: page.getByRole('button', { name: 'Don’t know' }) })
  await takers.first().getByRole('button').first().click()
  await sheet.getByRole('button', { name: /^Bust / }).click()
  await sheet.waitFor({ state: 'hidden' })
}

test('a player who is moved is notified on their own phone, with the slip', async () => {
  const page = await guest('Dana')
  const made = await page.request.post(`${pages.address}/api/events`, {
    data: {
      name: 'Move me',
      start: { when: 'director' },
      run: 'known',
      open: true,
      seats: 3,
      buyIn: { price: 20, fee: 0, chips: 1000 },
      levels,
      unit: 25,
    },
  })
  const { id } = (await made.json()) as { readonly id: string }
  const mia = await guest('Mia')
  await mia.addInitScript(() => {
    const notices: string[] = []
    class Notice {
      static permission = 'granted'
      constructor(title: string, { body }: { readonly body: string }) {
        notices.push(`${title}: ${body}`)
      }
    }
    Object.assign(globalThis, { Notification: Notice, notices })
  })
  await mia.goto(`${pages.address}/events/${id}`)
  await mia.getByRole('button', { name: /^Register/ }).click()
  await mia.getByText('You’re in. Seats are drawn when it starts.').waitFor()
  await page.goto(`${pages.address}/events/${id}/director`)
  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Entry', exact: true }).click()
  for (const name of ['Amy', 'Ben', 'Cora']) {
    await sheet.getByLabel('Name').fill(name)
    await sheet.getByRole('button', { name: 'Enter', exact: true }).click()
    await sheet.getByText(`${name} is entered.`).waitFor()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Start play' }).click()
  await page.getByRole('heading', { name: 'Tables' }).waitFor()
  const seat = mia.getByText(/^Table \d, seat \d$/).first()
  const before = await seat.textContent()
  await page.getByRole('button', { name: 'Player', exact: true }).click()
  await sheet
    .getByLabel('Player')
    .selectOption({ label: (await sheet.locator('option', { hasText: /^Mia/ }).textContent())! })
  await sheet.getByLabel('Move to another seat').selectOption({ index: 1 })
  await sheet.getByRole('button', { name: 'Move', exact: true }).click()
  await mia.getByRole('alert', { name: 'You’ve moved' }).waitFor()
  expect(await seat.textContent()).not.toBe(before)
  const notices = await mia.evaluate(() => (globalThis as unknown as { readonly notices: readonly string[] }).notices)
  expect(notices).toEqual([expect.stringMatching(/^Move me: You move from table \d seat \d to table \d seat \d\.$/)])
  await picture(mia, 'event-moved', { fullPage: true })
  await mia.context().close()
  await page.context().close()
}, 60_000)

describe('an event over two days, from a phone', () => {
  test('its schedule changes, a player is penalised, chips are bagged, and the next day begins', async () => {
    const page = await guest('Dana')
    await begun(page, {}, ['Amy', 'Ben', 'Cora', 'Dirk'])
    const sheet = page.getByRole('dialog')
    const more = async (name: string) => {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await sheet.getByRole('button', { name }).click()
    }

    await more('Change the schedule')
    await sheet.getByRole('group', { name: 'Level 2' }).getByLabel('Big blind').fill('150')
    await sheet.getByRole('group', { name: 'Level 2' }).getByLabel('Small blind').fill('75')
    await sheet.getByRole('button', { name: 'Add a level' }).click()
    await sheet.getByRole('group', { name: 'Level 4' }).getByLabel('Minutes').fill('15')
    expect(await violations(page)).toEqual([])
    await picture(page, 'event-schedule')
    await sheet.getByRole('button', { name: 'Save the schedule' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await more('Change the schedule')
    expect(await sheet.getByRole('group', { name: 'Level 2' }).getByLabel('Big blind').inputValue()).toBe('150')
    expect(await sheet.getByRole('group', { name: 'Level 4' }).getByLabel('Minutes').inputValue()).toBe('15')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Player', exact: true }).click()
    await sheet.getByLabel('Player').selectOption({ index: 1 })
    await sheet.getByLabel('Counted in').selectOption('minutes')
    await sheet.getByLabel('How long').fill('10')
    expect(await violations(page)).toEqual([])
    await picture(page, 'event-player-sheet', { fullPage: true })
    await sheet.getByRole('button', { name: 'Out for 10 minutes' }).click()
    await sheet.waitFor({ state: 'hidden' })

    await bust(page)
    await more('End the day and bag the chips')
    const first = sheet.getByRole('spinbutton').first()
    const counted = Number(await first.inputValue())
    await first.fill(String(counted + 25))
    expect(await sheet.getByRole('button', { name: 'End the day' }).isDisabled()).toBe(true)
    await first.fill(String(counted))
    expect(await violations(page)).toEqual([])
    await picture(page, 'event-bag')
    await sheet.getByRole('button', { name: 'End the day' }).click()
    await page.getByText('3 players have chips in bags.', { exact: false }).waitFor()
    await picture(page, 'event-bagged', { fullPage: true })
    await page.getByRole('link', { name: 'Print', exact: true }).click()
    await page.getByRole('button', { name: 'Bags', exact: true }).click()
    expect(await page.getByRole('row').count()).toBe(4)
    await picture(page, 'event-bags', { fullPage: true })
    await page.getByRole('link', { name: 'Director', exact: true }).click()
    await page.getByRole('button', { name: 'Start day 2' }).click()
    await page.getByRole('heading', { name: 'Tables' }).waitFor()
    await page.getByText('3 left of 4').waitFor()
    await page.context().close()
  }, 120_000)
})

describe('a deal on the prizes', () => {
  /** What stands on the sheet: a row for each player, without the line that they sign on. */
  const rows = (page: Page): Promise<readonly (readonly string[])[]> =>
    page
      .getByRole('article')
      .getByRole('row')
      .evaluateAll(all => all.slice(1).map(row => [...row.children].slice(0, 3).map(cell => cell.textContent ?? '')))
  /** How many lines there are to sign on: they are ruled, on paper too. */
  const ruled = (page: Page): Promise<number> =>
    page
      .getByRole('article')
      .locator('td:empty, dd:empty')
      .evaluateAll(all => {
        const widths = all.map(it => it.ownerDocument.defaultView!.getComputedStyle(it).borderBottomWidth)
        return widths.filter(width => Number.parseFloat(width) > 0).length
      })

  /** The prizes as they are posted, and the names of those who sit. */
  const posted = async (page: Page) => {
    const paper = page.getByRole('article')
    await page.getByRole('button', { name: 'Payouts' }).click()
    const prizes = (await paper.getByRole('cell').allTextContents()).map(Number)
    await page.getByRole('button', { name: 'Seating' }).click()
    const seated = (await paper.getByRole('rowheader').allTextContents()).toSorted()
    await page.getByRole('button', { name: 'Deal to sign' }).click()
    return { prizes, seated }
  }

  test('is printed to be signed, with sums, names and lines for signatures, and again as it was agreed', async () => {
    const page = await guest('Dana')
    const names = ['Amy', 'Ben', 'Cora', 'Dirk', 'Edda', 'Finn', 'Gus', 'Hana', 'Ines', 'Jack']
    await begun(page, { seats: 10, buyIn: { price: 25, fee: 0, chips: 1000 } }, names)
    for (let out = 0; out < 7; out++) await bust(page)
    await page.getByText('3 left of 10').waitFor()
    await page.getByRole('link', { name: 'Print', exact: true }).click()
    await page.getByRole('button', { name: 'Deal to sign' }).click()
    const paper = page.getByRole('article')
    await paper.getByText('Proposed: ICM.', { exact: false }).waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'event-deal-offered', { fullPage: true })
    const icm = await rows(page)
    await page.getByRole('button', { name: 'Even split' }).click()
    await paper.getByText('Proposed: Even split.', { exact: false }).waitFor()
    const even = await rows(page)
    // ten paid 25 each; of 250 one unit is left over
    expect(even.map(row => row[2])).toEqual(['84', '83', '83', '250'])
    expect(even.map(row => row[1]).toSorted()).toEqual(['1,000', '1,000', '10,000', '8,000'])
    const { prizes, seated } = await posted(page)
    expect(
      even
        .slice(0, 3)
        .map(row => row[0])
        .toSorted(),
    ).toEqual(seated)
    const [first, second, third] = prizes
    expect(first! + second! + third!).toBe(250)
    // the leader is first eight times of ten, and second in eight of nine of the others
    const leader = icm.find(row => row[1] === '8,000')!
    const worth = 0.8 * first! + 0.2 * ((8 / 9) * second! + (1 / 9) * third!)
    expect(Math.abs(Number(leader[2]) - worth)).toBeLessThan(1)
    expect(icm.map(row => row.slice(0, 2))).toEqual(even.map(row => row.slice(0, 2)))
    // three players, the date and the director
    expect(await ruled(page)).toBe(5)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.setViewportSize({ width: 794, height: 1123 })
    expect(await ruled(page)).toBe(5)
    expect(await page.getByRole('button', { name: 'By chips' }).isVisible()).toBe(false)
    await picture(page, 'event-deal-printed', { fullPage: true })
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await page.setViewportSize(PHONE)

    await page.getByRole('link', { name: 'Director', exact: true }).click()
    await page.getByRole('button', { name: 'Deal', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'ICM' }).click()
    expect(await sheet.getByRole('link', { name: 'Print a sheet to sign' }).getAttribute('href')).toMatch(
      /\/sheets\?sheet=deal&way=icm$/,
    )
    await sheet.getByLabel('Everyone above has agreed').check()
    expect(await violations(page)).toEqual([])
    await picture(page, 'event-deal')
    await sheet.getByRole('button', { name: 'Confirm the deal' }).click()
    await sheet.waitFor({ state: 'hidden' })
    // a player who goes out later has agreed all the same, with the chips of then
    await bust(page)
    await page.getByRole('link', { name: 'Print', exact: true }).click()
    await page.getByRole('button', { name: 'Deal to sign' }).click()
    await paper.getByText('Agreed: ICM.').waitFor()
    expect(await rows(page)).toEqual(icm)
    expect(await ruled(page)).toBe(5)
    await paper.getByRole('button', { name: 'Read rule rrp/15/37' }).waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'event-deal-agreed', { fullPage: true })
    await page.context().close()
  }, 120_000)
})

describe('a season with mystery bounties', () => {
  test('envelopes are opened, and the standings know who took whom', async () => {
    const page = await guest('Dana', LAPTOP)
    const season = { name: 'Thursdays', formula: { way: 'beaten' }, best: null, bountyPoints: 1 }
    const bounty = { kind: 'mystery', worth: 10 }
    const id = await begun(page, { season, bounty }, ['Amy', 'Ben', 'Cora'])
    await bust(page)
    await page.getByRole('heading', { name: /opens an envelope for/ }).waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'event-envelope-due', { fullPage: true })
    await page.getByRole('button', { name: 'Open the next one' }).click()
    await page.getByRole('heading', { name: /opens an envelope for/ }).waitFor({ state: 'hidden' })
    await page.goto(`${pages.address}/events/${id}`)
    await page.getByRole('heading', { name: 'Mystery bounties' }).waitFor()
    expect(await page.getByText(/^Envelope 1$/).count()).toBe(1)
    expect(await violations(page)).toEqual([])
    await picture(page, 'event-envelopes', { fullPage: true })
    await page.getByRole('link', { name: 'Director', exact: true }).click()
    await bust(page)
    await page.getByRole('link', { name: 'Season', exact: true }).click()
    await page.getByRole('heading', { name: 'Standings' }).waitFor({ timeout: 20_000 })
    expect(await page.getByRole('table').getByRole('row').count()).toBe(4)
    await page
      .getByText(/knocked out \d×, got knocked out \d×/)
      .first()
      .waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'event-season', { fullPage: true })
    await page.setViewportSize(PHONE)
    await picture(page, 'event-season-phone', { fullPage: true })
    await page.context().close()
  }, 120_000)
})
