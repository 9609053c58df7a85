import { fiveCards } from '../ranking/card-tables.ts'
import { FIVE_CARD_KEYS, SEVEN_CARD_KEYS } from '../ranking/rank-keys.ts'

/** How many choices of ranks a full board can have. */
export const ROWS = 6175

/** Choices of this many ranks, one after another. */
export type RankChoices = {
  readonly count: number
  readonly size: number
  /** `size` ranks for each choice, the highest first. */
  readonly ranks: Uint8Array
  /** The sums of their keys among five cards. */
  readonly keys: Int32Array
  /** The ranks as bits. */
  readonly sets: Uint16Array
}

/** Every choice of this many ranks in which a rank may come up to four times: what cards of any suit can be. */
export const rankChoices = (size: number): RankChoices => {
  choices[size] ??= listed(size, true)
  return choices[size]
}

/** Every choice of this many different ranks: what cards of one suit can be. */
export const rankSets = (size: number): RankChoices => {
  sets[size] ??= listed(size, false)
  return sets[size]
}

const choices: RankChoices[] = []
const sets: RankChoices[] = []

const listed = (size: number, repeated: boolean): RankChoices => {
  const all: number[][] = []
  const add = (chosen: number[], top: number): void => {
    if (chosen.length === size) {
      all.push(chosen)
      return
    }
    for (let rank = top; rank >= 0; rank--) {
      const full = repeated && chosen.length >= 4 && chosen.at(-4) === rank
      if (!full) add([...chosen, rank], repeated ? rank : rank - 1)
    }
  }
  add([], 12)
  return {
    count: all.length,
    size,
    ranks: Uint8Array.from(all.flat()),
    keys: Int32Array.from(all, ranks => ranks.reduce((sum, rank) => sum + FIVE_CARD_KEYS[rank]!, 0)),
    sets: Uint16Array.from(all, ranks => ranks.reduce((set, rank) => set | (1 << rank), 0)),
  }
}

/** In how many ways each choice can be dealt, where this many cards of each rank are left. */
export const waysOf = ({ count, size, ranks }: RankChoices, left: Uint8Array): Float64Array => {
  const ways = new Float64Array(count)
  for (let i = 0, at = 0; i < count; i++) {
    let product = 1
    let repeats = 0
    for (let n = 0; n < size; n++, at++) {
      const rank = ranks[at]!
      repeats = n > 0 && ranks[at - 1] === rank ? repeats + 1 : 0
      product = (product * (left[rank]! - repeats)) / (repeats + 1)
    }
    ways[i] = product > 0 ? product : 0
  }
  return ways
}

/** The choices of ranks of a full board as numbered rows, found by the sum of their keys. */
export type BoardRows = {
  /** The row of a board lies at `key + offsets[key >>> 8]`. */
  readonly rows: Uint16Array
  readonly offsets: Int32Array
  /** By row: the sum of its keys among seven cards, and its ranks as bits. */
  readonly sevens: Int32Array
  readonly sets: Uint16Array
}

/** The rows of all boards. */
export const boardRows = (): BoardRows => {
  table ??= numbered()
  return table
}

let table: BoardRows | undefined

const numbered = (): BoardRows => {
  const rows = new Uint16Array(fiveCards.places)
  const sevens = new Int32Array(ROWS)
  const bits = new Uint16Array(ROWS)
  let row = 0
  fiveCards.fill(rows, (one, two, three, four) => {
    bits[row] = one
    for (let rank = 0; rank < 13; rank++)
      for (const held of [one, two, three, four]) if ((held >> rank) & 1) sevens[row]! += SEVEN_CARD_KEYS[rank]!
    return row++
  })
  return { rows, offsets: fiveCards.offsets, sevens, sets: bits }
}
