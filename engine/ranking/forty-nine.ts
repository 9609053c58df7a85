import { type CardCode, rankOf } from '../cards/card.ts'
import type { Value } from './ranking.ts'

/** The highest total of five out of five or more cards: four tens and a nine make 49, the best (wsop/drawmaha-49). */
export const fortyNineValue = (codes: readonly CardCode[]): Value => {
  // A hand of court cards totals nothing and yet plays, so its value is one more than the total.
  if (codes.length === 5)
    return 1 + pips(codes[0]!) + pips(codes[1]!) + pips(codes[2]!) + pips(codes[3]!) + pips(codes[4]!)
  const highest = codes.map(pips).sort((one, other) => other - one)
  return highest.slice(0, 5).reduce((total, one) => total + one, 1)
}

/** What five cards total, out of their value. */
export const totalOf = (value: Value): number => value - 1

/** What a card counts: king, queen and jack nothing, the ace one, the others their number. */
export const pips = (code: CardCode): number => PIPS[rankOf(code)]!

const PIPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 0, 1]

/** The cards that count most first. */
export const layFortyNine = (five: readonly CardCode[]): readonly CardCode[] =>
  [...five].sort((one, other) => pips(other) - pips(one) || other - one)
