import { RANKS, type Rank } from '../cards/card.ts'
import type { Group } from './by-weight.ts'

/** The kinds of hand that a ranking knows. */
export const HAND_KINDS = [
  'royal-flush',
  'straight-flush',
  'five-of-a-kind',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'one-pair',
  'high-card',
  'no-cards',
  'wheel',
  'low',
  'badugi',
  'total',
  'no-low',
  'unqualified',
  'most-points',
] as const
/** A kind of hand. */
export type HandKind = (typeof HAND_KINDS)[number]

/**
 * What a hand is, as data: its kind, and the ranks that tell it from others of its kind, heaviest first. A straight has
 * its top, a full house its trips and its pair, a flush and a low all five, a total its number of points as `total`.
 * A hand that falls short of a qualifier is named by `short`.
 */
export type HandName = {
  readonly is: HandKind
  readonly ranks: readonly Rank[]
  readonly total?: number
  readonly short?: HandName
}

/** A kind of hand with its ranks, by their places: 0 for the deuce to 12 for the ace. */
export const handName = (is: HandKind, ranks: readonly number[] = []): HandName => ({
  is,
  ranks: ranks.map(rank => RANKS[rank]!),
})

/** A hand whose ranks say all: pairs and better, or its high cards. */
export const groupName = (groups: readonly Group[]): HandName => {
  const ranks = groups.map(({ rank }) => rank)
  const [first, second] = groups
  if (first === undefined) return handName('no-cards')
  const another = second !== undefined && second.count > 1
  if (first.count > 4) return handName('five-of-a-kind', ranks)
  if (first.count === 4) return handName('four-of-a-kind', ranks)
  if (first.count === 3) return another ? handName('full-house', ranks.slice(0, 2)) : handName('three-of-a-kind', ranks)
  if (first.count === 2) return handName(another ? 'two-pair' : 'one-pair', ranks)
  return handName('high-card', ranks)
}
