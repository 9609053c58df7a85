import type { Card } from '@cardroom/engine'
import { cardOf, JOKER_CODE } from '@cardroom/engine/cards'
import type { PhhAction } from './read-action.ts'

/**
 * Reads the actions of which almost every file is made, letter by letter: known cards dealt and shown, folds, checks and
 * calls, whole amounts, of p1 to p9, with single spaces and no remark. Null for anything else, also for what is wrong.
 */
export const quickAction = (text: string): PhhAction | null => {
  if (text.charCodeAt(1) === SPACE) return text.charCodeAt(0) === D ? dealt(text) : null
  const place = text.charCodeAt(1) - ZERO
  if (text.charCodeAt(0) !== P || place < 1 || place > 9 || text.charCodeAt(2) !== SPACE) return null
  switch (text.charCodeAt(3)) {
    case C:
      return text.charCodeAt(4) === C && text.length === 5 ? plain('check-or-call', place, null) : raised(text, place)
    case F:
      return text.length === 4 ? plain('fold', place, null) : null
    case S:
      return shown(text, place)
    default:
      return null
  }
}

const [SPACE, ZERO, B, C, D, F, H, M, P, R, S] = [32, 48, 98, 99, 100, 102, 104, 109, 112, 114, 115]

const plain = (what: PhhAction['do'], place: number, cards: readonly Card[] | null): PhhAction => ({
  do: what,
  place,
  cards,
  to: 0,
  remark: null,
  half: null,
})

/** `d db 6h2h7h`, `d dh p1 2dKc`. */
const dealt = (text: string): PhhAction | null => {
  if (text.charCodeAt(2) !== D || text.charCodeAt(4) !== SPACE) return null
  if (text.charCodeAt(3) === B) return withCards('boardcards', 0, text, 5)
  const place = text.charCodeAt(6) - ZERO
  if (text.charCodeAt(3) !== H || text.charCodeAt(5) !== P || place < 1 || place > 9) return null
  return text.charCodeAt(7) === SPACE ? withCards('holecards', place, text, 8) : null
}

/** `p1 sm 2dKc`. */
const shown = (text: string, place: number): PhhAction | null =>
  text.charCodeAt(4) === M && text.charCodeAt(5) === SPACE ? withCards('show', place, text, 6) : null

/** `p1 cbr 671`. */
const raised = (text: string, place: number): PhhAction | null => {
  if (text.charCodeAt(4) !== B || text.charCodeAt(5) !== R || text.charCodeAt(6) !== SPACE) return null
  const end = text.length
  // of more digits a number does not hold each
  if (end === 7 || end > 7 + 15) return null
  let to = 0
  for (let at = 7; at < end; at++) {
    const digit = text.charCodeAt(at) - ZERO
    if (digit < 0 || digit > 9) return null
    to = to * 10 + digit
  }
  return { do: 'wager', place, cards: null, to, remark: null, half: null }
}

/** Cards one after another to the end, at least one. */
const withCards = (what: PhhAction['do'], place: number, text: string, from: number): PhhAction | null => {
  const cards: Card[] = []
  for (let at = from; at < text.length; at += 2) {
    const row = byLetters[text.charCodeAt(at)]
    const card = row === undefined ? undefined : row[text.charCodeAt(at + 1)]
    if (card === undefined) return null
    cards.push(card)
  }
  return cards.length === 0 ? null : plain(what, place, cards)
}

/** The cards of the deck by the letters of rank and suit. */
const byLetters: (Card | undefined)[][] = []
for (let code = 0; code < JOKER_CODE; code++) {
  const card = cardOf(code)
  const rank = card.charCodeAt(0)
  byLetters[rank] ??= []
  byLetters[rank][card.charCodeAt(1)] = card
}
