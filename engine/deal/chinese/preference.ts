import { codeOf, rankOf, suitOf } from '../../cards/card.ts'
import type { Rows } from '../../forms/form.ts'
import { isLowball, type Laid } from './rows.ts'

/**
 * How well the last card of this row lies there: a rule of thumb for bots. Pairs and suits belong together, high cards
 * behind and low cards in front, and rows should rise.
 */
export const preference = (rows: Rows, laid: Laid, at: number): number => {
  const row = rows.rows[at]!
  const codes = laid[at]!.map(codeOf)
  const card = codes.at(-1)!
  const rank = rankOf(card)
  const before = codes.slice(0, -1)
  const depth = at / Math.max(1, rows.rows.length - 1)
  if (isLowball(row)) return 10 - rank
  let liking = 8 * before.filter(code => rankOf(code) === rank).length * (1 + depth)
  if (row.cards >= 5 && before.length > 0 && before.every(code => suitOf(code) === suitOf(card))) {
    liking += 1.5 * before.length
  }
  liking -= 6 * Math.abs(rank / 12 - depth)
  return liking - 7 * fallsIn(rows, laid)
}

/** How many rows look stronger by now than a row behind them. */
const fallsIn = (rows: Rows, laid: Laid): number => {
  if (!rows.mustRise) return 0
  let falls = 0
  let strongest = -1
  rows.rows.forEach((row, i) => {
    if (isLowball(row)) return
    const strength = strengthOf(laid[i]!.map(card => rankOf(codeOf(card))))
    if (strength < strongest) falls++
    strongest = Math.max(strongest, strength)
  })
  return falls
}

/** Pairs, trips and the like of a row, full or not, as one number; a row of high cards counts as nothing. */
const strengthOf = (ranks: readonly number[]): number => {
  const groups = [...new Set(ranks)]
    .map(rank => ({ rank, count: ranks.filter(other => other === rank).length }))
    .sort((a, b) => b.count - a.count || b.rank - a.rank)
  const [first, second] = groups
  if (first === undefined || first.count === 1) return 0
  const also = second !== undefined && second.count > 1 ? 1 : 0
  return (first.count * 2 + also) * 13 + first.rank
}
