import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { startingPlace } from '../betting/first-to-act.ts'
import type { Deal } from '../deal.ts'
import { bettingAt, programOf } from '../program.ts'
import { waitingFrom } from './show-order.ts'

/** Who shows first, by their place: of those whose pot comes first, the player whose turn it is by the betting. */
export const showsFirst = (deal: Deal): number => waitingFrom(deal, firstByBetting(deal))

/** rrp/3/showdown/8: the last to wager on the last round; if nobody did, or all were all-in before it, the first to act. */
const firstByBetting = (deal: Deal): number => {
  const { lastRound } = programOf(deal.form)
  // uspa/3.2.1.3.9, uspa/3.2.2.3.9, uspa/3.2.3.3.12, uspa/3.2.4.3.10, uspa/3.2.6.3.12, uspa/3.2.7.3.12, uspa/3.2.8.3.6,
  // uspa/3.2.9.3.6, uspa/3.2.10.3.6: the bettor first, in every form
  const wagered = deal.aggressor >= 0 && !deal.players[deal.aggressor]!.folded
  if (wagered && deal.played === lastRound) return deal.aggressor
  if (wagered && rulebookOf(deal.book).showdownOrder.is.allInBefore === 'who-moved-all-in') return deal.aggressor
  if (lastRound < 0) return deal.players.findIndex(player => !player.folded)
  return startingPlace(deal, bettingAt(deal.form, lastRound))
}
