import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf, countAt } from '../draft.ts'
import type { Tournament } from '../tournament.ts'

/** How many tables those who are left are to play at, whether all seats are drawn again for it, and by which rules. */
export type Wanted = { readonly tables: number; readonly redraw: boolean; readonly rules: readonly RuleId[] }

/**
 * rrp/15/14: a table breaks as soon as the others hold all who are left. rrp/15/18: coming down to three, two and one
 * tables, all draw again. hpt/seating/redraw: three tables play until 18 are left, and two until 9.
 */
export const tablesWanted = (event: Tournament): Wanted => {
  const { redrawAtTables, redrawAtPlayers, tableBreakOrder } = bookOf(event)
  const { plan, tables } = event
  const [players, now] = [playersLeft(event), tables.length]
  let wanted = now
  while (wanted > 1 && players <= holds(event, wanted - 1)) wanted--
  const until = now === 3 ? redrawAtPlayers.is['3tables'] : now === 2 ? redrawAtPlayers.is['2tables'] : null
  // a book's own numbers are for its tables of ten: smaller ones hold fewer
  if (until !== null && players > Math.min(until, holds(event, now - 1))) wanted = now
  const isDrawn = wanted < now && redrawAtTables.is.includes(wanted)
  const isSkipped = wanted === 3 && plan.skipRedrawAtThree && (event.began === 4 || event.began === 5)
  const redraw = isDrawn && !isSkipped
  return { tables: wanted, redraw, rules: redraw ? redrawAtTables.rules : tableBreakOrder.rules }
}

/** How many players this many tables hold. */
const holds = ({ plan }: Tournament, tables: number): number => (tables === 1 ? plan.finalSeats : tables * plan.seats)

/** How many sit at the tables. */
export const playersLeft = ({ tables }: Pick<Tournament, 'tables'>): number =>
  tables.reduce((sum, table) => sum + countAt(table), 0)

/** rrp/15/17: by how many players tables may differ while there are this many. */
export const tolerance = (event: Tournament, tables: number): number => {
  const { moreThanTables, toleranceAbove, toleranceOtherwise } = bookOf(event).tableBalance.is
  return moreThanTables !== null && tables > moreThanTables ? toleranceAbove : toleranceOtherwise
}
