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

const { person, host } = peopleIn(() => pages)
/** Ten chips each: who calls the blind is all-in. */
const SHORT = { size: 10, structure: 'no-limit', buyIn: { least: 10, most: 10 } }
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name, exact: true })

/** Bob asks for seat 2, and the host approves it. */
const approved = async (ann: Page, viewport = PHONE): Promise<Page> => {
  const bob = await person(viewport)
  await bob.goto(ann.url())
  await button(bob, /^Sit here in seat 2/).click()
  await bob.getByLabel('Your name').fill('Bob')
  await button(bob, 'Sit down').click()
  await bob.getByText(/^Waiting for the host: seat 2 with/).waitFor()
  await ann.getByText(/^Bob asks for seat 2 with/).waitFor()
  return bob
}

/** The one of these who is to act does this; the pages act until it is so. */
const acts = async (all: readonly Page[], names: readonly RegExp[], until: () => Promise<boolean>): Promise<void> => {
  for (let turns = 0; turns < 60 && !(await until()); turns++) {
    for (const page of all)
      for (const name of names) {
        const act = button(page, name).first()
        if ((await act.isVisible()) && (await act.isEnabled({ timeout: 1000 }).catch(() => false)))
          await act.click({ timeout: 1000 }).catch(() => undefined)
      }
    await all[0]!.waitForTimeout(120)
  }
  expect(await until()).toBe(true)
}

describe('options of a table', () => {
  test('the host approves a friend; all-in hands show their odds street by street', async () => {
    const ann = await host('Ann', { ...SHORT, clock: null, pace: 'human', equities: true, approval: true })
    const bob = await approved(ann)
    expect(await violations(ann)).toEqual([])
    await picture(ann, 'request-host')
    await picture(bob, 'request-friend')
    await button(ann, 'Decline').click()
    await bob.getByText('The host declined your request.').waitFor()
    await button(bob, /^Sit here in seat 2/).click()
    await button(bob, 'Sit down').click()
    await button(ann, 'Approve').click()
    const odds = (page: Page) => page.locator('[data-odds]')
    await acts([ann, bob], [/^Call/, /^Yes, go ahead/], async () => (await odds(ann).count()) === 2)
    const read = async (page: Page) =>
      (await odds(page).evaluateAll(all => all.map(it => Number(it.getAttribute('data-odds'))))).sort((a, b) => a - b)
    const first = await read(ann)
    expect(first[0]! + first[1]!).toBe(100)
    await picture(ann, 'odds-laptop')
    await picture(bob, 'odds-phone')
    expect(await read(bob)).toEqual(await read(ann))
    await ann.locator('[data-board] [data-card]').nth(2).waitFor()
    await expect.poll(() => odds(ann).count()).toBe(2)
    await picture(bob, 'odds-flop-phone')
    await ann.locator('[data-board] [data-card]').nth(4).waitFor()
    await bob.context().close()
    await ann.context().close()
  }, 120_000)

  test('the host turns on what would have come and the 7-2 game in the menu; a player asks and joins', async () => {
    const ann = await host('Ann', { clock: null, pace: 'human' })
    const bob = await person(PHONE)
    await bob.goto(ann.url())
    await button(bob, /^Sit here in seat 2/).click()
    await bob.getByLabel('Your name').fill('Bob')
    await button(bob, 'Sit down').click()
    await ann.getByRole('button', { name: 'Menu' }).click()
    await button(ann, 'Table options').click()
    // it is on when the room has said so
    await ann.getByLabel(/^Show what would have come/).click()
    await expect.poll(() => ann.getByLabel(/^Show what would have come/).isChecked()).toBe(true)
    await ann.getByLabel(/^7-2 game: bounty/).fill('20')
    await button(ann, 'Set').click()
    expect(await violations(ann)).toEqual([])
    await picture(ann, 'options-laptop')
    await button(ann, 'Close').click()
    const hunt = button(bob, 'What would have come?')
    const asked = bob.getByText(/^7-2 game: win with 7-2/)
    await acts(
      [ann, bob],
      [/^Fold/, /^Yes, go ahead/],
      async () => (await asked.isVisible()) || (await hunt.isVisible()),
    )
    await asked.waitFor()
    await picture(bob, 'seven-deuce-phone')
    await button(bob, 'I’m in').click()
    await acts([ann, bob], [/^Fold/, /^Yes, go ahead/], () => hunt.isVisible())
    await hunt.click()
    await bob.locator('[data-rabbit]').nth(4).waitFor()
    expect(await ann.locator('[data-rabbit]').count()).toBe(5)
    expect(await violations(bob)).toEqual([])
    await picture(bob, 'rabbit-phone')
    await picture(ann, 'rabbit-laptop')
    await bob.context().close()
    await ann.context().close()
  }, 120_000)

  test('they are chosen when a table is created, in German too', async () => {
    for (const [locale, words] of [
      ['en', 'Show all-in hands and their odds'],
      ['de', 'All-in-Hände und ihre Chancen zeigen'],
    ] as const) {
      const page = await person({ ...(locale === 'en' ? LAPTOP : PHONE), locale })
      await page.goto(`${pages.address}/create`)
      await page.locator('details > summary').last().click()
      await page.getByLabel(words).check()
      expect(await violations(page)).toEqual([])
      await page.getByLabel(words).scrollIntoViewIfNeeded()
      await picture(page, `create-options-${locale}`, { fullPage: true })
      await page.context().close()
    }
  })
})
