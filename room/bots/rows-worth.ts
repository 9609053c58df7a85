import { codeOf, rankings } from '@cardroom/engine'
import { isFouled, type Laid, royalties } from '@cardroom/engine/deal'
import type { Row, Rows } from '@cardroom/engine/forms'
import { highCategory } from '@cardroom/engine/ranking'

/** What full rows are worth in points against a usual hand: rows won and lost, royalties, and the way to Fantasyland. */
export const rowsWorth = (rows: Rows, laid: Laid): number => {
  if (isFouled(rows, laid)) return FOULED
  let worth = 0
  for (const [i, row] of rows.rows.entries()) {
    worth += rows.point * (2 * wins(row, laid[i]!, i === rows.rows.length - 1) - 1) + royalties(row, laid[i]!)
  }
  return worth + (rows.fantasyland !== undefined && leadsToFantasyland(rows, laid) ? FANTASYLAND : 0)
}

/** A fouled hand loses all rows, and pays what the other hand has beside. */
const FOULED = -8
/** What a deal in Fantasyland is worth. */
const FANTASYLAND = 7

/** The part of usual hands that a row beats, by the kind of hand it is: from a high card to a straight flush. */
const BACK = [0.04, 0.12, 0.3, 0.45, 0.62, 0.74, 0.88, 0.97, 0.99] as const
const MIDDLE = [0.15, 0.42, 0.68, 0.82, 0.9, 0.94, 0.97, 0.99, 1] as const
const LOW_MIDDLE = 0.6

const wins = (row: Row, cards: Laid[number], last: boolean): number => {
  const value = rankings[row.ranking].value(cards.map(codeOf))
  if (row.ranking === '2-7-middle') return LOW_MIDDLE
  if (row.ranking !== 'front') return (last ? BACK : MIDDLE)[highCategory(value)]!
  const kind = value >> 12
  if (kind > 1) return 0.99
  // the pair's rank counts most, or the highest card's
  return kind === 1 ? 0.55 + ((value >> 4) & 15) / 30 : 0.05 + (value >> 8) / 36
}

const QUEEN = 10
const KING = 11

const leadsToFantasyland = ({ rows, fantasyland }: Rows, laid: Laid): boolean => {
  const at = rows.findIndex(row => row.ranking === 'front')
  if (at < 0) return false
  const value = rankings.front.value(laid[at]!.map(codeOf))
  const kind = value >> 12
  return kind > 1 || (kind === 1 && ((value >> 4) & 15) >= (fantasyland!.entry === 'kings' ? KING : QUEEN))
}
