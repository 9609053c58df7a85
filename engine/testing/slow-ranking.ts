import type { CardCode } from '../cards/card.ts'
import { combinations } from '../ranking/combinations.ts'

/** A score for five cards by one of the slow rankings: the higher the better. */
export type Slow = (five: readonly CardCode[]) => number

/** High poker, the long way: the category, then the ranks by how often they are held, then by height. */
export const slowHigh: Slow = five => {
  const ranks = grouped(five.map(code => code >> 2))
  const wheel = ranks.join() === '12,3,2,1,0'
  return score(five, wheel ? [3, 2, 1, 0, -1] : ranks)
}

/** Deuce-to-seven: the worst high hand wins, and the ace is never low. */
export const slowDeuceToSeven: Slow = five => -score(five, grouped(five.map(code => code >> 2)))

/** Ace-to-five: the worst high hand wins, the ace is always low, straights and flushes do not count. */
export const slowAceToFive: Slow = five => {
  const ranks = grouped(five.map(code => ((code >> 2) + 1) % 13))
  return -digits(kinds(ranks), ranks)
}

/** Ace-to-five without a pair and eight or lower, else 0. */
export const slowEightOrBetter: Slow = five => {
  const ranks = five.map(code => ((code >> 2) + 1) % 13)
  const qualifies = new Set(ranks).size === 5 && ranks.every(rank => rank <= 7)
  return qualifies ? 1e9 + slowAceToFive(five) : 0
}

/** Deuce-to-seven without pair, straight or flush and nine or lower, else 0. */
export const slowNineOrBetter: Slow = five => {
  const low = slowDeuceToSeven(five)
  const noneHigher = five.every(code => code >> 2 <= 7)
  return noneHigher && -low < 16 ** 5 ? 1e9 + low : 0
}

/** The best score among all choices of five of these cards. */
export const slowBest = (slow: Slow, codes: readonly CardCode[]): number =>
  Math.max(...combinations(codes, 5).map(five => slow(five)))

/** The best score of exactly two holecards and three boardcards. */
export const slowTwoAndThree = (slow: Slow, hole: readonly CardCode[], board: readonly CardCode[]): number =>
  Math.max(...combinations(hole, 2).flatMap(two => combinations(board, 3).map(three => slow([...two, ...three]))))

/** Do fast values and slow scores put the hands in the same order, ties included? Gives the first two hands that differ. */
export const disagreement = (
  hands: readonly { readonly hand: unknown; readonly fast: number; readonly slow: number }[],
): readonly unknown[] => {
  const sorted = hands.toSorted((a, b) => a.fast - b.fast || a.slow - b.slow)
  const at = sorted.findIndex((each, i) => {
    const before = sorted[i - 1]
    return before !== undefined && Math.sign(each.fast - before.fast) !== Math.sign(each.slow - before.slow)
  })
  return at < 0 ? [] : [sorted[at - 1], sorted[at]]
}

const score: (five: readonly CardCode[], ranks: readonly number[]) => number = (five, ranks) => {
  const flush = five.every(code => (code & 3) === (five[0]! & 3))
  const straight = ranks.every((rank, i) => rank === ranks[0]! - i)
  const kind = kinds(ranks)
  const category = flush && straight ? 8 : kind >= 6 ? kind : flush ? 5 : straight ? 4 : kind
  return digits(category, ranks)
}

/** The ranks held most often first, equal ones from the highest down. */
const grouped = (ranks: readonly number[]): readonly number[] => {
  const held = (rank: number): number => ranks.filter(each => each === rank).length
  return ranks.toSorted((a, b) => held(b) - held(a) || b - a)
}

/** 0 no pair, 1 pair, 2 two pair, 3 three of a kind, 6 full house, 7 four of a kind, from grouped ranks. */
const kinds = ([a, b, c, d, e]: readonly number[]): number => {
  if (a === d) return 7
  if (a === c) return d === e ? 6 : 3
  if (a === b) return c === d ? 2 : 1
  return 0
}

const digits = (category: number, ranks: readonly number[]): number =>
  ranks.reduce((sum, rank) => sum * 16 + rank + 1, category)
