import { type CardCode, UNKNOWN_CODE } from '../cards/card.ts'
import { fiveCards, sevenCards, type ValueOfRanks } from './card-tables.ts'
import { checkCodes } from './check-codes.ts'
import { bottommost, FIRST_OF, noPair, PATTERNS, ranksHeld, size, weakestPattern } from './rank-patterns.ts'
import type { Value } from './ranking.ts'

/**
 * What the lowest five of five or more cards are worth, aces low, straights and flushes ignored:
 * 6175 for 5-4-3-2-A down over the other lows without a pair, the pairs, two pair … to 1 for four kings with a queen.
 */
export const aceToFiveValue = (codes: readonly CardCode[]): Value => {
  switch (codes.length) {
    case 5:
      return aceToFive5(codes[0]!, codes[1]!, codes[2]!, codes[3]!, codes[4]!)
    case 7:
      return aceToFive7(codes[0]!, codes[1]!, codes[2]!, codes[3]!, codes[4]!, codes[5]!, codes[6]!)
    default:
      return aceToFiveOfMany(codes)
  }
}

// Private, and filled when the first hand finds its place empty, like the tables of the high hands.
const keysOfFive = fiveCards.cardKeys.slice(0, UNKNOWN_CODE + 1)
const offsetsOfFive = fiveCards.offsets
const valuesOfFive = new Uint16Array(fiveCards.places)
const keysOfSeven = sevenCards.cardKeys.slice(0, UNKNOWN_CODE + 1)
const offsetsOfSeven = sevenCards.offsets
const valuesOfSeven = new Uint16Array(sevenCards.places)

/** What five cards are worth as an ace-to-five low. */
export const aceToFive5 = (a: CardCode, b: CardCode, c: CardCode, d: CardCode, e: CardCode): Value => {
  const key = (keysOfFive[a]! + keysOfFive[b]! + keysOfFive[c]! + keysOfFive[d]! + keysOfFive[e]!) | 0
  const value = valuesOfFive[(key >>> 12) + offsetsOfFive[key >>> 20]!]!
  return value !== 0 ? value : aceToFiveOfMany([a, b, c, d, e])
}

/** What the lowest five of seven cards are worth: razz. */
export const aceToFive7 = (
  a: CardCode,
  b: CardCode,
  c: CardCode,
  d: CardCode,
  e: CardCode,
  f: CardCode,
  g: CardCode,
): Value => {
  const four = keysOfSeven[a]! + keysOfSeven[b]! + keysOfSeven[c]! + keysOfSeven[d]!
  const key = (four + keysOfSeven[e]! + keysOfSeven[f]! + keysOfSeven[g]!) | 0
  const value = valuesOfSeven[(key >>> 9) + offsetsOfSeven[key >>> 18]!]!
  return value !== 0 ? value : aceToFiveOfMany([a, b, c, d, e, f, g])
}

const valueOfRanks: ValueOfRanks = (one, two, three) =>
  PATTERNS - weakestPattern(aceLow(one), aceLow(two), aceLow(three))

/** Ranks from the deuce up, moved so that the ace is the lowest. */
const aceLow = (ranks: number): number => ((ranks << 1) | (ranks >> 12)) & 0b1_1111_1111_1111

/** Any number of cards, the slower way; fills the table of five or of seven if that is what the hand has missed. */
const aceToFiveOfMany = (codes: readonly CardCode[]): Value => {
  checkCodes('ace to five', codes)
  if (codes.length === 5) fiveCards.fill(valuesOfFive, valueOfRanks)
  if (codes.length === 7) sevenCards.fill(valuesOfSeven, valueOfRanks)
  return valueOfRanks(...ranksHeld(codes))
}

/** What spoils a low of this value: 0 nothing, 1 a pair, 2 two pair, 3 three of a kind, 4 a full house, 5 four of a kind. */
export const aceToFiveCategory = (value: Value): number =>
  Object.values(FIRST_OF).filter(first => PATTERNS - value >= first).length

/** The bit of a card's rank among the eight that can make an eight-or-better low, the ace first; 0 for a higher card. */
export const lowBit = (code: CardCode): number => (code < 52 ? aceLow(1 << (code >> 2)) & 0xff : 0)
/** What the lowest five of these ranks, as bits from the ace to the eight, are worth; 0 for fewer than five. */
export const lowOf = (ranks: number): Value => (size(ranks) < 5 ? 0 : PATTERNS - noPair(bottommost(ranks, 5)))

const lowBits = Uint8Array.from({ length: 256 }, (_, code) => lowBit(code))
const lows = Uint16Array.from({ length: 256 }, (_, ranks) => lowOf(ranks))

/** The same as `aceToFiveValue` if five different cards are eight or lower; 0 if the cards do not qualify. */
export const eightOrBetterValue = (codes: readonly CardCode[]): Value => {
  let ranks = 0
  for (let i = 0; i < codes.length; i++) ranks |= lowBits[codes[i]!]!
  return lows[ranks]!
}

/** The eight-or-better low of seven cards; 0 if they do not qualify. */
export const eightOrBetter7 = (
  a: CardCode,
  b: CardCode,
  c: CardCode,
  d: CardCode,
  e: CardCode,
  f: CardCode,
  g: CardCode,
): Value => {
  const four = lowBits[a]! | lowBits[b]! | lowBits[c]! | lowBits[d]!
  return lows[four | lowBits[e]! | lowBits[f]! | lowBits[g]!]!
}
