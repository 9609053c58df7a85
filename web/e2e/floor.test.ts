import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAPTOP, openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { peopleIn } from '../testing/people-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const { person } = peopleIn(() => pages)
const TV = { width: 1920, height: 1080, colorScheme: 'dark' } as const
const GAME = '2-5 NLH'

let mona: Page
let kiosk: Page
let hal: Page
let board: Page
let tablet: Page
/** The line of the podium, which can be cut and mended. */
const line = { isCut: false, cut: (): void => undefined, mend: (): void => undefined }

const click = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click()
/** A name in two taps: the button, and the list once the name is typed. */
const add = async (name: string): Promise<void> => {
  await click(mona, 'Add a name')
  await mona.getByLabel('Name on the list').fill(name)
  await click(mona, `Add to ${GAME}`)
}
const list = (page: Page) => page.getByRole('region', { name: GAME }).getByRole('listitem')
/** What is due is done by its one button, and the player called is seated. */
const callAndSeat = async (name: string): Promise<void> => {
  await click(mona, `Call ${name}`)
  await click(mona, `${name}: actions`)
  await click(mona, 'Seated')
}
const openTable = async (more: () => Promise<void> = async () => undefined): Promise<void> => {
  await click(mona, 'Games and tables')
  await mona.getByLabel('How it’s dealt').selectOption('known')
  await more()
  await click(mona, 'Open the table')
  await mona.getByRole('dialog').waitFor({ state: 'detached' })
}
const map = (table: string) => mona.getByRole('img', { name: new RegExp(`^Table ${table}:`) })
/** The link behind a button of the podium, opened on a screen of its own. */
const linked = async (button: string, name: string, page: Page): Promise<void> => {
  await click(mona, button)
  const link = await mona.getByLabel(button).inputValue()
  await page.goto(link)
  await page.getByLabel('Name').fill(name)
  await click(page, 'Continue')
}

/** Keeps what the podium shows in the moment in which it no longer says that it is offline. */
const keepFirstSight = (): Promise<void> =>
  mona.evaluate(`new MutationObserver((_, watching) => {
    if (document.body.textContent.includes('Offline since')) return
    watching.disconnect()
    window.firstSight = {
      table: document.querySelector('[aria-label^="Table 1:"]').getAttribute('aria-label'),
      names: [...document.querySelectorAll('section[aria-labelledby="floor-lists"] li')].map(it => it.textContent).join(),
    }
  }).observe(document.body, { subtree: true, childList: true })`)
const firstSight = (): Promise<{ readonly table: string; readonly names: string }> => mona.evaluate('window.firstSight')

