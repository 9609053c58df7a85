import type { CardCode } from '../cards/card.ts'
import { everyRanks, FIVE_CARD_KEYS } from '../ranking/rank-keys.ts'

type Five = (a: CardCode, b: CardCode, c: CardCode, d: CardCode, e: CardCode) => number

/** How often each value up to this one comes among all 2,598,960 hands of five cards. */
export const timesOfValues = (value: Five, most: number): Uint32Array => {
  const times = new Uint32Array(most + 1)
  for (let a = 4; a < 52; a++)
    for (let b = 3; b < a; b++)
      for (let c = 2; c < b; c++) for (let d = 1; d < c; d++) for (let e = 0; e < d; e++) times[value(a, b, c, d, e)]!++
  return times
}

/** One hand of every kind: all 6,175 choices of ranks, and the 1,287 without a pair once more in one suit. */
export const oneOfEveryKind = (): readonly (readonly CardCode[])[] => {
  const hands: CardCode[][] = []
  everyRanks(FIVE_CARD_KEYS, 5, (_, one, two, three, four) => {
    const ranks = Array.from({ length: 13 }, (_, rank) => rank).flatMap(rank =>
      [one, two, three, four].flatMap(set => ((set >> rank) & 1 ? [rank] : [])),
    )
    const suits = [0, 1, 2, 3, 0]
    hands.push(ranks.map((rank, i) => rank * 4 + suits[i]!))
    if (two === 0) hands.push(ranks.map(rank => rank * 4 + 2))
  })
  return hands
}
