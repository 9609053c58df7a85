import type { Page } from '@playwright/test'
import { atTable, dealsAt, type Look, type Pages, playUntil } from './open-pages.ts'
import { peopleIn } from './people-pages.ts'

/** Brings a page to a scene. */
type BringsTo = (pages: Pages, look: Look) => Promise<Page>

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first()

/** A page of the room as somebody sees it who has a name already, and who has played before. */
const at =
  (path: string, seen: RegExp | string, then: (page: Page) => Promise<void> = async () => {}): BringsTo =>
  async (pages, look) => {
    const page = await atTable(pages, { form: 'holdem', chairs: 6, bots: 3, clock: null }, look)
    await button(page, /^(Check|Call)/).waitFor()
    const broke = page.getByText('You’re out of chips.')
    await playUntil(page, async () => (await dealsAt(page)) >= 4 || (await broke.isVisible()))
    await page.goto(`${pages.address}${path}`)
    await page.getByText(seen).first().waitFor()
    await then(page)
    return page
  }

/** A page as a newcomer sees it, with tables of others about. */
const newTo =
  (path: string, seen: RegExp | string): BringsTo =>
  async (pages, look) => {
    const page = await peopleIn(() => pages).person(look)
    await page.goto(`${pages.address}${path}`)
    await page.getByText(seen).first().waitFor()
    return page
  }

/** Ann and Bob at a table, as Bob sees it when Ann is done with it. */
const both =
  (wanted: object, ready: (ann: Page, bob: Page) => Promise<void>): BringsTo =>
  async (pages, look) => {
    const { host, comes } = peopleIn(() => pages)
    const ann = await host('Ann', { chairs: 4, clock: null, ...wanted }, look)
    const bob = await comes('Bob', ann.url(), look)
    await ready(ann, bob)
    return bob
  }

/** Ann at a table with bots, after something that she does there. */
const seated =
  (does: (page: Page) => Promise<void>, form = 'holdem', chairs = 6): BringsTo =>
  async (pages, look) => {
    const page = await atTable(pages, { form, chairs, bots: chairs - 1, clock: null }, look)
    await button(page, /^(Check|Call|Set(,| the cards))/).waitFor()
    await does(page)
    return page
  }

const inMenu = async (page: Page, name: RegExp | string): Promise<void> => {
  await button(page, 'Menu').click()
  await button(page, name).click()
  // a sheet may have to be loaded first
  await page.waitForLoadState('networkidle')
}

/** Plays what there is until the sheet of the result is open. */
const leave = async (page: Page): Promise<void> => {
  await inMenu(page, /^Leave/)
  const sure = button(page, /^(Yes|Leave)/)
  if (await sure.isVisible()) await sure.click()
  await playUntil(page, () => page.getByText('You’ve left the table').isVisible())
}

/** Two tables of Ann's in one window. */
const sideBySide: BringsTo = async (pages, look) => {
  const page = await atTable(pages, { form: 'holdem', chairs: 6, bots: 5, clock: null }, look)
  const first = page.url().split('/').at(-1)!
  const made = await page.request.post(`${pages.address}/api/tables`, {
    data: { form: 'omaha-8', chairs: 4, bots: 3, sit: true, pace: 'instant', clock: null },
  })
  const { id } = (await made.json()) as { readonly id: string }
  await page.goto(`${pages.address}/tables?t=${first}&t=${id}`)
  for (const i of [0, 1]) await page.frameLocator('iframe').nth(i).locator('[data-plate]').first().waitFor()
  return page
}

/** The pages around the table, and the sheets that open over it. */
export const PAGE_SCENES: Readonly<Record<string, BringsTo>> = {
  'page-lobby': at('/', 'Play now'),
  'page-lobby-new': newTo('/', 'Play now'),
  'page-create': newTo('/create', /Create/),
  'page-lesson': newTo('/learn/omaha-8', /How/),
  'page-lesson-open-face': newTo('/learn/pineapple-open-face-chinese', /How/),
  'page-lesson-badugi': newTo('/learn/badugi', /How/),
  'page-stats': at('/stats', /VPIP|Hands/),
  'page-hands': at('/hands', 'Hand histories'),
  'page-side': sideBySide,
  'page-missing': newTo('/nowhere', /./),
  'sheet-settings': seated(page => button(page, /^Settings/).click()),
  'sheet-options': seated(page => inMenu(page, 'Table options')),
  'sheet-report': seated(page => inMenu(page, 'Report a problem')),
  'sheet-people': seated(page => inMenu(page, /^People/)),
  'sheet-left': seated(leave),
  'sheet-sit': async (pages, look) => {
    const { host, person } = peopleIn(() => pages)
    const ann = await host('Ann', { chairs: 4, clock: null }, look)
    const bob = await person(look)
    await bob.goto(ann.url())
    await button(bob, /^Sit here/).click()
    await bob.getByLabel('Your name').waitFor()
    return bob
  },
  'sheet-invite': both({}, async (_, bob) => {
    await button(bob, /^Invite/).click()
    await bob.getByRole('dialog').getByRole('img').waitFor()
  }),
  'state-chat': both({}, async (ann, bob) => {
    for (const page of [ann, bob]) {
      await button(page, 'Hand log').click()
      await page.getByRole('tab', { name: 'Chat' }).click()
    }
    await ann.getByRole('textbox').first().fill('Nice hand, Bob. Same time next week?')
    await ann.keyboard.press('Enter')
    await bob.getByText('Same time next week?').first().waitFor()
  }),
  'state-first-time': async (pages, look) => {
    const page = await peopleIn(() => pages).person(look)
    await page.addInitScript(`localStorage['cardroom-games-seen'] = ''`)
    await page.request.post(`${pages.address}/api/guest`, { data: { name: 'Ann' } })
    const made = await page.request.post(`${pages.address}/api/tables`, {
      data: { form: 'badugi', chairs: 6, bots: 5, sit: true, pace: 'instant', clock: null },
    })
    const { id } = (await made.json()) as { readonly id: string }
    await page.goto(`${pages.address}/t/${id}`)
    await page.getByText(/New to you/i).waitFor()
    return page
  },
}
