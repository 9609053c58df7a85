import type { Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { dealtDown } from '../cards/dealt-card.ts'
import type { Change } from '../change.ts'
import { handDead } from '../people/live-hand.ts'
import { mended, type Ruling } from '../ruling.ts'
import { misdealListOf } from './draw-list.ts'
import { cardsDue, cardsHeld, firstDrawAhead } from './hand-count.ts'
import { misdeal } from './misdeal.ts'
import { actsMade, misdealWindowOpen } from './substantial-action.ts'

/**
 * A hand of a draw form that is short before the draw: filled up while nobody has acted or if the button has it, a
 * misdeal at draw high before action, and else live: the draw completes it (rrp/11/12, rrp/12/5).
 */
export const shortBeforeDraw = (deal: Deal, seat: Seat, actedEarly: boolean): Ruling => {
  const list = misdealListOf(deal)!
  const { is, rules } = list
  const missing = cardsDue(deal, seat) - cardsHeld(deal, seat)
  // rrp/11/12: a player who acted before the deal was complete takes nobody's cards away
  const acted = actsMade(deal) > (actedEarly ? 1 : 0)
  const wouldChange: readonly Change[] = [
    ...(actsMade(deal) === 0 ? (['first-player-acted'] as const) : []),
    ...(seat === deal.button ? [] : (['button-hand'] as const)),
    'draw-made',
  ]
  const fillsUp = is.shortHand === 'filled-before-first-act' && cardsDue(deal, seat) === 5
  if (seat === deal.button && is.buttonShort === 'filled-until-draw')
    return { ...filled(deal, seat, missing, rules), wouldChange }
  if (!acted && fillsUp) return { ...filled(deal, seat, missing, rules), wouldChange }
  // wsop/266d: by the list itself it is a misdeal, which the filling up of a five-card hand comes before
  const misdealt = is.shortHand === 'misdeal-before-action' ? !acted : !fillsUp && misdealWindowOpen(deal)
  if (misdealt) return { ...misdeal(deal, rules), wouldChange }
  const point = rulebookOf(deal.book).wrongCountHand
  if (point.is.shortBeforeDraw === 'dead') {
    return { ...handDead(deal, seat, 'wrong-number-of-cards', point.rules), wouldChange }
  }
  const at = firstDrawAhead(deal, seat)
  const repair = { do: 'fill-up', at, seat, cards: missing } as const
  const events = mended(deal, [{ type: 'RepairDue', repair, rules }])
  return { decision: 'completed-on-the-draw', events, rules: [...rules, ...point.rules], wouldChange }
}

/** The next cards of the deck complete the hand. */
export const filled = (deal: Deal, seat: Seat, missing: number, rules: readonly RuleId[]) => {
  const dealt: DealEvent = { type: 'CardsMoved', moves: dealtDown(deal, seat, missing), rules }
  return { decision: 'filled-up', events: mended(deal, [dealt]), rules } as const
}
