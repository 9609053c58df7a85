import type { Chips } from '../deal/chips.ts'
import { isRecord } from '../kinds/shown.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { checkedWhole } from './checks.ts'

/** What one bot has won, and how sure that is. */
export type BotResult = {
  readonly name: string
  /** Chips won or lost in all, as they lay on the table. */
  readonly net: Chips
  /** Chips, and big blinds (lower limits, points), won in 100 deals. */
  readonly per100: number
  readonly bigBlindsPer100: number
  /** Half the width of the 95 % interval around `bigBlindsPer100`. */
  readonly confidence: number
}

/** What a match came to. */
export type MatchResult = {
  /** Deals played, and the groups of deals that count as one: a duplicate set is one. */
  readonly deals: number
  readonly samples: number
  readonly bots: readonly BotResult[]
}

/** The sums of a match, or of a part of one: parts that are added up give the whole. */
export type MatchSums = {
  readonly deals: number
  readonly samples: number
  /** By bot: chips as they lay, and what a deal was worth on average in each sample, added up and squared. */
  readonly net: readonly number[]
  readonly sum: readonly number[]
  readonly squares: readonly number[]
}

/** Nothing played yet. */
export const noSums = (bots: number): MatchSums => {
  checkedWhole('bots', bots, 1)
  const none = new Array<number>(bots).fill(0)
  return { deals: 0, samples: 0, net: none, sum: none, squares: none }
}

/** Two parts of a match together. */
export const addedSums = (one: MatchSums, other: MatchSums): MatchSums => {
  checkSums(one)
  checkSums(other)
  const both = (a: readonly number[], b: readonly number[]): readonly number[] => a.map((value, i) => value + b[i]!)
  return {
    deals: one.deals + other.deals,
    samples: one.samples + other.samples,
    net: both(one.net, other.net),
    sum: both(one.sum, other.sum),
    squares: both(one.squares, other.squares),
  }
}

/** The result that the sums of all parts come to. */
export const resultOf = (sums: MatchSums, names: readonly string[], bigBlind: Chips): MatchResult => {
  checkSums(sums)
  const { deals, samples, net, sum, squares } = sums
  if (!Array.isArray(names) || names.length !== net.length)
    throw wrongArgument('names', names, `a list of ${net.length}, one for each bot`)
  const bots = names.map((name, i): BotResult => {
    const mean = samples === 0 ? 0 : sum[i]! / samples
    const variance = samples < 2 ? 0 : Math.max(0, (squares[i]! - samples * mean * mean) / (samples - 1))
    const error = samples < 2 ? 0 : Math.sqrt(variance / samples)
    return {
      name,
      net: net[i]!,
      per100: 100 * mean,
      bigBlindsPer100: (100 * mean) / bigBlind,
      confidence: (100 * TWO_SIDED_95 * error) / bigBlind,
    }
  })
  return { deals, samples, bots }
}

const checkSums = (sums: MatchSums): void => {
  const isOne = isRecord(sums) && [sums.net, sums.sum, sums.squares].every(Array.isArray)
  if (!isOne) throw wrongArgument('sums', sums, 'what matchSums gives')
}

const TWO_SIDED_95 = 1.959964
