import type { Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import type { DealEvent, WhyKilled } from '../../deal/events.ts'
import { hasClaim } from '../../deal/pots/claim.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { atShowdown } from '../ruling.ts'

/**
 * A hand at the showdown is dead, and the pot goes to the best of the others. If all others threw theirs away because
 * of it, the pot is theirs: they have their claim back.
 */
export const killHand = (
  deal: Deal,
  seat: Seat,
  why: WhyKilled,
  fouled: readonly Seat[],
  rules: readonly RuleId[],
): readonly DealEvent[] => {
  const others = deal.players.some(player => player.seat !== seat && hasClaim(player))
  const back = others
    ? []
    : thrownAway(deal, seat, fouled).map(
        (victim): DealEvent => ({ type: 'HandRetrieved', seat: victim, cards: [], rules }),
      )
  return atShowdown(deal, [...back, { type: 'HandKilled', seat, why, rules }])
}

/** Those of them who threw their hands away at the showdown: a player who folded before has nothing to bring back. */
const thrownAway = ({ players }: Deal, killed: Seat, fouled: readonly Seat[]): readonly Seat[] =>
  fouled.filter(seat => seat !== killed && players.some(it => it.seat === seat && !it.folded && it.shown === 'mucked'))
