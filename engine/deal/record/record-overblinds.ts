import type { Chips } from '../chips.ts'
import type { Deal, Draft } from '../deal.ts'
import { programOf } from '../program.ts'

/** rrp/14/nl/15: the price is the straddle, and the action starts at its left, or as the house has it. */
export const straddled = (deal: Draft, place: number, due: Chips): void => {
  const { firstRound, laterRounds, acts } = deal.law.straddle!
  if (laterRounds) deal.leastBet = due
  // one that does not set the bring-in is worth what lies there, when its maker had less
  const worth = firstRound ? due : deal.players[place]!.bet
  if (worth > deal.forced) deal.forced = worth
  deal.straddles++
  deal.straddler = place
  if (acts === 'behind') deal.lastBlind = place
  if (acts === 'last') deal.keptForLast = place
}

/** rrp/13/2: the killer acts in turn, or last where the book has it so. */
export const killed = (deal: Draft, place: number): void => {
  deal.killer = place
  if (deal.law.killerLast) deal.keptForLast = place
}

/** rrp/13/10: a player who is kept for last on the first round acts when all others have acted once. */
export const withLast = (deal: Deal, next: number): number => {
  const { players, keptForLast, turn } = deal
  const last = players[keptForLast]!
  if (last.acted || last.folded || last.stack === 0 || deal.step !== programOf(deal.form).firstRound) return next
  for (let n = 1; n <= players.length; n++) {
    const place = (turn + n) % players.length
    const player = players[place]!
    if (place !== keptForLast && !player.folded && player.stack > 0 && !player.acted) return place
  }
  return keptForLast
}
