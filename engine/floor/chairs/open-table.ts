import { tableOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { FloorTable } from '../floor-table.ts'
import { type FloorRefusal, refused } from '../refusal.ts'

/** A table that players can be sent to, or why not. */
export const openTable = (floor: Floor, id: string): FloorTable | FloorRefusal => {
  const table = tableOf(floor, id)
  if (table === undefined) return refused('no-such-table', { table: id })
  if (table.closed) return refused('table-is-closed', { table: id })
  return table.silent === null ? table : refused('table-is-silent', { table: id, until: table.silent })
}
