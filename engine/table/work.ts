import type { TableDraft } from './draft.ts'
import type { TableEvent } from './events.ts'
import { recordAt } from './evolve.ts'
import type { TableRefusal } from './refusal.ts'

/** A decision being worked out: a table that follows every event as it is told. */
export type TableWork = { readonly table: TableDraft; readonly events: TableEvent[] }

/** Carries out an order, or says why it cannot be. */
export type Handler<Order> = (work: TableWork, order: Order) => TableRefusal | null

/** A handler for each kind of order of a subject. */
export type Handlers<Order extends { readonly type: string }> = {
  readonly [T in Order['type']]: Handler<Extract<Order, { readonly type: T }> & { readonly at: number }>
}

/** Something happens: it is written into the table and kept as news. */
export const tellAt = (work: TableWork, event: TableEvent): void => {
  recordAt(work.table, event)
  work.events.push(event)
}
