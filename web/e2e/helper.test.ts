import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPages, type Pages, PHONE, picture, reportFouledStub } from '../testing/open-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

/** A host who has opened a table of real cards in the lobby, with a phone in their hand. */
const hostWithPhone = async (form: string, structure: string, colorScheme: 'light' | 'dark'): Promise<Page> => {
  const { width, height } = PHONE
  const page = await (await pages.browser.newContext({ viewport: { width, height }, colorScheme })).newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(pages.address)
  await page.getByLabel('Your name').fill('Hal')
  await page.getByText('Create a table').click()
  await page
    .getByRole('form', { name: 'Create a table' })
    .getByRole('combobox', { name: 'Game', exact: true })
    .selectOption(form)
  await page.getByLabel('Betting').selectOption(structure)
  await page.getByText(/^More:/).click()
  await page.getByLabel('Cards and chips').selectOption('real')
  await page.getByRole('button', { name: 'Create table' }).click()
  await page.getByText('Who’s at your table?').waitFor()
  return page
}

const sitDown = async (page: Page, players: readonly (readonly [string, number])[]): Promise<void> => {
  await page.getByRole('button', { name: 'Add player' }).last().click()
  for (const [name, chips] of players) {
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Chips', { exact: true }).fill(String(chips))
    await page.getByRole('button', { name: 'Sit down' }).click()
    await page.getByText(new RegExp(`^Seat \\d+: ${name}`)).waitFor()
  }
  await page.getByRole('button', { name: 'Done' }).click()
}

const dock = (page: Page) => page.getByRole('region', { name: 'What’s next' })
const OUT = /^Cards? (?:is|are) out$/
const tap = (page: Page, name: string | RegExp) => dock(page).getByRole('button', { name }).first().click()
/** Says what the player to act does, and waits until somebody else is asked: two quick taps would be one player's. */
const act = async (page: Page, name: string | RegExp): Promise<void> => {
  const before = await dock(page).innerText()
  await tap(page, name)
  await expect.poll(() => dock(page).innerText(), { timeout: 20_000 }).not.toBe(before)
}
const stack = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Seats' }).getByRole('button', { name }).locator('span').last().textContent()

/** Taps each card of a hand: its rank, then its suit. */
const picks = async (page: Page, cards: readonly (readonly [string, string])[]): Promise<void> => {
  for (const [rank, words] of cards) {
    await dock(page).getByRole('button', { name: rank, exact: true }).click()
    await dock(page).getByRole('button', { name: words, exact: true }).click()
  }
  await tap(page, 'Done')
}

