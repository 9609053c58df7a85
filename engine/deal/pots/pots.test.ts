import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slowPots } from '../../testing/slow-settle.ts'
import { type Contribution, potsOf, uncalled } from './pots.ts'

/** Amounts by seat, counted from 1; a folded seat is written as `[amount]`. */
const put = (...amounts: readonly (number | readonly [number])[]): readonly Contribution[] =>
  amounts.map((amount, i) => ({
    seat: i + 1,
    paid: typeof amount === 'number' ? amount : amount[0],
    dead: 0,
    folded: typeof amount !== 'number',
  }))

describe('pots', () => {
  test('rrp/3/showdown/7 three starting stacks make a main pot and two side pots', () => {
    expect(potsOf(put(100, 300, 500, 500))).toEqual([
      { amount: 400, seats: [1, 2, 3, 4] },
      { amount: 600, seats: [2, 3, 4] },
      { amount: 400, seats: [3, 4] },
    ])
  })

  test('the chips of a folded player lie in the pots they reach', () => {
    expect(potsOf(put(50, [80], 100, 100))).toEqual([
      { amount: 200, seats: [1, 3, 4] },
      { amount: 130, seats: [3, 4] },
    ])
  })

  test('a folded amount between two live ones makes no pot of its own', () => {
    expect(potsOf(put([20], [35], 60, 60))).toEqual([{ amount: 175, seats: [3, 4] }])
  })

  test('folded chips above every live amount join the last pot', () => {
    expect(potsOf(put(50, 100, [130], 100))).toEqual([
      { amount: 200, seats: [1, 2, 4] },
      { amount: 180, seats: [2, 4] },
    ])
  })

  test('dead money belongs to the main pot', () => {
    const seats = put(10, 40, 40).map((s, i) => (i === 2 ? { ...s, dead: 15 } : s))
    expect(potsOf(seats)).toEqual([
      { amount: 45, seats: [1, 2, 3] },
      { amount: 60, seats: [2, 3] },
    ])
  })

  test('a player all-in for an ante on behalf of all plays for the dead money', () => {
    const seats = put(0, 40, 40).map((s, i) => (i === 0 ? { ...s, dead: 7 } : s))
    expect(potsOf(seats)).toEqual([
      { amount: 7, seats: [1, 2, 3] },
      { amount: 80, seats: [2, 3] },
    ])
  })

  test('nothing in, no pot', () => {
    expect(potsOf(put(0, 0))).toEqual([])
  })
})

describe('uncalled chips', () => {
  test('what nobody matched goes back', () => {
    expect(uncalled(put(100, 60, [10]))).toEqual({ seat: 1, amount: 40 })
  })

  test('a folded player who had put in more than the others matched it', () => {
    expect(uncalled(put(100, 30, [80]))).toEqual({ seat: 1, amount: 20 })
    expect(uncalled(put(100, 30, [100]))).toBeNull()
  })

  test('a folded player gets nothing back', () => {
    expect(uncalled(put(50, [80]))).toBeNull()
    expect(uncalled(put(50, 50))).toBeNull()
    expect(uncalled([])).toBeNull()
  })
})

const contributions = fc
  .array(fc.record({ paid: fc.nat(40), dead: fc.constantFrom(0, 0, 0, 5), folded: fc.boolean() }), {
    minLength: 1,
    maxLength: 10,
  })
  .map(seats => seats.map((s, i) => ({ ...s, seat: i + 1 })))
  .filter(seats => seats.some(s => !s.folded))

describe('properties of pots', () => {
  test('no chip is made or lost, and each side pot is contested by fewer', () => {
    fc.assert(
      fc.property(contributions, seats => {
        const pots = potsOf(seats)
        const total = seats.reduce((sum, s) => sum + s.paid + s.dead, 0)
        expect(pots.reduce((sum, pot) => sum + pot.amount, 0)).toBe(total)
        pots.forEach((pot, i) => {
          expect(pot.amount).toBeGreaterThan(0)
          expect(pot.seats.length).toBeGreaterThan(0)
          if (i > 0) expect(pot.seats.length).toBeLessThan(pots[i - 1]!.seats.length)
        })
      }),
      { numRuns: 500 },
    )
  })

  test('the pots are those found by counting single chips', () => {
    fc.assert(
      fc.property(contributions, seats => {
        expect(potsOf(seats)).toEqual(slowPots(seats))
      }),
      { numRuns: 500 },
    )
  })
})
