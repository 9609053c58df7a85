import { type CardCode, JOKER_CODE, rankOf } from '../cards/card.ts'
import { aceToFiveValue } from './ace-to-five.ts'
import type { Value } from './ranking.ts'

/** The lowest five of five or more cards, where the joker is the lowest rank that the hand lacks (rrp/11/a5/1). */
export const aceToFiveJokerValue = (codes: readonly CardCode[]): Value => aceToFiveValue(aceToFiveStandIn(codes))

/**
 * The cards with the one that the joker stands for. Of more than five cards too it is the lowest rank missing among
 * all: a rank that is there can be played by its own card.
 */
export const aceToFiveStandIn = (codes: readonly CardCode[]): readonly CardCode[] => {
  const place = codes.indexOf(JOKER_CODE)
  if (place < 0) return codes
  let held = 0
  for (const code of codes) held |= 1 << aceLow(code)
  const missing = 31 - Math.clz32(~held & (held + 1))
  if (missing > HIGHEST) return codes.filter(code => code !== JOKER_CODE)
  return codes.with(place, missing === 0 ? ACE : (missing - 1) * 4)
}

const HIGHEST = 12 // a king
const ACE: CardCode = 48

/** The place of a card's rank, 0 for an ace to 12 for a king; the joker's own place is above them all. */
const aceLow = (code: CardCode): number => (code === JOKER_CODE ? 31 : (rankOf(code) + 1) % 13)
