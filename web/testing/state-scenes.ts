import type { Page } from '@playwright/test'
import { type Look, type Pages, playUntil } from './open-pages.ts'
import { allPlayUntil, peopleIn } from './people-pages.ts'

/** Brings a page to a scene. */
type BringsTo = (pages: Pages, look: Look) => Promise<Page>

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first()

/** Somebody who takes a seat of Ann's table with this many chips. */
const takes = async (page: Page, at: string, seat: number, name: string, chips: number): Promise<void> => {
  await page.goto(at)
  await button(page, new RegExp(`^Sit here in seat ${seat}`)).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Buy-in').fill(`${chips}`)
  await button(page, 'Sit down').click()
}

/** Everybody goes all-in or calls, until something is seen. */
const allIn = async (all: readonly Page[], seen: () => Promise<boolean>): Promise<void> => {
  while (!(await seen())) {
    for (const page of all)
      for (const name of [/^Yes, go ahead/, /^All-in/, /^Call/, /^Raise to/]) {
        const act = page.getByRole('button', { name }).last()
        if (await act.isVisible()) await act.click({ timeout: 1000 }).catch(() => undefined)
      }
    await all[0]!.waitForTimeout(40)
  }
}

const pause = async (page: Page): Promise<void> => {
  await button(page, 'Menu').click()
  await button(page, /^Pause/).click()
  await page.keyboard.press('Escape')
}

/** Three friends with different stacks are all-in: a main pot and a side pot. */
const sidePots: BringsTo = async (pages, look) => {
  const { host, person } = peopleIn(() => pages)
  const ann = await host('Ann', { chairs: 3, clock: null, pace: 'human' }, look)
  const [bob, cleo] = [await person(look), await person(look)]
  await takes(bob, ann.url(), 2, 'Bob', 200)
  await takes(cleo, ann.url(), 3, 'Cleo', 500)
  const over = ann.getByRole('list', { name: 'Who wins what' })
  const resumes = button(ann, 'Resume dealing')
  await pause(ann)
  // the first hand may have begun when there were two of them
  await allPlayUntil([ann, bob, cleo], () => resumes.isVisible())
  await resumes.click()
  // what is planned for later is a box to check
  await button(ann, /^Fold/)
    .or(ann.getByLabel(/^(Fold|Check\/fold)/))
    .first()
    .waitFor()
  await pause(ann)
  await allIn([ann, bob, cleo], () => over.isVisible())
  return ann
}

/** Two hands that are all-in and shown, with their odds before the flop; nothing comes to the page from there on. */
const odds: BringsTo = async (pages, look) => {
  const { host, person } = peopleIn(() => pages)
  const short = { size: 10, structure: 'no-limit', buyIn: { least: 10, most: 10 } }
  const ann = await host('Ann', { ...short, chairs: 4, clock: null, pace: 'human', equities: true }, look)
  const bob = await person(look)
  let stopped = false
  await bob.routeWebSocket(/./, page => {
    const room = page.connectToServer()
    room.onMessage(message => {
      if (!stopped) page.send(message)
    })
    page.onMessage(message => room.send(message))
  })
  await takes(bob, ann.url(), 2, 'Bob', 10)
  await allIn([ann, bob], async () => (await bob.locator('[data-odds]').count()) === 2)
  stopped = true
  return bob
}

/** Ann sits out while Bob plays on with bots: what Bob sees. */
const away: BringsTo = async (pages, look) => {
  const { host, person } = peopleIn(() => pages)
  const ann = await host('Ann', { chairs: 6, bots: 3, clock: null }, look)
  const bob = await person(look)
  await takes(bob, ann.url(), 5, 'Bob', 1000)
  await button(ann, 'Menu').click()
  await button(ann, /^Sit out/).click()
  await ann.keyboard.press('Escape')
  // Ann folds: a player who calls and loses all their chips would be asked to buy, and never say that they are back
  const folds = async (): Promise<void> => {
    for (const name of [/^Yes, go ahead/, /^Fold/, /^Check$/]) {
      const act = button(ann, name)
      if (await act.isVisible()) await act.click({ timeout: 1000 }).catch(() => undefined)
    }
  }
  await playUntil(bob, async () => {
    await folds()
    return button(ann, /^I’m back/).isVisible()
  })
  await playUntil(bob, () => button(bob, /^(Check|Call|Post)/).isVisible())
  return bob
}

/** A page that has lost its room in the middle of a hand. */
const lost: BringsTo = async (pages, look) => {
  const { person } = peopleIn(() => pages)
  const page = await person(look)
  let cut = (): void => undefined
  await page.routeWebSocket(/./, line => {
    const room = line.connectToServer()
    cut = () => void line.close({ code: 1001 })
    line.onMessage(message => room.send(message))
    room.onMessage(message => line.send(message))
  })
  await page.request.post(`${pages.address}/api/guest`, { data: { name: 'Ann' } })
  const made = await page.request.post(`${pages.address}/api/tables`, {
    data: { form: 'holdem', chairs: 6, bots: 5, sit: true, pace: 'instant', clock: null },
  })
  const { id } = (await made.json()) as { readonly id: string }
  await page.goto(`${pages.address}/t/${id}`)
  await button(page, /^(Check|Call)/).waitFor()
  await page.routeWebSocket(/./, line => void line.close({ code: 1001 }))
  cut()
  await page.getByText(/^Connection lost/).waitFor()
  return page
}

/** States of a table that need several people, or a line that is cut. */
export const STATE_SCENES: Readonly<Record<string, BringsTo>> = {
  'showdown-side-pots': sidePots,
  'showdown-details': sidePots,
  'state-odds': odds,
  'state-away': away,
  'state-lost': lost,
}