describe('a live night with one phone', () => {
  test('side pot and split with unknown cards, take back, incident; then cards entered at the showdown', async () => {
    const page = await hostWithPhone('holdem', 'no-limit', 'dark')
    await picture(page, 'live-empty')
    await sitDown(page, [
      ['Ann', 300],
      ['Bob', 600],
      ['Cid', 900],
    ])
    expect(await violations(page)).toEqual([])
    await tap(page, 'Deal the first hand')
    await dock(page).getByText('has 10 to call').waitFor()
    await picture(page, 'live-act')
    expect(await violations(page)).toEqual([])

    await tap(page, 'Fold')
    await tap(page, /^Undo: /)
    await dock(page).getByText('has 10 to call').waitFor()

    await reportFouledStub(page)
    await page.getByRole('button', { name: 'Back to the table' }).click()
    await tap(page, /^Undo: an incident/)

    for (const who of [1, 2, 3]) {
      const allIn = dock(page).getByRole('button', { name: 'All-in', exact: true })
      if (who < 3 && (await allIn.isVisible())) {
        await allIn.click()
        await act(page, /^All-in /)
      } else await act(page, /^Call/)
    }
    for (const street of ['flop', 'turn', 'river']) {
      await dock(page).getByText(street).waitFor()
      await act(page, OUT)
    }
    const part = (name: RegExp) => dock(page).getByRole('group', { name })
    await part(/^Main pot 900/)
      .getByRole('button', { name: 'Ann' })
      .click()
    expect(await dock(page).getByRole('button', { name: 'Still to read: Side pot 600' }).isEnabled()).toBe(false)
    await part(/^Main pot 900/)
      .getByRole('button', { name: 'Bob' })
      .click()
    // the better hand of both pots takes the side pot, too
    await part(/^Side pot 600/)
      .getByRole('button', { name: 'Bob', pressed: true })
      .waitFor()
    await picture(page, 'live-read')
    expect(await violations(page)).toEqual([])
    await tap(page, 'Push the pots')
    await dock(page)
      .getByText(/split 900 \(450, 450\)/)
      .waitFor()
    await picture(page, 'live-pushed')
    expect([await stack(page, 'Ann'), await stack(page, 'Bob'), await stack(page, 'Cid')]).toEqual([
      '450',
      '1,050',
      '300',
    ])

    await page.getByRole('list', { name: 'Seats' }).getByRole('button', { name: 'Cid' }).click()
    await page.getByLabel('Buys').fill('200')
    await page.getByRole('button', { name: 'Add chips' }).click()
    await expect.poll(() => stack(page, 'Cid')).toBe('500')

    await tap(page, 'Next hand')
    for (let n = 0; n < 3; n++) await act(page, /^(Check|Call)/)
    await tap(page, 'Enter the cards')
    await picks(page, [
      ['A', 'ace of spades'],
      ['K', 'king of diamonds'],
      ['7', '7 of clubs'],
    ])
    for (const street of ['turn', 'river']) {
      for (let n = 0; n < 3; n++) await act(page, /^Check/)
      await dock(page).getByText(street).waitFor()
      await act(page, OUT)
    }
    for (let n = 0; n < 3; n++) await act(page, /^Check/)
    await tap(page, 'Enter the cards')
    await tap(page, 'Enter the cards for Board')
    await picks(page, [
      ['7', '7 of diamonds'],
      ['2', '2 of hearts'],
    ])
    await tap(page, 'Enter the cards for Ann')
    await picks(page, [
      ['A', 'ace of hearts'],
      ['Q', 'queen of clubs'],
    ])
    await tap(page, 'Enter the cards for Bob')
    await dock(page).getByRole('button', { name: '7', exact: true }).click()
    await picture(page, 'live-picker')
    expect(await violations(page)).toEqual([])
    await dock(page).getByRole('button', { name: '7 of hearts' }).click()
    await picks(page, [['3', '3 of clubs']])
    await picture(page, 'live-tell')
    await tap(page, 'Read the hands')
    await dock(page)
      .getByText(/Bob wins 30 .*three sevens/)
      .waitFor()
    await page.context().close()
  })

  test('stud: the helper says whose card brings in; others watch on their own phones', async () => {
    const page = await hostWithPhone('stud-8', 'limit', 'light')
    await sitDown(page, [
      ['Ann', 500],
      ['Bob', 500],
    ])
    await tap(page, 'Deal the first hand')
    await tap(page, OUT)
    await dock(page).getByRole('group', { name: 'Brings in' }).getByRole('button', { name: 'Bob' }).click()
    await picture(page, 'live-stud')
    await tap(page, /^Bring in/)
    const watcher = await (await pages.browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await watcher.goto(page.url())
    await watcher.getByText('has 3 to call').waitFor()
    expect(await watcher.getByRole('button', { name: 'Fold' }).count()).toBe(0)
    await tap(page, 'Fold')
    await watcher
      .getByText(/^Bob wins \d+\./)
      .first()
      .waitFor()
    await watcher.context().close()
    await page.context().close()
  })

  test('the ruling desk has the hand that lies on the table; a card that nobody named is picked', async () => {
    const page = await hostWithPhone('holdem', 'no-limit', 'light')
    await sitDown(page, [
      ['Ann', 500],
      ['Bob', 500],
      ['Cid', 500],
    ])
    await tap(page, 'Deal the first hand')
    for (let n = 0; n < 3; n++) await tap(page, /^(Check|Call)/)
    await dock(page).getByText('flop').waitFor()
    await tap(page, OUT)
    await tap(page, /^Check/)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Ruling desk for this hand' }).click()
    // neither the game nor the street is asked
    await page.getByRole('heading', { name: 'What is it about?' }).waitFor()
    await page.getByRole('link', { name: /, hand 1$/ }).waitFor()
    await picture(page, 'desk-live', { fullPage: true })
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'A card: exposed, boxed, missing' }).click()
    await page.getByRole('button', { name: 'Card exposed', exact: true }).click()
    const seats = page.getByRole('region', { name: 'Whose card?' }).getByRole('button')
    await seats.last().waitFor()
    expect(await seats.allTextContents()).toEqual(['Seat 1', 'Seat 2', 'Seat 3'])
    await picture(page, 'desk-live-seat', { fullPage: true })
    await seats.nth(1).click()
    await page.getByRole('group', { name: 'Rank' }).getByRole('button', { name: 'K', exact: true }).click()
    await page.getByRole('button', { name: 'king of hearts' }).click()
    await page.getByRole('region', { name: /\?$/ }).getByRole('button', { name: 'Dealer' }).click()
    await page.getByText('The ruling, by Robert’s Rules of Poker').waitFor()
    await picture(page, 'desk-live-ruling', { fullPage: true })
    for (const chip of ['Whose card: Seat 2', 'Which card: K♥'])
      await page.getByRole('button', { name: `Change: ${chip}` }).waitFor()
    await page.getByRole('link', { name: 'Put into the record' }).waitFor()
    expect(await violations(page)).toEqual([])
    // play goes on at the table, and the desk has it as it is then
    await page.getByRole('link', { name: /, hand 1$/ }).click()
    await dock(page).getByRole('button', { name: 'All-in', exact: true }).click()
    await tap(page, /^All-in /)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Ruling desk for this hand' }).click()
    await page.getByText('Pot 520').waitFor()
    await page.getByRole('button', { name: 'Bets and words' }).click()
    await picture(page, 'desk-live-bet', { fullPage: true })
    await page.getByRole('button', { name: 'Called out of turn' }).waitFor()
    await page.context().close()
  })
})
