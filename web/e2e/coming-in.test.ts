import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTable, dealsAt, LAPTOP, openPages, type Pages, PHONE, picture, playUntil } from '../testing/open-pages.ts'
import { allPlayUntil, peopleIn } from '../testing/people-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
const { host, comes, person } = peopleIn(() => pages)
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const LONG = { timeout: 120_000 }

test('from a link to a seat: two taps and a name', LONG, async () => {
  const ann = await host('Ann', { chairs: 4, clock: null })
  await ann.getByRole('heading', { name: 'Your table is ready' }).waitFor()
  const bob = await person(PHONE)
  await bob.addInitScript(`addEventListener('pointerdown', () => { window.taps = (window.taps ?? 0) + 1 }, true)`)
  await bob.goto(ann.url())
  await bob
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click()
  const sheet = bob.getByRole('dialog')
  // one sheet: the name, and the buy-in as the placard has it
  expect(
    await sheet
      .getByLabel(/Buy-in|Chips/)
      .first()
      .inputValue(),
  ).toMatch(/^[\d,]+$/)
  await bob.getByLabel('Your name').focus()
  await bob.keyboard.type('Bob')
  await bob.getByRole('button', { name: 'Sit down' }).click()
  await bob.getByRole('region', { name: /^Bob, seat/ }).waitFor()
  expect(await bob.evaluate('window.taps')).toBe(2)
  await ann.getByRole('region', { name: /^Bob, seat/ }).waitFor()
  await bob.context().close()
  await ann.context().close()
})

test('leaving shows your result, and a host who is left alone has the link before them again', LONG, async () => {
  const ann = await host('Ann', { chairs: 4, clock: null })
  const bob = await comes('Bob', ann.url(), PHONE)
  await bob.getByRole('region', { name: 'Your hand' }).waitFor()
  await bob.getByRole('button', { name: 'Menu' }).click()
  await bob.getByRole('button', { name: /^Leave/ }).click()
  await bob.keyboard.press('Escape')
  const left = bob.getByRole('dialog', { name: 'You’ve left the table' })
  await allPlayUntil([ann, bob], () => left.isVisible())
  await left.getByText(/^You’re (up|down) [\d,]+\.$|^You broke even\.$/).waitFor()
  await left.getByText('You bought in for 1,000 and played one hand.').waitFor()
  await left.getByRole('link', { name: 'Results' }).waitFor()
  await ann.getByRole('heading', { name: 'Your table is ready' }).waitFor()
  expect(await ann.getByRole('region', { name: 'Your hand' }).count()).toBe(0)
  await bob.context().close()
  await ann.context().close()
})

describe('what you keep for yourself', () => {
  test('a note about a player: a few words and a colour, seen at their seat and after a reload', LONG, async () => {
    const ann = await host('Ann', { chairs: 2, clock: null })
    const bob = await comes('Bob', ann.url(), PHONE)
    const plate = (page: Page) => page.getByRole('button', { name: /^Note about Bob/ })
    await plate(ann).click()
    const sheet = ann.getByRole('dialog', { name: 'Your note about Bob' })
    await sheet.getByRole('textbox').fill('Raises every river.')
    await sheet.getByRole('radio', { name: 'Orange' }).check({ force: true })
    expect(await violations(ann)).toEqual([])
    await sheet.getByRole('button', { name: 'Save note' }).click()
    await sheet.waitFor({ state: 'detached' })
    await ann.getByRole('button', { name: 'Note about Bob, marked orange' }).waitFor()
    await picture(ann, 'note')
    await ann.reload()
    await ann.getByRole('button', { name: 'Note about Bob, marked orange' }).click()
    await sheet.waitFor()
    expect(await sheet.getByRole('textbox').inputValue()).toBe('Raises every river.')
    await sheet.getByRole('button', { name: 'Delete note' }).click()
    await ann.getByRole('button', { name: 'Note about Bob', exact: true }).waitFor()
    // nobody else reads it
    expect(await bob.getByRole('button', { name: /^Note about Ann, marked/ }).count()).toBe(0)
    await bob.context().close()
    await ann.context().close()
  })

  test('statistics of your own play, and the hands to replay, by the doors of the lobby', LONG, async () => {
    const page = await atTable(
      pages,
      { form: 'holdem', chairs: 3, bots: 2, clock: null },
      { ...LAPTOP, reducedMotion: 'reduce' },
    )
    await page.getByRole('region', { name: 'Your hand' }).waitFor()
    await playUntil(page, async () => (await dealsAt(page)) >= 3)
    await page.goto(pages.address)
    await page.getByRole('link', { name: /^Your statistics/ }).click()
    const row = page.getByRole('row').filter({ hasText: 'Hold' })
    await row.first().waitFor()
    const [hands, vpip] = await row.first().getByRole('cell').allTextContents()
    expect(Number(hands)).toBeGreaterThanOrEqual(2)
    // every hand was called or checked through: chips went in by choice at least once
    expect(vpip).toMatch(/^\d+%$/)
    expect(await page.getByText('how often you put chips in by choice').count()).toBe(1)
    expect(await violations(page)).toEqual([])
    await picture(page, 'stats')
    await page.setViewportSize({ width: 360, height: 640 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
    await page.setViewportSize(LAPTOP)

    await page.goto(pages.address)
    await page.getByRole('link', { name: /^Hand histories/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Hand histories' }).waitFor()
    await picture(page, 'hands')
    await page.getByRole('list').getByRole('link', { name: /Hold/ }).click()
    await page.getByRole('link', { name: /^Hand 1/ }).click()
    await page.getByRole('group', { name: 'Replay controls' }).or(page.getByLabel('Replay controls')).first().waitFor()
    await page.context().close()
  })
})

describe('the doors of the lobby', () => {
  test('lead to every other part of the room', LONG, async () => {
    const page = await person(LAPTOP)
    for (const [door, heading] of [
      ['Tournaments', /Tournaments/],
      ['The floor', /floor|room/i],
      ['Rulebooks', /rule/i],
      ['Ruling desk', /desk|what happened/i],
      ['Training', /Training/],
      ['Hand histories', /Hand histories/],
    ] as const) {
      await page.goto(pages.address)
      await page
        .getByRole('region', { name: 'The rest of the room' })
        .getByRole('link', { name: new RegExp(`^${door}`) })
        .click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    }
    await page.context().close()
  })
})
