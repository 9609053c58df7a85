import { expect, test } from 'vitest'
import { playFloorDay } from '../testing/floor-day.ts'

/** So many days, each with fifty screens. */
const DAYS = 10_000

test(`${DAYS} short days with fifty podiums and phones each: nobody twice, nobody skipped`, async () => {
  for (let seed = 1000; seed < 1000 + DAYS; seed++) {
    const { faults } = await playFloorDay({ seed, screens: 50, orders: 250 })
    expect(faults, `seed ${seed}`).toEqual([])
  }
})
