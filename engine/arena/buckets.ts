import { type CardCode, codeOf } from '../cards/card.ts'
import { decks } from '../cards/deck.ts'
import { type Chance, seeded } from '../cards/shuffle.ts'
import { onlyFields, wrongArgument } from '../kinds/wrong-argument.ts'
import { high7 } from '../ranking/high.ts'
import { checkedCodes, checkedWhole } from './checks.ts'

/** A hold'em hand on a board, and how precisely to look at it. */
export type HistogramAsked = {
  readonly hand: readonly CardCode[]
  readonly board?: readonly CardCode[]
  /** How many bars the histogram has, and how many run-outs are drawn for it. */
  readonly bins?: number
  readonly runOuts?: number
  readonly seed?: number | string
}

/**
 * How strong a hold'em hand becomes: over run-outs of the board, how often its equity on the river against any two cards
 * falls into each of the bars, from worst to best. The bars add up to 1.
 */
export const equityHistogram = (asked: HistogramAsked): Float64Array => {
  onlyFields('the question', asked, ['hand', 'board', 'bins', 'runOuts', 'seed'])
  const { hand, board = [], bins = 10, runOuts = 100, seed = 1 } = asked
  const known = [...checkedCodes('hand', hand, 2), ...checkedCodes('board', board, 5)]
  if (hand.length !== 2) throw wrongArgument('hand', hand, 'two cards')
  if (new Set(known).size !== known.length) throw new TypeError('a card appears twice')
  checkedWhole('bins', bins, 1)
  checkedWhole('runOuts', runOuts, 1)
  const left = decks.standard.map(codeOf).filter(code => !known.includes(code))
  const chance = seeded(seed)
  const histogram = new Float64Array(bins)
  const runs = board.length === 5 ? 1 : runOuts
  for (let run = 0; run < runs; run++) {
    const river = [...board, ...drawn(left, 5 - board.length, chance)]
    const equity = riverEquity(hand, river, left)
    histogram[Math.min(bins - 1, Math.floor(equity * bins))]! += 1 / runs
  }
  return histogram
}

/** The first cards of a shuffle, this many; the pile is left in another order. */
const drawn = (pile: CardCode[], count: number, chance: Chance): readonly CardCode[] => {
  for (let i = 0; i < count; i++) {
    const at = i + chance(pile.length - i)
    const card = pile[at]!
    pile[at] = pile[i]!
    pile[i] = card
  }
  return pile.slice(0, count)
}

/** Against every two cards that can still be held. */
const riverEquity = (hand: readonly CardCode[], river: readonly CardCode[], left: readonly CardCode[]): number => {
  const [a, b, c, d, e] = river as [CardCode, CardCode, CardCode, CardCode, CardCode]
  const own = high7(hand[0]!, hand[1]!, a, b, c, d, e)
  let [won, of] = [0, 0]
  for (let i = 0; i < left.length; i++) {
    const one = left[i]!
    if (river.includes(one)) continue
    for (let j = 0; j < i; j++) {
      const other = left[j]!
      if (river.includes(other)) continue
      const theirs = high7(one, other, a, b, c, d, e)
      won += own > theirs ? 2 : own === theirs ? 1 : 0
      of += 2
    }
  }
  return won / of
}

/**
 * Puts histograms into this many buckets, so that those in one bucket are near each other by the earth mover's distance (k-means from
 * a seed): the number of the bucket of each, in their order.
 */
export const bucketsOf = (
  histograms: readonly Float64Array[],
  buckets: number,
  seed: number | string = 1,
): Uint16Array => {
  if (!Array.isArray(histograms)) throw wrongArgument('histograms', histograms, 'a list of what equityHistogram gives')
  if (histograms.length === 0 || !histograms.every(one => isHistogram(one) && one.length === histograms[0]!.length))
    throw wrongArgument('histograms', histograms, 'one or more of what equityHistogram gives, all with as many bars')
  checkedWhole('buckets', buckets, 1, histograms.length)
  const sums = histograms.map(cumulated)
  const found = new Uint16Array(sums.length)
  let centers = firstCenters(sums, buckets, seeded(seed))
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let moved = 0
    for (const [i, sum] of sums.entries()) {
      const bucket = nearest(centers, sum)
      if (found[i] !== bucket || round === 0) moved++
      found[i] = bucket
    }
    if (moved === 0) break
    centers = centers.map((center, bucket) => meanOf(sums.filter((_, i) => found[i] === bucket)) ?? center)
  }
  return found
}

const isHistogram = (one: unknown): one is Float64Array => one instanceof Float64Array && one.every(Number.isFinite)

const MOST_ROUNDS = 100

/** Sums from the left: what lies between two of them is the earth that must be moved. */
const cumulated = (histogram: Float64Array): Float64Array => {
  let sum = 0
  return histogram.map(bar => {
    sum += bar
    return sum
  })
}

const distance = (one: Float64Array, other: Float64Array): number => {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += Math.abs(one[i]! - other[i]!)
  return sum
}

const nearest = (centers: readonly Float64Array[], sum: Float64Array): number => {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [i, center] of centers.entries()) {
    const far = distance(center, sum)
    if (far < least) [best, least] = [i, far]
  }
  return best
}

/** The first from the seed, each further one where it is farthest from all. */
const firstCenters = (sums: readonly Float64Array[], count: number, chance: Chance): readonly Float64Array[] => {
  const centers = [sums[chance(sums.length)]!]
  while (centers.length < count) {
    let [farthest, most] = [0, -1]
    for (const [i, sum] of sums.entries()) {
      const far = Math.min(...centers.map(center => distance(center, sum)))
      if (far > most) [farthest, most] = [i, far]
    }
    centers.push(sums[farthest]!)
  }
  return centers
}

const meanOf = (sums: readonly Float64Array[]): Float64Array | null => {
  const [first] = sums
  if (first === undefined) return null
  return first.map((_, at) => sums.reduce((total, sum) => total + sum[at]!, 0) / sums.length)
}
