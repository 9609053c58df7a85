import { describe, expect, test } from 'vitest'
import { amountAt, PLACES, placeOf, slidTo } from './wager-scale.ts'

const bounds = { least: 20, most: 5000 }

describe('the slider of a bet', () => {
  test('its ends are the bounds, whatever the unit', () => {
    expect([amountAt(0, bounds, 7), amountAt(PLACES, bounds, 7)]).toEqual([20, 5000])
    expect([placeOf(20, bounds), placeOf(5000, bounds)]).toEqual([0, PLACES])
  })

  test('is fine at the low end: half of it lies below a tenth of the stack', () => {
    expect(amountAt(PLACES / 2, bounds, 1)).toBeLessThan(500)
    expect(amountAt(1, bounds, 1) - 20).toBeLessThanOrEqual(1)
  })

  test('rises, and every amount is found again within one place', () => {
    for (let place = 1; place <= PLACES; place++)
      expect(amountAt(place, bounds, 1)).toBeGreaterThanOrEqual(amountAt(place - 1, bounds, 1))
    for (const amount of [20, 21, 60, 333, 1200, 4999])
      expect(Math.abs(amountAt(placeOf(amount, bounds), bounds, 1) - amount)).toBeLessThanOrEqual(amount / 100)
  })

  test('amounts are whole chips', () => {
    for (let place = 1; place < PLACES; place += 37) expect(amountAt(place, bounds, 5) % 5).toBe(0)
  })
})

test('by arrow keys the slider goes on chip by chip where a place is less than a chip, and back', () => {
  const bounds = { least: 56, most: 1000 }
  let at = 102
  for (const next of [103, 104, 105]) {
    at = slidTo(placeOf(at, bounds) + 1, at, bounds, 1)
    expect(at).toBe(next)
  }
  expect(slidTo(placeOf(at, bounds) - 1, at, bounds, 1)).toBe(104)
  expect(slidTo(placeOf(56, bounds) - 1, 56, bounds, 1)).toBe(56)
  expect(slidTo(placeOf(1000, bounds), 1000, bounds, 1)).toBe(1000)
})
