import { type CardCode, UNKNOWN_CODE } from '../cards/card.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { fiveCards } from './card-tables.ts'
import { CODES, checkCodes } from './check-codes.ts'
import type { FiveCardValue } from './combinations.ts'
import { high5 } from './high.ts'
import { BOARDS, fillOmaha, omahaFlush, PAIRS, pairPlaces } from './omaha-tables.ts'
import type { Value } from './ranking.ts'

/** The best high hand of exactly two of two to eight holecards and exactly three of three to five boardcards. */
export const omahaHigh = (hole: readonly CardCode[], board: readonly CardCode[]): Value => {
  if (board?.length !== 5) return twoAndThree(high5, hole, board)
  const [b1, b2, b3, b4, b5] = board
  if (hole?.length === 4) return omaha4(hole[0]!, hole[1]!, hole[2]!, hole[3]!, b1!, b2!, b3!, b4!, b5!)
  return omahaMany(hole, board)
}

/** The best that two holecards and three boardcards make under any five-card ranking. */
export const twoAndThree = (value: FiveCardValue, hole: readonly CardCode[], board: readonly CardCode[]): Value => {
  if (typeof value !== 'function') throw wrongArgument('twoAndThree', value, 'a value of five cards such as high5')
  if (hole?.length === undefined || board?.length === undefined)
    throw wrongArgument('twoAndThree', hole?.length === undefined ? hole : board, CODES)
  let best = 0
  for (let a = 0; a < hole.length - 1; a++)
    for (let b = a + 1; b < hole.length; b++)
      for (let c = 0; c < board.length - 2; c++)
        for (let d = c + 1; d < board.length - 1; d++)
          for (let e = d + 1; e < board.length; e++) {
            const each = value(hole[a]!, hole[b]!, board[c]!, board[d]!, board[e]!)
            if (each > best) best = each
          }
  return best
}

// Private, and filled when the first deal finds its place empty, like the tables of the high hands.
const keys = fiveCards.cardKeys.slice(0, UNKNOWN_CODE + 1)
const offsets = fiveCards.offsets
const rows = new Uint16Array(fiveCards.places)
// row 0 stays empty, for cards that are none
const best = new Uint16Array((BOARDS + 1) * PAIRS)
const pairs = pairPlaces()

/** The best Omaha high hand of four holecards and five boardcards. */
export const omaha4 = (
  h1: CardCode,
  h2: CardCode,
  h3: CardCode,
  h4: CardCode,
  b1: CardCode,
  b2: CardCode,
  b3: CardCode,
  b4: CardCode,
  b5: CardCode,
): Value => {
  const key = (keys[b1]! + keys[b2]! + keys[b3]! + keys[b4]! + keys[b5]!) | 0
  const suits = (keys[h1]! + keys[h2]! + keys[h3]! + keys[h4]!) | 0
  const row = (rows[(key >>> 12) + offsets[key >>> 20]!]! * PAIRS) | 0
  const r1 = h1 >> 2
  const r2 = h2 >> 2
  const r3 = h3 >> 2
  const r4 = h4 >> 2
  const v12 = best[row + pairs[(r1 << 4) | r2]!]!
  const v13 = best[row + pairs[(r1 << 4) | r3]!]!
  const v14 = best[row + pairs[(r1 << 4) | r4]!]!
  const v23 = best[row + pairs[(r2 << 4) | r3]!]!
  const v24 = best[row + pairs[(r2 << 4) | r4]!]!
  const v34 = best[row + pairs[(r3 << 4) | r4]!]!
  const value = higher(higher(higher(v12, v13), higher(v14, v23)), higher(v24, v34))
  // no four cards have no suits: these are none
  if (value === 0 || suits === 0) return firstDeal([h1, h2, h3, h4], [b1, b2, b3, b4, b5])
  // Three bits count each suit: one more brings three boardcards to the third bit, two more do it for two holecards.
  const suited = ((key & 0o7777) + 0o1111) & ((suits & 0o7777) + 0o2222) & 0o4444
  return suited === 0 ? value : Math.max(value, flush4(suited, h1, h2, h3, h4, b1, b2, b3, b4, b5))
}

/** The higher of two small numbers, without a branch, which would be a coin toss. */
const higher = (one: number, other: number): number => {
  const less = (one - other) | 0
  return (one - (less & (less >> 31))) | 0
}

const flush4 = (
  suited: number,
  h1: CardCode,
  h2: CardCode,
  h3: CardCode,
  h4: CardCode,
  b1: CardCode,
  b2: CardCode,
  b3: CardCode,
  b4: CardCode,
  b5: CardCode,
): Value => {
  const suit = ((29 - Math.clz32(suited)) / 3) | 0
  const hole = inSuit(h1, suit) | inSuit(h2, suit) | inSuit(h3, suit) | inSuit(h4, suit)
  const board = inSuit(b1, suit) | inSuit(b2, suit) | inSuit(b3, suit) | inSuit(b4, suit) | inSuit(b5, suit)
  return omahaFlush(hole, board)
}

/** The bit of the card's rank if it is of this suit, again without a branch. */
const inSuit = (code: CardCode, suit: number): number => ((((code & 3) ^ suit) - 1) >> 31) & (1 << (code >> 2))

/** Any number of holecards on five boardcards. */
const omahaMany = (hole: readonly CardCode[], board: readonly CardCode[]): Value => {
  checkCodes('omaha', hole)
  let key = 0
  for (const code of board) key += keys[code]!
  key |= 0
  const row = rows[(key >>> 12) + offsets[key >>> 20]!]! * PAIRS
  let value = 0
  for (let a = 0; a < hole.length - 1; a++)
    for (let b = a + 1; b < hole.length; b++)
      value = Math.max(value, best[row + pairs[((hole[a]! >> 2) << 4) | (hole[b]! >> 2)]!]!)
  if (value === 0) return firstDeal(hole, board)
  const suited = ((key & 0o7777) + 0o1111) & 0o4444
  if (suited === 0) return value
  const suit = ((29 - Math.clz32(suited)) / 3) | 0
  let ranks = 0
  for (const code of hole) ranks |= inSuit(code, suit)
  if ((ranks & (ranks - 1)) === 0) return value
  return Math.max(
    value,
    omahaFlush(
      ranks,
      board.reduce((set, code) => set | inSuit(code, suit), 0),
    ),
  )
}

const firstDeal = (hole: readonly CardCode[], board: readonly CardCode[]): Value => {
  checkCodes('omaha', [...hole, ...board])
  fillOmaha(rows, best)
  return twoAndThree(high5, hole, board)
}

/** The tables behind `omaha4`, filled: `best[rows[ranks + offsets[ranks >> 8]] * 91 + pair]` for the ranks of a board. */
export type OmahaTables = {
  readonly offsets: Int32Array
  readonly rows: Uint16Array
  readonly best: Uint16Array
  /** By two ranks, `one << 4 | other`: their place in a row. */
  readonly pairs: Uint8Array
}

/** The tables of Omaha high hands; callers only read them. */
export const omahaTables = (): OmahaTables => {
  if (best[PAIRS] === 0) fillOmaha(rows, best)
  return { offsets, rows, best, pairs }
}

export { omahaEightOrBetter } from './omaha-low.ts'
