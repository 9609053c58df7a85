import type { Seat } from '../../deal/chips.ts'
import { countAt } from '../draft.ts'
import type { EventTable, Tournament } from '../tournament.ts'
import { freeSeats, waitsAt } from './next-places.ts'

/** A chair for a player who comes, and whether they wait there for the button to pass. */
export type OpenSeat = { readonly table: number; readonly seat: Seat; readonly waits: boolean }

/** The seat for a player who comes while it is played: at the table with the fewest players, the soonest due for the big blind. */
export const openSeat = (event: Tournament): OpenSeat | null => {
  let shortest: EventTable | undefined
  for (const table of event.tables)
    if (countAt(table) < table.seats.length && (shortest === undefined || countAt(table) < countAt(shortest)))
      shortest = table
  const seat = shortest === undefined ? undefined : freeSeats(shortest)[0]
  return seat === undefined ? null : { table: shortest!.table, seat, waits: waitsAt(event, shortest!, seat) }
}
