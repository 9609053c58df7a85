import { type Card, type CardCode, cardOf, codeOf, UNKNOWN } from '../cards/card.ts'
import { belongsTo, decks } from '../cards/deck.ts'
import { heldAfter } from '../forms/check-steps.ts'
import type { Form } from '../forms/form.ts'
import { forms, isFormId } from '../forms/forms.ts'
import type { Refused } from '../forms/refused.ts'
import type { Question } from './question.ts'
import { cardsTold, readHand } from './read-hand.ts'
import { type SeatedHand, seatHand } from './seat-hand.ts'

/** A question with its cards as codes: what lies, and what can still come. */
export type Layout = {
  readonly form: Form
  readonly hands: readonly SeatedHand[]
  /** The boards as far as they lie, and how many cards each of them will have. */
  readonly boards: readonly (readonly CardCode[])[]
  readonly boardSize: number
  readonly draws: number
  /** The cards that nobody has been told to hold, from the lowest up. */
  readonly deck: readonly CardCode[]
}

/** Reads a question for sense and lays it out. */
export const layOut = (question: Question): Layout | Refused => {
  const form = formOf(question.form ?? 'holdem')
  if ('refused' in form) return form
  const { hands: asked, draws = 0 } = question
  const { least, most } = { least: 2, most: form.seats.most }
  if (asked.length < least || asked.length > most)
    return {
      refused: `you gave ${asked.length === 1 ? 'one hand' : `${asked.length} hands`}; ${form.name} takes ${least} to ${most}`,
    }
  const allDraws = form.streets.flatMap(({ steps }) => steps).filter(step => step.do === 'draw').length
  if (!Number.isInteger(draws) || draws < 0 || draws > allDraws)
    return {
      refused: `draws: ${draws} is not accepted; ${form.name} has ${allDraws === 0 ? 'no draws' : `0 to ${allDraws} draws to come`}`,
    }
  const boards = boardsOf(form, question)
  if ('refused' in boards) return boards
  const dead = cardsTold(question.dead ?? [])
  if ('refused' in dead) return { refused: `dead cards: ${dead.refused}` }
  const { size } = heldIn(form)
  const common = form.boards === 0 ? boards.size : 0
  const hands: SeatedHand[] = []
  for (const [i, hand] of asked.entries()) {
    const read = readHand(hand, size === 2)
    const seated = 'refused' in read ? read : seatHand(form, read, size - common, draws)
    if ('refused' in seated) return { refused: `hand ${i + 1}: ${seated.refused}` }
    hands.push(seated)
  }
  const taken = takenCards(form, hands, boards.told, dead)
  if ('refused' in taken) return taken
  const deck = decks[form.deck].filter(card => !taken.has(card)).map(codeOf)
  const left = hands.map(hand =>
    'combos' in hand
      ? {
          ...hand,
          combos: hand.combos.filter(({ codes }) =>
            codes.every(code => deck.includes(code) || hand.told.includes(code)),
          ),
        }
      : hand,
  )
  const none = left.findIndex(hand => 'combos' in hand && hand.combos.length === 0)
  if (none >= 0) return { refused: `hand ${none + 1}: the deck has no cards left for this range` }
  if (!canMeet(left)) return { refused: 'no deal gives every one of these ranges a hand' }
  const layout = {
    form,
    hands: left,
    boards: boards.told.map(codes => codes.map(codeOf)),
    boardSize: boards.size,
    draws,
    deck,
  }
  const needed = cardsToCome(layout)
  if (needed > deck.length)
    return {
      refused: `${needed} cards are still to come and ${deck.length} are left; hands that run out of cards aren’t counted`,
    }
  return layout
}

/** How many cards of hands, boards and draws come from the deck. */
export const cardsToCome = ({ hands, boards, boardSize }: Layout): number =>
  boards.reduce((sum, board) => sum + boardSize - board.length, 0) +
  hands.reduce(
    (sum, hand) => sum + ('combos' in hand ? 2 - hand.told.length : hand.missing + hand.draws * hand.thrown),
    0,
  )

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

const formOf = (asked: NonNullable<Question['form']>): Form | Refused => {
  if (typeof asked === 'string' && !isFormId(asked)) return { refused: `there is no form "${String(asked)}"` }
  const form: Form = typeof asked === 'string' ? forms[asked] : asked
  return form.pot.length > 0
    ? form
    : {
        refused: `${form.name} is played for points, so there are no odds for it; accepted: every game with a pot`,
      }
}

const boardsOf = (
  form: Form,
  { boards = [] }: Question,
): { readonly told: readonly (readonly Card[])[]; readonly size: number } | Refused => {
  const size = form.boards === 0 ? boards.length : heldIn(form).board
  const most = form.boards === 0 && form.shortStub === 'common-card' ? 1 : form.boards
  if (boards.length > most)
    return {
      refused: most === 0 ? `${form.name} has no board` : `you gave ${boards.length} boards; ${form.name} has ${most}`,
    }
  const told: (readonly Card[])[] = []
  for (const [i, board] of boards.entries()) {
    const read = cardsTold(board)
    if ('refused' in read) return { refused: `board ${i + 1}: ${read.refused}` }
    const known = read.filter(card => card !== UNKNOWN)
    if (read.length > size)
      return { refused: `board ${i + 1}: you gave ${read.length} cards; ${form.name} has ${size} on a board` }
    told.push(known)
  }
  while (told.length < form.boards) told.push([])
  return { told, size }
}

/** All told cards, none of them twice and all of the form's deck. */
const takenCards = (
  form: Form,
  hands: readonly SeatedHand[],
  boards: readonly (readonly Card[])[],
  dead: readonly Card[],
): ReadonlySet<Card> | Refused => {
  const taken = new Map<Card, string>()
  const places: (readonly [string, readonly Card[]])[] = [
    ...hands.map((hand, i) => [`hand ${i + 1}`, hand.told.map(cardOf)] as const),
    ...boards.map((board, i) => [boards.length === 1 ? 'the board' : `board ${i + 1}`, board] as const),
    ['the dead cards', dead.filter(card => card !== UNKNOWN)],
  ]
  for (const [where, cards] of places)
    for (const card of cards) {
      if (!belongsTo(form.deck, card)) return { refused: `${where}: ${card} is not in the deck of ${form.name}` }
      const before = taken.get(card)
      if (before !== undefined) return { refused: `${card} appears twice: in ${before} and in ${where}` }
      taken.set(card, where)
    }
  return new Set(taken.keys())
}
