import type { CardCode } from '../cards/card.ts'
import { deuceToSevenValue } from './deuce-to-seven.ts'
import type { Value } from './ranking.ts'

/** A deuce-to-seven middle of five or more cards; 0 if it is worse than ten high and so fouls (wsop/360a). */
export const twoSevenMiddleValue = (codes: readonly CardCode[]): Value => {
  const value = deuceToSevenValue(codes)
  return value > BEST - TEN_OR_BETTER ? value : 0
}

/** 7-5-4-3-2. */
const BEST = 7462
/** Five of the nine ranks from deuce to ten, less the five straights among them. */
const TEN_OR_BETTER = 126 - 5