describe('a must-move day on the floor, with a table of bots beside it', () => {
  test('the room is opened, and a game put on the board', async () => {
    mona = await person(LAPTOP)
    await mona.routeWebSocket(/\/line/, socket => {
      if (line.isCut) return void socket.close()
      socket.connectToServer()
      line.cut = () => {
        line.isCut = true
        void socket.close()
      }
    })
    line.mend = () => {
      line.isCut = false
    }
    await mona.goto(pages.address)
    await mona.getByRole('link', { name: /^The floor/ }).click()
    await mona.getByLabel('Your name').fill('Mona')
    await mona.getByLabel('Name of the room').fill('Riverside')
    await mona.getByLabel('Rulebook').selectOption('wsop')
    await click(mona, 'Open the room')
    await click(mona, 'Games and tables')
    await mona.getByLabel('Seats at a table').fill('3')
    await mona.getByLabel('Name on the board').fill(GAME)
    await click(mona, 'Put it on the board')
    await mona.getByRole('heading', { name: GAME }).waitFor()
    const made = await mona.request.post(`${pages.address}/api/tables`, {
      data: { form: 'holdem', chairs: 4, bots: 4, pace: 'instant' },
    })
    expect(made.ok()).toBe(true)
  })

  test('names come by podium, kiosk and phone, and nobody speaks for others', async () => {
    for (const name of ['Ann', 'Ben', 'Cara', 'Dan']) await add(name)
    await click(mona, 'Staff and screens')
    kiosk = await person({ width: 820, height: 1180 })
    await linked('For a kiosk', 'Door', kiosk)
    await click(mona, 'Close')
    await click(kiosk, `Join the list for ${GAME}`)
    await kiosk.getByLabel('Your name').fill('Gus')
    for (const digit of '4711') await click(kiosk, digit)
    expect(await violations(kiosk)).toEqual([])
    await picture(kiosk, 'floor-kiosk')
    await click(kiosk, `Join ${GAME}`)
    await kiosk.getByText('Place 5 of 5').waitFor()
    await click(kiosk, 'Done')
    await click(kiosk, 'My place')
    await kiosk.getByLabel('Your name').fill('Gus')
    await kiosk.getByLabel(/^PIN/).fill('0000')
    await click(kiosk, 'Show my place')
    await kiosk.getByRole('alert').getByText('That PIN doesn’t match this name.').waitFor()

    hal = await person(PHONE)
    await hal.goto(`${pages.address}/floor/me`)
    await click(hal, `Join the list for ${GAME}`)
    await hal.getByLabel('Your name').fill('Hal')
    await click(hal, 'Continue')
    await hal.getByText('Place 6 of 6').waitFor()
    // by wsop/87-online a name from outside is called once its owner is here
    await hal.getByText(/^Check in at the podium by/).waitFor()
    await click(mona, '1 more')
    await click(mona, 'Hal: actions')
    await click(mona, 'Check in')
    await hal.getByText(/^Check in at the podium by/).waitFor({ state: 'detached' })
    expect(await violations(hal)).toEqual([])
  })

  test('the main game fills from the list in its order, and the board shows who waits', async () => {
    board = await person(TV)
    await board.goto(`${pages.address}/floor/board`)
    await expect.poll(() => list(board).count()).toBe(6)
    await openTable()
    for (const name of ['Ann', 'Ben', 'Cara']) await callAndSeat(name)
    await map('1').waitFor()
    await expect.poll(() => map('1').getAttribute('aria-label')).toContain('3 of 3 seats taken')
    await expect.poll(() => list(board).allInnerTexts()).toHaveLength(3)
    expect((await list(board).first().innerText()).replaceAll('\n', ' ')).toContain('Dan')
  })

  test('a must-move table feeds it: by key, by dragging, and by the phone’s own answer', async () => {
    await openTable(() => mona.getByLabel(/^Must-move/).check())
    // Dan is picked up with the keyboard
    await mona.getByRole('button', { name: 'Dan: actions' }).focus()
    await mona.keyboard.press('m')
    await mona.keyboard.press('ArrowRight')
    await mona.keyboard.press('ArrowLeft')
    await mona.keyboard.press('Enter')
    await expect.poll(() => map('2').getAttribute('aria-label')).toContain('1 of 3 seats taken')
    // Gus is dragged
    const grip = (await mona.getByRole('button', { name: /^Pick up Gus/ }).boundingBox())!
    await mona.mouse.move(grip.x + 10, grip.y + 10)
    await mona.mouse.down()
    await mona.mouse.move(grip.x - 60, grip.y + 40, { steps: 3 })
    const spot = (await mona.getByRole('button', { name: 'Table 2, seat 2' }).boundingBox())!
    await mona.mouse.move(spot.x + 20, spot.y + 20, { steps: 4 })
    await mona.mouse.up()
    await expect.poll(() => map('2').getAttribute('aria-label')).toContain('2 of 3 seats taken')
    // Hal hears the call and answers it
    await click(mona, 'Call Hal')
    await board.getByText('Hal to the podium').waitFor()
    await hal.getByRole('heading', { name: 'Your seat is ready' }).waitFor()
    expect(await violations(hal)).toEqual([])
    await picture(hal, 'floor-call')
    await click(hal, 'I’m coming')
    await hal.getByRole('heading', { name: 'Seat held for you' }).waitFor()
    await click(mona, 'Hal: actions')
    await click(mona, 'Seated')
    await hal.getByText(/table 2, seat 3\./).waitFor()
  })

  test('a seat opens in the main game, and the first of the must-move goes there', async () => {
    await map('1').click()
    tablet = await person({ width: 1024, height: 768 })
    await linked('Link for the tablet here', 'Table 1', tablet)
    await click(mona, 'Close')
    await click(tablet, /Ben/)
    await click(tablet, 'Left the game')
    expect(await violations(tablet)).toEqual([])
    await click(mona, 'Tell Dan')
    await map('2').click()
    await click(mona, 'Has moved')
    await click(mona, 'Close')
    await expect.poll(() => map('1').getAttribute('aria-label')).toContain('3 of 3 seats taken')
    await tablet.getByRole('button', { name: /Dan/ }).waitFor()
    expect(await violations(mona)).toEqual([])
    await picture(mona, 'floor-podium')
  })

  test('at a table of real cards everything takes two taps, and time one once its sum is known', async () => {
    let taps = 0
    const tap = async (name: string | RegExp): Promise<void> => {
      taps++
      await click(tablet, name)
    }
    /** How many taps something took. */
    const counted = async (...names: readonly (string | RegExp)[]): Promise<number> => {
      taps = 0
      for (const name of names) await tap(name)
      await tablet.getByText('Done.').waitFor()
      return taps
    }
    const took: Record<string, number> = {}
    took['missed blind'] = await counted(/Ann/, 'Missed a blind')
    await tablet.getByRole('button', { name: /Ann.*missed a blind/ }).waitFor()
    took['seat change'] = await counted(/Cara/, 'Wants another seat')
    await tablet.getByLabel('Chips from each player').fill('7')
    took.time = await counted('Collect from 3 players')
    await tablet.getByText('Everybody has paid', { exact: false }).waitFor()
    took.left = await counted(/Dan/, 'Left the game')
    // the seat is open, and the player who asked for another one gets it
    took['open seat'] = await counted(/^2.*Open/, 'Change Cara’s seat')
    await tablet.getByRole('button', { name: /^2.*Cara/ }).waitFor()
    expect(took).toEqual({ 'missed blind': 2, 'seat change': 2, time: 1, left: 2, 'open seat': 2 })
    expect(await violations(tablet)).toEqual([])
    await picture(tablet, 'floor-tablet')
    await expect.poll(() => map('1').getAttribute('aria-label')).toContain('2 of 3 seats taken')
  })

  test('what was done can be undone, and the day’s log is searched', async () => {
    await add('Ivy')
    await expect.poll(() => list(board).count()).toBe(1)
    await mona.getByRole('button', { name: /^Undo: Ivy/ }).click()
    await expect.poll(() => list(board).count()).toBe(0)
    await mona.getByLabel('Search the log').fill('dan moves')
    await mona
      .getByRole('listitem')
      .filter({ hasText: /Dan moves/ })
      .first()
      .waitFor()
    await expect.poll(() => mona.getByText(/^Gus sits down/).count()).toBe(0)
    await mona.getByLabel('Search the log').fill('')
  })

  test('a podium that loses its line says so, keeps names, gives no seats, and is right when it is back', async () => {
    line.cut()
    await mona.getByText(/^Offline since/).waitFor()
    await add('Jo')
    await mona.getByText('not sent yet').waitFor()
    await map('2').click()
    await click(mona, 'Left the game')
    await mona
      .getByRole('alert')
      .getByText(/^You’re offline/)
      .waitFor()
    await click(mona, 'Close')
    expect(await list(board).count()).toBe(0)
    // meanwhile the room goes on without it
    await click(tablet, /Cara/)
    await click(tablet, 'Left the game')
    await click(kiosk, `Join the list for ${GAME}`)
    await kiosk.getByLabel('Your name').fill('Kim')
    for (const digit of '4712') await click(kiosk, digit)
    await click(kiosk, `Join ${GAME}`)
    await kiosk.getByText('Place 1 of 1').waitFor()
    expect(await map('1').getAttribute('aria-label')).toContain('2 of 3 seats taken')
    await keepFirstSight()
    line.mend()
    await mona.getByText(/^Offline since/).waitFor({ state: 'detached' })
    // it is right with the first thing it hears
    const first = await firstSight()
    expect(first.table).toContain('1 of 3 seats taken')
    expect(first.names).toContain('Kim')
    // and the name that it kept goes in once, after the one who came before it
    await expect.poll(() => list(board).allInnerTexts()).toHaveLength(2)
    expect((await list(mona).allInnerTexts()).map(text => /Kim|Jo/.exec(text)?.[0])).toEqual(['Kim', 'Jo'])
    await mona.getByLabel('Search the log').fill('jo')
    await expect
      .poll(() =>
        mona
          .getByRole('listitem')
          .filter({ hasText: /^.*Jo is number/ })
          .count(),
      )
      .toBe(1)
    await mona.getByLabel('Search the log').fill('')
  })

  test('ID is checked at the podium once the room asks for it, and phones show comps', async () => {
    await click(mona, 'Staff and screens')
    await mona.getByText('How this room runs').click()
    await mona.getByLabel('Comps earned per hour played').fill('60')
    await mona.getByLabel('Check ID before anybody takes a seat').check()
    await click(mona, 'Save')
    await click(mona, 'Close')
    await click(mona, 'Jo: actions')
    const panel = mona.getByRole('dialog')
    await panel.getByText('Check ID', { exact: true }).click()
    await panel.getByText('Has to show ID before taking a seat').waitFor()
    await panel.getByLabel('Date of birth').fill('1980-02-29')
    await panel.getByLabel('Valid until').fill('2099-01-01')
    await panel.getByText('Bar or self-exclude').click()
    expect(await violations(mona)).toEqual([])
    await picture(mona, 'floor-person', { fullPage: true })
    await click(mona, 'ID seen')
    await panel.waitFor({ state: 'detached' })
    await click(mona, 'Jo: actions')
    await panel.getByText('ID seen, valid until 2099-01-01').waitFor()
    await panel.getByText('Comps: 0').waitFor()
    await click(mona, 'Close')
    await hal.getByText(/^You have \d+ in comps\.$/).waitFor()
    await picture(hal, 'floor-phone', { fullPage: true })
  })

  test('a player who is barred and still sits is the first thing to see to, with the rule', async () => {
    await map('1').click()
    await click(mona, /^Ann/)
    const panel = mona.getByRole('dialog')
    await panel.getByText('Bar or self-exclude').click()
    await click(mona, 'Bar')
    await click(mona, 'Bar: tap again to confirm')
    await mona.keyboard.press('Escape')
    const first = mona.getByRole('region', { name: 'To do' }).getByRole('listitem').first()
    await first.getByRole('heading', { name: 'Ann is barred and still seated.' }).waitFor()
    await first.getByText('Table 1, seat 1: no more hands. Cash them out.').waitFor()
    expect(await violations(mona)).toEqual([])
    await picture(mona, 'floor-barred')
    await first.getByRole('button', { name: /^Why\?/ }).click()
    await mona.getByRole('dialog').getByText('wsop/10').first().waitFor()
    await mona.keyboard.press('Escape')
    await first.getByRole('button', { name: 'Ann has left' }).click()
    await expect.poll(() => map('1').getAttribute('aria-label')).toContain('0 of 3 seats taken')
    await mona.getByRole('heading', { name: /^Ann is barred/ }).waitFor({ state: 'detached' })
  })

  test('the report counts the day, and comes as a file', async () => {
    await mona.getByRole('link', { name: 'Report' }).click()
    await mona.getByRole('heading', { name: 'By table' }).waitFor()
    expect(await violations(mona)).toEqual([])
    const csv = await mona.request.get(`${pages.address}/api/floor/report.csv`)
    expect(await csv.text()).toContain(GAME)
    expect(await violations(board)).toEqual([])
    await picture(board, 'floor-board')
  })
})
