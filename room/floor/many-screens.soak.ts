import { appendFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { playFloorDay } from '../testing/floor-day.ts'

/** This many days, each with fifty screens; FLOOR_DAYS=1000-1999 plays a part of them. */
const [FIRST, LAST] = (process.env.FLOOR_DAYS ?? '1000-10999').split('-').map(Number) as [number, number]
/** Days that are played at the same time: each waits for its screens now and then. */
const AT_ONCE = 8

const moment = () => new Promise(resolve => setTimeout(resolve, 60))

test(`short days ${FIRST} to ${LAST} with fifty podiums and phones each: nobody twice, nobody skipped`, async () => {
  let next = FIRST
  const wrong: { readonly seed: number; readonly faults: readonly string[] }[] = []
  const playSome = async (): Promise<void> => {
    for (let seed = next++; seed <= LAST; seed = next++) {
      const { faults } = await playFloorDay({ seed, screens: 50, orders: 120, lookEvery: 120, wait: moment })
      // a long run is watched by a file
      if (process.env.FLOOR_DAYS_TOLD !== undefined)
        appendFileSync(process.env.FLOOR_DAYS_TOLD, `${seed} ${JSON.stringify(faults)}\n`)
      if (faults.length > 0) wrong.push({ seed, faults })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, playSome))
  expect(wrong).toEqual([])
})
