import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { hasClaim } from '../../deal/pots/claim.ts'
import type { Ruler } from '../ruler.ts'
import type { Ruling } from '../ruling.ts'
import { type AbsentDecision, deadline } from './absent.ts'

/** A player who was reported away is back. */
export type PlayerBack = { readonly seat: Seat }

/** rrp/15/13: back in time, the player has a live hand; a hand that was killed stays dead. */
export const back = (deal: Deal, { seat }: PlayerBack): Ruling<AbsentDecision> => {
  const { rules } = deadline(deal, { seat })
  const isLive = hasClaim(deal.players[placeOf(deal, seat)]!)
  return {
    decision: isLive ? 'hand-live' : 'hand-dead',
    events: [{ type: 'AbsenceEnded', seat, rules }],
    rules,
    wouldChange: [isLive ? 'back-too-late' : 'back-in-time'],
  }
}

/** Somebody who comes back. */
export const backRuler = {
  impossible: (deal, { seat }) => {
    if (deal.phase === 'ended') return cannot('deal-over')
    return deal.mending.absent.some(it => it.seat === seat) ? null : cannot('not-reported-away', { seat })
  },
  rule: back,
} satisfies Ruler<PlayerBack>
