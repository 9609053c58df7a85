import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import type { Ruling } from '../ruling.ts'
import { mended } from '../ruling.ts'
import { hasActedOn, hasCard, lastRoundOver, nextBurn, seenByAll, swapped } from './dealt-card.ts'

/** A holecard that the dealer exposed, and that is no misdeal. */
export type ExposedHolecard = { readonly seat: Seat; readonly card: Card; readonly replacement?: Card }

/** What becomes of it. */
export type HolecardDecision = 'becomes-the-burn' | 'card-replaced' | 'card-kept' | 'play-on'

/** rrp/5/1: when all hands are out the top card takes its place, and the exposed card is the burn. */
export const exposedBeforeFlop = (deal: Deal, incident: ExposedHolecard): Ruling<HolecardDecision> => {
  const { seat, card, replacement } = incident
  const { countsAsExposed, exposedCardReplacement } = rulebookOf(deal.book)
  const isChinese = deal.form.family === 'chinese'
  const { is } = exposedCardReplacement
  // rrp/3/irregularities/12: it goes by the form, and no rule replaces cards of the Chinese family, dealt without burns
  const { rules } = isChinese ? countsAsExposed : exposedCardReplacement
  const wouldChange: readonly Change[] = ['first-two-cards-or-another-exposed', 'player-acted']
  const tooLate = lastRoundOver(deal) >= 0 || hasActedOn(deal, deal.players[placeOf(deal, seat)]!, card)
  if (tooLate) return { decision: 'play-on', events: [], rules, wouldChange: ['noticed-before-player-acted'] }
  const counted: DealEvent = { type: 'FaultCounted', fault: 'exposed', cards: [card], rules }
  if (is === 'kept' || !hasCard(deal) || isChinese) {
    return { decision: 'card-kept', events: [counted, ...seenByAll(deal, seat, card, rules)], rules, wouldChange }
  }
  const burn = is === 'burn-card' ? nextBurn(deal) : -1
  // a card exposed after the one that is the burn is out of play
  const isBurn = burn >= 0 && deal.mending.exposed.length === 0
  const moves = swapped(deal, seat, card, isBurn ? 'burns' : 'muck', replacement)
  const events: readonly DealEvent[] = [counted, { type: 'CardsMoved', moves, rules }]
  if (!isBurn) return { decision: 'card-replaced', events: mended(deal, events), rules, wouldChange }
  const passed: DealEvent = { type: 'RepairDue', repair: { do: 'skip-burn', at: burn }, rules }
  return { decision: 'becomes-the-burn', events: mended(deal, [...events, passed]), rules, wouldChange }
}
