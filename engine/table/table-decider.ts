import { deciderOf } from '../decider/compose.ts'
import type { Decision } from '../decider/decision.ts'
import { checkedEvent, wrongArgument } from '../kinds/wrong-argument.ts'
import { agreed } from './agreed/agreed.ts'
import { chips } from './chips/chips.ts'
import { collections } from './collections/collections.ts'
import { copyOfTable } from './copy.ts'
import { deals } from './deals/deals.ts'
import type { TableDraft } from './draft.ts'
import type { TableEvent } from './events.ts'
import { kills } from './kills/kills.ts'
import { leaving } from './leaving/leaving.ts'
import { mixes } from './mixes/mixes.ts'
import { notes } from './notes/notes.ts'
import { isOpen, opening } from './opening/opening.ts'
import type { TableOrder } from './orders.ts'
import { people } from './people/people.ts'
import { refused, type TableRefusal } from './refusal.ts'
import { seats } from './seats/seats.ts'
import { stakes } from './stakes/stakes.ts'
import type { Table } from './table.ts'

/** What comes of an order at a table: events, or a refusal that leaves everything as it was. */
export type TableDecision = Decision<TableEvent, TableRefusal>

/** A table over a night, without what is played in its deals. */
export const tableDecider = deciderOf<Table, TableDraft, TableOrder, TableEvent, TableRefusal, undefined>()(
  {
    initial: undefined,
    copy: table => copyOfTable(table ?? NOT_OPEN),
    before: (table, order) => {
      if (!isOpen(table)) return notOpenFor(order)
      if (order.type === 'OpenTable') return refused('table-is-open')
      if (table.ended) return refused('table-is-closed')
      return isTime(order.at) && order.at >= table.at ? null : refused('time-goes-back', { until: table.at })
    },
    each: (table, event) => {
      if (!isOpen(table) && event.type !== 'TableOpened') throw new Error(`a table opens before ${event.type}`)
      table.at = event.at
    },
    unknown: refused('no-such-order'),
  },
  [opening, seats, chips, mixes, collections, agreed, deals, kills, people, leaving, notes, stakes],
)

/** A table that has not opened has none of its fields. */
const NOT_OPEN = {} as Table

const isTime = (at: number): boolean => Number.isSafeInteger(at)

const notOpenFor = (order: TableOrder): TableRefusal | null => {
  if (order.type !== 'OpenTable') return refused('no-table-yet')
  return isTime(order.at) ? null : refused('time-goes-back', { about: 'no-such-time' })
}

/** The answer to an order at a table. Asking changes nothing. */
export const decideTable = (table: Table | undefined, order: TableOrder): ReturnType<typeof tableDecider.decide> => {
  if (typeof order?.type !== 'string') throw wrongArgument('order', order, "an order such as { type: 'OpenTable', … }")
  return tableDecider.decide(table, order)
}

/** The table after an event; the first one opens it. */
export const evolveTable = (table: Table | undefined, event: TableEvent): Table => {
  if (typeof event?.type !== 'string') throw wrongArgument('event', event, 'an event such as those of a log')
  return tableDecider.evolve(table, event)
}

/** The table that a log adds up to. */
export const replayTable = (events: readonly TableEvent[]): Table => {
  if (!Array.isArray(events)) throw wrongArgument('replayTable', events, 'a list of events such as table.log')
  for (const event of events) checkedEvent(event)
  if (events.length === 0) throw new Error('an empty log has no table')
  return tableDecider.replay(events)
}
