import { type Card, type CardCode, codeOf } from '../../cards/card.ts'
import type { Row } from '../../forms/form.ts'
import { rankings } from '../../ranking/rankings.ts'
import { isLowball, type Laid, outranks } from './rows.ts'

/**
 * Fills rows that must rise and in which cards lie already: the best low for a lowball row, then the best hand that can
 * stand to the back, the next best before it and so on. Every way is tried until one does not foul; null if all do.
 */
export const setBehind = (rows: readonly Row[], laid: Laid, cards: readonly Card[]): Laid | null => {
  const held = cards.toSorted((a, b) => codeOf(b) - codeOf(a))
  const choices = standing(
    rows,
    rows.map((row, i) => fillingsOf(row, laid[i]!, held)),
  )
  const order = rows.flatMap((row, i) => (isLowball(row) ? [i] : []))
  for (let i = rows.length - 1; i >= 0; i--) if (!isLowball(rows[i]!)) order.push(i)
  const chosen: (Filling | null)[] = rows.map(() => null)
  const stands = (i: number, filling: Filling): boolean =>
    chosen.every((behind, j) => j < i || behind === null || !beats(rows[i]!, filling, rows[j]!, behind))
  const fill = (at: number, used: number): boolean => {
    const i = order[at]
    if (i === undefined) return true
    const isFree = ({ mask }: Filling): boolean => (mask & used) === 0
    const weakest = choices[i]!.findLast(isFree)
    // where the weakest outranks a row behind it, so do all others
    if (weakest === undefined || !stands(i, weakest)) return false
    for (const filling of choices[i]!) {
      if (!isFree(filling) || !stands(i, filling)) continue
      chosen[i] = filling
      if (fill(at + 1, used | filling.mask)) return true
      chosen[i] = null
    }
    return false
  }
  if (!fill(0, 0)) return null
  return rows.map((_, i) => held.filter((_card, n) => (chosen[i]!.mask & (1 << n)) !== 0))
}

/** A row filled up with some of the cards that are held, each a bit, and what it is worth then. */
type Filling = { readonly mask: number; readonly codes: readonly CardCode[]; readonly value: number }

/** Every way to fill a row, the best first; a lowball row must stay in its range. */
const fillingsOf = (row: Row, lying: readonly Card[], held: readonly Card[]): readonly Filling[] => {
  const { value } = rankings[row.ranking]
  const found: Filling[] = []
  const add = (from: number, mask: number, codes: readonly CardCode[]): void => {
    if (codes.length === row.cards) return void found.push({ mask, codes, value: value(codes) })
    for (let n = from; n < held.length; n++) add(n + 1, mask | (1 << n), [...codes, codeOf(held[n]!)])
  }
  add(0, 0, lying.map(codeOf))
  return found.filter(filling => !isLowball(row) || filling.value > 0).sort((a, b) => b.value - a.value)
}

/** Those ways that no row in front is sure to outrank. */
const standing = (rows: readonly Row[], choices: readonly (readonly Filling[])[]): readonly (readonly Filling[])[] =>
  choices.map((fillings, i) =>
    fillings.filter(filling =>
      choices.slice(0, i).every((front, k) => {
        const weakest = front.at(-1)
        return weakest !== undefined && !beats(rows[k]!, weakest, rows[i]!, filling)
      }),
    ),
  )

/** Does a full row in front outrank one behind it? */
const beats = (front: Row, one: Filling, behind: Row, other: Filling): boolean =>
  front.ranking === behind.ranking && !isLowball(front)
    ? one.value > other.value
    : outranks(front, one.codes, behind, other.codes)
