import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAPTOP, openPages, type Pages, PHONE, picture } from '../testing/open-pages.ts'
import { peopleIn } from '../testing/people-pages.ts'
import { violations } from '../testing/violations.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const open = async (at: string, look: object = PHONE) => {
  const { width, height, ...rest } = look as { width: number; height: number }
  const page = await (await pages.browser.newContext({ viewport: { width, height }, ...rest })).newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${pages.address}${at}`)
  return page
}

const { host } = peopleIn(() => pages)

describe('the ruling desk', () => {
  test('a ruling from nothing on a phone in fewer than eight taps; it works without a network', async () => {
    const page = await open('/desk')
    await page.getByRole('heading', { name: 'Which game?' }).waitFor()
    await picture(page, 'desk-game-phone', { fullPage: true })
    await page.locator('html[data-kept]').waitFor({ state: 'attached' })
    await page.context().setOffline(true)
    let taps = 0
    const tap = async (name: string | RegExp): Promise<void> => {
      await page.getByRole('button', { name, exact: typeof name === 'string' }).click()
      taps++
    }
    await tap(/^(Texas )?Hold.em$/i)
    await tap('Preflop')
    await picture(page, 'desk-about-phone', { fullPage: true })
    expect(await violations(page)).toEqual([])
    await tap('A card: exposed, boxed, missing')
    await tap('Card exposed')
    while (await page.getByRole('region', { name: /\?$/ }).isVisible()) {
      await picture(page, 'desk-fact-phone', { fullPage: true })
      await page.getByRole('region', { name: /\?$/ }).getByRole('button').first().click()
      taps++
    }
    await page.getByText('The ruling, by Robert’s Rules of Poker').waitFor()
    expect(taps).toBeLessThan(8)
    await page.getByRole('heading', { name: 'At the table' }).waitFor()
    await page.getByRole('heading', { name: 'What other rulebooks say' }).waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'desk-ruling-phone', { fullPage: true })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved on this device.').waitFor()
    const link = page.url()
    await page.getByRole('link', { name: 'Start over' }).click()
    await page.getByRole('heading', { name: 'Saved rulings' }).waitFor()
    await page.context().setOffline(false)
    // the link is the whole case
    await page.goto(link)
    await page.getByText('The ruling, by Robert’s Rules of Poker').waitFor()
    await page.context().close()
  })

  test('words and chips on a laptop; another book is one choice away, an answer can be taken back', async () => {
    const page = await open('/desk?game=holdem&street=flop&about=wagers&wager=string-bet', {
      ...LAPTOP,
      colorScheme: 'light',
    })
    await page.getByRole('link', { name: 'rrp/3/betting/14' }).first().waitFor()
    await picture(page, 'desk-wager-laptop', { fullPage: true })
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Rulebook').selectOption('wsop')
    await page.getByText('The ruling, by WSOP live action rules').waitFor()
    await page.getByRole('button', { name: 'Change: Chips in two motions, without a word' }).click()
    await page.getByRole('heading', { name: 'What happened?' }).waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    await picture(page, 'desk-what-laptop')
    await page.goto(`${pages.address}/desk?game=holdem&street=flop&about=street&what=TooManyInFlop`)
    await page.getByText('The ruling, by').waitFor()
    await picture(page, 'desk-flop-laptop', { fullPage: true })
    // cards are drawn in what another book leaves to the floor, too
    await page.getByText('is the next burncard.').first().waitFor()
    expect(await page.getByText('8c').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.goto(`${pages.address}/desk?game=constructor&street=x&what=__proto__&facts={`)
    await page.getByRole('heading', { name: 'Which game?' }).waitFor()
    await page.getByLabel('Or describe it').fill('nice weather')
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByLabel('Or describe it').fill('Omaha, on the turn there is a string bet')
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByRole('button', { name: 'Change: Chips in two motions, without a word' }).waitFor()
    await page.getByText('The ruling, by').waitFor()
    await page.context().close()
  })

  test('from a table: its hand is there already, and a card that nobody sees is picked', async () => {
    const ann = await host('Ann', { bots: 3, pace: 'human' }, PHONE)
    const table = new URL(ann.url()).pathname.replace('/t/', '/api/tables/')
    // the first hand is dealt before there is something to rule on
    await expect
      .poll(async () => (await ann.request.get(`${pages.address}${table}/desk`)).status(), { timeout: 20_000 })
      .toBe(200)
    await ann.getByRole('button', { name: 'Menu' }).click()
    await ann.getByRole('link', { name: 'Ruling desk for this hand' }).click()
    await ann.getByRole('heading', { name: 'What is it about?' }).waitFor()
    await ann.getByRole('link', { name: /, hand \d+$/ }).waitFor()
    await picture(ann, 'desk-table-phone', { fullPage: true })
    expect(await violations(ann)).toEqual([])
    await ann.getByRole('button', { name: 'A card: exposed, boxed, missing' }).click()
    await ann.getByRole('button', { name: 'Card exposed', exact: true }).click()
    const ranks = ann.getByRole('group', { name: 'Rank' })
    const ruled = ann.getByText('The ruling, by Robert’s Rules of Poker')
    while (!(await ruled.isVisible())) {
      await ann.getByRole('region', { name: /\?$/ }).or(ruled).first().waitFor()
      if (await ranks.isVisible()) {
        await ranks.getByRole('button').first().click()
        await picture(ann, 'desk-card-phone', { fullPage: true })
        await ann.getByRole('button', { name: / of / }).first().click()
      } else if (!(await ruled.isVisible()))
        await ann.getByRole('region', { name: /\?$/ }).getByRole('button').first().click()
    }
    await ann.getByRole('link', { name: 'Put into the record' }).waitFor()
    await picture(ann, 'desk-table-ruling-phone', { fullPage: true })
    await ann.context().close()
  }, 60_000)
})
