import { describe, expect } from 'vitest'
import { cards } from '../../cards/card.ts'
import { taiwanesePoker } from '../../forms/chinese.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../testing/rule.ts'
import { royalties } from './royalties.ts'

const [top, middle, bottom] = taiwanesePoker.rows.rows

describe('what a row of Taiwanese poker pays', () => {
  /** The hand that row and board make, the row, the board, and the points. */
  type Paid = readonly [hand: string, row: string, board: string, points: number]
  const topPaid: readonly Paid[] = [
    ['a pair', 'As', 'Ac 9d 7c 5h 3s', 0],
    ['two pair', 'As', 'Ac 9c 9d Jh 7s', 1],
    ['trips', 'As', 'Ac Ad 7c 9h Js', 2],
    ['a straight', 'As', 'Kc Qd Jc Th 3s', 2],
    ['a flush', 'As', 'Ks 9s 7s 3s 2d', 2],
    ['a full house', 'As', 'Ad Ah Ks Kh 9s', 3],
    ['quads', 'As', 'Ac Ah Ad 2s 2c', 4],
    ['a straight flush', '9s', '8s 7s 6s 5s Kh', 5],
    ['a royal flush', 'As', 'Ks Qs Js Ts 9d', 6],
  ]
  const middlePaid: readonly Paid[] = [
    ['two pair', 'Kh Kd', '9c 9d 7c 5h 3s', 0],
    ['trips', 'Ah Ad', 'Ac 9d 7c 5h 3s', 1],
    ['a straight', '9h 2d', '8c 7d 6c 5h Ks', 1],
    ['a flush', '3s 5s', 'Ks 9s 7s 2d Jh', 1],
    ['a full house', 'Ac Kd', 'Ad Ah Ks 4h 9s', 2],
    ['quads', '2h 2d', 'Ac Kh 9d 2s 2c', 3],
    ['a straight flush', '9s 2d', '8s 7s 6s 5s Kh', 4],
    ['a royal flush', 'As Ts', 'Ks Qs Js 4d 5d', 5],
  ]
  const bottomPaid: readonly Paid[] = [
    ['trips', '9h 9d 2d 3d', 'Kd Qh 9s 4c 5h', 0],
    ['a straight', '9d 8s Ac Ad', '7d 6c 5h Ks Kc', 0],
    ['a flush', 'As Ks 9d 9h', '4s 6s 8s Td Qd', 0],
    ['a full house', '9h 9d 2d 3d', 'Kd Kh 9s 4c 5h', 1],
    ['quads', 'Kc Kd Qh Qd', 'Ks Kh 9d 2s 2c', 2],
    ['a straight flush', '9s 5s Qd Qc', '8s 7s 6s Kh Kd', 3],
    ['a royal flush', 'As Ts 2h 2c', 'Ks Qs Js 4d 5d', 4],
    // a royal flush of four boardcards is none: two of the row and three of the board play
    ['one card of a royal flush', 'As 2d 3h 4c', 'Ks Qs Js Ts 8d', 0],
  ]
  const rows: readonly (readonly [RuleId, typeof top | typeof middle | typeof bottom, readonly Paid[]])[] = [
    ['wsop/357-top', top, topPaid],
    ['wsop/357-middle', middle, middlePaid],
    ['wsop/357-bottom', bottom, bottomPaid],
  ]
  for (const [id, row, paid] of rows) {
    for (const [hand, own, board, points] of paid) {
      rule(id, `${hand} in the ${row.name}: ${points}`, () =>
        expect(royalties(row, cards(own), cards(board))).toBe(points),
      )
    }
  }
})
