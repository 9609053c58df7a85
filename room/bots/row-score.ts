import { type Card, codeOf } from '@cardroom/engine'
import { rankOf } from '@cardroom/engine/cards'
import type { Row } from '@cardroom/engine/forms'

/**
 * How well a card goes with those that lie in a row, by the rules of thumb: equal ranks and, in rows of five, one suit
 * belong together, high cards behind and low cards in front. `depth` is 0 for the front and 1 for the back.
 */
export const rowScore = (row: Row, lying: readonly Card[], card: Card, depth: number): number => {
  const rank = rankOf(codeOf(card))
  const twins = lying.filter(other => other[0] === card[0]).length
  if (row.ranking === '2-7-middle') return twins > 0 || rank > TEN ? -8 : 2 - rank / 4
  const place = -3 * Math.abs(rank / ACE - depth)
  if (row.ranking === 'front') return place + (twins === 0 ? 0 : rank >= QUEEN ? 5 : 1)
  const suited = lying.length > 0 && lying.every(other => other[1] === card[1]) ? 0.9 * lying.length : 0
  return place + 4 * twins * (0.5 + depth) + suited
}

const TEN = 8
const QUEEN = 10
const ACE = 12
