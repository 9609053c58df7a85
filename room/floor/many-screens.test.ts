import { expect, test } from 'vitest'
import { playFloorDay } from '../testing/floor-day.ts'

test.each([1, 2, 3, 4, 5, 6])(
  'fifty podiums and phones at random, with lost answers and restarts: nobody twice, nobody skipped (seed %i)',
  async seed => {
    const day = await playFloorDay({ seed, screens: 50, orders: 250 })
    expect(day.faults).toEqual([])
    expect(day.carriedOut).toBeGreaterThan(50)
    expect(day.seated).toBeGreaterThan(0)
  },
)
