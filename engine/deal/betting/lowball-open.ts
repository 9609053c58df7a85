import type { Chips } from '../chips.ts'
import type { Deal } from '../deal.ts'
import { programOf } from '../program.ts'
import { bettingLaw } from './betting-law.ts'
import { wagerBarred } from './wager.ts'

/**
 * rrp/11/intro/structure: where lowball is opened for twice the big blind, what the first to come in must make it; 0 for
 * a player who may just call. Going all-in is enough, and a bet that nobody could answer is not required.
 */
export const mustOpenFor = (deal: Deal, place: number): Chips =>
  deal.form.family === 'draw' ? leastInTheDraw(deal, place) : 0

const leastInTheDraw = (deal: Deal, place: number): Chips => {
  const { round, opener, players } = deal
  const least = bettingLaw(deal).draw?.leastOpen ?? 0
  if (least <= round!.price || opener >= 0 || deal.step !== programOf(deal.form).firstRound) return 0
  const { bet, stack } = players[place]!
  return bet + stack <= round!.price || wagerBarred(deal, place) !== null ? 0 : least
}
