import { type Card, UNKNOWN } from '../../cards/card.ts'
import { belongsTo, decks } from '../../cards/deck.ts'
import { programOf } from '../../deal/program.ts'
import { mostInFantasyland } from '../../forms/check-rows.ts'
import type { Form } from '../../forms/form.ts'
import { isProblem, type Problem, problemAt } from '../../kinds/problem.ts'
import { cardsIn } from '../acts/read-cards.ts'
import type { SeatWithCards } from './read-seats.ts'

/** The cards that a scenario names: of each hand in the order in which it gets them, of each board from the left. */
export type NamedCards = {
  /** By seat, with a + behind it for a second hand. */
  readonly hands: ReadonlyMap<string, readonly Card[]>
  readonly boards: readonly (readonly Card[])[]
}

/** The cards that are named, or the first thing that is wrong with them. */
export const namedCards = (
  form: Form,
  seats: readonly SeatWithCards[],
  board: string | readonly string[] = [],
): NamedCards | Problem => {
  const hands = new Map<string, readonly Card[]>()
  const lying: { readonly card: Card; readonly at: string; readonly place: string }[] = []
  for (const { seat, cards } of seats) {
    for (const { hand, text, at } of cards) {
      const read = cardsIn(text)
      if (isProblem(read)) return problemAt(at, read, text)
      const most = mostInHand(form)
      if (read.length > most)
        return problemAt(at, { problem: `a hand of ${form.name} gets at most ${most} cards` }, text)
      hands.set(hand === 1 ? `${seat}+` : String(seat), read)
      lying.push(...read.map((card, i) => ({ card, at, place: `${at} ${hand} ${i}` })))
    }
  }
  if (form.boards > 1 && typeof board === 'string') {
    return problemAt('board', { problem: `${form.name} has ${form.boards} boards`, accepted: 'a list, a board each' })
  }
  const boards: (readonly Card[])[] = []
  for (const [i, text] of (typeof board === 'string' ? [board] : board).entries()) {
    const at = typeof board === 'string' ? 'board' : `board[${i}]`
    const read = cardsIn(text)
    if (isProblem(read)) return problemAt(at, read, text)
    const most = mostOnBoard(form)
    if (read.length > most) return problemAt(at, { problem: `a board of ${form.name} has at most ${most} cards` }, text)
    boards.push(read)
    // the boards of a later run-out begin as the first did
    lying.push(...read.map((card, n) => ({ card, at, place: `board ${i % Math.max(1, form.boards)} ${n}` })))
  }
  const once = reaches(form, seats.length, boards.length)
  return cardOff(form, lying, once) ?? { hands, boards }
}

const cardOff = (
  form: Form,
  lying: readonly { readonly card: Card; readonly at: string; readonly place: string }[],
  once: boolean,
): Problem | null => {
  const seen = new Map<Card, { readonly at: string; readonly place: string }>()
  for (const { card, at, place } of lying) {
    if (card === UNKNOWN) continue
    if (!belongsTo(form.deck, card)) return problemAt(at, { problem: `${card} is not in the deck of ${form.id}` })
    const other = seen.get(card)
    if (once && other !== undefined && other.place !== place) {
      const where = other.at === at ? at : `${other.at} and ${at}`
      return problemAt(at, { problem: `${card} is there twice: ${where}` })
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
  return Math.max(players, form.stacks ?? 0) * mostInHand(form) + laid <= decks[form.deck].length
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
