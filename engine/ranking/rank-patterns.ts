import type { CardCode } from '../cards/card.ts'
import { choose } from './combinations.ts'

/**
 * The ranks of five cards, their suits and any straight left aside, make one of 6,175 patterns. They are numbered here
 * from the worst high hand up: no pair, one pair, two pair, three of a kind, full house, four of a kind.
 * Sets of ranks are bits, the lowest rank the lowest bit; `one`, `two`, `three`, `four` are the ranks held at least so often.
 */
export const PATTERNS = 6175

/** The first pattern of each class, and with it the number of patterns below. */
export const FIRST_OF = { pair: 1287, twoPair: 4147, threeOfAKind: 5005, fullHouse: 5863, fourOfAKind: 6019 } as const

/** The ranks, from the deuce up, that these cards hold at least once, twice, three and four times. */
export const ranksHeld = (codes: readonly CardCode[]): readonly [number, number, number, number] => {
  let [one, two, three, four] = [0, 0, 0, 0]
  for (const code of codes) {
    const rank = 1 << (code >> 2)
    four |= three & rank
    three |= two & rank
    two |= one & rank
    one |= rank
  }
  return [one, two, three, four]
}

/** The highest pattern that five of these cards make. */
export const strongestPattern = (one: number, two: number, three: number, four: number): number => {
  if (four !== 0) {
    const quads = highest(four)
    return fourOfAKind(quads, highest(without(one, quads)))
  }
  if (three !== 0) {
    const trips = highest(three)
    const pairs = without(two, trips)
    if (pairs !== 0) return fullHouse(trips, highest(pairs))
    return threeOfAKind(trips, topmost(without(one, trips), 2))
  }
  if (two === 0) return noPair(topmost(one, 5))
  const pair = highest(two)
  const lower = without(two, pair)
  if (lower === 0) return onePair(pair, topmost(without(one, pair), 3))
  const pairs = (1 << pair) | (1 << highest(lower))
  return twoPair(pairs, highest(one & ~pairs))
}

/** The lowest pattern that five of these cards make. */
export const weakestPattern = (one: number, two: number, three: number): number => {
  const ranks = size(one)
  if (ranks >= 5) return noPair(bottommost(one, 5))
  if (ranks === 4) {
    const pair = lowest(two)
    return onePair(pair, without(one, pair))
  }
  if (ranks === 3) {
    if (size(two) >= 2) {
      const pairs = bottommost(two, 2)
      return twoPair(pairs, lowest(one & ~pairs))
    }
    const trips = lowest(three)
    return threeOfAKind(trips, without(one, trips))
  }
  for (let rest = three; rest !== 0; rest &= rest - 1) {
    const trips = lowest(rest)
    if (without(two, trips) !== 0) return fullHouse(trips, lowest(without(two, trips)))
  }
  const quads = lowest(three)
  return fourOfAKind(quads, lowest(without(one, quads)))
}

/** The pattern of five different ranks. */
export const noPair = (ranks: number): number => place(ranks)

const onePair = (pair: number, kickers: number): number => FIRST_OF.pair + pair * 220 + place(closed(kickers, pair))
const twoPair = (pairs: number, kicker: number): number => {
  const below = size(pairs & ((1 << kicker) - 1))
  return FIRST_OF.twoPair + place(pairs) * 11 + kicker - below
}
const threeOfAKind = (trips: number, kickers: number): number =>
  FIRST_OF.threeOfAKind + trips * 66 + place(closed(kickers, trips))
const fullHouse = (trips: number, pair: number): number =>
  FIRST_OF.fullHouse + trips * 12 + pair - (pair > trips ? 1 : 0)
const fourOfAKind = (quads: number, kicker: number): number =>
  FIRST_OF.fourOfAKind + quads * 12 + kicker - (kicker > quads ? 1 : 0)

const binomials = Uint16Array.from({ length: 13 * 6 }, (_, i) => choose(Math.floor(i / 6), i % 6))

/** How many sets of as many ranks lie below this one, the highest rank deciding first. */
const place = (ranks: number): number => {
  let below = 0
  let nth = 1
  for (let rest = ranks; rest !== 0; rest &= rest - 1) below += binomials[lowest(rest) * 6 + nth++]!
  return below
}

/** The ranks with the gap closed that this rank, not among them, left. */
const closed = (ranks: number, gap: number): number => {
  const below = ranks & ((1 << gap) - 1)
  return below | ((ranks ^ below) >>> 1)
}

const highest = (ranks: number): number => 31 - Math.clz32(ranks)
const lowest = (ranks: number): number => 31 - Math.clz32(ranks & -ranks)
const without = (ranks: number, rank: number): number => ranks & ~(1 << rank)

/** How many ranks are in this set. */
export const size = (ranks: number): number => {
  let count = 0
  for (let rest = ranks; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The highest of these ranks, this many. */
const topmost = (ranks: number, count: number): number => {
  let rest = ranks
  for (let extra = size(ranks) - count; extra > 0; extra--) rest &= rest - 1
  return rest
}

/** The lowest of these ranks, this many. */
export const bottommost = (ranks: number, count: number): number => {
  let rest = ranks
  for (let extra = size(ranks) - count; extra > 0; extra--) rest &= ~(1 << highest(rest))
  return rest
}
