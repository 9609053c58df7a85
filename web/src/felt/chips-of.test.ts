import { describe, expect, test } from 'vitest'
import { chipsOf } from './chips-of.ts'

const piles = (amount: number, stacks = 9, high = 9): readonly string[] =>
  chipsOf(amount, stacks, high).map(({ value, count }) => `${count} × ${value}`)

describe('an amount is counted out in chips', () => {
  test('the largest first, as few as will do, each value in a stack of its own', () => {
    expect(piles(33)).toEqual(['1 × 25', '1 × 5', '3 × 1'])
    expect(piles(10)).toEqual(['2 × 5'])
    expect(piles(1015)).toEqual(['1 × 1000', '3 × 5'])
    expect(piles(0)).toEqual([])
  })

  test('there are few stacks, and they stay low', () => {
    expect(piles(999_999, 2, 5)).toEqual(['5 × 25000', '4 × 5000'])
    expect(piles(99, 2, 4)).toEqual(['3 × 25', '4 × 5'])
  })
})
