import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { playFloorDay } from '../testing/floor-day.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

test.each(seeds(100))(
  'fifty podiums and phones at random, with lost answers, lost lines and restarts: nobody twice, nobody skipped (seed %i)',
  async seed => {
    const day = await playFloorDay({ seed, screens: 50, orders: 120, lookEvery: 120, wait: moment })
    expect(day.faults).toEqual([])
    expect(day.carriedOut).toBeGreaterThan(20)
    expect(day.seated).toBeGreaterThan(0)
  },
)

const moment = () => new Promise(resolve => setTimeout(resolve, 60))

describe('every podium, board, kiosk, phone, tablet and report shows the floor as it is', () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }),
  )
  afterEach(() => void vi.useRealTimers())

  test.each(seeds(10))('after every order, with lines that are lost and slow (seed %i)', async seed => {
    // what changes by the clock alone is shown every ten seconds
    const wait = () => vi.advanceTimersByTimeAsync(11_000)
    const day = await playFloorDay({ seed, screens: 50, orders: 100, lookEvery: 1, wait })
    expect(day.faults).toEqual([])
    expect(day.compared).toBe(100)
  })
})
