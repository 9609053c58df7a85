import type { Tally } from './tally.ts'

/** A piece of counting cut into slices, which can be done in any order, anywhere, and then be added up. */
export type Work = {
  /** Every deal is counted, rather than samples of them. */
  readonly exact: boolean
  /** How many deals there are to count. */
  readonly deals: number
  /** About how many nanoseconds it takes on one core. */
  readonly cost: number
  readonly slices: number
  readonly run: (slice: number, tally: Tally) => void
}
