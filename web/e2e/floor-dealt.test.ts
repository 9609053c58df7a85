import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAPTOP, openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { peopleIn, playMildly } from '../testing/people-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const { person } = peopleIn(() => pages)
const GAME = '2-5 NLH'
/** Bots think at the pace of people. */
const LONG = 240_000

let mona: Page
let board: Page
let kiosk: Page
let gil: Page
let hal: Page

const click = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click()
const map = (table: string) => mona.getByRole('img', { name: new RegExp(`^Table ${table}:`) })
const labelOf = async (table: string): Promise<string> => (await map(table).getAttribute('aria-label')) ?? ''
const taken = (table: string) => expect.poll(() => map(table).getAttribute('aria-label'), { timeout: 60_000 })

/** A table that software deals, and the host’s own page of it. */
const openDealt = async (table: string, mustMove: boolean): Promise<Page> => {
  await click(mona, 'Games and tables')
  await mona.getByLabel('How it’s dealt').selectOption('dealt')
  if (mustMove) await mona.getByLabel(/^Must-move/).check()
  await click(mona, 'Open the table')
  await mona.getByRole('dialog').waitFor({ state: 'detached' })
  await map(table).click()
  const href = await mona.getByRole('link', { name: 'Go to the table' }).getAttribute('href')
  await click(mona, 'Close')
  const page = await mona.context().newPage()
  await page.goto(`${pages.address}${href}`)
  return page
}
const addBot = async (page: Page, seat: number): Promise<void> => {
  await click(page, 'Menu')
  await click(page, `Add a bot in seat ${seat}`)
  await page.keyboard.press('Escape')
}
/** Comes by phone, is checked in, called and seated at a table that software deals. */
const comesTo = async (name: string): Promise<Page> => {
  const phone = await person(PHONE)
  await phone.goto(`${pages.address}/floor/me`)
  await click(phone, `Join the list for ${GAME}`)
  await phone.getByLabel('Your name').fill(name)
  await click(phone, 'Continue')
  await phone.getByText('Place 1 of 1').waitFor()
  await click(mona, `${name}: actions`)
  await click(mona, 'Check in')
  await click(mona, `Call ${name}`)
  await board.getByText(`${name} to the podium`).waitFor()
  await click(phone, 'I’m coming')
  await phone.getByRole('heading', { name: 'Seat held for you' }).waitFor()
  await click(mona, `${name}: actions`)
  await click(mona, 'Seated')
  return phone
}
const toTable = (phone: Page) => phone.getByRole('link', { name: 'Go to the table' })
/** They play on until something is seen at the podium. */
const playUntil = async (all: readonly Page[], seen: () => Promise<boolean>): Promise<void> => {
  while (!(await seen())) {
    for (const page of all) await playMildly(page)
    await mona.waitForTimeout(100)
  }
}

describe('a must-move day at tables that software deals, full of bots', () => {
  test(
    'the main game is filled with bots, and a player comes to it by phone',
    async () => {
      mona = await person(LAPTOP)
      await mona.goto(`${pages.address}/floor`)
      await mona.getByLabel('Your name').fill('Mona')
      await mona.getByLabel('Name of the room').fill('Riverside')
      await mona.getByLabel('Rulebook').selectOption('wsop')
      await click(mona, 'Open the room')
      await click(mona, 'Games and tables')
      await mona.getByLabel('Seats at a table').fill('3')
      await mona.getByLabel('Name on the board').fill(GAME)
      await click(mona, 'Put it on the board')
      await mona.getByRole('heading', { name: GAME }).waitFor()
      board = await person({ width: 1920, height: 1080, colorScheme: 'dark' })
      await board.goto(`${pages.address}/floor/board`)
      const main = await openDealt('1', false)
      await addBot(main, 1)
      await addBot(main, 2)
      await taken('1').toContain('2 of 3 seats taken')
      gil = await comesTo('Gil')
      await taken('1').toContain('3 of 3 seats taken')
      await gil.getByText(/table 1, seat 3\./).waitFor()
    },
    LONG,
  )

  test(
    'the must-move table is filled behind it, and all of them are dealt to',
    async () => {
      const feeder = await openDealt('2', true)
      hal = await comesTo('Hal')
      await taken('2').toContain('1 of 3 seats taken')
      for (const seat of [2, 3]) await addBot(feeder, seat)
      await taken('2').toContain('3 of 3 seats taken')
      await toTable(hal).click()
      await playUntil([hal], async () => Number(await hal.locator('main').getAttribute('data-deals')) > 0)
      expect(await violations(mona)).toEqual([])
      await picture(mona, 'floor-podium-dealt')
    },
    LONG,
  )

  test(
    'a seat opens in the main game, and the first of the must-move goes there with the chips',
    async () => {
      await toTable(gil).click()
      await playUntil([gil], async () => Number(await gil.locator('main').getAttribute('data-deals')) > 0)
      const lists = await gil.context().newPage()
      await lists.goto(`${pages.address}/floor/me`)
      await click(lists, 'Leave the game')
      await click(lists, 'Leave the game: tap again to confirm')
      // the hand is played out first: until then the seat is Gil’s
      await playUntil([gil], async () => (await labelOf('1')).includes('2 of 3'))
      await gil.goto(`${pages.address}/floor/me`)
      await click(mona, 'Tell Hal')
      // Hal plays on until the book lets the move happen, and the table itself says when
      await playUntil([hal], async () => (await labelOf('1')).includes('3 of 3'))
      await taken('2').toContain('2 of 3 seats taken')
      await hal.goto(`${pages.address}/floor/me`)
      await hal.getByText(/table 1, seat 3\./).waitFor()
      await mona.getByLabel('Search the log').fill('hal moves')
      await mona.getByRole('listitem').filter({ hasText: 'Hal moves' }).first().waitFor()
      await mona.getByLabel('Search the log').fill('')
    },
    LONG,
  )

  test(
    'a name from the kiosk waits for the seat that is left, and every screen is accessible',
    async () => {
      await click(mona, 'Staff and screens')
      await click(mona, 'For a kiosk')
      const link = await mona.getByLabel('For a kiosk').inputValue()
      await click(mona, 'Close')
      kiosk = await person({ width: 820, height: 1180 })
      await kiosk.goto(link)
      await kiosk.getByLabel('Name').fill('Door')
      await click(kiosk, 'Continue')
      await click(kiosk, `Join the list for ${GAME}`)
      await kiosk.getByLabel('Your name').fill('Ivy')
      for (const digit of '4711') await click(kiosk, digit)
      await click(kiosk, `Join ${GAME}`)
      await kiosk.getByText('Place 1 of 1').waitFor()
      await board.getByText('Ivy').first().waitFor()
      for (const page of [mona, board, kiosk, gil, hal]) expect(await violations(page)).toEqual([])
      await mona.goto(`${pages.address}/floor/report`)
      await mona.getByRole('heading', { name: 'By table' }).waitFor()
      expect(await violations(mona)).toEqual([])
    },
    LONG,
  )
})
