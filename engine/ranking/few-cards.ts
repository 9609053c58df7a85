import { type CardCode, rankOf, suitOf } from '../cards/card.ts'
import { groups, laidOut, ranksByWeight } from './by-weight.ts'
import { combinations } from './combinations.ts'
import { groupName, type HandName, handName } from './hand-name.ts'
import type { Value } from './ranking.ts'

/** The highest of one or more cards: Kuhn's game. */
export const oneCardValue = (codes: readonly CardCode[]): Value => {
  let best = 0
  for (let i = 0; i < codes.length; i++) best = Math.max(best, rankOf(codes[i]!) + 1)
  return best
}

/** The best two of two or more cards, a pair over any two that differ: Leduc. */
export const twoCardsValue = (codes: readonly CardCode[]): Value => {
  let seen = 0
  let pairs = 0
  for (let i = 0; i < codes.length; i++) {
    const rank = 1 << rankOf(codes[i]!)
    pairs |= seen & rank
    seen |= rank
  }
  if (pairs !== 0) return PAIR_OF_TWO + top(pairs)
  const first = top(seen)
  return 13 * first + top(seen ^ (1 << first)) + 1
}

/**
 * The best three of three or more cards, as in Rhode Island: straight flush, three of a kind, straight, flush, a pair, the
 * high card. The ace is high, and low in 3-2-A.
 */
export const threeCardsValue = (codes: readonly CardCode[]): Value =>
  codes.length === 3 ? ofThree(codes) : Math.max(...combinations(codes, 3).map(ofThree))

/** What the best three cards are. */
export const threeCardsName = (three: readonly CardCode[]): HandName => {
  const ranks = ranksByWeight(three)
  switch (kindOf(three)) {
    case STRAIGHT_FLUSH:
      return handName('straight-flush', [topOfRun(ranks)])
    case STRAIGHT:
      return handName('straight', [topOfRun(ranks)])
    case FLUSH:
      return handName('flush', ranks)
    default:
      return groupName(groups(three.map(rankOf)))
  }
}

/** Three cards as a dealer lays them: by weight, the ace behind in 3-2-A. */
export const layThree = (three: readonly CardCode[]): readonly CardCode[] => {
  const aceIsLow = topOfRun(ranksByWeight(three)) === THREE
  return laidOut(
    three,
    three.map(code => (aceIsLow ? (rankOf(code) + 1) % 13 : rankOf(code))),
  )
}

const PAIR_OF_TWO = 13 * 13 + 1
const [PAIR, FLUSH, STRAIGHT, TRIPS, STRAIGHT_FLUSH] = [1, 2, 3, 4, 5] as const
const ACE = 12
const THREE = 1

const ofThree = (three: readonly CardCode[]): Value => {
  const kind = kindOf(three)
  const ranks = ranksByWeight(three)
  if (kind === STRAIGHT || kind === STRAIGHT_FLUSH) return (kind << 12) + topOfRun(ranks) + 1
  return (kind << 12) + ((ranks[0]! << 8) | (ranks[1]! << 4) | ranks[2]!) + 1
}

const kindOf = (three: readonly CardCode[]): number => {
  const counts = groups(three.map(rankOf)).map(({ count }) => count)
  if (counts[0] === 3) return TRIPS
  if (counts[0] === 2) return PAIR
  const flush = three.every(code => suitOf(code) === suitOf(three[0]!))
  const run = topOfRun(ranksByWeight(three)) >= 0
  if (run) return flush ? STRAIGHT_FLUSH : STRAIGHT
  return flush ? FLUSH : 0
}

/** The top of three ranks in a row, from the highest down; -1 where they are no straight. */
const topOfRun = ([first, second, third]: readonly number[]): number => {
  if (first! - second! === 1 && second! - third! === 1) return first!
  return first === ACE && second === THREE && third === 0 ? THREE : -1
}

const top = (ranks: number): number => 31 - Math.clz32(ranks)
