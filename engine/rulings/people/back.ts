import type { Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import type { Ruler } from '../ruler.ts'
import type { Ruling } from '../ruling.ts'
import { deadline } from './absent.ts'
import { handLive, notInTheDeal } from './live-hand.ts'

/** A player who was reported away is back. */
export type PlayerBack = { readonly seat: Seat }

/** rrp/15/13: back in time, the player has a live hand. */
export const back = (deal: Deal, { seat }: PlayerBack): Ruling<'hand-live'> => {
  const { rules } = deadline(deal, { seat })
  return {
    ...handLive(rules),
    events: [{ type: 'AbsenceEnded', seat, rules }],
    wouldChange: ['they are back too late'],
  }
}

/** Somebody who comes back. */
export const backRuler = {
  impossible: (deal, { seat }) =>
    notInTheDeal(deal, seat) ??
    (deal.mending.absent.some(it => it.seat === seat) ? null : `seat ${seat} was not reported away`),
  rule: back,
} satisfies Ruler<PlayerBack>
