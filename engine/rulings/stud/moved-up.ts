import { type Card, UNKNOWN } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import type { CardMove, Pile } from '../../deal/mending.ts'
import { NO_RULES } from '../../deal/work.ts'
import { getting, type StudStreet } from './stud-street.ts'

/** How a street of stud lies after a burn too few or too many: how many cards are out, and who keeps theirs. */
export type Shifted = {
  readonly burns: 0 | 2
  readonly out: number
  readonly keeps: readonly Seat[]
  /** At a table with real cards: the card that comes off the stub. */
  readonly next: readonly Card[]
}

/**
 * The cards of a street are put where they had fallen with one burn: each goes one place on or back, as they left the
 * deck. Where a card that is kept stands in the way, the next one takes the place that is left.
 */
export const shifted = (deal: Deal, street: StudStreet, { burns, out, keeps, next }: Shifted): DealEvent => {
  const hands = streetOut(deal, street, out)
  const slots: readonly Pile[] =
    burns === 0 ? ['burns', ...hands.map(({ from }) => from)] : [...hands.map(({ from }) => from), 'stub']
  const top: Lying = { card: deal.realCards ? (next[0] ?? UNKNOWN) : deal.deck[deal.next]!, from: 'stub' }
  const cards = burns === 0 ? [...hands, top] : [{ card: deal.burns.at(-1)!, from: 'burns' } as const, ...hands]
  const isKept = (pile: Pile): boolean => typeof pile === 'object' && 'seat' in pile && keeps.includes(pile.seat)
  const due = slots.map((slot, i): Pile | undefined => (isKept(slot) || isKept(cards[i]!.from) ? undefined : slot))
  const left = slots.filter((slot, i) => due[i] === undefined && !isKept(slot))
  const moves = cards.flatMap(({ card, from }, i): readonly CardMove[] => {
    if (isKept(from)) return []
    const to = due[i] ?? left.shift()!
    return isSame(from, to) ? [] : [{ card, from, to }]
  })
  return { type: 'CardsMoved', moves, rules: NO_RULES }
}

type Lying = { readonly card: Card; readonly from: Pile }

/** The cards of the street in the order in which they were dealt, where they lie. */
const streetOut = (deal: Deal, street: StudStreet, out: number): readonly Lying[] => {
  const face = street.face === 'up' ? 'up' : 'down'
  const places = getting(deal, street).slice(0, out)
  return places.map((place, i) => {
    const { seat, [face]: cards } = deal.players[place]!
    const after = places.slice(i + 1).filter(other => other === place).length
    return { card: cards[cards.length - 1 - after]!, from: { seat, face } }
  })
}

const isSame = (a: Pile, b: Pile): boolean => JSON.stringify(a) === JSON.stringify(b)
