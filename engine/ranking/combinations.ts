/** In how many ways `take` things can be chosen out of `from`. */
export const choose = (from: number, take: number): number => {
  if (take < 0 || take > from) return 0
  let ways = 1
  for (let i = 1; i <= take; i++) ways = (ways * (from - take + i)) / i
  return ways
}

/** Every way to choose `take` of these cards, each in the order in which they lay. */
export const combinations = <T>(cards: readonly T[], take: number): readonly (readonly T[])[] => {
  if (take === 0) return [[]]
  return cards.flatMap((card, at) => combinations(cards.slice(at + 1), take - 1).map(rest => [card, ...rest]))
}

/** A value for five cards, given one by one. */
export type FiveCardValue = (a: number, b: number, c: number, d: number, e: number) => number

/** The highest value among all choices of five of these cards. */
export const bestFive = (value: FiveCardValue, codes: readonly number[]): number => {
  const count = codes.length
  let best = 0
  for (let a = 0; a < count - 4; a++)
    for (let b = a + 1; b < count - 3; b++)
      for (let c = b + 1; c < count - 2; c++)
        for (let d = c + 1; d < count - 1; d++)
          for (let e = d + 1; e < count; e++) {
            const each = value(codes[a]!, codes[b]!, codes[c]!, codes[d]!, codes[e]!)
            if (each > best) best = each
          }
  return best
}
