import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { bookOf } from '../draft.ts'
import { type PlayedAt, usualWays, type Ways } from '../record.ts'
import { refused } from '../refusal.ts'
import { subject, tell } from '../work.ts'

/** What is ordered about the record itself. */
export type OpeningOrder =
  | {
      readonly type: 'OpenRecord'
      readonly book: BookId | House
      /** Who provides the place and the staff. */
      readonly host: string
      readonly playedAt?: PlayedAt
      readonly tournament?: boolean
      readonly ways?: Partial<Ways>
    }
  | { readonly type: 'SetWays'; readonly ways: Partial<Ways> }
  | { readonly type: 'SetBook'; readonly book: BookId | House }

/** What happens about the record itself. */
export type OpeningEvent =
  | {
      readonly type: 'RecordOpened'
      readonly book: BookId | House
      readonly host: string
      readonly playedAt: PlayedAt
      readonly ways: Ways
    }
  | { readonly type: 'WaysSet'; readonly ways: Ways }
  | { readonly type: 'BookSet'; readonly book: BookId | House }

/** The record opens, and the house has its ways. */
export const opening = subject<OpeningOrder, OpeningEvent>({
  orders: {
    OpenRecord: (work, { book, host, playedAt = 'professional', tournament = false, ways = {}, at, by }) => {
      const { playType } = bookOf({ book })
      // uspa/3.1.2.1: what the association approves is a tournament
      if (playedAt === 'sanctioned' && playType.is.sanctioned === 'association' && !tournament)
        return refused('sanctioned-needs-tournament', { rules: playType.rules })
      const all = { ...usualWays, ...ways }
      tell(work, { type: 'RecordOpened', book, host, playedAt, ways: all, at, by, rules: playType.rules })
      return null
    },
    SetWays: (work, { ways, at, by }) => {
      tell(work, { type: 'WaysSet', ways: { ...work.state.ways, ...ways }, at, by, rules: [] })
      return null
    },
    SetBook: (work, { book, at, by }) => {
      tell(work, { type: 'BookSet', book, at, by, rules: [] })
      return null
    },
  },
  events: {
    RecordOpened: (record, { book, host, playedAt, ways, at }) => {
      Object.assign(record, { book, host, playedAt, ways, opened: at, numbered: 0 })
      Object.assign(record, { offences: [], disputes: [], incidents: [], files: [], officials: [], trained: [] })
    },
    WaysSet: (record, { ways }) => {
      record.ways = ways
    },
    BookSet: (record, { book }) => {
      record.book = book
    },
  },
})
