import type { CardCode } from '../cards/card.ts'
import type { Form, Share } from '../forms/form.ts'
import { lowBit } from '../ranking/ace-to-five.ts'
import { flushValue, highTables } from '../ranking/high.ts'
import { omahaTables } from '../ranking/omaha.ts'
import { omahaLowOf } from '../ranking/omaha-low.ts'
import { omahaFlush, PAIRS } from '../ranking/omaha-tables.ts'
import { FIVE_CARD_KEYS, SEVEN_CARD_KEYS } from '../ranking/rank-keys.ts'
import { size } from '../ranking/rank-patterns.ts'

/** Values of hands by what comes to the board, written into `values[share * hands + hand]`. */
export type ShareValues = {
  readonly values: Int32Array
  /** By the ranks that come, as sums of keys for seven and five cards and as bits: flushes left aside. */
  readonly byRanks: (seven: number, five: number, ranks: number) => void
  /** How many cards of a suit must come before anybody has a flush in it; more than five if nobody can. */
  readonly flushFrom: (suit: number) => number
  /** These ranks of the suit come: does anybody have a flush? */
  readonly inSuit: (suit: number, ranks: number) => boolean
  /** The values of `byRanks` with the flushes of `inSuit`. */
  readonly withFlush: () => void
}

/** How hold'em and Omaha hands, and Omaha's eight-or-better lows, go by ranks and flushes; undefined for other shares. */
export const shareValues = (
  form: Form,
  hands: readonly (readonly CardCode[])[],
  board: readonly CardCode[],
): ShareValues | undefined => {
  if (form.deck !== 'standard') return
  const [high, low, ...more] = form.pot
  if (high?.ranking !== 'high' || high.board !== undefined || more.length > 0) return
  const omaha = isOmaha(high)
  if (!omaha && (high.from !== 'any' || hands.some(hand => hand.length !== 2))) return
  if (low !== undefined && !(low.ranking === 'eight-or-better' && omaha && isOmaha(low))) return

  const values = new Int32Array(hands.length * form.pot.length)
  const flushes = new Int32Array(hands.length)
  const suits = [0, 1, 2, 3].map(suit => ({
    board: ranksIn(board, suit),
    hands: hands.map(hand => ranksIn(hand, suit)),
  }))
  const highs = omaha ? omahaHighs(hands, board, values) : holdemHighs(hands, board, values)
  const lows = low === undefined ? undefined : omahaLows(hands, board, values)
  return {
    values,
    byRanks: (seven, five, ranks) => {
      highs(seven, five)
      lows?.(ranks)
    },
    flushFrom: suit => {
      const { board: laid, hands: held } = suits[suit]!
      const most = Math.max(...held.map(size))
      const needed = omaha ? (most >= 2 ? 3 : 9) : 5 - most
      return needed - size(laid)
    },
    inSuit: (suit, ranks) => {
      const { board: laid, hands: held } = suits[suit]!
      let any = 0
      for (let hand = 0; hand < held.length; hand++) {
        const own = held[hand]!
        const worth = omaha
          ? size(own) < 2 || size(laid | ranks) < 3 ? 0 : omahaFlush(own, laid | ranks)
          : flushValue(own | laid | ranks)
        flushes[hand] = worth
        any |= worth
      }
      return any !== 0
    },
    withFlush: () => {
      for (let hand = 0; hand < flushes.length; hand++) if (flushes[hand]! > values[hand]!) values[hand] = flushes[hand]!
    },
  }
}

const isOmaha = ({ from, board }: Share): boolean =>
  typeof from === 'object' && from.holecards === 2 && from.boardcards === 3 && board === undefined

const ranksIn = (codes: readonly CardCode[], suit: number): number =>
  codes.reduce((ranks, code) => ((code & 3) === suit ? ranks | (1 << (code >> 2)) : ranks), 0)

const sumOf = (keys: readonly number[], codes: readonly CardCode[]): number =>
  codes.reduce((sum, code) => sum + keys[code >> 2]!, 0)

type Highs = (seven: number, five: number) => void

const holdemHighs = (hands: readonly (readonly CardCode[])[], board: readonly CardCode[], into: Int32Array): Highs => {
  const { offsets, values } = highTables()
  const keys = Int32Array.from(hands, hand => sumOf(SEVEN_CARD_KEYS, hand) + sumOf(SEVEN_CARD_KEYS, board))
  return seven => {
    for (let hand = 0; hand < keys.length; hand++) {
      const key = (seven + keys[hand]!) | 0
      into[hand] = values[key + offsets[key >>> 9]!]!
    }
  }
}

const omahaHighs = (hands: readonly (readonly CardCode[])[], board: readonly CardCode[], into: Int32Array): Highs => {
  const { offsets, rows, best, pairs } = omahaTables()
  const laid = sumOf(FIVE_CARD_KEYS, board)
  const places = hands.map(hand => pairsIn(hand, pairs))
  return (_, five) => {
    const key = (laid + five) | 0
    const row = (rows[key + offsets[key >>> 8]!]! * PAIRS) | 0
    for (let hand = 0; hand < places.length; hand++) {
      const pairs = places[hand]!
      let value = 0
      for (let i = 0; i < pairs.length; i++) {
        const each = best[row + pairs[i]!]!
        if (each > value) value = each
      }
      into[hand] = value
    }
  }
}

/** The different pairs of ranks among the holecards, by their places in a row. */
const pairsIn = (hand: readonly CardCode[], places: Uint8Array): Uint8Array => {
  const found = new Set<number>()
  for (const [i, one] of hand.entries())
    for (const other of hand.slice(0, i)) found.add(places[((one >> 2) << 4) | (other >> 2)]!)
  return Uint8Array.from(found)
}

const omahaLows = (
  hands: readonly (readonly CardCode[])[],
  board: readonly CardCode[],
  into: Int32Array,
): ((ranks: number) => void) => {
  const bits = (codes: readonly CardCode[]): number => codes.reduce((set, code) => set | lowBit(code), 0)
  const laid = bits(board)
  const own = hands.map(bits)
  return ranks => {
    // from the deuce up to the eight, with the ace below them
    const low = laid | ((ranks << 1) & 0xff) | (ranks >> 12)
    for (let hand = 0; hand < own.length; hand++) into[own.length + hand] = omahaLowOf(low, own[hand]!)
  }
}
