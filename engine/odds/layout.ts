import { type Card, type CardCode, cardOf, codeOf, UNKNOWN } from '../cards/card.ts'
import { belongsTo, deckCards } from '../cards/deck.ts'
import { heldAfter } from '../forms/check-steps.ts'
import type { Form } from '../forms/form.ts'
import { forms, isFormId } from '../forms/forms.ts'
import type { Question } from './question.ts'
import { readCardsGiven, readHand } from './read-hand.ts'
import { type OddsPlace, type OddsRefusal, refused } from './refusal.ts'
import { canDraw } from './samples.ts'
import { type SeatedHand, seatHand } from './seat-hand.ts'

/** A question with its cards as codes: what lies, and what can still come. */
export type Layout = {
  readonly form: Form
  readonly hands: readonly SeatedHand[]
  /** The boards as far as they lie, and how many cards each of them will have. */
  readonly boards: readonly (readonly CardCode[])[]
  readonly boardSize: number
  readonly draws: number
  /** The cards that nobody is known to hold, from the lowest up. */
  readonly deck: readonly CardCode[]
}

/** Reads a question for sense and lays it out. */
export const layOut = (question: Question): Layout | OddsRefusal => {
  const form = formOf(question.form ?? 'holdem')
  if ('why' in form) return form
  const { hands: asked, draws = 0 } = question
  const { least, most } = { least: 2, most: form.seats.most }
  if (asked.length < least || asked.length > most)
    return refused('number-of-hands', { about: { given: asked.length, form: form.name, least, most } })
  const allDraws = form.streets.flatMap(({ steps }) => steps).filter(step => step.do === 'draw').length
  if (!Number.isInteger(draws) || draws < 0 || draws > allDraws)
    return refused('number-of-draws', { about: { given: draws, form: form.name, most: allDraws } })
  const boards = boardsOf(form, question)
  if ('why' in boards) return boards
  const dead = readCardsGiven(question.dead ?? [])
  if ('why' in dead) return { ...dead, at: 'dead' }
  const { size } = heldIn(form)
  const common = form.boards === 0 ? boards.size : 0
  const hands: SeatedHand[] = []
  for (const [i, hand] of asked.entries()) {
    const read = readHand(hand, size - common)
    const seated = 'why' in read ? read : seatHand(form, read, size - common, draws)
    if ('why' in seated) return { ...seated, at: { hand: i + 1 } }
    hands.push(seated)
  }
  const taken = takenCards(form, hands, boards.known, dead)
  if ('why' in taken) return taken
  const deck = deckCards(form.deck)
    .filter(card => !taken.has(card))
    .map(codeOf)
  const left = hands.map(hand =>
    'combos' in hand
      ? {
          ...hand,
          combos: hand.combos.filter(({ codes }) =>
            codes.every(code => deck.includes(code) || hand.known.includes(code)),
          ),
        }
      : hand,
  )
  const none = left.findIndex(hand => 'combos' in hand && hand.combos.length === 0)
  if (none >= 0) return refused('range-blocked', { at: { hand: none + 1 } })
  const layout = {
    form,
    hands: left,
    boards: boards.known.map(codes => codes.map(codeOf)),
    boardSize: boards.size,
    draws,
    deck,
  }
  if (!canMeet(left) || !canDraw(layout)) return refused('ranges-cannot-meet')
  const needed = cardsToCome(layout)
  if (needed > deck.length) return refused('deck-runs-out', { about: { needed, left: deck.length } })
  return layout
}

/** How many cards of hands, boards and draws come from the deck. */
export const cardsToCome = ({ hands, boards, boardSize }: Layout): number =>
  boards.reduce((sum, board) => sum + boardSize - board.length, 0) +
  hands.reduce((sum, hand) => {
    if ('wide' in hand) return sum + hand.wide.size
    return sum + ('combos' in hand ? 2 - hand.known.length : hand.missing + hand.draws * hand.thrown)
  }, 0)

/** How many cards a player holds at the showdown, their own and on each board. */
export const heldIn = (form: Form): { readonly size: number; readonly board: number } => {
  const { down, up, either, board } = heldAfter(form.streets.flatMap(({ steps }) => steps))
  return { size: down + up + either, board }
}

/** Is there a holding for each range, no card twice? */
const canMeet = (hands: readonly SeatedHand[], used: readonly CardCode[] = []): boolean => {
  const at = hands.findIndex(hand => 'combos' in hand)
  const hand = hands[at]
  if (hand === undefined || !('combos' in hand)) return true
  return hand.combos.some(
    ({ codes }) => !codes.some(code => used.includes(code)) && canMeet(hands.slice(at + 1), [...used, ...codes]),
  )
}

const formOf = (asked: NonNullable<Question['form']>): Form | OddsRefusal => {
  if (typeof asked === 'string' && !isFormId(asked)) return refused('no-such-form', { about: { form: String(asked) } })
  const form: Form = typeof asked === 'string' ? forms[asked] : asked
  if (form.pot.length > 0) return form
  const why = form.rows?.forThePot === 'row-by-row' ? 'played-in-parts' : 'played-for-points'
  return refused(why, { about: { form: form.name } })
}

const boardsOf = (
  form: Form,
  { boards = [] }: Question,
): { readonly known: readonly (readonly Card[])[]; readonly size: number } | OddsRefusal => {
  const size = form.boards === 0 ? boards.length : heldIn(form).board
  const most = form.boards === 0 && form.shortStub === 'common-card' ? 1 : form.boards
  if (boards.length > most)
    return most === 0
      ? refused('no-boards', { about: { form: form.name } })
      : refused('number-of-boards', { about: { given: boards.length, form: form.name, most } })
  const laid: (readonly Card[])[] = []
  for (const [i, board] of boards.entries()) {
    const read = readCardsGiven(board)
    if ('why' in read) return { ...read, at: { board: i + 1 } }
    const known = read.filter(card => card !== UNKNOWN)
    if (read.length > size)
      return refused('number-of-boardcards', {
        at: { board: i + 1 },
        about: { given: read.length, form: form.name, size },
      })
    laid.push(known)
  }
  while (laid.length < form.boards) laid.push([])
  return { known: laid, size }
}

/** All known cards, none of them twice and all of the form's deck. */
const takenCards = (
  form: Form,
  hands: readonly SeatedHand[],
  boards: readonly (readonly Card[])[],
  dead: readonly Card[],
): ReadonlySet<Card> | OddsRefusal => {
  const taken = new Map<Card, OddsPlace>()
  const places: (readonly [OddsPlace, readonly Card[]])[] = [
    ...hands.map((hand, i) => [{ hand: i + 1 }, hand.known.map(cardOf)] as const),
    ...boards.map((board, i) => [boards.length === 1 ? ('board' as const) : { board: i + 1 }, board] as const),
    ['dead', dead.filter(card => card !== UNKNOWN)],
  ]
  for (const [where, cards] of places)
    for (const card of cards) {
      if (!belongsTo(form.deck, card))
        return refused('not-in-the-deck', { at: where, about: { card, form: form.name } })
      const before = taken.get(card)
      if (before !== undefined) return refused('card-twice', { about: { card, in: [before, where] } })
      taken.set(card, where)
    }
  return new Set(taken.keys())
}
