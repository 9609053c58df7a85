import { type CardCode, rankOf, suitOf } from '../cards/card.ts'
import { groups } from './by-weight.ts'
import { bestFive } from './combinations.ts'
import { type HandName, handName } from './hand-name.ts'
import { aceToFiveName } from './name-low.ts'
import type { Value } from './ranking.ts'

/**
 * What the lowest five of five or more cards are worth, the ace low, with straights and flushes counting against them:
 * 6-4-3-2-A is the best. The ace being low, K-Q-J-T-A is no straight.
 */
export const aceToSixValue = (codes: readonly CardCode[]): Value =>
  codes.length === 5 ? aceToSix5(codes[0]!, codes[1]!, codes[2]!, codes[3]!, codes[4]!) : bestFive(aceToSix5, codes)

/** Five cards for ace-to-six: a low, or the straight, flush or pair that spoils it. */
export const aceToSixName = (five: readonly CardCode[]): HandName => {
  const ranks = aceLowRanks(five)
  const spoilt = spoiltBy(five)
  const back = ranks.map(place => (place + 12) % 13)
  if (spoilt === STRAIGHT_FLUSH) return handName('straight-flush', [back[0]!])
  if (spoilt === FLUSH) return handName('flush', back)
  if (spoilt === STRAIGHT) return handName('straight', [back[0]!])
  return aceToFiveName(five)
}

const aceToSix5 = (a: CardCode, b: CardCode, c: CardCode, d: CardCode, e: CardCode): Value => {
  const five = [a, b, c, d, e]
  const weight = aceLowRanks(five).reduce((sum, rank) => sum * 13 + rank, spoiltBy(five))
  return ABOVE_ALL - weight
}

// By how much each spoils a low, a pair least: as high hands are ordered.
const [STRAIGHT, FLUSH, STRAIGHT_FLUSH] = [4, 5, 8] as const
const ABOVE_ALL = 9 * 13 ** 5

const spoiltBy = (five: readonly CardCode[]): number => {
  const counts = groups(five.map(rankOf)).map(({ count }) => count)
  if (counts.length < 5) return PAIRED.get(counts.join(''))!
  const ranks = aceLowRanks(five)
  const straight = ranks[0]! - ranks[4]! === 4
  const flush = five.every(code => suitOf(code) === suitOf(five[0]!))
  if (straight) return flush ? STRAIGHT_FLUSH : STRAIGHT
  return flush ? FLUSH : 0
}

const PAIRED: ReadonlyMap<string, number> = new Map([
  ['2111', 1],
  ['221', 2],
  ['311', 3],
  ['32', 6],
  ['41', 7],
])

/** Places from the ace, 0, to the king, 12: what is held most often first, then the higher first. */
const aceLowRanks = (five: readonly CardCode[]): readonly number[] =>
  groups(five.map(code => (rankOf(code) + 1) % 13)).flatMap(({ rank, count }) => new Array<number>(count).fill(rank))
