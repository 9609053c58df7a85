import type { Chips, Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import type { Taken } from '../../deal/events.ts'
import { cannot } from '../../deal/impossible.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, mended, type Ruling } from '../ruling.ts'
import { noLiveHand } from './live-hand.ts'

/** An all-in wager was called on a count that left out chips which nobody could see. */
export type ConcealedChips = {
  readonly seat: Seat
  /** What was out of sight. */
  readonly hidden: Chips
}

/** How big the wager is. */
export type ConcealedDecision = 'held-to-what-was-seen' | 'action-stands'

/** wsop/76-dispute: the floor may hold the wager to what others could see; the rest goes back and does not play. */
export const concealedChips = (deal: Deal, { seat, hidden }: ConcealedChips): Ruling<ConcealedDecision> => {
  const rules = citesOf(deal.book).concealedChips
  const seen = deal.players[placeOf(deal, seat)]!.paid - hidden
  const back: readonly Taken[] = deal.players
    .filter(player => !player.folded && player.paid > seen)
    .map(player => ({ seat: player.seat, amount: player.paid - seen }))
  const held = mended(deal, [
    { type: 'WagersReturned', back, rules },
    { type: 'ChipsSetAside', seat, amount: hidden, rules },
  ])
  return leftTo<ConcealedDecision>(
    'floor',
    [
      { decision: 'held-to-what-was-seen', events: held, rules },
      { decision: 'action-stands', events: [], rules },
    ],
    ['chips-in-sight', 'count-asked'],
  )
}

/** Chips that were out of sight in an all-in wager. */
export const concealedChipsRuler = {
  impossible: (deal, { seat, hidden }) => {
    const off = noLiveHand(deal, seat)
    if (off !== null) return off
    const { stack, paid, put } = deal.players[placeOf(deal, seat)]!
    if (deal.phase !== 'streets' || deal.round !== null || stack > 0) return cannot('no-all-in-called')
    if (hidden <= 0 || hidden >= put) return cannot('bet-less', { seat })
    const others = deal.players.filter(player => player.seat !== seat && !player.folded)
    return others.every(player => player.paid <= paid) && others.some(player => player.paid > paid - hidden)
      ? null
      : cannot('nobody-called-more')
  },
  rule: concealedChips,
} satisfies Ruler<ConcealedChips>
