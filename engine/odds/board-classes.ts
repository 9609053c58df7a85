import { FIVE_CARD_KEYS, SEVEN_CARD_KEYS } from '../ranking/rank-keys.ts'

/** Choices of so many ranks, one after the other: their ranks, and the sums of their keys for seven and for five cards. */
export type RankChoices = {
  readonly count: number
  readonly size: number
  /** `size` ranks for each choice, the highest first. */
  readonly ranks: Uint8Array
  readonly sevens: Int32Array
  readonly fives: Int32Array
  /** The ranks as bits. */
  readonly sets: Uint16Array
}

/** Every choice of so many ranks in which a rank may come up to four times: what cards of any suit can be. */
export const rankChoices = (size: number): RankChoices => {
  choices[size] ??= listed(size, true)
  return choices[size]
}

/** Every choice of so many different ranks: what cards of one suit can be. */
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
  const summed = (keys: readonly number[]): Int32Array =>
    Int32Array.from(all, ranks => ranks.reduce((sum, rank) => sum + keys[rank]!, 0))
  return {
    count: all.length,
    size,
    ranks: Uint8Array.from(all.flat()),
    sevens: summed(SEVEN_CARD_KEYS),
    fives: summed(FIVE_CARD_KEYS),
    sets: Uint16Array.from(all, ranks => ranks.reduce((set, rank) => set | (1 << rank), 0)),
  }
}

/** In how many ways each choice can be dealt, where so many cards of each rank are left. */
export const waysOf = ({ count, size, ranks }: RankChoices, left: ArrayLike<number>): Float64Array => {
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
