import type { Page } from '@playwright/test'
import { EVENT_SCENES } from './event-scenes.ts'
import { atTable, type Look, type Pages, playUntil } from './open-pages.ts'
import { PAGE_SCENES } from './page-scenes.ts'
import { RULES_SCENES } from './rules-scenes.ts'
import { STATE_SCENES } from './state-scenes.ts'

/** A scene of the table: brings a page to it. */
export type BringsTo = (pages: Pages, look: Look) => Promise<Page>

const asked = (page: Page) =>
  page.getByRole('button', { name: /^(Check|Call|Fold|Bring in|Stand pat|Draw|Discard|Set(,| the cards))/ }).first()

/** Your turn at a table with bots, a little into the hand where more lies on the table. */
const turn =
  (form: string, chairs: number, acts = 3): BringsTo =>
  async (pages, look) => {
    const page = await atTable(pages, { form, chairs, bots: chairs - 1, clock: null }, look)
    await asked(page).waitFor()
    let done = 0
    await playUntil(page, async () => ++done > acts && (await asked(page).isVisible()))
    return page
  }

/** What a seat does until the end of a hand. */
type Plays = (page: Page, seen: () => Promise<boolean>) => Promise<void>

/** The end of a hand at a table that waits then. */
const handOver =
  (form: string, chairs: number, plays: Plays = playUntil): BringsTo =>
  async (pages, look) => {
    const page = await atTable(pages, { form, chairs, bots: chairs - 1, clock: null }, look)
    await asked(page).waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Pause after this hand' }).click()
    await page.keyboard.press('Escape')
    await plays(page, () => page.getByRole('list', { name: 'Who wins what' }).isVisible())
    return page
  }

/** Goes all-in at once, and then waits. */
const allIn: Plays = async (page, seen) => {
  const [all, sure] = [
    page.getByRole('button', { name: /^All-in/ }),
    page.getByRole('button', { name: 'Yes, go ahead' }),
  ]
  while (!(await seen())) {
    if (await sure.isVisible()) await sure.click({ timeout: 1000 }).catch(() => undefined)
    else if (await all.first().isVisible())
      await all
        .last()
        .click({ timeout: 1000 })
        .catch(() => undefined)
    else if (await asked(page).isVisible()) await page.keyboard.press('c')
    await page.waitForTimeout(40)
  }
}

/** A scene after one more step in it. */
const then =
  (scene: BringsTo, step: (page: Page) => Promise<void>): BringsTo =>
  async (pages, look) => {
    const page = await scene(pages, look)
    await step(page)
    return page
  }

/** Sets the cards as the page proposes, until somebody plays in fantasyland: with all cards of a hand at once. */
const fantasyland: BringsTo = async (pages, look) => {
  const page = await atTable(pages, { form: 'pineapple-open-face-chinese', chairs: 3, bots: 2, clock: null }, look)
  const [fill, set] = [
    page.getByRole('button', { name: 'Fill the rows' }),
    page.getByRole('button', { name: /^Set(,| the cards)/ }),
  ]
  const buy = page.getByRole('button', { name: /^Buy/ }).last()
  // no matter who comes first: a bot has set all of its cards at once
  const there = page.locator('[data-mark="fantasyland"]').first()
  await fill.waitFor()
  while ((await there.count()) === 0) {
    for (const button of [fill, set, buy])
      if ((await button.isVisible()) && (await button.isEnabled({ timeout: 1000 }).catch(() => false)))
        await button.click({ timeout: 1000 }).catch(() => undefined)
    await page.waitForTimeout(40)
  }
  return page
}

/** Ann at a table of her own where nobody else sits. */
const alone: BringsTo = async (pages, look) => {
  const page = await atTable(pages, { form: 'holdem', chairs: 6, bots: 0, clock: null }, look)
  await page.getByRole('heading', { name: 'Your table is ready' }).waitFor()
  return page
}

/** Somebody without a name who has come by a link to a table where the host has acted some times. */
const visitorAfter =
  (acts: number): BringsTo =>
  async (pages, look) => {
    const host = await atTable(pages, { form: 'holdem', chairs: 6, bots: 3, clock: null }, look)
    await asked(host).waitFor()
    let done = 0
    await playUntil(host, async () => ++done > acts && (await asked(host).isVisible()))
    const { width, height, ...rest } = look
    const context = await pages.browser.newContext({ viewport: { width, height }, locale: 'en-US', ...rest })
    const page = await context.newPage()
    await page.goto(host.url())
    await page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .waitFor()
    return page
  }

