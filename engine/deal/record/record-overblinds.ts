import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { isFixed } from '../betting/betting-law.ts'
import { cardsLookedAt } from '../betting/lowball.ts'
import type { Chips } from '../chips.ts'
import type { Deal, Draft } from '../deal.ts'
import { programOf } from '../program.ts'

/** rrp/14/nl/15: the price is the straddle, and the action starts at its left, or as the house has it. */
export const straddled = (deal: Draft, place: number, due: Chips): void => {
  const { straddleSetsBringIn, straddlerActs } = rulebookOf(deal.book)
  // rrp/14/nl/15: it is the least bet of the later rounds too, unless the book keeps the big blind (wsop/174)
  if (straddleSetsBringIn.is.laterRounds && !isFixed(deal.stakes.structure)) deal.leastBet = due
  // one that does not set the bring-in is worth what lies there, when its maker had less
  const worth = straddleSetsBringIn.is.firstRound ? due : deal.players[place]!.bet
  if (worth > deal.forced) deal.forced = worth
  deal.straddles++
  deal.straddler = place
  if (straddlerActs.is === 'last-opening-left-of-straddle') deal.lastBlind = place
  if (straddlerActs.is === 'last-opening-left-of-blinds') deal.keptForLast = place
}

/** rrp/13/2: the killer acts in turn; where he may look first, last (rrp/13/10). */
export const killed = (deal: Draft, place: number): void => {
  const { killerActs, lowballLookAndKill } = rulebookOf(deal.book)
  const acts = cardsLookedAt(deal) > 0 ? lowballLookAndKill.is.killerActs : killerActs.is
  deal.killer = place
  if (acts === 'last-first-round') deal.keptForLast = place
}

/** rrp/13/10: one who is kept for last on the first round acts when all others have acted once. */
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
