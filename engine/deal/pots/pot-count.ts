import { bettingLaw } from '../betting/betting-law.ts'
import { betsOrFolds } from '../betting/first-to-act.ts'
import type { Chips } from '../chips.ts'
import { potTotal } from '../deal.ts'
import type { Felt } from '../felt.ts'

/** The pot as it is counted, with their own call, for the most that a player may raise. */
export const potAfterCall = (deal: Felt, place: number): Chips => {
  const round = deal.round!
  const player = deal.players[place]!
  // rrp/14/pl/5: what their own blind counts for more than it holds is a part of their call
  const pot = potTotal(deal) - uncounted(deal) + round.phantom - player.phantom
  return roundedUp(pot, bettingLaw(deal).potUnit) + round.price - player.bet
}

/** Dead money that a house leaves out; what the high card of stud opens for goes by the antes all the same. */
const uncounted = (deal: Felt): Chips =>
  bettingLaw(deal).deadCounts || (deal.round!.price === 0 && deal.opener < 0 && betsOrFolds(deal))
    ? 0
    : deal.dead + deal.antes

/** rrp/14/pl/4, uspa/3.4.3.5, wsop/190: to speed things up the pot may count as the next larger unit. */
const roundedUp = (pot: Chips, unit: Chips): Chips => (unit > 1 ? Math.ceil(pot / unit) * unit : pot)
