import type { Handlers } from '../work.ts'
import { closeTable } from './close-table.ts'
import { leave } from './leave.ts'
import type { LeavingOrder } from './leaving-orders.ts'

/** Who carries out what is ordered about leaving. */
export const leavingHandlers: Handlers<LeavingOrder> = {
  Leave: leave,
  BreakGame: (work, { at }) => closeTable(work, true, at),
  CloseTable: (work, { at }) => closeTable(work, false, at),
}
