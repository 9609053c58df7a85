import { describe, expect, test } from 'vitest'
import { MAP, type Spot, seatSpots } from './seat-spots.ts'

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

describe('the seats of a table from above', () => {
  test.each([2, 6, 8, 9, 10, 12])('%i seats stand clear of each other, of the dealer and of the edge', seats => {
    const spots = seatSpots(seats, 40)
    const dealer = { x: MAP.width / 2, y: MAP.height / 2 + 40 }
    expect(spots).toHaveLength(seats)
    for (const [i, spot] of spots.entries()) {
      for (const other of [...spots.slice(i + 1), dealer]) expect(apart(spot, other)).toBeGreaterThan(20)
      expect(Math.min(spot.x, spot.y, MAP.width - spot.x, MAP.height - spot.y)).toBeGreaterThanOrEqual(10)
    }
  })

  test('seat 1 is at the dealer’s left, and they go round clockwise', () => {
    const [one, two, , , five] = seatSpots(9, 40)
    expect(one!.x).toBeLessThan(MAP.width / 2)
    expect(one!.y).toBeGreaterThan(MAP.height / 2)
    expect(two!.x).toBeLessThan(one!.x)
    expect(five).toEqual({ x: MAP.width / 2, y: MAP.height / 2 - 40 })
  })
})
