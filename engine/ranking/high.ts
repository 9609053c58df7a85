import { type CardCode, UNKNOWN_CODE } from '../cards/card.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { fiveCards, flushSuits, sevenCards, type ValueOfRanks } from './card-tables.ts'
import { checkCodes } from './check-codes.ts'
import { categoriesByValue, type HighOrder, highOrder } from './high-order.ts'
import { ranksHeld, strongestPattern } from './rank-patterns.ts'
import type { Value } from './ranking.ts'

/** What the best five of five or more cards are worth in high poker: 1 for the worst hand to 7462 for a royal flush. */
export const highValue = (codes: readonly CardCode[]): Value => {
  switch (codes?.length) {
    case 5:
      return high5(codes[0]!, codes[1]!, codes[2]!, codes[3]!, codes[4]!)
    case 6:
      return high6(codes[0]!, codes[1]!, codes[2]!, codes[3]!, codes[4]!, codes[5]!)
    case 7:
      return high7(codes[0]!, codes[1]!, codes[2]!, codes[3]!, codes[4]!, codes[5]!, codes[6]!)
    default:
      return highOfMany(codes)
  }
}

// The tables are read in the inner loop of everything: they stay private, since an exported binding is read more slowly,
// and are filled when the first hand finds its place empty. What is no code of a card has no key: the sum is
// no number, which is 0 in whole ones, and its place stays empty, so that it is found without a look at each code.
const keysOfFive = fiveCards.cardKeys.slice(0, UNKNOWN_CODE + 1)
const offsetsOfFive = fiveCards.offsets
const valuesOfFive = new Uint16Array(fiveCards.places)
const keysOfSeven = sevenCards.cardKeys.slice(0, UNKNOWN_CODE + 1)
const offsetsOfSeven = sevenCards.offsets
const valuesOfSeven = new Uint16Array(sevenCards.places)
const flushIn = flushSuits.slice()
const suited = new Uint16Array(1 << 13)

/** What five cards are worth. */
export const high5 = (a: CardCode, b: CardCode, c: CardCode, d: CardCode, e: CardCode): Value => {
  const key = (keysOfFive[a]! + keysOfFive[b]! + keysOfFive[c]! + keysOfFive[d]! + keysOfFive[e]!) | 0
  const value =
    (key & (key >> 2) & 0o1111) === 0
      ? valuesOfFive[(key >>> 12) + offsetsOfFive[key >>> 20]!]!
      : suited[(1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))]!
  return value !== 0 ? value : highOfMany([a, b, c, d, e])
}

/** What the best five of six cards are worth. */
export const high6 = (a: CardCode, b: CardCode, c: CardCode, d: CardCode, e: CardCode, f: CardCode): Value =>
  Math.max(
    Math.max(high5(a, b, c, d, e), high5(a, b, c, d, f), high5(a, b, c, e, f)),
    Math.max(high5(a, b, d, e, f), high5(a, c, d, e, f), high5(b, c, d, e, f)),
  )

/** What the best five of seven cards are worth. */
export const high7 = (
  a: CardCode,
  b: CardCode,
  c: CardCode,
  d: CardCode,
  e: CardCode,
  f: CardCode,
  g: CardCode,
): Value => {
  const key =
    (keysOfSeven[a]! +
      keysOfSeven[b]! +
      keysOfSeven[c]! +
      keysOfSeven[d]! +
      keysOfSeven[e]! +
      keysOfSeven[f]! +
      keysOfSeven[g]!) |
    0
  const suit = flushIn[key & 511]!
  const value =
    suit === 0 ? valuesOfSeven[(key >>> 9) + offsetsOfSeven[key >>> 18]!]! : flush7(key, suit - 1, a, b, c, d, e, f, g)
  return value !== 0 ? value : highOfMany([a, b, c, d, e, f, g])
}

/** What the best five of seven cards are worth whose codes lie in these bytes from `at` on. */
export const high7At = (bytes: Uint8Array, at: number): Value =>
  high7(bytes[at]!, bytes[at + 1]!, bytes[at + 2]!, bytes[at + 3]!, bytes[at + 4]!, bytes[at + 5]!, bytes[at + 6]!)

