import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slowPaid } from '../../testing/slow-chinese.ts'
import type { Seat } from '../chips.ts'
import type { HandOf } from '../events.ts'
import { settlementOrder, settlePoints } from './settlement.ts'

const hand = (seat: Seat, nth: 0 | 1 = 0): HandOf => ({ seat, hand: nth })
const written = (hands: readonly HandOf[], button: Seat): readonly string[] =>
  settlementOrder(hands, button).map(({ a, b }) => `${a.seat}${'*'.repeat(a.hand)}v${b.seat}${'*'.repeat(b.hand)}`)

describe('wsop/346 order of settlement', () => {
  test('the button with each clockwise, then the next with those left', () => {
    expect(
      written(
        [2, 3, 4, 1].map(seat => hand(seat)),
        1,
      ),
    ).toEqual(['1v2', '1v3', '1v4', '2v3', '2v4', '3v4'])
    expect(
      written(
        [4, 1, 3].map(seat => hand(seat)),
        3,
      ),
    ).toEqual(['3v4', '3v1', '4v1'])
  })
  test('wsop/341c a button without a hand is passed over', () => {
    expect(
      written(
        [4, 5, 1, 2].map(seat => hand(seat)),
        3,
      ),
    ).toEqual(['4v5', '4v1', '4v2', '5v1', '5v2', '1v2'])
  })
  test('wsop/341a two players with two hands each compare across, never with themselves', () => {
    expect(written([hand(1), hand(2), hand(1, 1), hand(2, 1)], 2)).toEqual(['2v1', '2v1*', '2*v1', '2*v1*'])
  })
  test('wsop/341b three players, the button with the fourth stack too', () => {
    const order = written([hand(1), hand(2), hand(3), hand(3, 1)], 3)
    expect(order).toEqual(['3v1', '3v2', '3*v1', '3*v2', '1v2'])
  })
})

const paid = (
  results: readonly (readonly [Seat, Seat, number])[],
  chips: Readonly<Record<number, number>>,
  point = 1,
): readonly number[] =>
  settlePoints(
    results.map(([a, b, points]) => ({ a: hand(a), b: hand(b), points })),
    Object.entries(chips).map(([seat, held]) => ({ seat: Number(seat), chips: held })),
    point,
  ).map(payment => payment.paid)

describe('wsop/346a, wsop/346d the limit on losses', () => {
  test('start 10, loses 6, wins 8: paid 4', () => {
    expect(
      paid(
        [
          [1, 2, -6],
          [1, 3, 8],
        ],
        { 1: 10, 2: 100, 3: 100 },
      ),
    ).toEqual([-6, 4])
  })
  test('start 10, wins 5: still faces the next with 10, not 15', () => {
    expect(
      paid(
        [
          [1, 2, 5],
          [1, 3, -20],
        ],
        { 1: 10, 2: 100, 3: 100 },
      ),
    ).toEqual([5, -10])
  })
  test('start 12, wins 20: paid 12', () => {
    expect(paid([[1, 2, 20]], { 1: 12, 2: 100 })).toEqual([12])
  })
  test('a winner is paid in every comparison up to all they began with', () => {
    expect(
      paid(
        [
          [1, 2, 20],
          [1, 3, 20],
        ],
        { 1: 12, 2: 100, 3: 100 },
      ),
    ).toEqual([12, 12])
  })
  test('a player who has lost all neither pays nor is paid any longer', () => {
    expect(
      paid(
        [
          [1, 2, -20],
          [1, 3, 6],
          [1, 4, -6],
        ],
        { 1: 12, 2: 100, 3: 100, 4: 100 },
      ),
    ).toEqual([-12, 0, 0])
  })
  test('points are paid at their value, and a rest below a point is paid too', () => {
    expect(
      paid(
        [
          [1, 2, 6],
          [1, 3, -6],
        ],
        { 1: 40, 2: 100, 3: 100 },
        5,
      ),
    ).toEqual([30, -30])
    expect(paid([[1, 2, -6]], { 1: 13, 2: 100 }, 5)).toEqual([-13])
  })
  test('both hands of a seat play for the same chips', () => {
    const payments = settlePoints(
      [
        { a: hand(1, 0), b: hand(2), points: -6 },
        { a: hand(1, 1), b: hand(2), points: -6 },
      ],
      [
        { seat: 1, chips: 10 },
        { seat: 2, chips: 10 },
      ],
      1,
    )
    expect(payments.map(payment => payment.paid)).toEqual([-6, -4])
  })
})

const anySettlement = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 6 }),
    fc.array(fc.integer({ min: -70, max: 70 }), { minLength: 15, maxLength: 15 }),
    fc.integer({ min: 1, max: 3 }),
    fc.nat(5),
  )
  .map(([chips, points, point, button]) => {
    const seats = chips.map((held, i) => ({ seat: i + 1, chips: held }))
    const at = button % seats.length
    const order = [...seats.slice(at + 1), ...seats.slice(0, at + 1)].map(({ seat }) => hand(seat))
    const compared = settlementOrder(order, at + 1).map((pair, i) => ({ ...pair, points: points[i]! }))
    return { seats, compared, point }
  })

test('chips are conserved and equal those paid chip by chip', () => {
  fc.assert(
    fc.property(anySettlement, ({ seats, compared, point }) => {
      const payments = settlePoints(compared, seats, point)
      const ends = new Map(seats.map(({ seat, chips }) => [seat, chips]))
      for (const { a, b, paid: amount } of payments) {
        ends.set(a.seat, ends.get(a.seat)! + amount)
        ends.set(b.seat, ends.get(b.seat)! - amount)
      }
      const slow = slowPaid(
        compared.map(({ a, b, points }) => ({ a: a.seat, b: b.seat, chips: points * point })),
        new Map(seats.map(({ seat, chips }) => [seat, chips])),
      )
      expect([...ends]).toEqual([...slow])
    }),
    { numRuns: 500 },
  )
})

test('nobody loses more in all, nor is paid more in one comparison, than they began with', () => {
  fc.assert(
    fc.property(anySettlement, ({ seats, compared, point }) => {
      const payments = settlePoints(compared, seats, point)
      for (const { seat, chips } of seats) {
        const taken = payments.flatMap(({ a, b, paid: amount }) =>
          a.seat === seat ? [amount] : b.seat === seat ? [-amount] : [],
        )
        const lost = taken.filter(amount => amount < 0).reduce((sum, amount) => sum - amount, 0)
        expect(lost).toBeLessThanOrEqual(chips)
        expect(Math.max(0, ...taken)).toBeLessThanOrEqual(chips)
      }
      payments.forEach(({ points, paid: amount }) => {
        expect(Math.abs(amount)).toBeLessThanOrEqual(Math.abs(points) * point)
        if (amount !== 0) expect(Math.sign(amount)).toBe(Math.sign(points))
      })
    }),
    { numRuns: 500 },
  )
})
