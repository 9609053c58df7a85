import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_COUNTED_OUT, type Payment, type Standing, settleUp } from './settle-up.ts'

/** People who stand like this; the last one makes it even. */
const people = (...chips: readonly number[]): readonly Standing[] =>
  [...chips, -chips.reduce((sum, it) => sum + it, 0)].map((it, i) => ({ who: `p${i}`, chips: it }))

/** How everybody stands when the payments are made. */
const paid = (standings: readonly Standing[], payments: readonly Payment[]): readonly number[] =>
  standings.map(({ who, chips }) =>
    payments.reduce((sum, it) => sum + (it.from === who ? it.chips : 0) - (it.to === who ? it.chips : 0), chips),
  )

/** The least number of payments, by trying whom the first one who is not even could be evened out with. */
const leastPayments = (chips: readonly number[]): number => {
  const [first, ...rest] = chips.filter(it => it !== 0)
  if (first === undefined) return 0
  return Math.min(
    ...rest.flatMap((other, i) =>
      Math.sign(other) === -Math.sign(first) ? [1 + leastPayments(rest.with(i, other + first))] : [],
    ),
  )
}

const chips = fc.integer({ min: -9, max: 9 })

describe('the payments of a settle-up', () => {
  test('one line each, and nobody pays twice what one payment can do', () => {
    expect(settleUp(people(-120))).toEqual({ payments: [{ from: 'p0', to: 'p1', chips: 120 }], fewest: true })
    expect(settleUp([])).toEqual({ payments: [], fewest: true })
    expect(settleUp(people(0, 0))).toEqual({ payments: [], fewest: true })
  })

  test('two groups that are even among themselves do not pay each other', () => {
    // the greatest debt to the greatest credit first would take six payments
    const { payments } = settleUp(people(-11, -6, -5, 12, -1, 7))
    expect(payments).toHaveLength(leastPayments([-11, -6, -5, 12, -1, 7, 4]))
    expect(payments).toHaveLength(5)
  })

  test('make everybody even, and no fewer would', () => {
    fc.assert(
      fc.property(fc.array(chips, { maxLength: 6 }), all => {
        const standings = people(...all)
        const { payments, fewest } = settleUp(standings)
        expect(paid(standings, payments).every(it => it === 0)).toBe(true)
        expect(payments.every(it => it.chips > 0 && Number.isSafeInteger(it.chips))).toBe(true)
        expect(fewest).toBe(true)
        expect(payments).toHaveLength(leastPayments(standings.map(it => it.chips)))
      }),
      { numRuns: 400 },
    )
  })

  test('of more people than can be counted out are enough, and say that fewer may do', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 17, maxLength: 40 }), all => {
        const standings = people(...all.map((it, i) => (i % 2 === 0 ? it : -it)))
        const { payments, fewest } = settleUp(standings)
        const open = standings.filter(it => it.chips !== 0).length
        expect(paid(standings, payments).every(it => it === 0)).toBe(true)
        expect(fewest).toBe(open <= MOST_COUNTED_OUT)
        expect(payments.length).toBeLessThan(open)
      }),
      { numRuns: 50 },
    )
    const pairs = Array.from({ length: 20 }, (_, i) => [i + 1, -i - 1]).flat()
    expect(settleUp(people(...pairs)).payments).toHaveLength(20)
  })

  test('as many as are counted out', () => {
    const standings = people(...Array.from({ length: MOST_COUNTED_OUT - 1 }, (_, i) => (i % 2 === 0 ? 3 + i : -3 - i)))
    const { payments, fewest } = settleUp(standings)
    expect(fewest).toBe(true)
    expect(paid(standings, payments).every(it => it === 0)).toBe(true)
  })

  test('what does not come to nothing cannot be settled', () => {
    expect(() => settleUp([{ who: 'ann', chips: 5 }])).toThrow('differs by 5')
  })
})
