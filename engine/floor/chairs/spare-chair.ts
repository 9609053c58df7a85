import type { Seat } from '../../deal/chips.ts'
import { bookOf, tableOf } from '../draft.ts'
import type { FloorTable } from '../floor-table.ts'
import { type At, type FloorWork, tell } from '../work.ts'

/** Has a table a chair more than usual? It goes with the next player who leaves. */
export const isExtra = ({ chairs, usual }: FloorTable): boolean =>
  chairs.filter(({ is }) => is !== 'removed').length > usual

/**
 * A chair that was kept for somebody is free again. Where the game is on and the chair was one more than usual it goes:
 * rrp/2/seating/7 lets a game start with it, and nobody else is called to it later.
 */
export const removeSpareChair = (work: FloorWork, id: string, seat: Seat, when: At): void => {
  const table = tableOf(work.state, id)!
  if (table.closed || table.deals === 0 || !isExtra(table) || table.chairs[seat - 1]?.is !== 'open') return
  const { rules } = bookOf(work.state).extraStartSeat
  tell(work, { type: 'ChairRemoved', table: id, seat, ...when, rules })
}
