import type { CardCode } from '../cards/card.ts'
import type { Value } from './ranking.ts'

/**
 * The best badugi for high of one or more cards: suits must differ, ranks may repeat; more cards beat fewer, then the
 * highest from the top; the four aces are best (wsop/badugi-high).
 */
export const badugiHighValue = (codes: readonly CardCode[]): Value => {
  let clubs = 0
  let diamonds = 0
  let hearts = 0
  let spades = 0
  // Only the highest card of a suit can count; its rank is taken from 1 up, so that 0 is a suit that is missing.
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!
    const rank = (code >> 2) + 1
    const suit = code & 3
    if (suit === 0) clubs = Math.max(clubs, rank)
    else if (suit === 1) diamonds = Math.max(diamonds, rank)
    else if (suit === 2) hearts = Math.max(hearts, rank)
    else spades = Math.max(spades, rank)
  }
  const low = Math.min(clubs, diamonds)
  const high = Math.max(clubs, diamonds)
  const lower = Math.min(hearts, spades)
  const higher = Math.max(hearts, spades)
  const first = Math.max(high, higher)
  const last = Math.min(low, lower)
  const between = Math.min(high, higher)
  const within = Math.max(low, lower)
  const second = Math.max(between, within)
  const third = Math.min(between, within)
  const size = (first > 0 ? 1 : 0) + (second > 0 ? 1 : 0) + (third > 0 ? 1 : 0) + (last > 0 ? 1 : 0)
  return (size << 16) | (first << 12) | (second << 8) | (third << 4) | last
}

/** How many cards count in a badugi for high of this value. */
export const badugiHighSize = (value: Value): number => value >> 16
