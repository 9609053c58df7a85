import { describe, expect, test } from 'vitest'
import { chipsOf } from './chips-of.ts'

const values = (amount: number, most = 9): readonly number[] => chipsOf(amount, most).map(({ value }) => value)

describe('an amount is counted out in chips', () => {
  test('the largest first, as few as will do', () => {
    expect(values(33)).toEqual([25, 5, 1, 1, 1])
    expect(values(10)).toEqual([5, 5])
    expect(values(1015)).toEqual([1000, 5, 5, 5])
    expect(values(0)).toEqual([])
  })

  test('a stack stays low', () => {
    expect(values(999_999, 5)).toEqual([25_000, 25_000, 25_000, 25_000, 25_000])
    expect(values(99, 4)).toEqual([25, 25, 25, 5])
  })
})
