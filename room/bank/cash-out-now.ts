import { type Chips, decideTable, type Table } from '@cardroom/engine'
import type { PlayerId } from '@cardroom/engine/table'

/** What each would cash out if the night ended now: a deal that is on counts as not dealt. Nobody has anything once it has. */
export const cashOutNow = (table: Table): ReadonlyMap<PlayerId, Chips> => {
  const chips = new Map<PlayerId, Chips>()
  if (table.ended) return chips
  const closing = decideTable({ ...table, deal: null }, { type: 'CloseTable', at: table.at })
  if (!closing.ok) throw new Error(`a table that cannot be closed: ${closing.refusal.why}`)
  for (const event of closing.events) {
    if (event.type === 'CashedOut') chips.set(event.player, (chips.get(event.player) ?? 0) + event.chips)
  }
  return chips
}
