/**
 * A number for each rank, deuce to ace, such that the sum over a hand tells which ranks it holds how often:
 * the smallest that do for hands of five cards, found greedily.
 */
export const FIVE_CARD_KEYS: readonly number[] = [0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415]
/** The same for hands of seven cards. */
export const SEVEN_CARD_KEYS: readonly number[] = [
  0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181,
]

/** Visits a choice of ranks: the sum of their keys, and the ranks held at least once, twice, three and four times. */
export type VisitRanks = (key: number, one: number, two: number, three: number, four: number) => void

/** Visits every choice of ranks that this many cards of one deck can have; the same rank comes four times at most. */
export const everyRanks = (rankKeys: readonly number[], cards: number, visit: VisitRanks): void => {
  const add = (top: number, left: number, key: number, one: number, two: number, three: number, four: number): void => {
    if (left === 0) {
      visit(key, one, two, three, four)
      return
    }
    for (let rank = 0; rank <= top; rank++) {
      const bit = 1 << rank
      if ((four & bit) === 0)
        add(
          rank,
          left - 1,
          key + rankKeys[rank]!,
          one | bit,
          two | (one & bit),
          three | (two & bit),
          four | (three & bit),
        )
    }
  }
  add(rankKeys.length - 1, cards, 0, 0, 0, 0, 0)
}
