import { NO_RULES } from '../../deal/work.ts'
import type { Out } from '../deals/plan.ts'
import { memberOf } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import type { Table } from '../table.ts'

/** Who at the table could be dealt in if blinds and places let him, and who could not, with the reason. */
export type Present = { readonly players: readonly PlayerId[]; readonly out: readonly Out[] }

/** Who is at his seat with chips, and owes nothing that keeps him out. */
export const whoCanPlay = (table: Table): Present => {
  const players: PlayerId[] = []
  const out: Out[] = []
  for (const player of table.chairs) {
    if (player === null) continue
    const { stack, away } = memberOf(table, player)!
    if (away !== null) out.push({ player, why: 'away', rules: NO_RULES })
    else if (stack === 0) out.push({ player, why: 'no-chips', rules: NO_RULES })
    else players.push(player)
  }
  return { players, out }
}
