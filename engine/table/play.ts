import type { Refused, Result } from '../decider/decision.ts'
import { isRecord } from '../kinds/shown.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { TableEvent } from './events.ts'
import type { TableOrder } from './orders.ts'
import type { TableRefusal } from './refusal.ts'
import type { Table } from './table.ts'
import { tableDecider } from './table-decider.ts'

/**
 * A table in one owner's hands, for simulations and long nights: the same decisions as `decideTable` and `evolveTable`,
 * written into one state instead of a new one each time.
 */
export type TablePlay = {
  readonly ok: true
  readonly table: Table
  /** Every event so far; `replayTable(log)` gives the same table. */
  readonly log: readonly TableEvent[]
  /** Carries an order out, or says why not and leaves everything as it was. */
  readonly give: (order: TableOrder) => Result<unknown, TableRefusal>
}

/** Opens a table to play at in place, or says why it can't open. */
export const playTable = (
  order: Extract<TableOrder, { readonly type: 'OpenTable' }>,
): TablePlay | Refused<TableRefusal> => {
  if (!isRecord(order)) throw wrongArgument('playTable', order, "{ type: 'OpenTable', placard: placardFor(…), at: 0 }")
  const opened = tableDecider.carryOut(undefined, order)
  if (!opened.ok) return opened
  const { state, log, give } = tableDecider.play(opened.state, opened.events)
  return { ok: true, table: state, log, give }
}
