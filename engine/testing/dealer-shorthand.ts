import { topped } from '../ask/acts/read-dealer.ts'
import { type Card, cards } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import type { Seat } from '../deal/chips.ts'
import { programOf } from '../deal/program.ts'
import type { Form } from '../forms/form.ts'

/** Cards that are to fall, written down; what is not named is filled in from the deck in order. */
export type Known = {
  /** A seat's own cards in the order in which it gets them, a draw's left out. */
  readonly [seat: number]: string
  /** The boardcards in the order in which they fall: flop, turn, river; of several boards street by street. */
  readonly board?: string
  /** The cards that the draws give out, in order. */
  readonly drawn?: string
  /** What lies under all that, burns included: a second run-out. */
  readonly rest?: string
  /** Who gets no more cards after this street, because they fold on it. */
  readonly out?: { readonly [seat: number]: string }
}

/**
 * A whole deck in the order that gives these cards to these seats, who stand in the order of dealing. Cards in one text
 * are the top of the deck as it lies, and the others lie under it in order.
 */
export const stacked = (form: Form, seats: readonly Seat[], known: Known | string): readonly Card[] => {
  if (typeof known === 'string') return topped(deckCards(form.deck), pile(known))
  const own = new Map(seats.map(seat => [seat, pile(known[seat])]))
  const board = pile(known.board)
  const drawn = pile(known.drawn)
  const rest = pile(known.rest)
  const named = new Set([...own.values(), board, drawn, rest].flat())
  const others = deckCards(form.deck).filter(card => !named.has(card))
  const deck: Card[] = []
  const put = (from: Card[]): void => {
    const card = from.shift() ?? others.shift()
    if (card !== undefined) deck.push(card)
  }
  const { steps, streets } = programOf(form)
  let left = seats
  steps.forEach((step, i) => {
    const gone = streets[i] === streets[i - 1] ? undefined : streets[i - 1]
    if (gone !== undefined) left = left.filter(seat => known.out?.[seat] !== gone)
    if (step.do === 'deal') for (let n = 0; n < step.cards; n++) for (const seat of left) put(own.get(seat)!)
    if (step.do === 'burn') put([])
    if (step.do === 'board') for (let n = 0; n < step.cards * form.boards; n++) put(board)
    if (step.do === 'replace') deck.push(...drawn.splice(0))
  })
  return [...deck, ...rest, ...others, ...[...own.values()].flat(), ...board]
}

const pile = (text: string | undefined): Card[] => (text === undefined || text.trim() === '' ? [] : [...cards(text)])
