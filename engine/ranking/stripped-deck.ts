import type { CardCode } from '../cards/card.ts'
import type { Value } from './ranking.ts'

/**
 * What a hand of a stripped deck is worth, category first and then its ranks in order of weight. With fewer ranks
 * a flush is harder to make than a full house and beats it (wsop/260, wsop/369).
 */
export const STRIPPED = {
  'high card': 0,
  pair: 1,
  'two pair': 2,
  'three of a kind': 3,
  straight: 4,
  'full house': 5,
  flush: 6,
  'four of a kind': 7,
  'straight flush': 8,
  'five of a kind': 9,
} as const

/** The category of a value out of a stripped deck, 0 for a high card to 9 for five of a kind. */
export const strippedCategory = (value: Value): number => (value - 1) >> 20

/** Five of a kind, which takes the joker. */
export const fiveOfAKind = (rank: number): Value => worth(STRIPPED['five of a kind'], rank)

/** The best five of five or more cards without a joker; `straights` is the deck's straight table. */
export const strippedValue = (codes: readonly CardCode[], straights: Uint8Array): Value => {
  let seen = 0
  let pairs = 0
  let trips = 0
  let quads = 0
  let clubs = 0
  let diamonds = 0
  let hearts = 0
  let spades = 0
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!
    const rank = 1 << (code >> 2)
    quads |= trips & rank
    trips |= pairs & rank
    pairs |= seen & rank
    seen |= rank
    const suit = code & 3
    if (suit === 0) clubs |= rank
    else if (suit === 1) diamonds |= rank
    else if (suit === 2) hearts |= rank
    else spades |= rank
  }
  const minor = betterFlush(flushOf(clubs), flushOf(diamonds), straights)
  const flush = betterFlush(minor, betterFlush(flushOf(hearts), flushOf(spades), straights), straights)
  if (flush !== 0) {
    const straightFlush = straights[flush]!
    if (straightFlush !== 0) return worth(STRIPPED['straight flush'], straightFlush)
  }
  if (quads !== 0) {
    const four = top(quads)
    return worth(STRIPPED['four of a kind'], (four << 4) | top(seen ^ (1 << four)))
  }
  if (flush !== 0) return worth(STRIPPED.flush, packed(flush, 5))
  const three = top(trips)
  if (trips !== 0) {
    const over = pairs ^ (1 << three)
    if (over !== 0) return worth(STRIPPED['full house'], (three << 4) | top(over))
  }
  const straight = straights[seen]!
  if (straight !== 0) return worth(STRIPPED.straight, straight)
  if (trips !== 0) return worth(STRIPPED['three of a kind'], (three << 8) | packed(seen ^ (1 << three), 2))
  if (pairs === 0) return worth(STRIPPED['high card'], packed(seen, 5))
  const pair = top(pairs)
  const other = pairs ^ (1 << pair)
  if (other === 0) return worth(STRIPPED.pair, (pair << 12) | packed(seen ^ pairs, 3))
  const second = top(other)
  return worth(STRIPPED['two pair'], (pair << 8) | (second << 4) | top(seen ^ (1 << pair) ^ (1 << second)))
}

/** Never 0, which would mean that the hand does not qualify. */
const worth = (category: number, ranks: number): Value => (category << 20) + ranks + 1

/** Two suits can both have five cards only among ten cards or more. */
const betterFlush = (one: number, other: number, straights: Uint8Array): number => {
  if (one === 0 || other === 0) return one | other
  const straighter = straights[one]! - straights[other]!
  if (straighter !== 0) return straighter > 0 ? one : other
  return packed(one, 5) >= packed(other, 5) ? one : other
}

/** The suit's ranks if there are five of them, else none. */
const flushOf = (ranks: number): number => {
  const fewer = ranks & (ranks - 1)
  const still = fewer & (fewer - 1)
  const third = still & (still - 1)
  const fourth = third & (third - 1)
  return fourth === 0 ? 0 : ranks
}

const top = (ranks: number): number => 31 - Math.clz32(ranks)

/** The highest ranks of a set, this many, four bits each, the highest first. */
const packed = (ranks: number, many: number): number => {
  let ranksInOrder = 0
  let left = ranks
  for (let i = 0; i < many; i++) {
    const rank = top(left)
    ranksInOrder = (ranksInOrder << 4) | rank
    left ^= 1 << rank
  }
  return ranksInOrder
}
