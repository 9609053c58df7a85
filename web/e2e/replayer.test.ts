import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { readProof, verifyProof } from '@cardroom/fair'
import { handsIn, historiesIn, readLog, replayHand } from '@cardroom/histories'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTable, dealsAt, LAPTOP, openPages, type Pages, PHONE, picture, playUntil } from '../testing/open-pages.ts'

let pages: Pages
beforeAll(async () => {
  pages = await openPages()
}, 120_000)
afterAll(() => pages.close())

const violations = async (page: Page): Promise<readonly string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(' | ')}`)
}

const step = async (page: Page): Promise<number> => Number(await page.locator('main').getAttribute('data-step'))

/** What is downloaded by a link. */
const downloaded = async (page: Page, name: string): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  return readFileSync(await download.path(), 'utf8')
}

describe('a deal that is over', () => {
  test('on a phone on its side the way through it lies beside the felt, and nothing on it', async () => {
    const page = await atTable(pages, { form: 'holdem', chairs: 4, bots: 3 }, { ...LAPTOP, width: 844, height: 390 })
    await playUntil(page, async () => (await dealsAt(page)) > 1)
    await page.goto(`${page.url()}/deal/1`)
    await page.getByRole('slider', { name: 'Step' }).waitFor()
    const met = await page.evaluate(`(() => {
      const box = node => node.getBoundingClientRect()
      const plates = [...document.querySelectorAll('[data-plate]')].map(box)
      const acts = [...document.querySelectorAll('main button, main input')].filter(it => it.closest('[data-stage]') === null)
      const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      return {
        under: acts.filter(it => plates.some(plate => meet(plate, box(it)))).map(it => it.textContent),
        outside: plates.filter(plate => plate.bottom > innerHeight || plate.left < 0).length,
        wide: document.querySelector('input[type=range]').getBoundingClientRect().right > innerWidth,
      }
    })()`)
    expect(met).toEqual({ under: [], outside: 0, wide: false })
    await page.context().close()
  })

  test('is opened by its link, stepped through by keys, downloaded, read back, and its deck checked', async () => {
    const page = await atTable(pages, { form: 'holdem', chairs: 2, bots: 1, pace: 'human' }, LAPTOP)
    await playUntil(page, async () => (await dealsAt(page)) > 1)
    const table = page.url()
    await page.goto(`${table}/deal/1`)
    await page.getByRole('heading', { name: /^Hand 1/ }).waitFor()
    const steps = Number(await page.getByRole('slider', { name: 'Step' }).getAttribute('max')) + 1
    expect(steps).toBeGreaterThan(6)

    // on and back by keys, to the end, and by itself
    for (let n = 1; n < steps; n++) await page.keyboard.press('ArrowRight')
    expect(await step(page)).toBe(steps - 1)
    await page.getByRole('list', { name: 'Who wins what' }).waitFor()
    await picture(page, 'replayer-end')
    await page.keyboard.press('ArrowLeft')
    expect(await step(page)).toBe(steps - 2)
    await page.keyboard.press('Home')
    expect(await step(page)).toBe(0)
    await page.keyboard.press(' ')
    await page.locator('main[data-step="2"]').waitFor()
    await page.keyboard.press(' ')
    await page.keyboard.press('End')
    expect(await step(page)).toBe(steps - 1)
    await page.getByRole('button', { name: 'Preflop', exact: true }).click()
    expect(await page.getByRole('button', { name: 'Preflop', exact: true }).getAttribute('aria-current')).toBe('step')

    // why, as at the table
    await page
      .getByRole('button', { name: /^Why\?/ })
      .first()
      .click()
    await page.getByRole('dialog').locator('code').first().waitFor()
    await page.keyboard.press('Escape')

    // files
    await page.getByRole('button', { name: 'Link and downloads' }).click()
    await picture(page, 'replayer-files')
    const phh = await downloaded(page, 'PHH')
    const [hand] = [...historiesIn(phh, 'phh')].map(it => replayHand(it))
    expect(hand).toMatchObject({ problems: [], ended: true })
    const log = readLog(await downloaded(page, 'Log'))
    expect(log.problems).toEqual([])
    expect(log.deals[0]?.about).toMatchObject({ hand: 1, names: { 1: 'Ann' } })
    const [text] = [...handsIn(await downloaded(page, 'PokerStars text'), 'pokerstars')]
    expect(text?.problems).toEqual([])
    const read = readProof(JSON.parse(await downloaded(page, 'Proof of the deck')))
    if (!read.ok) throw new Error(read.refusal.why)
    const { proof } = read
    expect(verifyProof(proof, { events: log.deals[0]!.events }).filter(({ wrong }) => wrong !== null)).toEqual([])
    expect(proof.entropies.map(({ seat }) => seat)).toEqual([1])
    await page.keyboard.press('Escape')

    // the deck, against what this page saw before the deal and what it added itself
    await page.getByRole('button', { name: 'Check the deck' }).click()
    const deck = page.getByRole('dialog')
    await deck.getByText('The deck matches its seal.').waitFor()
    await deck.getByText('Your browser had it before the first card was dealt.', { exact: false }).waitFor()
    await deck.getByText('What you added is part of the shuffle.', { exact: false }).waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'check-deck')
    await page.keyboard.press('Escape')

    // a spectator sees none of Ann's downcards that she has not shown
    const rail = await (await pages.browser.newContext({ viewport: LAPTOP })).newPage()
    await rail.goto(`${table}/deal/1`)
    await rail.getByRole('heading', { name: /^Hand 1/ }).waitFor()
    expect(await rail.getByRole('region', { name: 'Your hand' }).count()).toBe(0)
    await rail.keyboard.press('ArrowRight')
    expect(await violations(rail)).toEqual([])
    await rail.context().close()
    await page.context().close()
  })

  test('is found in the list of deals on a phone, for each family', async () => {
    for (const [form, colorScheme] of [
      ['stud-8', 'dark'],
      ['pineapple-open-face-chinese', 'light'],
    ] as const) {
      const page = await atTable(pages, { form }, { ...PHONE, colorScheme, reducedMotion: 'reduce' })
      await playUntil(page, async () => (await dealsAt(page)) > 1)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name: 'Hands', exact: true }).click()
      await page.getByRole('link', { name: /^Hand 1/ }).waitFor()
      expect(await violations(page)).toEqual([])
      await picture(page, `deals-${form}`)
      await page.getByRole('link', { name: /^Hand 1/ }).click()
      await page.getByRole('button', { name: 'Step forward' }).click()
      await page.keyboard.press('End')
      await page.getByRole('list', { name: 'Who wins what' }).waitFor()
      expect(await violations(page)).toEqual([])
      await picture(page, `replayer-${form}`)
      await page.context().close()
    }
  })
})
