import { fiveCards } from './card-tables.ts'
import { flushValue, high5 } from './high.ts'
import type { Value } from './ranking.ts'

/** How many choices of ranks there are for five boardcards. */
export const BOARDS = 6175
/** How many choices of ranks there are for two holecards. */
export const PAIRS = 91

/** By two ranks, `one << 4 | other` in any order: their place among the pairs of ranks. */
export const pairPlaces = (): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, ranks) => {
    const high = Math.max(ranks >> 4, ranks & 15)
    return high > 12 ? 0 : (high * (high + 1)) / 2 + Math.min(ranks >> 4, ranks & 15)
  })

/**
 * Numbers the boards in `rows` from 1, found like a five-card hand, and fills for each board a row of `best` with what
 * every pair of holecards makes there together with three boardcards, flushes left aside.
 */
export const fillOmaha = (rows: Uint16Array, best: Uint16Array): void => {
  const { threes, values } = withThree()
  let row = 1
  fiveCards.fill(rows, (one, two, three, four) => {
    const ranks = listed(one, two, three, four)
    const start = row * PAIRS
    for (let a = 0; a < 3; a++)
      for (let b = a + 1; b < 4; b++)
        for (let c = b + 1; c < 5; c++) {
          const from = threes[(ranks[a]! << 8) | (ranks[b]! << 4) | ranks[c]!]! * PAIRS
          for (let pair = 0; pair < PAIRS; pair++) {
            const value = values[from + pair]!
            if (value > best[start + pair]!) best[start + pair] = value
          }
        }
    return row++
  })
}

/** What each pair of ranks makes with each three: the number of three ranks, the highest first, and a row for each. */
const withThree = (): { threes: Uint16Array; values: Uint16Array } => {
  const threes = new Uint16Array(1 << 12)
  const values = new Uint16Array(455 * PAIRS)
  let at = 0
  for (let a = 0; a < 13; a++)
    for (let b = 0; b <= a; b++)
      for (let c = 0; c <= b; c++) {
        threes[(a << 8) | (b << 4) | c] = at / PAIRS
        for (let d = 0; d < 13; d++)
          for (let e = 0; e <= d; e++) {
            // Suits that make no flush; a deck has no five of a rank.
            const possible = a !== c || a !== d || a !== e
            values[at++] = possible ? high5(a * 4, b * 4 + 1, c * 4 + 2, d * 4 + 3, e * 4) : 0
          }
      }
  return { threes, values }
}

/** The ranks one by one, the highest first. */
const listed = (one: number, two: number, three: number, four: number): readonly number[] => {
  const ranks: number[] = []
  for (let rank = 12; rank >= 0; rank--)
    for (const held of [one, two, three, four]) if (((held >> rank) & 1) === 1) ranks.push(rank)
  return ranks
}

/** The best flush of two of these holecards' ranks and three of these boardcards' ranks, all of one suit. */
export const omahaFlush = (hole: number, board: number): Value => {
  // Without a straight flush among them all, the highest of each are the best.
  if (flushValue(hole | board) <= BELOW_STRAIGHT_FLUSH) {
    const lowerHole = hole ^ top(hole)
    const lowerBoard = board ^ top(board)
    const lowestBoard = lowerBoard ^ top(lowerBoard)
    const unused = lowerHole ^ top(lowerHole) ^ (lowestBoard ^ top(lowestBoard))
    return flushValue((hole | board) ^ unused)
  }
  let best = 0
  for (let a = hole; a !== 0; a &= a - 1)
    for (let b = a & (a - 1); b !== 0; b &= b - 1)
      for (let c = board; c !== 0; c &= c - 1)
        for (let d = c & (c - 1); d !== 0; d &= d - 1)
          for (let e = d & (d - 1); e !== 0; e &= e - 1)
            best = Math.max(best, flushValue((a & -a) | (b & -b) | (c & -c) | (d & -d) | (e & -e)))
  return best
}

const BELOW_STRAIGHT_FLUSH = 7452
const top = (ranks: number): number => (0x8000_0000 >>> Math.clz32(ranks)) & 0x1fff
