import type { CardCode } from '../cards/card.ts'

/** Full boards, and how many boards each of them stands for. */
export type BoardList = { readonly count: number; readonly cards: Uint8Array; readonly times: Uint8Array }

/** Every board that these cards and this many from the deck make, where boards count once that differ in like suits alone. */
export const boardsUpTo = (
  deck: readonly CardCode[],
  known: readonly CardCode[],
  likeSuits: readonly (readonly number[])[],
): BoardList => {
  const cards: number[] = []
  const times: number[] = []
  const sets = [0, 0, 0, 0]
  const board = [...known]
  for (const code of known) sets[code & 3]! |= 1 << (code >> 2)
  const lay = (from: number): void => {
    if (board.length === 5) {
      const ways = standsFor(sets, likeSuits)
      if (ways === 0) return
      cards.push(...board)
      times.push(ways)
      return
    }
    for (let i = from; i < deck.length; i++) {
      const code = deck[i]!
      const bit = 1 << (code >> 2)
      board.push(code)
      sets[code & 3]! ^= bit
      lay(i + 1)
      sets[code & 3]! ^= bit
      board.pop()
    }
  }
  lay(0)
  return { count: times.length, cards: Uint8Array.from(cards), times: Uint8Array.from(times) }
}

/**
 * Of the boards that become each other when like suits are swapped, one has their ranks in falling order: it stands for
 * all of them, and the others for none.
 */
const standsFor = (sets: readonly number[], likeSuits: readonly (readonly number[])[]): number => {
  let ways = 1
  for (let b = 0; b < likeSuits.length; b++) {
    const block = likeSuits[b]!
    let same = 1
    for (let i = 1; i < block.length; i++) {
      const before = sets[block[i - 1]!]!
      const here = sets[block[i]!]!
      if (here > before) return 0
      same = here === before ? same + 1 : 1
      ways = (ways * (i + 1)) / same
    }
  }
  return ways
}
