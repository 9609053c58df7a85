import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { handDead, notInTheDeal } from '../people/live-hand.ts'
import type { Ruler } from '../ruler.ts'
import type { Ruling } from '../ruling.ts'
import { notHeldToTheEnd } from './dealt-card.ts'

/** A card in a hand is marked or damaged. */
export type DamagedCard = { readonly seat: Seat; readonly card: Card }

/** What becomes of the hand. */
export type DamagedDecision = 'hand-dead' | 'play-on'

/** web/dead-hands/1: the card is dead, and a hand without it has too few; elsewhere it plays and the deck is changed. */
export const damagedCard = (deal: Deal, { seat, card }: DamagedCard): Ruling<DamagedDecision> => {
  const { is, rules } = rulebookOf(deal.book).damagedCardIsDead
  if (!is) return { decision: 'play-on', events: [], rules, wouldChange: ['book-kills-damaged-card'] }
  const face = deal.players[placeOf(deal, seat)]!.up.includes(card) ? 'up' : 'down'
  const out: DealEvent = { type: 'CardsMoved', moves: [{ card, from: { seat, face }, to: 'aside' }], rules }
  return { ...handDead(deal, seat, 'damaged-card', rules, [out]), wouldChange: ['card-is-sound'] }
}

/** How a damaged card is ruled on. */
export const damagedCardRuler = {
  impossible: (deal, { seat, card }) => notHeldToTheEnd(deal, seat, card) ?? notInTheDeal(deal, seat),
  rule: damagedCard,
} satisfies Ruler<DamagedCard>
