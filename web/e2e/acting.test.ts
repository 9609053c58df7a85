import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { allPlayUntil, invitedBy, openPeople, peopleIn, playMildly } from '../testing/people-pages.ts'

let pages: Pages
let ann: Page
let bob: Page
const { person, host, comes } = peopleIn(() => pages)
beforeAll(async () => {
  pages = await openPages()
  ann = await host('Ann', { clock: null, chairs: 2 }, PHONE)
  bob = await comes('Bob', ann.url(), PHONE)
}, 120_000)
afterAll(() => pages.close())

const typed = (page: Page) => page.getByLabel(/^Amount, from [\d,]+ to [\d,]+$/)
const slider = (page: Page) => page.getByRole('slider', { name: 'How much' })
const wager = (page: Page) => page.getByRole('button', { name: /^(Bet|Raise to|All-in) [\d,]+$/ })
/** On a phone. */
const opens = (page: Page) => page.getByRole('button', { name: /^(Bet|Raise)…$/ })
const wagered = async (page: Page): Promise<number> => Number((await wager(page).textContent())!.replace(/\D/g, ''))
/** Whose turn it is: each sees their own. */
const whoActs = async (): Promise<readonly [Page, Page]> => {
  const either = (page: Page) => wager(page).or(opens(page)).first()
  await Promise.any([either(ann).waitFor(), either(bob).waitFor()])
  const both = (await either(ann).isVisible()) ? ([ann, bob] as const) : ([bob, ann] as const)
  // on a phone the size of a bet opens on demand
  if (await opens(both[0]).isVisible()) await opens(both[0]).click()
  return both
}

