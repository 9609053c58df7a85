import { countAt } from '../draft.ts'
import type { Tournament } from '../tournament.ts'
import { tablesWanted, tolerance } from './tables-wanted.ts'

/** What is due: a new draw of all seats, or moves that these tables have a part in. */
export type Due = { readonly redraw: boolean; readonly tables: readonly number[] }

/** Which tables are not as they should be; null when all are. */
export const movesDue = (event: Tournament): Due | null => {
  const { tables: wanted, redraw } = tablesWanted(event)
  const { tables } = event
  if (wanted < tables.length) {
    const breaking = event.breakOrder.slice(0, tables.length - wanted)
    return { redraw, tables: redraw ? tables.map(({ table }) => table) : breaking }
  }
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  for (const table of tables) {
    const count = countAt(table)
    least = Math.min(least, count)
    most = Math.max(most, count)
  }
  if (most - least <= tolerance(event, tables.length)) return null
  const uneven = tables.filter(table => countAt(table) === most || countAt(table) === least)
  return { redraw: false, tables: uneven.map(({ table }) => table) }
}
