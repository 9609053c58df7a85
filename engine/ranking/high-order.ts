import { FIRST_OF, noPair, PATTERNS, size } from './rank-patterns.ts'

/** Five-card hands in the order of high poker, numbered without gaps from 1, under one notion of what a straight is. */
export type HighOrder = {
  /** What five cards not all of a suit are worth, by the pattern of their ranks. */
  readonly unsuited: Uint16Array
  /** What the best straight or else high card among these different ranks is worth; 0 for fewer than five. */
  readonly ranks: Uint16Array
  /** What the best straight flush or else flush among these ranks of one suit is worth; 0 for fewer than five. */
  readonly suited: Uint16Array
}

/** Numbers the hands; `straights` are the sets of ranks that make a straight, the lowest straight first. */
export const highOrder = (straights: readonly number[]): HighOrder => {
  const tops = categoryTops(straights.length)
  const ranks = new Uint16Array(1 << 13)
  const suited = new Uint16Array(1 << 13)
  let next = 1
  for (let set = 0; set < 1 << 13; set++) {
    const count = size(set)
    if (count < 5) continue
    if (count > 5) {
      // More than five: the best that is left when one of them is put aside.
      for (let rest = set; rest !== 0; rest &= rest - 1) {
        const fewer = set ^ (rest & -rest)
        if (ranks[fewer]! > ranks[set]!) ranks[set] = ranks[fewer]!
        if (suited[fewer]! > suited[set]!) suited[set] = suited[fewer]!
      }
      continue
    }
    const straight = straights.indexOf(set)
    // Other sets of five come by in the order of their worth, since the highest rank that differs decides both.
    const place = straight < 0 ? next++ : straight + 1
    ranks[set] = straight < 0 ? place : tops[3]! + place
    suited[set] = straight < 0 ? tops[4]! + place : tops[7]! + place
  }

  const unsuited = new Uint16Array(PATTERNS)
  for (let set = 0; set < 1 << 13; set++) if (size(set) === 5) unsuited[noPair(set)] = ranks[set]!
  for (let pattern = FIRST_OF.pair; pattern < PATTERNS; pattern++)
    unsuited[pattern] =
      pattern < FIRST_OF.fullHouse
        ? tops[0]! + 1 + pattern - FIRST_OF.pair
        : tops[5]! + 1 + pattern - FIRST_OF.fullHouse
  return { unsuited, ranks, suited }
}

/** The highest value of each category, from high card to straight flush, where there are this many straights. */
export const categoryTops = (straights: number): readonly number[] => {
  const plain = 1287 - straights
  const sizes = [plain, 2860, 858, 858, straights, plain, 156, 156, straights]
  return sizes.map((_, category) => sizes.slice(0, category + 1).reduce((sum, count) => sum + count, 0))
}

/** The category of each value, from 0 for high card to 8 for straight flush, where there are this many straights. */
export const categoriesByValue = (straights: number): Uint8Array => {
  const tops = categoryTops(straights)
  const categories = new Uint8Array(tops[8]! + 1)
  for (let category = 1; category <= 8; category++) categories.fill(category, tops[category - 1]! + 1)
  return categories
}
