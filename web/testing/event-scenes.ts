import type { Page } from '@playwright/test'
import type { Look, Pages } from './open-pages.ts'

/** Brings a page to a scene of tournaments. */
type BringsTo = (pages: Pages, look: Look) => Promise<Page>

/** Somebody with a name, on a page of theirs. */
const guest = async ({ address, browser }: Pages, name: string, { width, height, ...look }: Look): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width, height }, locale: 'en-US', ...look })).newPage()
  await page.request.post(`${address}/api/guest`, { data: { name } })
  return page
}

const made = async (page: Page, { address }: Pages, wanted: object): Promise<string> => {
  const { stack, levels, unit } = (await (
    await page.request.post(`${address}/api/events/structure`, { data: { players: 27, minutes: 180, smallest: 25 } })
  ).json()) as { readonly stack: number; readonly levels: readonly object[]; readonly unit: number }
  const data = { start: { when: 'director' }, levels, unit, ...wanted }
  const answer = await page.request.post(`${address}/api/events`, {
    data: { buyIn: { price: 40, fee: 5, chips: stack }, ...data },
  })
  return ((await answer.json()) as { readonly id: string }).id
}

/** Levels of a few hands each, so that bots are done soon. */
const QUICK = [1, 2, 4, 8, 16, 32, 64].map(times => ({
  small: 25 * times,
  big: 50 * times,
  ante: 0,
  antes: 'each',
  lasts: { deals: 6 },
  breakAfter: 0,
}))

/** A club night of three tables of real cards, which Dana directs. */
const NIGHT = { name: 'Thursday at the club', run: 'known', open: false, bots: 27, seats: 9, rebuys: null }

/** Dana's page as the director, with everybody seated. */
const directing: BringsTo = async (pages, look) => {
  const page = await guest(pages, 'Dana', look)
  const id = await made(page, pages, NIGHT)
  await page.goto(`${pages.address}/events/${id}/director`)
  await page.getByRole('button', { name: 'Start play' }).click()
  await page.getByRole('heading', { name: 'Tables' }).waitFor()
  const draw = page.getByRole('button', { name: 'Draw', exact: true }).first()
  while (await draw.isVisible()) {
    // the last of them may be gone before it is tapped
    await draw.click({ timeout: 1000 }).catch(() => undefined)
    await page.waitForTimeout(100)
  }
  return page
}

/** Marks players of a table as out, by the first other player there. */
const bust = async (page: Page, table: number, count: number): Promise<void> => {
  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Bust', exact: true }).first().click()
  const chosen = sheet.getByRole('button', { name: `Table ${table}`, exact: true })
  if (await chosen.isVisible()) await chosen.click()
  for (let i = 0; i < count; i++) await sheet.locator('[data-seat]').nth(i).click()
  const groups = sheet.getByRole('group').filter({ has: page.getByRole('button', { name: 'Don’t know' }) })
  for (let i = 0; i < count; i++) await groups.nth(i).getByRole('button').first().click()
}

const busted = async (page: Page, table: number, count: number): Promise<void> => {
  await bust(page, table, count)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Bust / })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

const underway: BringsTo = async (pages, look) => {
  const page = await directing(pages, look)
  await busted(page, 2, 3)
  return page
}

/** Another page of the event that a page shows. */
const at =
  (scene: BringsTo, name: string, seen: RegExp): BringsTo =>
  async (pages, look) => {
    const page = await scene(pages, look)
    await page.goto(page.url().replace(/\/director$/, name))
    await page.getByText(seen).first().waitFor()
    return page
  }

/** Ann in a sit-and-go against bots. */
const sitAndGo =
  (pace: 'human' | 'instant', players: number): BringsTo =>
  async (pages, look) => {
    const page = await guest(pages, 'Ann', look)
    const start = { when: 'full', players }
    const id = await made(page, pages, {
      name: `${players}-player sit-and-go`,
      start,
      bots: players - 1,
      enter: true,
      pace,
      seats: 9,
    })
    await page.goto(`${pages.address}/events/${id}`)
    return page
  }

const list: BringsTo = async (pages, look) => {
  const page = await directing(pages, look)
  for (const [name, data] of [
    ['Sunday deepstack', { start: { when: 'time', at: Date.now() + 3_600_000 }, bots: 14 }],
    ['Bounty sit-and-go', { start: { when: 'full', players: 9 }, bots: 5, bounty: { kind: 'progressive', worth: 20 } }],
  ] as const)
    await made(page, pages, { name, ...data })
  const quick = await sitAndGo('instant', 3)(pages, look)
  await quick.context().close()
  await page.goto(`${pages.address}/events`)
  await page.getByText('Sunday deepstack').waitFor()
  return page
}

const create: BringsTo = async (pages, look) => {
  const page = await guest(pages, 'Dana', look)
  await page.goto(`${pages.address}/events`)
  await page.getByText('Create a tournament').click()
  await page.getByText(/chips each/).waitFor()
  return page
}

const registration: BringsTo = async (pages, look) => {
  const host = await guest(pages, 'Dana', look)
  const id = await made(host, pages, { name: 'Sunday deepstack', bots: 14, guarantee: 1000 })
  const page = await guest(pages, 'Ann', look)
  await page.goto(`${pages.address}/events/${id}`)
  await page.getByRole('heading', { name: 'Sunday deepstack' }).waitFor()
  return page
}

/** Scenes of tournaments: their list and a new one, a player's page, the clock, the director's, results and sheets. */
export const EVENT_SCENES: Readonly<Record<string, BringsTo>> = {
  'events-list': list,
  'events-create': create,
  'event-registration': registration,
  'event-player': async (pages, look) => {
    const page = await sitAndGo('human', 18)(pages, look)
    await page.getByRole('link', { name: 'Go to your table' }).waitFor()
    return page
  },
  'event-clock': at(underway, '/clock', /Players left/),
  'event-director': underway,
  'event-bust': async (pages, look) => {
    const page = await directing(pages, look)
    await bust(page, 1, 2)
    return page
  },
  'event-results': async (pages, look) => {
    const page = await guest(pages, 'Ann', look)
    const start = { when: 'full', players: 18 }
    const id = await made(page, pages, { name: 'Eighteen bots', start, bots: 18, pace: 'instant', levels: QUICK })
    await page.goto(`${pages.address}/events/${id}/results`)
    await page.getByRole('heading', { name: 'Final results' }).waitFor({ timeout: 120_000 })
    return page
  },
  'event-sheets': at(underway, '/sheets', /Seating/),
}
