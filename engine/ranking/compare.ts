import { type Card, codeOf } from '../cards/card.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { RankingName } from './ranking.ts'
import { rankings } from './rankings.ts'

/** Two hands beside each other: 1 if the first is better, -1 if the second is, 0 for a tie, and what each of them is. */
export type Comparison = {
  readonly result: 1 | 0 | -1
  readonly aQualifies: boolean
  readonly bQualifies: boolean
  readonly aIs: string
  readonly bIs: string
}

/**
 * Compares two hands under a ranking. A hand that doesn't qualify loses to one that does, and two that don't tie;
 * with more cards than the ranking needs, the best ones count.
 */
export const compareHands = (name: RankingName, a: readonly Card[], b: readonly Card[]): Comparison => {
  if (!Object.hasOwn(rankings, name)) throw wrongArgument('ranking', name, Object.keys(rankings).join(', '))
  for (const hand of [a, b])
    if (!Array.isArray(hand)) throw wrongArgument('compareHands', hand, "a list such as cards('AhKh…')")
  const { value, words } = rankings[name]
  const aCodes = a.map(codeOf)
  const bCodes = b.map(codeOf)
  const aValue = value(aCodes)
  const bValue = value(bCodes)
  return {
    result: aValue > bValue ? 1 : aValue < bValue ? -1 : 0,
    aQualifies: aValue > 0,
    bQualifies: bValue > 0,
    aIs: words(aCodes),
    bIs: words(bCodes),
  }
}
