import { expect, test } from 'vitest'
import { playFloorDay } from '../testing/floor-day.ts'

const SEEDS = Array.from({ length: 100 }, (_, i) => i + 1)

test.each(SEEDS)(
  'fifty podiums and phones at random, with lost answers and restarts: nobody twice, nobody skipped (seed %i)',
  async seed => {
    const day = await playFloorDay({ seed, screens: 50, orders: 250 })
    expect(day.faults).toEqual([])
    expect(day.carriedOut).toBeGreaterThan(50)
    expect(day.seated).toBeGreaterThan(0)
  },
)
