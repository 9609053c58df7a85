import { everyDeal } from './every-deal.ts'
import { holdemSamples } from './holdem-samples.ts'
import type { Layout } from './layout.ts'
import { matchups } from './matchups.ts'
import type { Options } from './question.ts'
import { rangeBoards } from './range-boards.ts'
import { rankClasses } from './rank-classes.ts'
import { samplesOf } from './samples.ts'
import type { Work } from './work.ts'

/** How a question is worked out: every deal where that takes some seconds at most, else samples. */
export const planOf = (layout: Layout, { samples, seed = 1, exact = false }: Options): Work | undefined => {
  const isWide = layout.hands.some(hand => 'wide' in hand)
  if (isWide && exact) return
  if (samples === undefined && !isWide) {
    const every = everyWay(layout)
    if (every !== undefined && (exact ? every.deals <= MOST : every.cost <= WITHIN)) return every
    if (exact) return
  }
  const count = samples ?? SAMPLES
  // a hand of a wide range has to be drawn and looked at first
  if (isWide) return samplesOf(layout, samples ?? WIDE_SAMPLES, seed)
  return holdemSamples(layout, count, seed) ?? samplesOf(layout, count, seed)
}

/** Nanoseconds of one core that an exact answer may take if nobody insists on it, and samples taken otherwise. */
const WITHIN = 4e9
const SAMPLES = 1_000_000
const WIDE_SAMPLES = 300_000
/** The most deals that are counted for those who insist: any two cards against any two are 2.8e12. */
const MOST = 1e13

/** The quickest way to count every deal, if there is one. */
const everyWay = (layout: Layout): Work | undefined => {
  if (!layout.hands.some(hand => 'combos' in hand)) return rankClasses(layout) ?? everyDeal(layout)
  const byBoard = rangeBoards(layout)
  if (byBoard !== undefined && byBoard.cost < LITTLE) return byBoard
  const byHolding = matchups(layout)
  if (byBoard === undefined || byHolding === undefined) return byBoard ?? byHolding
  return byBoard.cost <= byHolding.cost ? byBoard : byHolding
}

/** What takes no longer than this needs no comparison with another way. */
const LITTLE = 2e8
