import { expect, test } from 'vitest'
import { minutesSince, minutesUntil, timeLeft, timeOfDay } from './time-words.ts'

test('what is left of a call is shown in minutes and seconds, and ends at nothing', () => {
  expect(timeLeft(252_000, 0)).toBe('4:12')
  expect(timeLeft(252_000, 251_001)).toBe('0:01')
  expect(timeLeft(252_000, 900_000)).toBe('0:00')
})

test('minutes away are whole ones, and a begun minute still counts as left', () => {
  expect(minutesSince(0, 1_859_999)).toBe(30)
  expect(minutesSince(60_000, 0)).toBe(0)
  expect(minutesUntil(61_000, 0)).toBe(2)
  expect(minutesUntil(0, 5)).toBe(0)
})

test('the time of day has two digits for each part', () => {
  expect(timeOfDay(new Date(2026, 0, 5, 9, 4).getTime())).toBe('09:04')
})