const flush7 = (
  key: number,
  suit: number,
  a: CardCode,
  b: CardCode,
  c: CardCode,
  d: CardCode,
  e: CardCode,
  f: CardCode,
  g: CardCode,
): Value => {
  // a sum of 0 looks like clubs, though there are no seven deuces of clubs
  if (key === 0) return 0
  let ranks = 0
  if ((a & 3) === suit) ranks |= 1 << (a >> 2)
  if ((b & 3) === suit) ranks |= 1 << (b >> 2)
  if ((c & 3) === suit) ranks |= 1 << (c >> 2)
  if ((d & 3) === suit) ranks |= 1 << (d >> 2)
  if ((e & 3) === suit) ranks |= 1 << (e >> 2)
  if ((f & 3) === suit) ranks |= 1 << (f >> 2)
  if ((g & 3) === suit) ranks |= 1 << (g >> 2)
  return suited[ranks]!
}

/** What the best flush, straight flushes included, among these ranks of one suit is worth; 0 for fewer than five. */
export const flushValue = (ranks: number): Value => {
  if (order === undefined) numbered()
  return suited[ranks]!
}

/** The tables behind `high7`, filled, for those who add up the keys of many hands themselves. */
export type HighTables = {
  /** By card: its rank key above nine bits of suit. */
  readonly cardKeys: Int32Array
  /** Where the ranks lie: `ranks + offsets[ranks >> 9]`. */
  readonly offsets: Int32Array
  /** By place: what the ranks of seven cards are worth without a flush. */
  readonly values: Uint16Array
  /** By the low nine bits of a key: the suit of a flush, counted from 1. */
  readonly flushIn: Uint8Array
  /** By set of ranks: what they are worth in one suit. */
  readonly suited: Uint16Array
}

/** The tables of seven cards; callers only read them. */
export const highTables = (): HighTables => {
  if (valuesOfSeven[0] === 0) highOfMany([0, 1, 2, 3, 4, 5, 6])
  return tablesToFill
}

/** The same before anybody has filled them, for a module that holds them as its own constants: that doubles its speed. */
export const tablesToFill: HighTables = {
  cardKeys: sevenCards.cardKeys,
  offsets: offsetsOfSeven,
  values: valuesOfSeven,
  flushIn,
  suited,
}

const WHEEL = 0b1_0000_0000_1111
const STRAIGHTS = [WHEEL, ...Array.from({ length: 9 }, (_, lowest) => 0b11111 << lowest)]
const categories = categoriesByValue(STRAIGHTS.length)

/** The category of a value, from 0 for high card over pair, two pair, … to 8 for straight flush. */
export const highCategory = (value: Value): number => categories[value] ?? notAValue(value)

const notAValue = (value: unknown): never => {
  throw wrongArgument('highCategory', value, 'a value of highValue, 1 to 7462')
}

let order: HighOrder | undefined

const numbered = (): HighOrder => {
  if (order === undefined) {
    order = highOrder(STRAIGHTS)
    suited.set(order.suited)
  }
  return order
}

/** Any number of cards, the slower way; fills the table of five or of seven if that is what the hand has missed. */
const highOfMany = (codes: readonly CardCode[]): Value => {
  checkCodes('high', codes)
  const { unsuited, ranks } = numbered()
  const value: ValueOfRanks = (one, two, three, four) =>
    Math.max(unsuited[strongestPattern(one, two, three, four)]!, ranks[one]!)
  if (codes.length === 5) fiveCards.fill(valuesOfFive, value)
  if (codes.length === 7) sevenCards.fill(valuesOfSeven, value)

  const inSuit = [0, 0, 0, 0]
  for (const code of codes) inSuit[code & 3]! |= 1 << (code >> 2)
  return Math.max(value(...ranksHeld(codes)), ...inSuit.map(each => suited[each]!))
}