describe('acting', () => {
  test('an amount by typing, by presets and by the slider stays within its bounds', async () => {
    const [page] = await whoActs()
    const [least, most] = (await typed(page).getAttribute('aria-label'))!
      .match(/[\d,]+\d/g)!
      .map(chips => Number(chips.replaceAll(',', ''))) as [number, number]
    expect(await wagered(page)).toBe(least)
    // what is typed is never changed: an amount that isn't allowed waits
    await typed(page).fill('1')
    expect(await wagered(page)).toBe(1)
    expect(await wager(page).isDisabled()).toBe(true)
    await page
      .getByRole('alert')
      .getByText(`${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}`)
      .waitFor()
    await typed(page).fill(String(least + 7))
    expect(await wagered(page)).toBe(least + 7)
    await typed(page).fill('999999')
    expect(await wager(page).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'All-in', exact: true }).click()
    expect(await wager(page).textContent()).toBe(`All-in ${most.toLocaleString('en-US')}`)
    await page.getByRole('button', { name: /^(Pot|3×)$/ }).click()
    const pot = await wagered(page)
    expect(pot).toBeGreaterThan(least)
    expect(pot).toBeLessThan(most)
    await page.getByRole('button', { name: 'Min' }).click()
    await slider(page).focus()
    await page.keyboard.press('PageUp')
    expect(await wagered(page)).toBeGreaterThan(least)
    await page.keyboard.press('End')
    expect(await wagered(page)).toBe(most)
    await page.keyboard.press('Home')
    expect(await wagered(page)).toBe(least)
    await page.getByRole('button', { name: 'More' }).click()
    expect(await wagered(page)).toBeGreaterThan(least)
    await page.getByRole('button', { name: 'Less' }).click()
    expect(await wagered(page)).toBe(least)
  })

  test('all-in and called: the showdown is announced in words, a broke player buys in with one tap', async () => {
    const broke = (page: Page) => page.getByText('You’re out of chips.')
    // two hands may be alike: then the pot is divided, and it is done again
    while (!(await broke(ann).isVisible()) && !(await broke(bob).isVisible())) {
      for (const page of [ann, bob]) {
        const all = page.getByRole('button', { name: 'All-in', exact: true })
        if (await opens(page).isVisible())
          await opens(page)
            .click({ timeout: 1000 })
            .catch(() => undefined)
        if (await all.isVisible()) {
          await all.click({ timeout: 1000 }).catch(() => undefined)
          await wager(page)
            .click({ timeout: 1000 })
            .catch(() => undefined)
        } else await playMildly(page)
      }
      await ann.waitForTimeout(30)
    }
    const [loser, winner] = (await broke(ann).isVisible()) ? [ann, bob] : [bob, ann]
    expect(await winner.getByRole('list', { name: 'Who wins what' }).textContent()).toMatch(
      /^You win [\d,]+ from a pot of [\d,]+ with [a-z].+\./,
    )
    await picture(loser, 'rebuy')
    await loser.getByRole('button', { name: 'Buy 1,000' }).click()
    await whoActs()
  })

  test('talk is hidden for themselves alone, of one person or of all', async () => {
    const says = async (page: Page, words: string): Promise<void> => {
      const field = page.getByLabel('Message the table')
      const toggle = page.getByRole('button', { name: /Hand log$/ })
      if (!(await field.isVisible()) && (await toggle.isVisible())) await toggle.click()
      await page.getByRole('tab', { name: /^Chat/ }).click()
      await field.fill(words)
      await page.getByRole('button', { name: 'Send', exact: true }).click()
    }
    const heard = (page: Page, words: string) => page.getByRole('list', { name: 'Chat' }).getByText(words)
    await says(bob, 'hello')
    await says(ann, 'good evening')
    await heard(bob, 'Ann: good evening').waitFor()
    await bob.getByRole('button', { name: 'Hide the log' }).click()
    await openPeople(bob)
    await bob.getByRole('button', { name: 'Hide chat of Ann' }).click()
    await bob.getByRole('button', { name: 'Chat hidden of Ann' }).waitFor()
    await bob.keyboard.press('Escape')
    await says(ann, 'can you hear me')
    await heard(ann, 'Ann: can you hear me').waitFor()
    await says(bob, 'nothing')
    await heard(bob, 'Bob: nothing').waitFor()
    expect(await heard(bob, 'Ann:').count()).toBe(0)
    await bob.getByRole('button', { name: 'Hide the log' }).click()
    await openPeople(bob)
    await bob.getByRole('button', { name: 'Chat hidden of Ann' }).click()
    await bob.keyboard.press('Escape')
    await bob.getByRole('button', { name: /Hand log$/ }).click()
    await heard(bob, 'Ann: can you hear me').waitFor()
    await bob.getByRole('button', { name: 'Hide the log' }).click()
    await ann.getByRole('button', { name: 'Hide the log' }).click()
  })

  test('a player who sits out when the big blind comes plays on until then', async () => {
    await bob.getByRole('button', { name: 'Menu' }).click()
    await bob.locator('summary', { hasText: 'Your preferences at this table' }).click()
    await bob.getByRole('checkbox', { name: 'Sit out at the next big blind' }).click()
    await bob.getByRole('checkbox', { name: 'Sit out at the next big blind', checked: true }).waitFor()
    await bob.keyboard.press('Escape')
    await allPlayUntil([ann, bob], () => ann.getByText('Sitting out', { exact: true }).isVisible())
    await bob.getByRole('button', { name: 'Menu' }).click()
    await bob
      .getByRole('button', { name: /^I’m back/ })
      .first()
      .waitFor()
  })
})

describe('players who have an account', () => {
  test('logs in from an invitation, and is at the table under their name', async () => {
    const zoe = await person(PHONE)
    await zoe.request.post(`${pages.address}/api/guest`, { data: { name: 'Zoe' } })
    await zoe.request.post(`${pages.address}/api/account`, { data: { name: 'Zoe', password: 'open sesame' } })
    await zoe.context().clearCookies()
    const hal = await host('Hal', { open: false, clock: null })
    await zoe.goto(await invitedBy(hal))
    await zoe.getByRole('heading', { name: 'You’re invited to a table' }).waitFor()
    await zoe.getByRole('button', { name: 'I have an account' }).click()
    await zoe.getByLabel('Username').fill('Zoe')
    await zoe.getByLabel('Password').fill('shut sesame')
    await zoe.getByRole('button', { name: 'Log in' }).click()
    await zoe.getByRole('alert').waitFor()
    await zoe.getByLabel('Password').fill('open sesame')
    await zoe.getByRole('button', { name: 'Log in' }).click()
    await zoe.getByRole('button', { name: 'Sit down' }).click()
    await hal.getByRole('region', { name: 'Zoe, seat 2' }).waitFor()
  })
})
