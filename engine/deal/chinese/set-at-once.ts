import { type CardCode, rankOf } from '../../cards/card.ts'
import type { Row } from '../../forms/form.ts'
import { rankings } from '../../ranking/rankings.ts'
import { isLowball } from './rows.ts'

/**
 * All at once into rows that must rise: the best low for a lowball row, then the best hand of what is left to the back, the next best before it
 * and so on. What is left never holds a better hand than the one just taken, so the rows rise.
 */
export const setRising = (rows: readonly Row[], codes: readonly CardCode[]): readonly (readonly CardCode[])[] => {
  let left = codes
  const set: (readonly CardCode[])[] = rows.map(() => [])
  const take = (i: number): void => {
    const row = rows[i]!
    const best = rankings[row.ranking].best(left).slice(0, row.cards)
    const hand = [...best, ...left.filter(code => !best.includes(code))].slice(0, row.cards)
    left = left.filter(code => !hand.includes(code))
    set[i] = hand
  }
  const lows = rows.flatMap((row, i) => (isLowball(row) && rankings[row.ranking].value(left) > 0 ? [i] : []))
  const highs = rows.flatMap((row, i) => (isLowball(row) ? [] : [i])).reverse()
  const hopeless = rows.flatMap((row, i) => (isLowball(row) && !lows.includes(i) ? [i] : []))
  for (const i of [...lows, ...highs, ...hopeless]) take(i)
  return set
}

/** All at once into rows that need not rise: pairs, then high cards, to the row of two, then to the others. */
export const setFreely = (rows: readonly Row[], codes: readonly CardCode[]): readonly (readonly CardCode[])[] => {
  const twins = (code: CardCode): number => codes.filter(other => rankOf(other) === rankOf(code)).length
  let left = codes.toSorted((a, b) => Math.min(twins(b), 2) - Math.min(twins(a), 2) || b - a)
  const set: (readonly CardCode[])[] = rows.map(() => [])
  const order = rows.map((_, i) => i).sort((a, b) => Math.abs(rows[a]!.cards - 2) - Math.abs(rows[b]!.cards - 2))
  for (const i of order) {
    set[i] = left.slice(0, rows[i]!.cards)
    left = left.slice(rows[i]!.cards).sort((a, b) => b - a)
  }
  return set
}
