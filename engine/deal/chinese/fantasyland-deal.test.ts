import { describe, expect, test } from 'vitest'
import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { given } from '../../testing/given.ts'
import { cardsOf, layOut, type Plan } from '../../testing/lay-out.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { fantasylandDeal } from './fantasyland-deal.ts'

const QUEENS = 'Qh Qd 5c / Ks Kh 9d 4c 2d / As Ah 7s 7h 3s'
const others = { 1: 'Kc 8d 4d / 9c 9h 5h 3c 2c / Ad Ac Qc Qs 6h', 2: '7c 5d 3h / Tc Td 8c 4h 2s / Jc Jd Jh 6c 6d' }
/** Open-face Chinese for three with the button on 2, played to its end. */
const ended = (plan: Plan, book: BookId | House = 'wsop'): Table =>
  given({ form: 'open-face-chinese', book, seats: 3, button: 2, cards: cardsOf(plan) }).plays(layOut(plan))

describe('the deal after one that got somebody into Fantasyland', () => {
  rule('wsop/352c', 'with the button on 2 and seat 3 in, the button goes on to 3 for a deal of its own', () => {
    const table = ended({ ...others, 3: QUEENS }).tells({ type: 'DealEnded', fantasyland: [{ seat: 3, cards: 13 }] })
    table.refuses('deal one', 'deal-is-over')
    const next = fantasylandDeal(table.deal)!
    expect(next).toEqual({ button: 3, fantasyland: [{ seat: 3, cards: 13 }], rules: ['wsop/352c'] })
    const { button, fantasyland } = next
    const dealt = given({ form: 'open-face-chinese', seats: 3, button, fantasyland }).plays('deal').deal
    // a whole deck from the left of the new button: five cards each, and thirteen for seat 3
    expect(dealt.players.map(({ seat, down }) => [seat, down.length])).toEqual([
      [1, 5],
      [2, 5],
      [3, 13],
    ])
    expect(dealt.next).toBe(23)
  })
  test('a house may leave the button where it is', () => {
    const house: House = { name: 'x', book: 'wsop', overrides: { buttonMovesForFantasyland: false } }
    expect(fantasylandDeal(ended({ ...others, 3: QUEENS }, house).deal)).toMatchObject({ button: 2 })
  })
  test('nobody in: there is no such deal', () => {
    expect(fantasylandDeal(ended({ ...others, 3: QUEENS.replace('Qd', '9s') }).deal)).toBeNull()
  })
})
