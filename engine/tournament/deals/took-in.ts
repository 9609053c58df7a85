import type { Chips, Seat } from '../../deal/chips.ts'
import type { Deal, Player } from '../../deal/deal.ts'
import { rankOfHand } from '../../deal/showdown/rank-of-hand.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Took } from './deals.ts'

/**
 * Who lost their last chips in a deal: who took them, which is the winner of the last pot that they were in where one player
 * won it alone, and what their hand ranked, where their cards are known.
 */
export const tookIn = (
  deal: Deal,
  players: readonly { readonly player: PlayerId; readonly seat: Seat }[],
): readonly Took[] => {
  const playerAt = (seat: Seat | undefined): PlayerId | undefined => players.find(it => it.seat === seat)?.player
  const levels = levelsIn(deal)
  return deal.players.flatMap((it): readonly Took[] => {
    const player = playerAt(it.seat)
    if (it.hand !== 0 || it.stack + it.aside > 0 || player === undefined) return []
    const last = levels.indexOf(putIn(deal, it))
    const winners = new Set(deal.awards.filter(({ pot }) => pot === last).flatMap(({ to }) => to.map(won => won.seat)))
    const by = winners.size === 1 ? playerAt([...winners][0]) : undefined
    const rank = rankOfHand(deal, it.seat)
    return [{ player, ...(by !== undefined && by !== player && { by }), ...(rank !== null && { hand: rank }) }]
  })
}

/** With what those who did not fold were in, the least first: there is a pot for each. */
const levelsIn = (deal: Deal): readonly Chips[] =>
  [...new Set(deal.players.filter(({ folded }) => !folded).map(player => putIn(deal, player)))].sort((a, b) => a - b)

/** What somebody put in that counts for pots. The pot is empty by now: it is what they began with, less what they had left before they won. */
const putIn = ({ awards }: Deal, { seat, start, stack, dead }: Player): Chips => {
  const won = awards.flatMap(({ to }) => to).reduce((sum, it) => (it.seat === seat ? sum + it.amount : sum), 0)
  return start - dead - (stack - won)
}
