import type { DealerCommand } from '../../deal/commands.ts'
import type { Deal } from '../../deal/deal.ts'
import { mayRunIt, mostRuns } from '../../deal/pots/agreements.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import type { Table } from '../table.ts'

/** How often the rest of the board may be dealt in the game that a table plays, if everybody left agrees. */
export const mostRunsAt = ({ placard: { parts, book, collection }, rotation }: Table): number =>
  mostRuns({ ...parts[rotation.part]!, book, timed: collection.way === 'time' })

/** The rules by which a table runs it more than once, or does not. */
export const runsRules = (table: Table): readonly RuleId[] => bookOf(table).runItTimes.rules

/**
 * What the dealer does when nobody can bet any more and everybody left agrees to run it more than once; otherwise null.
 * The player who wants the fewest runs decides; `wants` is infinite for players who go along with the rest.
 */
export const runsAgreed = (
  { chairs }: Pick<Table, 'chairs'>,
  deal: Deal,
  wants: (player: PlayerId) => number,
): Extract<DealerCommand, { readonly type: 'RunIt' }> | null => {
  if (deal.phase !== 'streets' || deal.round !== null) return null
  const left = deal.players.filter(({ folded }) => !folded).map(({ seat }) => seat)
  const wish = (player: PlayerId | null | undefined): number => (player == null ? 1 : wants(player))
  const fewest = Math.min(...left.map(seat => wish(chairs[seat - 1])))
  const times = fewest === 3 && !mayRunIt(deal, 3) ? 2 : fewest
  return (times === 2 || times === 3) && mayRunIt(deal, times) ? { type: 'RunIt', times, agreed: left } : null
}
