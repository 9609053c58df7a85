import { describe, expect, test } from 'vitest'
import { amountAt, PLACES, placeOf } from './wager-scale.ts'

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
