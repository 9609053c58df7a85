import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dealsAt, LAPTOP, openLog, openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { allPlayUntil, invitedBy, mild, openPeople, peopleIn, playMildly } from '../testing/people-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const { person, host, comes } = peopleIn(() => pages)
const news = (page: Page, words: RegExp) => page.getByRole('list', { name: 'Hand log' }).getByText(words).last()
const chat = (page: Page, words: RegExp) => page.getByRole('list', { name: 'Chat' }).getByText(words).last()

describe('people at a table', () => {
  test('a private table: a friend comes by link, they play, the host mutes them and sends them away', async () => {
    const ann = await host('Ann', { open: false, clock: null })
    const link = await invitedBy(ann)
    expect(link).toMatch(/\/t\/[0-9a-f]+#i=[A-Za-z0-9_-]{22}$/)
    const stranger = await person(PHONE)
    await stranger.goto(link.replace(/#.*/, ''))
    await stranger.getByText('This table is for invited players only').waitFor()
    await stranger.context().close()

    const asked: string[] = []
    const bob = await comes('Bob', link, PHONE)
    bob.on('request', request => asked.push(request.url()))
    expect(bob.url()).not.toContain('#')
    await allPlayUntil([ann, bob], async () => (await dealsAt(ann)) > 1)

    for (const page of [ann, bob]) {
      await openLog(page)
      await page.getByRole('tab', { name: /^Chat/ }).click()
    }
    await bob.getByLabel('Message the table').fill('hello <b>Ann</b>')
    await bob.getByRole('button', { name: 'Send', exact: true }).click()
    await chat(ann, /^Bob: hello <b>Ann<\/b>$/).waitFor()
    await ann.getByRole('button', { name: 'Nice hand', exact: true }).click()
    await chat(bob, /^Ann: Nice hand$/).waitFor()
    await openPeople(ann)
    const row = ann.getByRole('listitem', { name: 'Bob' })
    await row.getByRole('button', { name: 'Mute Bob' }).click()
    await row.getByRole('button', { name: 'Muted Bob' }).waitFor()
    expect(await violations(ann)).toEqual([])
    await picture(ann, 'people-laptop')
    await bob.getByLabel('Message the table').fill('hello again')
    await bob.getByRole('button', { name: 'Send', exact: true }).click()
    await bob.getByText('The host has muted you.').waitFor()
    await row.getByRole('button', { name: 'Kick Bob' }).click()
    await ann.getByRole('button', { name: 'Close' }).click()
    // they finish the hand: a player who was sent away has ten seconds for each act of it
    const free = bob.getByRole('button', { name: /^Sit here in seat 2/ })
    await allPlayUntil([ann, bob], () => free.isVisible())
    await openPeople(ann)
    await row.getByRole('button', { name: 'Ban Bob' }).click()
    await row.getByRole('button', { name: 'Really ban? Bob' }).click()
    await bob.getByText('The host has banned you from this table.').waitFor()
    await bob.goto(link)
    await bob.getByText('The host has banned you from this table.').waitFor()
    // the code is in no address that a server was asked for
    expect(asked.filter(url => url.includes(link.split('=')[1]!))).toEqual([])
    await bob.context().close()
    await ann.context().close()
  }, 150_000)

  test('the time bank runs out, the hand is dead with its news and rule, and a player who missed too much sits out', async () => {
    const ann = await host('Ann', { clock: { act: 2, bank: 2 }, line: { grace: 0, missed: 1 } })
    const bob = await comes('Bob', ann.url(), PHONE)
    await ann.getByRole('timer').first().waitFor()
    await picture(ann, 'clock')
    await picture(bob, 'clock-phone')
    await openLog(ann)
    await news(ann, /uses? 2 seconds of the time bank\.$/).waitFor()
    await news(ann, /^(Your|Bob’s) time ran out\.$/).waitFor()
    await ann.getByText('Sitting out', { exact: true }).waitFor()
    const why = ann.getByRole('button', { name: /^Why\? (Your|Bob’s) time ran out/ }).last()
    await why.click()
    expect(await ann.getByRole('dialog').locator('code').first().textContent()).toBe('rrp/14/nl/16')
    await bob.context().close()
    await ann.context().close()
  })

  test('what is said before their turn is done at it, and only there', async () => {
    const ann = await host('Ann', { clock: null })
    const bob = await comes('Bob', ann.url(), PHONE)
    const plans = (page: Page) => page.getByRole('group', { name: 'When it’s your turn' })
    await Promise.any([plans(ann).waitFor(), plans(bob).waitFor()])
    const [waits, acts] = (await plans(ann).isVisible()) ? [ann, bob] : [bob, ann]
    await waits.keyboard.press('c')
    await plans(waits).getByRole('checkbox', { checked: true }).waitFor()
    expect(await violations(waits)).toEqual([])
    await picture(waits, 'plans')
    await mild(acts).click()
    // they did nothing more, and the flop is there
    await waits
      .getByText(/^flop$/i)
      .first()
      .waitFor()
    await bob.context().close()
    await ann.context().close()
  })

  test('settings are kept in the browser and shown at once; a fold for nothing is asked about', async () => {
    const ann = await host('Ann', { clock: null }, { ...PHONE, colorScheme: 'light' })
    const bob = await comes('Bob', ann.url(), PHONE)
    await ann.getByRole('button', { name: 'Menu' }).click()
    await ann.getByRole('button', { name: 'Settings', exact: true }).click()
    await ann.getByLabel('Dark').check()
    await ann.getByLabel(/^Four-color deck/).check()
    await ann.getByLabel(/^Confirm free folds and all-ins/).check()
    expect(await violations(ann)).toEqual([])
    await picture(ann, 'settings')
    await ann.reload()
    expect(await ann.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(await ann.locator('html').getAttribute('data-deck')).toBe('four')
    const free = ann.getByRole('button', { name: 'Check', exact: true })
    while (!(await free.isVisible())) {
      await playMildly(bob)
      if (!(await free.isVisible())) await playMildly(ann)
      await ann.waitForTimeout(40)
    }
    await ann.keyboard.press('f')
    await ann.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click()
    await free.waitFor()
    await bob.context().close()
    await ann.context().close()
  })

  test('an account is made in the lobby, and logged in to from elsewhere', async () => {
    const laptop = await person(LAPTOP)
    await laptop.request.post(`${pages.address}/api/guest`, { data: { name: 'Zoe' } })
    await laptop.goto(pages.address)
    await laptop.getByRole('button', { name: 'Create an account' }).click()
    await laptop.getByLabel(/^Password/).fill('open sesame')
    expect(await violations(laptop)).toEqual([])
    await picture(laptop, 'account')
    await laptop.getByRole('button', { name: 'Save' }).click()
    await laptop.getByText('Logged in as Zoe.').waitFor()
    const phone = await person(PHONE)
    await phone.goto(pages.address)
    await phone.getByRole('button', { name: 'Log in' }).click()
    await phone.getByLabel('Username').fill('zoe')
    await phone.getByLabel('Password').fill('open sesame')
    await phone.getByRole('dialog').getByRole('button', { name: 'Log in' }).click()
    await phone.getByText('Logged in as Zoe.').waitFor()
    await phone.getByRole('button', { name: 'Log out everywhere' }).click()
    await phone.getByRole('button', { name: 'Log in' }).waitFor()
    await laptop.reload()
    await laptop.getByRole('button', { name: 'Log in' }).waitFor()
    await phone.context().close()
    await laptop.context().close()
  })
})
