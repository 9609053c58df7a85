import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test('first the time to act runs, then the time bank, and then nothing is left', () => {
  const clock = { seat: 1, since: 1000, until: 31_000, ends: 91_000, called: false }
  expect(timeLeft(clock, 1000)).toEqual({ bank: false, seconds: 30, part: 1 })
  expect(timeLeft(clock, 16_000)).toEqual({ bank: false, seconds: 15, part: 0.5 })
  expect(timeLeft(clock, 31_000)).toEqual({ bank: true, seconds: 60, part: 1 })
  expect(timeLeft(clock, 75_500)).toEqual({ bank: true, seconds: 16, part: 15.5 / 60 })
  expect(timeLeft(clock, 100_000)).toEqual({ bank: true, seconds: 0, part: 0 })
  expect(timeLeft({ ...clock, ends: 31_000 }, 40_000)).toEqual({ bank: false, seconds: 0, part: 0 })
})
