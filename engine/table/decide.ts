import { heldIn } from '../rulebooks/held-in.ts'
import { agreedHandlers } from './agreed/agreed-handlers.ts'
import { chipsHandlers } from './chips/chips-handlers.ts'
import { collectionsHandlers } from './collections/collections-handlers.ts'
import { copyOfTable } from './copy.ts'
import { dealsHandlers } from './deals/deals-handlers.ts'
import type { TableEvent } from './events.ts'
import { leavingHandlers } from './leaving/leaving-handlers.ts'
import { mixesHandlers } from './mixes/mixes-handlers.ts'
import { notesHandlers } from './notes/notes-handlers.ts'
import { openTable } from './opening/open-table.ts'
import { openingHandlers } from './opening/opening-handlers.ts'
import type { TableOrder } from './orders.ts'
import { peopleHandlers } from './people/people-handlers.ts'
import { refusedAt, type TableRefusal } from './refusal.ts'
import { seatsHandlers } from './seats/seats-handlers.ts'
import type { Table } from './table.ts'
import type { Handler, TableWork } from './work.ts'

/** What comes of an order at a table: events, or a refusal that leaves everything as it was. */
export type TableDecision =
  | { readonly ok: true; readonly events: readonly TableEvent[] }
  | { readonly ok: false; readonly refusal: TableRefusal }

/** What comes of an order at a table. Nothing is changed by asking. */
export const decideTable = (table: Table | undefined, order: TableOrder): TableDecision => {
  if (order.type === 'OpenTable') {
    return table === undefined ? openTable(order) : { ok: false, refusal: refusedAt('table-is-open') }
  }
  const refusal = table === undefined ? refusedAt('no-table-yet') : orderOff(table, order)
  if (table === undefined || refusal !== null) return { ok: false, refusal: refusal ?? refusedAt('no-table-yet') }
  const work: TableWork = { table: copyOfTable(table), events: [] }
  const wrong = carryOutAt(work, order)
  return wrong === null ? { ok: true, events: work.events } : { ok: false, refusal: wrong }
}

/** Carries out an order in place. */
export const carryOutAt = (work: TableWork, order: TableOrder): TableRefusal | null => {
  const handler = heldIn<unknown>(handlers, order.type)
  if (handler === undefined) throw new Error(`there is no order ${String(order.type).slice(0, 40)}`)
  return (handler as Handler<TableOrder>)(work, order)
}

/** Why no order of this time is carried out any more, or null. */
export const orderOff = (table: Table, order: TableOrder): TableRefusal | null => {
  if (table.ended) return refusedAt('table-is-closed')
  if (!(Number.isSafeInteger(order.at) && order.at >= table.at)) return refusedAt('time-goes-back', { until: table.at })
  return null
}

const handlers = {
  ...openingHandlers,
  ...seatsHandlers,
  ...chipsHandlers,
  ...mixesHandlers,
  ...collectionsHandlers,
  ...agreedHandlers,
  ...dealsHandlers,
  ...peopleHandlers,
  ...leavingHandlers,
  ...notesHandlers,
} as const satisfies { readonly [T in Exclude<TableOrder['type'], 'OpenTable'>]: unknown }
