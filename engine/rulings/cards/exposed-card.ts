import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import { type Deal, placeOf } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { misdeal } from '../dealing/misdeal.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, type Ruling } from '../ruling.ts'
import { isDrawn, liesUp, notBefore } from './dealt-card.ts'
import { exposedBeforeFlop } from './exposed-holecard.ts'
import { exposedInMexican } from './exposed-in-mexican.ts'
import { exposedInStud } from './exposed-in-stud.ts'
import { type ExposedLastDecision, exposedLastCard, isLastDowncard } from './exposed-last-card.ts'
import { exposedMisdeal } from './exposed-misdeal.ts'
import { exposedBeforeDraw, exposedOnDraw } from './exposed-to-drawer.ts'

/** A downcard was exposed, or flashed, on its way or in front of its player. */
export type CardExposed = {
  readonly seat: Seat
  readonly card: Card
  readonly by: 'dealer' | 'player'
  /** They had looked at the card before they said that it was flashed. */
  readonly looked?: boolean
  /** Whether it was exposed at all, or ought to be taken, is disputed. */
  readonly disputed?: boolean
  /** In a draw they had asked to have their cards pitched to them. */
  readonly pitched?: boolean
  /** The card that came in its place, with real cards. */
  readonly replacement?: Card
}

/** What becomes of an exposed card. */
export type ExposedDecision =
  | 'misdeal'
  | 'becomes-the-burn'
  | 'card-replaced'
  | 'card-kept'
  | 'next-card-down'
  | 'hand-dead'
  | 'stays-active'
  | 'all-in'
  | 'play-on'
  | ExposedLastDecision

/** rrp/3/irregularities/12: what is done goes by the form, and the player has no say in it. */
export const exposedCard = (deal: Deal, incident: CardExposed): Ruling<ExposedDecision> => {
  // wsop/262: only one book has this form, and it has the card play as a downcard
  if (incident.by === 'player' && turnsUp(deal)) return plays(citesOf(deal.book).mexicanOwnFlash, DEALER_DID)
  const { is, rules } = rulebookOf(deal.book).countsAsExposed
  const exposes = incident.by === 'dealer' ? is.dealerFlash : is.playerFlash
  if (!exposes) return plays(rules, DEALER_DID)
  const late = incident.looked === true && is.claim === 'before-looking'
  const byForm = ofTheForm(deal, incident)
  if (!late) return incident.disputed ? disputed(deal, byForm) : byForm
  // wsop/123-announce: a player who has looked speaks too late; where the floor may decide, it may hear them all the same
  const kept = plays(rules, ['said-before-looking'])
  return disputed(deal, kept, byForm)
}

const DEALER_DID = ['dealer-exposed-it'] as const

/** Is this Mexican poker, where players turn up a downcard on each street? */
const turnsUp = ({ form }: Deal): boolean =>
  form.streets.some(street => street.steps.some(step => step.do === 'turn-up'))

/** The card plays, and nothing has to be mended. */
const plays = (rules: readonly RuleId[], wouldChange: readonly Change[]): Ruling<ExposedDecision> => ({
  decision: 'play-on',
  events: [],
  rules,
  wouldChange,
})

/** wsop/123-floor: where the book leaves it to the floor, it may rule otherwise than the form has it. */
const disputed = (
  deal: Deal,
  usual: Ruling<ExposedDecision>,
  other: Ruling<ExposedDecision> = plays(rulebookOf(deal.book).exposedCardDiscretion.rules, []),
): Ruling<ExposedDecision> => {
  const { is } = rulebookOf(deal.book).exposedCardDiscretion
  if (is === 'rule-of-the-form' || usual.decides !== undefined || other.decides !== undefined) return usual
  if (usual.decision === other.decision) return usual
  return leftTo('floor', [usual, other], usual.wouldChange)
}

const ofTheForm = (deal: Deal, incident: CardExposed): Ruling<ExposedDecision> => {
  const { form } = deal
  const player = deal.players[placeOf(deal, incident.seat)]!
  if (turnsUp(deal)) return exposedInMexican(deal, incident)
  if (form.family === 'stud') {
    const { seat, card } = incident
    return isLastDowncard(deal, seat, card) ? exposedLastCard(deal, seat, card) : exposedInStud(deal, incident)
  }
  const rules = exposedMisdeal(deal, incident.seat, incident.card)
  if (rules !== null) return misdeal(deal, rules)
  if (isDrawn(deal, player, incident.card)) return exposedOnDraw(deal, incident)
  return form.family === 'draw' ? exposedBeforeDraw(deal, incident) : exposedBeforeFlop(deal, incident)
}

/** How an exposed card is ruled on. */
export const exposedCardRuler = {
  impossible: (deal, { seat, card, replacement }) =>
    notBefore(deal, seat, card, replacement) ?? (liesUp(deal, seat, card) ? cannot('already-up', { card }) : null),
  rule: exposedCard,
} satisfies Ruler<CardExposed>
