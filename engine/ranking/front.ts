import { type CardCode, rankOf } from '../cards/card.ts'
import { ranksByWeight } from './by-weight.ts'
import { highCategory, highValue } from './high.ts'
import type { Value } from './ranking.ts'

/** The best front of three or more cards: three of a kind, a pair or high cards; straights and flushes count nothing. */
export const frontValue = (codes: readonly CardCode[]): Value => {
  let seen = 0
  let pairs = 0
  let trips = 0
  for (let i = 0; i < codes.length; i++) {
    const rank = 1 << rankOf(codes[i]!)
    trips |= pairs & rank
    pairs |= seen & rank
    seen |= rank
  }
  if (trips !== 0) return (TRIPS << 12) | top(trips)
  if (pairs !== 0) {
    const pair = top(pairs)
    return (PAIR << 12) | (pair << 4) | top(seen ^ (1 << pair))
  }
  const first = top(seen)
  const second = top(seen ^ (1 << first))
  return (first << 8) | (second << 4) | top(seen ^ (1 << first) ^ (1 << second))
}

/**
 * Does a front of three cards beat a row of five, which would foul the hand (wsop/349)? Equal as far as the front
 * reaches, the row of five has cards beyond and is better.
 */
export const frontOutranks = (front: readonly CardCode[], five: readonly CardCode[]): boolean => {
  const category = frontValue(front) >> 12
  const against = highCategory(highValue(five))
  if (category !== against) return category > against
  const ranks = ranksByWeight(front)
  const others = ranksByWeight(five)
  const place = ranks.findIndex((rank, i) => rank !== others[i])
  return place >= 0 && ranks[place]! > others[place]!
}

// As the categories of five cards are numbered, so that the two compare.
const PAIR = 1
const TRIPS = 3

const top = (ranks: number): number => 31 - Math.clz32(ranks)