/** Somebody who has just sat down in a game that is under way: they wait for the blind, or post. */
const newcomer: BringsTo = async (pages, look) => {
  // a player who comes just when the blind does is dealt in at once: another table then
  for (let acts = 12; acts < 24; acts += 2) {
    const page = await sitsDown(pages, look, acts)
    const way = page.getByRole('button', { name: /blind/i }).first()
    const dealtIn = page.getByText('You’ll be dealt in next hand.').or(asked(page)).first()
    await way.or(dealtIn).first().waitFor()
    if (await way.isVisible()) return page
    await page.context().close()
  }
  throw new Error('nobody had to wait for the blind')
}

/** Bea comes to a game that is under way, and takes the last open seat. */
const sitsDown = async (pages: Pages, look: Look, acts: number): Promise<Page> => {
  const page = await visitorAfter(acts)(pages, look)
  await page
    .getByRole('button', { name: /^Sit here/ })
    .last()
    .click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bea')
  await page.getByRole('button', { name: 'Sit down' }).click()
  return page
}

/** The table in every state, as crowded as it gets in each family. */
export const SCENES: Readonly<Record<string, BringsTo>> = {
  'holdem-2': turn('holdem', 2),
  'holdem-6': turn('holdem', 6),
  'holdem-10': turn('holdem', 10),
  'five-card-omaha-10': turn('big-o', 8),
  'double-board': turn('five-card-double-board-bomb-pot-plo', 8),
  'three-boards': turn('derailment', 7),
  'stud-8': turn('stud-8', 8),
  'triple-draw': turn('deuce-to-seven-triple-draw', 6, 1),
  opener: then(turn('draw-high', 6, 1), page =>
    playUntil(page, async () => {
      const drawn = page.locator('[data-said]', { hasText: /^Drew/ })
      const isOpened = await page.locator('[data-opener]').first().isVisible()
      return isOpened && (await drawn.first().isVisible()) && (await asked(page).isVisible())
    }),
  ),
  badugi: turn('badugi', 6),
  'open-face': turn('pineapple-open-face-chinese', 3),
  fantasyland,
  'chinese-13': turn('chinese-poker', 4, 0),
  'showdown-2': handOver('holdem', 2),
  'showdown-10': handOver('holdem', 10, allIn),
  showdown: handOver('holdem', 6),
  'showdown-two-boards': handOver('five-card-double-board-bomb-pot-plo', 8),
  'showdown-badugi': handOver('badugi', 4),
  'showdown-13': handOver('chinese-poker', 4),
  'showdown-hi-lo': handOver('omaha-8', 6),
  'showdown-stud': handOver('seven-card-stud', 6),
  'showdown-draw': handOver('deuce-to-seven-triple-draw', 5),
  'showdown-rows': handOver('open-face-chinese', 3),
  alone,
  visitor: visitorAfter(0),
  sizing: turn('holdem', 6),
  log: then(turn('holdem', 6), page => page.getByRole('button', { name: 'Hand log' }).click()),
  menu: then(turn('holdem', 6), page => page.getByRole('button', { name: 'Menu' }).click()),
  why: then(turn('holdem', 6), page =>
    page
      .getByRole('button', { name: /^Why\?/ })
      .first()
      .click(),
  ),
  'sitting-out': then(turn('holdem', 6, 0), async page => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: /^Sit out/ }).click()
    await page.keyboard.press('Escape')
    await playUntil(page, () => page.getByRole('button', { name: /^I’m back/ }).isVisible())
  }),
  newcomer,
  'waiting-for-blind': then(newcomer, async page => {
    // the ways in make room for a showdown, and come back after it
    const waits = page.getByRole('button', { name: /^Wait for the big blind/ })
    const chosen = waits.and(page.locator('[aria-pressed="true"]'))
    while (!(await chosen.isVisible()) && !(await asked(page).isVisible())) {
      if (await waits.isVisible()) await waits.click({ timeout: 1000 }).catch(() => undefined)
      await page.waitForTimeout(40)
    }
  }),
  busted: then(turn('holdem', 2, 0), page => allIn(page, () => page.getByText('You’re out of chips.').isVisible())),
  ...STATE_SCENES,
  ...PAGE_SCENES,
  ...EVENT_SCENES,
  ...RULES_SCENES,
}

/** What is done again in every window: there a part of a scene may be closed. */
export const IN_EACH: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'showdown-details': async page => {
    const open = page.getByRole('button', { name: 'Details', expanded: false })
    if (await open.isVisible()) await open.click()
  },
  sizing: async page => {
    const open = page.getByRole('button', { name: /^(Raise|Bet)…/ })
    if (!(await open.isVisible())) return
    await open.click()
    // the felt gives way
    await page.waitForTimeout(250)
  },
}
