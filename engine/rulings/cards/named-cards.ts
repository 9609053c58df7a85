import { type Card, UNKNOWN } from '../../cards/card.ts'
import { type Deal, stubCount } from '../../deal/deal.ts'
import { unusable } from '../../deal/dealing/card-check.ts'
import { cannot, type Impossible } from '../../deal/impossible.ts'

/** Why these cannot be the cards of a mistake, or null: it takes this many, and only a table with real cards names them. */
export const namedCardsOff = (deal: Deal, cards: readonly Card[] | undefined, count: number): Impossible | null => {
  if (count > stubCount(deal)) return cannot('stub-has', { count: stubCount(deal) })
  if (cards === undefined) return null
  if (!deal.realCards) return cannot('cards-from-deck')
  if (cards.length !== count) return cannot('cards-came', { count })
  const off = unusable(deal, cards)
  return off === null ? null : cannot('cannot-have-come', { card: off.card! })
}

/** Why these cannot be the cards that come out when a mistake is corrected, or null: those of the mistake are others. */
export const nextOff = (
  deal: Deal,
  next: readonly Card[] | undefined,
  fell: readonly Card[] = [],
): Impossible | null => {
  if (next === undefined) return null
  if (!deal.realCards) return cannot('cards-from-deck')
  const card = next.find(it => it !== UNKNOWN && fell.includes(it)) ?? unusable(deal, next)?.card
  return card === undefined ? null : cannot('cannot-have-come', { card })
}

/** Which of these cannot be among the cards that lie there, or undefined: one that nobody knew may be any that lies nowhere else. */
export const strangerAmong = (deal: Deal, lying: readonly Card[], cards: readonly Card[]): Card | undefined => {
  const twice = cards.find((card, i) => card !== UNKNOWN && cards.indexOf(card) !== i)
  if (twice !== undefined) return twice
  const added = cards.filter(card => card !== UNKNOWN && !lying.includes(card))
  const unknown = lying.filter(card => card === UNKNOWN).length
  return added[unknown] ?? unusable(deal, added)?.card
}

/** The cards that leave the deck next: those on top, or at a table with real cards those that were named. */
export const comingCards = (deal: Deal, count: number, named: readonly Card[] | undefined): readonly Card[] =>
  Array.from({ length: count }, (_, i) => (deal.realCards ? (named?.[i] ?? UNKNOWN) : deal.deck[deal.next + i]!))
