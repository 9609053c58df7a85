import { copyOfTable } from './copy.ts'
import { carryOutAt, decideTable, orderOff } from './decide.ts'
import type { TableEvent } from './events.ts'
import { replayTable } from './evolve.ts'
import type { TableOrder } from './orders.ts'
import { refusedAt, type TableRefusal } from './refusal.ts'
import type { Table } from './table.ts'
import type { TableWork } from './work.ts'

/**
 * A table in one owner's hands, for simulations and long nights: the same decisions as `decideTable` and `evolveTable`,
 * written into one state as they fall instead of a new one each time.
 */
export type TablePlay = {
  readonly table: Table
  /** Every event so far; `replayTable(log)` gives the same table. */
  readonly log: readonly TableEvent[]
  /** Carries an order out, or says why not and leaves everything as it was. */
  readonly give: (order: TableOrder) => TableRefusal | null
}

/** Opens a table to play at in place, or says why it cannot open. */
export const playTable = (order: Extract<TableOrder, { readonly type: 'OpenTable' }>): TablePlay | TableRefusal => {
  const opened = decideTable(undefined, order)
  if (!opened.ok) return opened.refusal
  const work: TableWork = { table: copyOfTable(replayTable(opened.events)), events: [...opened.events] }
  return { table: work.table, log: work.events, give: next => give(work, next) }
}

const give = (work: TableWork, order: TableOrder): TableRefusal | null => {
  if (order.type === 'OpenTable') return refusedAt('table-is-open')
  const off = orderOff(work.table, order)
  if (off !== null) return off
  const told = work.events.length
  const before = copyOfTable(work.table)
  const refusal = carryOutAt(work, order)
  // what was told on the way to a refusal has not happened
  if (refusal !== null) {
    Object.assign(work.table, before)
    work.events.length = told
  }
  return refusal
}
