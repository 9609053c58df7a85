import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { cannot } from '../../deal/impossible.ts'
import { hasClaim } from '../../deal/pots/claim.ts'
import { partOff } from '../../deal/showdown/showdown.ts'
import { NO_RULES } from '../../deal/work.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { outOfHand } from '../cards/dealt-card.ts'
import type { Change } from '../change.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, type Option, type Ruling } from '../ruling.ts'
import { handDead, noLiveHand } from './live-hand.ts'

/** In an event a player shows cards of their live hand before the deal is over. */
export type LiveHandShown = {
  readonly seat: Seat
  readonly cards: readonly Card[]
  readonly onPurpose: boolean
  /** Only the winner of the event has a prize. */
  readonly winnerTakesAll?: boolean
}

/** What it costs them. */
export type ShownDecision = 'no-breach' | 'penalty-proposed' | 'hand-dead'

/** rrp/15/22, uspa/3.3.2.19: it may be penalized; whether the hand can die for it the book says. */
export const liveHandShown = (deal: Deal, incident: LiveHandShown): Ruling<ShownDecision> => {
  const { is, rules } = rulebookOf(deal.book).showLiveHandPenalty
  const { seat, cards } = incident
  // all have seen them, whatever is ruled
  const events: readonly DealEvent[] = [{ type: 'CardsShown', seat, cards, entitled: false, rules: NO_RULES }]
  const free: Option<ShownDecision> = { decision: 'no-breach', events, rules }
  if (deal.setting === 'cash') return { ...free, wouldChange: ['tournament'] }
  if (isExempt(deal, incident)) return { ...free, wouldChange: ['more-players-left'] }
  if (!incident.onPurpose) return { ...free, wouldChange: ['on-purpose'] }
  const penalty: Option<ShownDecision> = { decision: is.penalty ? 'penalty-proposed' : 'no-breach', events, rules }
  const wouldChange: readonly Change[] = ['two-left-in-tournament', 'not-on-purpose']
  if (is.handDead === 'no') return { ...penalty, wouldChange }
  const dead = handDead(deal, seat, 'shown', rules, events)
  return is.handDead === 'yes' ? { ...dead, wouldChange } : leftTo<ShownDecision>('floor', [penalty, dead], wouldChange)
}

const isExempt = (deal: Deal, { winnerTakesAll = false }: LiveHandShown): boolean => {
  const { exempt } = rulebookOf(deal.book).showLiveHandPenalty.is
  if (deal.finalTwo && exempt.includes('last-two-players')) return true
  // rrp/15/22: in a pot of three or more it is never allowed
  if (deal.players.filter(hasClaim).length > 2) return false
  return exempt.includes('heads-up-pot') || (winnerTakesAll && exempt.includes('winner-take-all'))
}

/** Cards of a live hand that were shown. */
export const liveHandShownRuler = {
  impossible: (deal, { seat, cards }) => {
    const dead = noLiveHand(deal, seat)
    if (dead !== null) return dead
    if (deal.phase !== 'streets') return cannot('showdown')
    if (cards.length === 0 || new Set(cards).size < cards.length) return cannot('cards-not-named-once')
    if (cards.includes(UNKNOWN)) return cannot('card-not-said')
    const player = deal.players[placeOf(deal, seat)]!
    const off = outOfHand(player, cards)
    if (off !== null) return off
    return partOff(deal, player, cards) === null ? null : cannot('not-their-cards', { seat })
  },
  rule: liveHandShown,
} satisfies Ruler<LiveHandShown>
