import type { Card } from '../../cards/card.ts'
import type { Rows } from '../../forms/form.ts'
import { royaltyTables } from '../../forms/royalty-tables.ts'
import type { Seat } from '../chips.ts'
import { rowValue } from './row-hand.ts'
import { isFouled, type Laid } from './rows.ts'
import { royalties } from './royalties.ts'

/** What two hands score against each other, all in points and seen from the first. */
export type PairScore = {
  /** Points for each row, from the front. */
  readonly rows: readonly number[]
  /** Points more for all rows. */
  readonly scoop: number
  /** The royalties that the first and the second hand are paid. */
  readonly royalties: readonly [number, number]
  /** What the first hand wins, or loses if below 0. */
  readonly points: number
}

/** Two full hands compared row by row (wsop/348), with fouls (wsop/349) and royalties (wsop/350). */
export const scorePair = (rows: Rows, a: Laid, b: Laid, board: readonly Card[] = []): PairScore => {
  const fouled = [isFouled(rows, a), isFouled(rows, b)] as const
  const won = rows.rows.map((row, i) => {
    // wsop/349 a fouled hand loses every row to one that is not, and two of them compare nothing
    if (fouled[0] || fouled[1]) return Number(fouled[1]) - Number(fouled[0])
    return Math.sign(rowValue(row, a[i]!, board) - rowValue(row, b[i]!, board))
  })
  // || 0: a form without a scoop has 0 for it, never -0, which JSON does not know
  const scoop = won.every(row => row > 0) ? rows.scoop : won.every(row => row < 0) ? -rows.scoop || 0 : 0
  const paid = [
    fouled[0] ? 0 : royaltiesPaid(rows, a, won, 1, board),
    fouled[1] ? 0 : royaltiesPaid(rows, b, won, -1, board),
  ] as const
  const scored = won.map(row => row * rows.point || 0)
  return { rows: scored, scoop, royalties: paid, points: sum(scored) + scoop + paid[0] - paid[1] }
}

/** Who takes a pot that goes by points: the most against all others who can win it; equals share it (wsop/345). */
export const potByPoints = (
  rows: Rows,
  hands: readonly { readonly seat: Seat; readonly laid: Laid }[],
  board: readonly Card[] = [],
): readonly Seat[] => {
  const points = hands.map(hand =>
    sum(hands.map(other => (other === hand ? 0 : scorePair(rows, hand.laid, other.laid, board).points))),
  )
  const most = Math.max(...points)
  return hands.filter((_, i) => points[i] === most).map(hand => hand.seat)
}

/** Royalties of a hand that is not fouled; another's higher royalty does not cancel them (wsop/350). */
const royaltiesPaid = (rows: Rows, laid: Laid, won: readonly number[], side: 1 | -1, board: readonly Card[]): number =>
  sum(
    rows.rows.map((row, i) => {
      if (row.royalties === undefined) return 0
      if (royaltyTables[row.royalties].paid === 'with-the-row' && won[i] !== side) return 0
      return royalties(row, laid[i]!, board)
    }),
  )

const sum = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0)
