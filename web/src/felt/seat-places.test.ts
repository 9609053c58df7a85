import { describe, expect, test } from 'vitest'
import { placesOf } from './seat-places.ts'

/** The felts of a phone, a tablet, a laptop and a large screen, and how large a seat with its cards is on them. */
const FELTS = [
  { name: 'phone', felt: 'tall', width: 366, height: 500, seat: { width: 98, height: 72 } },
  { name: 'tablet', felt: 'tall', width: 740, height: 640, seat: { width: 150, height: 96 } },
  { name: 'laptop', felt: 'wide', width: 930, height: 500, seat: { width: 150, height: 90 } },
  { name: 'large', felt: 'wide', width: 1540, height: 760, seat: { width: 150, height: 104 } },
] as const

describe('seats with their cards do not lie on one another', () => {
  test.each(FELTS)('on the felt of a $name', ({ felt, width, height, seat }) => {
    for (let chairs = 2; chairs <= 10; chairs++) {
      const spots = Array.from({ length: chairs }, (_, i) => placesOf(i + 1, chairs, 1)[felt])
      for (const [i, one] of spots.entries()) {
        for (const other of spots.slice(i + 1)) {
          const apart =
            Math.abs(one.x - other.x) * width >= 100 * seat.width ||
            Math.abs(one.y - other.y) * height >= 100 * seat.height
          expect(apart, `${chairs} chairs: ${JSON.stringify([one, other])}`).toBe(true)
        }
      }
    }
  })

  test('the own seat is at the bottom, and the next to act sits to its left', () => {
    expect(placesOf(4, 6, 4).tall).toEqual({ x: 50, y: 93 })
    expect(placesOf(5, 6, 4).tall.x).toBeLessThan(50)
    expect(placesOf(5, 6, 4).wide.x).toBeLessThan(50)
  })
})
