import { bookOf } from '../draft.ts'
import type { Tournament } from '../tournament.ts'
import { movesDue } from './moves-due.ts'

/** The tables that start no hand before players have moved; hpt/moving-players/2: all of them, as for a new draw. */
export const tablesHeldUp = (event: Tournament): readonly number[] => {
  const due = movesDue(event)
  if (due === null) return []
  const isEverywhere = due.redraw || bookOf(event).balanceMover.is === 'same-seat-relative-to-button-as-vacated'
  return isEverywhere ? event.tables.map(({ table }) => table) : due.tables
}
