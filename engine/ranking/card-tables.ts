import { displaced } from './displaced-table.ts'
import { everyRanks, FIVE_CARD_KEYS, SEVEN_CARD_KEYS } from './rank-keys.ts'

/**
 * How the cards of a hand find its place in a table. Each card adds its key; the sum tells the suits in its low
 * `suitBits` bits and above them the ranks, whose place is `ranks + offsets[ranks >> rowBits]`.
 * The offsets are laid at the first fill; until then every hand lands on one of the first places, which are empty.
 */
export type CardTables = {
  readonly cardKeys: Int32Array
  readonly offsets: Int32Array
  /** How long a table has to be. */
  readonly places: number
  /** Gives every choice of ranks its value; `value` takes the ranks held at least once, twice, three and four times. */
  readonly fill: (table: Uint16Array, value: ValueOfRanks) => void
}
/** What a hand is worth by the ranks it holds at least once, twice, three and four times. */
export type ValueOfRanks = (one: number, two: number, three: number, four: number) => number

type Layout = {
  readonly cards: number
  readonly rankKeys: readonly number[]
  readonly suitKeys: readonly number[]
  readonly suitBits: number
  readonly rowBits: number
  readonly rows: number
  readonly places: number
}

const cardTables = (layout: Layout): CardTables => {
  const { cards, rankKeys, suitKeys, suitBits, rowBits, rows, places } = layout
  // As long as a byte and a row number can reach, so that no read of them has to be checked.
  const cardKeys = new Int32Array(256)
  for (let code = 0; code < 52; code++) cardKeys[code] = (rankKeys[code >> 2]! << suitBits) + suitKeys[code & 3]!
  const offsets = Int32Array.from({ length: rows }, (_, row) => -(row << rowBits))
  let laid = false
  const lay = (): void => {
    // what is no card adds up to 0, which no hand does; it has a place of its own, which stays empty
    const keys = [0]
    everyRanks(rankKeys, cards, key => keys.push(key))
    const displacement = displaced(Int32Array.from(keys), rowBits)
    if (displacement.length !== places) throw new Error(`a table of ${displacement.length} places, not ${places}`)
    offsets.set(displacement.offsets)
    laid = true
  }
  const fill = (table: Uint16Array, value: ValueOfRanks): void => {
    if (!laid) lay()
    everyRanks(rankKeys, cards, (key, one, two, three, four) => {
      table[key + offsets[key >> rowBits]!] = value(one, two, three, four)
    })
  }
  return { cardKeys, offsets, places, fill }
}

/** Five cards. Three bits count each suit, so a count of five, and no other, has both the first and the third bit. */
export const fiveCards: CardTables = cardTables({
  cards: 5,
  rankKeys: FIVE_CARD_KEYS,
  suitKeys: [1, 1 << 3, 1 << 6, 1 << 9],
  suitBits: 12,
  rowBits: 8,
  rows: 1 << 12,
  places: 9444,
})

/** Seven cards. The suit keys are the smallest whose sums tell how many of each suit there are. */
export const sevenCards: CardTables = cardTables({
  cards: 7,
  rankKeys: SEVEN_CARD_KEYS,
  suitKeys: [0, 1, 8, 57],
  suitBits: 9,
  rowBits: 9,
  rows: 1 << 14,
  places: 93164,
})

/** By the suits of seven cards: the suit of which there are five or more, counted from 1; 0 if there is none. */
export const flushSuits: Uint8Array = new Uint8Array(1 << 9)
for (let suit = 0; suit < 4; suit++)
  for (let one = 0; one < 4; one++)
    for (let other = 0; other < 4; other++) {
      const key = (card: number): number => sevenCards.cardKeys[card]!
      flushSuits[5 * key(suit) + key(one) + key(other)] = suit + 1
    }
