import type { CardCode } from '../cards/card.ts'
import type { Form, Share } from '../forms/form.ts'
import { lowBit } from '../ranking/ace-to-five.ts'
import { flushValue, highTables } from '../ranking/high.ts'
import { omahaTables } from '../ranking/omaha.ts'
import { omahaLowOf } from '../ranking/omaha-low.ts'
import { omahaFlush, PAIRS } from '../ranking/omaha-tables.ts'
import { SEVEN_CARD_KEYS } from '../ranking/rank-keys.ts'
import { size } from '../ranking/rank-patterns.ts'
import { boardRows, ROWS } from './board-classes.ts'

/** Is the hand of each share worth its ranks and its flushes and nothing else? Hold'em and Omaha high, Omaha's eight-or-better. */
export const goesByRanks = (form: Form, cards: number): boolean => {
  const [high, low, ...more] = form.pot
  if (form.deck !== 'standard' || form.boards !== 1 || more.length > 0) return false
  if (high?.ranking !== 'high' || high.board !== undefined) return false
  if (!isOmaha(high)) return high.from === 'any' && cards === 2 && low === undefined
  return low === undefined || (low.ranking === 'eight-or-better' && isOmaha(low))
}

/** Do exactly two holecards and three boardcards play? */
export const isOmaha = ({ from, board }: Share): boolean =>
  typeof from === 'object' && from.holecards === 2 && from.boardcards === 3 && board === undefined

/**
 * What each hand is worth on every board by its ranks alone: `values[(share * hands + hand) * ROWS + row]`, for the rows
 * of boards that can come.
 */
export const valuesByRow = (form: Form, hands: readonly (readonly CardCode[])[], ways: Float64Array): Int32Array => {
  const values = new Int32Array(hands.length * form.pot.length * ROWS)
  const fill = isOmaha(form.pot[0]!) ? omahaHighs : holdemHighs
  hands.forEach((hand, i) => {
    fill(hand, ways, values, i * ROWS)
  })
  if (form.pot.length > 1)
    hands.forEach((hand, i) => {
      omahaLows(hand, ways, values, (hands.length + i) * ROWS)
    })
  return values
}

type FillRows = (hand: readonly CardCode[], ways: Float64Array, into: Int32Array, from: number) => void

const holdemHighs: FillRows = (hand, ways, into, from) => {
  const { offsets, values } = highTables()
  const { sevens } = boardRows()
  const own = SEVEN_CARD_KEYS[hand[0]! >> 2]! + SEVEN_CARD_KEYS[hand[1]! >> 2]!
  for (let row = 0; row < ROWS; row++) {
    if (ways[row] === 0) continue
    const key = (sevens[row]! + own) | 0
    into[from + row] = values[key + offsets[key >>> 9]!]!
  }
}

const omahaHighs: FillRows = (hand, ways, into, from) => {
  const { best, pairs } = omahaTables()
  const own = pairsIn(hand, pairs)
  for (let row = 0; row < ROWS; row++) {
    if (ways[row] === 0) continue
    // Omaha's tables count boards from 1
    const at = (row + 1) * PAIRS
    let value = 0
    for (let i = 0; i < own.length; i++) {
      const each = best[at + own[i]!]!
      if (each > value) value = each
    }
    into[from + row] = value
  }
}

/** The different pairs of ranks among the holecards, by their places in a row of Omaha's table. */
const pairsIn = (hand: readonly CardCode[], places: Uint8Array): Uint8Array => {
  const found = new Set<number>()
  for (const [i, one] of hand.entries())
    for (const other of hand.slice(0, i)) found.add(places[((one >> 2) << 4) | (other >> 2)]!)
  return Uint8Array.from(found)
}

const omahaLows: FillRows = (hand, ways, into, from) => {
  const { sets } = boardRows()
  const own = hand.reduce((bits, code) => bits | lowBit(code), 0)
  for (let row = 0; row < ROWS; row++) {
    if (ways[row] === 0) continue
    const ranks = sets[row]!
    // the ace below the deuce, and up to the eight
    into[from + row] = omahaLowOf(((ranks << 1) & 0xff) | (ranks >> 12), own)
  }
}

/** What a hand's flush is worth with these ranks of the suit in the hand and on the board; 0 if it has none. */
export const flushOf = (omaha: boolean, own: number, board: number): number => {
  if (!omaha) return flushValue(own | board)
  return size(own) < 2 || size(board) < 3 ? 0 : omahaFlush(own, board)
}
