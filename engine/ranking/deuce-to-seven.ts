import { type CardCode, UNKNOWN_CODE } from '../cards/card.ts'
import { fiveCards, type ValueOfRanks } from './card-tables.ts'
import { checkCodes } from './check-codes.ts'
import { bestFive } from './combinations.ts'
import { categoriesByValue, categoryTops, highOrder } from './high-order.ts'
import { ranksHeld, strongestPattern } from './rank-patterns.ts'
import type { Value } from './ranking.ts'

/** What the best deuce-to-seven low of five or more cards is worth: 7462 for 7-5-4-3-2 down to 1 for a royal flush. */
export const deuceToSevenValue = (codes: readonly CardCode[]): Value =>
  codes.length === 5
    ? deuceToSeven5(codes[0]!, codes[1]!, codes[2]!, codes[3]!, codes[4]!)
    : bestFive(deuceToSeven5, codes)

/** The same if the low is nine-high or lower without pair, straight or flush; 0 if the cards do not qualify. */
export const nineOrBetterValue = (codes: readonly CardCode[]): Value => {
  const value = codes.length < 5 ? 0 : deuceToSevenValue(codes)
  return value > WORST_TEN ? value : 0
}

// Private, and filled when the first hand finds its place empty, like the tables of the high hands.
const keys = fiveCards.cardKeys.slice(0, UNKNOWN_CODE + 1)
const offsets = fiveCards.offsets
const values = new Uint16Array(fiveCards.places)
const suited = new Uint16Array(1 << 13)

/** What five cards are worth as a deuce-to-seven low. */
export const deuceToSeven5 = (a: CardCode, b: CardCode, c: CardCode, d: CardCode, e: CardCode): Value => {
  const key = (keys[a]! + keys[b]! + keys[c]! + keys[d]! + keys[e]!) | 0
  const value =
    (key & (key >> 2) & 0o1111) === 0
      ? values[(key >>> 12) + offsets[key >>> 20]!]!
      : suited[(1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))]!
  return value !== 0 ? value : firstHand([a, b, c, d, e])
}

// The ace is high only: A-5-4-3-2 is no straight, and in one suit a flush.
const STRAIGHTS = Array.from({ length: 9 }, (_, lowest) => 0b11111 << lowest)
const TOPS = categoryTops(STRAIGHTS.length)
const ABOVE_ALL = TOPS[8]! + 1
const categories = categoriesByValue(STRAIGHTS.length)

/** What spoils a low of this value: 0 nothing, 1 a pair, 2 two pair, 3 three of a kind, 4 a straight, … 8 a straight flush. */
export const deuceToSevenCategory = (value: Value): number => categories[ABOVE_ALL - value]!

/** Of the 56 sets of five ranks from the deuce to the nine, 4 are straights. */
const WORST_TEN = TOPS[8]! - 52

/** Fills the tables with the order of the high hands turned round, and ranks the hand that missed them. */
const firstHand = (codes: readonly CardCode[]): Value => {
  checkCodes('deuce to seven', codes)
  const order = highOrder(STRAIGHTS)
  const value: ValueOfRanks = (...held) => ABOVE_ALL - order.unsuited[strongestPattern(...held)]!
  fiveCards.fill(values, value)
  for (let ranks = 0; ranks < suited.length; ranks++) suited[ranks] = ABOVE_ALL - order.suited[ranks]!

  const [one, two, three, four] = ranksHeld(codes)
  return codes.every(code => (code & 3) === (codes[0]! & 3)) ? suited[one]! : value(one, two, three, four)
}
