import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Change } from '../change.ts'
import { handDead, handLive, notInTheDeal } from '../people/live-hand.ts'
import type { Ruler } from '../ruler.ts'
import { leftTo, mended, type Ruling } from '../ruling.ts'
import { canSpare, liesUp, notBefore, swapped } from './dealt-card.ts'
import { type ExposedDecision, exposedCard } from './exposed-card.ts'
import { turnedUp } from './exposed-in-stud.ts'

/** A card fell to the floor: the dealer dealt it off the table, or its player dropped it. */
export type CardOffTable = {
  readonly seat: Seat
  readonly card: Card
  readonly by: 'dealer' | 'player'
  /** The card that came in its place, with real cards. */
  readonly replacement?: Card
}

/** What becomes of it. */
export type OffTableDecision = ExposedDecision | 'hand-live'

/** rrp/3/irregularities/12, 14: dealt off the table it counts as exposed; one that they drop themselves is theirs to play. */
export const offTable = (deal: Deal, incident: CardOffTable): Ruling<OffTableDecision> =>
  incident.by === 'dealer' ? dealtOff(deal, incident) : dropped(deal, incident)

const dealtOff = (deal: Deal, { seat, card, replacement }: CardOffTable): Ruling<OffTableDecision> => {
  const { countsAsExposed, cardOffTable } = rulebookOf(deal.book)
  const rules = deal.form.family === 'stud' ? cardOffTable.rules : countsAsExposed.rules
  const playOn = { decision: 'play-on', events: [], rules } as const
  // rrp/8/11: an upcard is seen by all as it is
  if (liesUp(deal, seat, card)) return { ...playOn, wouldChange: ['downcard'] }
  if (!countsAsExposed.is.dealtOffTable) return { ...playOn, wouldChange: ['book-counts-it-exposed'] }
  const facts = replacement === undefined ? {} : { replacement }
  const ruling = exposedCard(deal, { seat, card, by: 'dealer', ...facts })
  // uspa/3.2.3.5.11: a card that must play costs neither the hand nor the deal
  const costs = ruling.decision === 'hand-dead' || ruling.decision === 'misdeal'
  if (deal.form.family === 'stud' && cardOffTable.is === 'exposed-and-must-be-played' && costs) {
    const events = mended(deal, turnedUp(seat, card, rules))
    return { ...playOn, events, wouldChange: ['stayed-on-table'] }
  }
  return { ...ruling, rules: [...rules, ...ruling.rules.filter(rule => !rules.includes(rule))] }
}

const dropped = (deal: Deal, { seat, card, replacement }: CardOffTable): Ruling<OffTableDecision> => {
  const { is, rules } = rulebookOf(deal.book).droppedCardPolicy
  const wouldChange: readonly Change[] = ['dealer-dealt-it-off']
  if (is === 'replaced' && canSpare(deal) && !liesUp(deal, seat, card)) {
    const moves = swapped(deal, seat, card, 'muck', replacement)
    return {
      decision: 'card-replaced',
      events: mended(deal, [{ type: 'CardsMoved', moves, rules }]),
      rules,
      wouldChange,
    }
  }
  // wsop/125: no replacement, and the floor may find the hand dead
  if (is === 'no-replacement-may-be-dead' && notInTheDeal(deal, seat) === null) {
    return leftTo<OffTableDecision>(
      'floor',
      [handLive(rules), handDead(deal, seat, 'dropped-card', rules)],
      wouldChange,
    )
  }
  return { decision: 'play-on', events: [], rules, wouldChange }
}

/** How a card on the floor is ruled on. */
export const offTableRuler = {
  impossible: (deal, { seat, card, replacement }) => notBefore(deal, seat, card, replacement),
  rule: offTable,
} satisfies Ruler<CardOffTable>
