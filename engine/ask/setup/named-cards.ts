import { type Card, UNKNOWN } from '../../cards/card.ts'
import { belongsTo, deckCards } from '../../cards/deck.ts'
import { programOf } from '../../deal/program.ts'
import { mostInFantasyland } from '../../forms/check-rows.ts'
import type { Form } from '../../forms/form.ts'
import { isProblem, type Problem, problemAt } from '../../kinds/problem.ts'
import { cardsIn } from '../acts/read-cards.ts'
import { misread } from '../problems.ts'
import type { SeatWithCards } from './read-seats.ts'

/** The cards that a scenario names: of each hand in the order in which it gets them, of each board from the left. */
export type NamedCards = {
  /** By seat, with a + after it for a second hand. */
  readonly hands: ReadonlyMap<string, readonly Card[]>
  readonly boards: readonly (readonly Card[])[]
  /** Cards that the scenario says are there twice. */
  readonly twice: readonly Card[]
}

/** What the acts tell of cards beyond the usual: which of them are there twice, and how many more a hand may get. */
export type CardsInActs = { readonly twice: readonly Card[]; readonly more: number }

/** The cards that are named, or the first thing that is wrong with them. */
export const namedCards = (
  form: Form,
  seats: readonly SeatWithCards[],
  board: string | readonly string[] = [],
  { twice, more }: CardsInActs = { twice: [], more: 0 },
): NamedCards | Problem => {
  const hands = new Map<string, readonly Card[]>()
  // of a card that appears twice the deal knows one; the other is a card that nobody knows
  const known = new Set<Card>()
  const once = (card: Card): Card => {
    if (!twice.includes(card)) return card
    if (known.has(card)) return UNKNOWN
    known.add(card)
    return card
  }
  const lying: { readonly card: Card; readonly at: string; readonly place: string }[] = []
  for (const { seat, cards } of seats) {
    for (const { hand, text, at } of cards) {
      const written = cardsIn(text)
      if (isProblem(written)) return problemAt(at, written, text)
      const read = written.map(once)
      const most = mostInHand(form) + more
      if (read.length > most) return problemAt(at, misread('hand-too-big', { form: form.name, most }), text)
      hands.set(hand === 1 ? `${seat}+` : String(seat), read)
      lying.push(...read.map((card, i) => ({ card, at, place: `${at} ${hand} ${i}` })))
    }
  }
  if (form.boards > 1 && typeof board === 'string') {
    return problemAt('board', misread('several-boards', { form: form.name, boards: form.boards }))
  }
  const boards: (readonly Card[])[] = []
  for (const [i, text] of (typeof board === 'string' ? [board] : board).entries()) {
    const at = typeof board === 'string' ? 'board' : `board[${i}]`
    const written = cardsIn(text)
    if (isProblem(written)) return problemAt(at, written, text)
    const read = written.map(once)
    const most = mostOnBoard(form) + more
    if (read.length > most) return problemAt(at, misread('board-too-big', { form: form.name, most }), text)
    boards.push(read)
    // the boards of a later run-out begin as the first did
    lying.push(...read.map((card, n) => ({ card, at, place: `board ${i % Math.max(1, form.boards)} ${n}` })))
  }
  return cardOff(form, lying, reaches(form, seats.length, boards.length)) ?? { hands, boards, twice }
}

const cardOff = (
  form: Form,
  lying: readonly { readonly card: Card; readonly at: string; readonly place: string }[],
  once: boolean,
): Problem | null => {
  const seen = new Map<Card, { readonly at: string; readonly place: string }>()
  for (const { card, at, place } of lying) {
    if (card === UNKNOWN) continue
    if (!belongsTo(form.deck, card)) return problemAt(at, misread('not-in-the-deck', { card, form: form.id }))
    const other = seen.get(card)
    if (once && other !== undefined && other.place !== place) {
      return problemAt(at, misread('card-twice', { card, at: other.at === at ? [at] : [other.at, at] }))
    }
    seen.set(card, { at, place })
  }
  return null
}

/** Does the deck reach for all, so that no card is shuffled in again and falls twice? */
const reaches = (form: Form, players: number, boards: number): boolean => {
  const burns = programOf(form).steps.filter(step => step.do === 'burn').length
  const runs = Math.max(1, Math.ceil(boards / Math.max(1, form.boards)))
  const laid = (mostOnBoard(form) * Math.max(1, form.boards) + burns) * runs
  return Math.max(players, form.stacks ?? 0) * mostInHand(form) + laid <= deckCards(form.deck).length
}

/** How many cards a hand can get in a deal, those of the draws and of Fantasyland included. */
const mostInHand = (form: Form): number => {
  let cards = 0
  for (const step of programOf(form).steps) {
    if (step.do === 'deal') cards += step.cards
    if (step.do === 'draw') cards += step.most
  }
  const land = form.rows?.fantasyland
  return land === undefined ? cards : Math.max(cards, mostInFantasyland(land))
}

/** Stud may come to one common card. */
const mostOnBoard = (form: Form): number => {
  const cards = programOf(form).steps.reduce((sum, step) => sum + (step.do === 'board' ? step.cards : 0), 0)
  return form.boards > 0 ? cards : form.shortStub === 'common-card' ? 1 : 0
}
