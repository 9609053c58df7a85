import { fillBits, seeded, seededBits } from '../cards/shuffle.ts'
import { highTables } from '../ranking/high.ts'
import { raceTwo } from './holdem-race.ts'
import type { Layout } from './layout.ts'
import { goesByRanks } from './rank-values.ts'
import { pickerOf, SLICE } from './samples.ts'
import type { CodedCombo } from './seat-hand.ts'
import { holdingsOf } from './suit-swaps.ts'
import { type Tally, tallyTwo } from './tally.ts'
import type { Work } from './work.ts'

/** Samples of hold'em deals by sums of keys; undefined for other forms. */
export const holdemSamples = (layout: Layout, samples: number, seed: number | string): Work | undefined => {
  const { form, hands, boards, deck } = layout
  const ranges: (readonly CodedCombo[])[] = []
  for (const hand of hands) {
    const holdings = holdingsOf(hand)
    if (holdings === undefined || !goesByRanks(form, 2)) return
    ranges.push(holdings)
  }
  // what lies, and behind it the places of what comes
  const board = Uint8Array.from({ length: 5 }, (_, i) => boards[0]?.[i] ?? 0)
  const known = boards[0]?.length ?? 0
  return {
    exact: false,
    deals: samples,
    cost: samples * (50 + 20 * hands.length),
    slices: Math.ceil(samples / SLICE),
    run: (slice, tally) => {
      const take = Math.min(SLICE, samples - slice * SLICE)
      const cards = Uint8Array.from(deck)
      const [one, other, ...more] = ranges
      if (known === 0 && more.length === 0 && one?.length === 1 && other?.length === 1)
        raceTwo(cards, one[0]!.codes, other[0]!.codes, take, `${seed} ${slice}`, tally)
      else sampleSlice(cards, board.slice(), known, ranges, take, `${seed} ${slice}`, tally)
    },
  }
}

const sampleSlice = (
  deck: Uint8Array,
  board: Uint8Array,
  known: number,
  ranges: readonly (readonly CodedCombo[])[],
  samples: number,
  seed: string,
  tally: Tally,
): void => {
  const { cardKeys, offsets, values: table, flushIn, suited } = highTables()
  const { keys, suits, used, next } = holdingDealer(ranges, seed)
  const count = ranges.length
  const values = new Int32Array(count)
  let boardKey = 0
  for (let i = 0; i < known; i++) boardKey += cardKeys[board[i]!]!
  const size = deck.length
  // sixteen bits are stretched over the cards that are left; those from the uneven end are thrown away
  const uneven = Uint16Array.from({ length: size + 1 }, (_, left) => 0x1_0000 % Math.max(left, 1))
  const state = seededBits(seed)
  const bits = new Uint16Array(2048)
  let at = bits.length
  let win = 0
  let lose = 0
  for (let n = 0; n < samples; n++) {
    const number = next()
    let key = boardKey
    for (let place = known, left = size; place < 5; ) {
      if (at === bits.length) {
        fillBits(state, bits)
        at = 0
      }
      const stretched = Math.imul(bits[at++]!, left)
      if ((stretched & 0xffff) < uneven[left]!) continue
      // the card changes places with the last that is left: a shuffle that stops early
      const pick = stretched >>> 16
      const code = deck[pick]!
      left--
      deck[pick] = deck[left]!
      deck[left] = code
      if (used[code] === number) continue
      board[place++] = code
      key = (key + cardKeys[code]!) | 0
    }
    for (let hand = 0; hand < count; hand++) {
      const sum = (key + keys[hand]!) | 0
      const suit = flushIn[sum & 511]!
      values[hand] =
        suit === 0
          ? table[(sum >>> 9) + offsets[sum >>> 18]!]!
          : suited[ranksIn(board, suit - 1) | suits[hand * 4 + suit - 1]!]!
    }
    if (count > 2) tally.add(values, 1)
    else {
      // no branch, which would be a coin toss
      const ahead = (values[0]! - values[1]!) | 0
      win += -ahead >>> 31
      lose += ahead >>> 31
    }
  }
  if (count === 2) tallyTwo(tally, win, samples - win - lose, lose)
}

const ranksIn = (board: Uint8Array, suit: number): number => {
  let ranks = 0
  for (let i = 0; i < 5; i++) if ((board[i]! & 3) === suit) ranks |= 1 << (board[i]! >> 2)
  return ranks
}

/** Deals a holding out of every range: their keys, and their ranks by suit, four to a hand. */
type Dealer = {
  readonly keys: Int32Array
  readonly suits: Uint16Array
  /** By card: the number of the deal in which it was last held. */
  readonly used: Int32Array
  /** Deals again and gives the number of the deal. */
  readonly next: () => number
}

const holdingDealer = (ranges: readonly (readonly CodedCombo[])[], seed: string): Dealer => {
  const { cardKeys } = highTables()
  const chance = seeded(`${seed} holdings`)
  const pickers = ranges.map(pickerOf)
  const keys = new Int32Array(ranges.length)
  const suits = new Uint16Array(ranges.length * 4)
  const used = new Int32Array(64)
  let number = 0
  const deal = (): boolean => {
    number++
    for (let hand = 0; hand < ranges.length; hand++) {
      const [one, other] = pickers[hand]!(chance)
      if (used[one] === number || used[other] === number) return false
      used[one] = number
      used[other] = number
      keys[hand] = cardKeys[one]! + cardKeys[other]!
      suits.fill(0, hand * 4, hand * 4 + 4)
      suits[hand * 4 + (one & 3)]! |= 1 << (one >> 2)
      suits[hand * 4 + (other & 3)]! |= 1 << (other >> 2)
    }
    return true
  }
  deal()
  // known hands stay as they are, and their cards are not in the deck
  const fixed = ranges.every(({ length }) => length === 1)
  const next = (): number => {
    while (!deal());
    return number
  }
  return { keys, suits, used, next: fixed ? () => number : next }
}
