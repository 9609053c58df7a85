import type { CardCode } from '../cards/card.ts'
import { highValue } from './high.ts'
import type { Value } from './ranking.ts'

/** High cards of five or more; 0 unless a pair of nines or better is among them, as Archie asks (wsop/archie). */
export const ninesOrBetterValue = (codes: readonly CardCode[]): Value => atLeast(PAIR_OF_NINES, highValue(codes))

/** High cards of five or more; 0 unless a pair of sixes or better is among them, as Ari asks (wsop/ari-high). */
export const sixesOrBetterValue = (codes: readonly CardCode[]): Value => atLeast(PAIR_OF_SIXES, highValue(codes))

const atLeast = (least: Value, value: Value): Value => (value < least ? 0 : value)

/** Below a pair are 1,277 hands of high cards, and every pair comes with 220 sets of kickers. */
const lowestPair = (rank: number): Value => 1277 + 220 * rank + 1
const PAIR_OF_SIXES = lowestPair(4)
const PAIR_OF_NINES = lowestPair(7)
