import type { Page } from '@playwright/test'
import { atTable, dealsAt, type Look, type Pages, playUntil } from './open-pages.ts'
import { peopleIn } from './people-pages.ts'

/** Brings a page to a scene. */
type BringsTo = (pages: Pages, look: Look) => Promise<Page>

/** A page as anybody sees it who opens its address. */
const opened =
  (path: string): BringsTo =>
  async (pages, look) => {
    const page = await peopleIn(() => pages).person(look)
    await page.goto(`${pages.address}${path}`)
    await page.locator('main h1, main h2').first().waitFor()
    await page.waitForLoadState('networkidle')
    return page
  }

/** A page that belongs to a table, after some hands there. */
const ofTable =
  (path: string): BringsTo =>
  async (pages, look) => {
    const page = await atTable(pages, { form: 'holdem', chairs: 6, bots: 3, clock: null }, look)
    await playUntil(page, async () => (await dealsAt(page)) >= 4)
    await page.goto(`${page.url()}${path}`)
    await page.locator('main h1, main h2').first().waitFor()
    await page.waitForLoadState('networkidle')
    return page
  }

/** The rulebooks, the desk and the training, and what is kept of a table. */
export const RULES_SCENES: Readonly<Record<string, BringsTo>> = {
  'rules-books': opened('/books'),
  'rules-rule': opened('/books/rrp/3/showdown/6'),
  'rules-dictionary': opened('/books/dictionary'),
  'rules-desk': opened('/desk'),
  'rules-ruling': opened('/desk?game=holdem&street=flop&about=street&what=TooManyInFlop'),
  'rules-train': opened('/train'),
  'rules-house': opened('/house'),
  'rules-played': opened('/rules'),
  'rules-record': opened('/record'),
  'floor-open': opened('/floor'),
  'table-results': ofTable('/night'),
  'table-bank': ofTable('/bank'),
  'table-deals': ofTable('/deals'),
  'table-deal': ofTable('/deal/1'),
  'you-results': opened('/book'),
}
