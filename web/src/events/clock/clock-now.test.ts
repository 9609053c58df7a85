import { expect, test } from 'vitest'
import { chimeDue } from './chimes-due.ts'
import { clockNow, type Running } from './clock-now.ts'

const level = (big: number, breakAfter = 0) => ({
  small: big / 2,
  big,
  ante: 0,
  antes: 'each' as const,
  lasts: { minutes: 20 },
  breakAfter,
  game: null,
})
const MINUTE = 60_000
const running: Running = {
  level: 1,
  levels: [level(50), level(100, 10), level(200), { ...level(400), lasts: { deals: 8 } }],
  onBreak: false,
  ends: 20 * MINUTE,
  left: null,
}

test('a clock whose line is lost goes on through levels and breaks by itself', () => {
  expect(clockNow(running, 5 * MINUTE)).toMatchObject({ number: 1, left: 15 * MINUTE, part: 0.75, stopped: false })
  expect(clockNow(running, 20 * MINUTE)).toMatchObject({ number: 2, left: 20 * MINUTE, onBreak: false })
  expect(clockNow(running, 41 * MINUTE)).toMatchObject({ number: 2, left: 9 * MINUTE, onBreak: true, part: 0.9 })
  expect(clockNow(running, 50 * MINUTE)).toMatchObject({ number: 3, left: 20 * MINUTE, onBreak: false })
  // by hands: nothing runs out
  expect(clockNow(running, 500 * MINUTE)).toMatchObject({ number: 4, left: null, part: 1, next: null })
})

test('a clock that stands still shows what is left, however late it gets', () => {
  const stands = { ...running, ends: null, left: 3 * MINUTE }
  expect(clockNow(stands, 500 * MINUTE)).toMatchObject({ number: 1, left: 3 * MINUTE, stopped: true })
})

test('the last level goes on at nothing', () => {
  const last = { ...running, levels: running.levels.slice(0, 1) }
  expect(clockNow(last, 30 * MINUTE)).toMatchObject({ number: 1, left: 0, next: null, pause: null })
  // a break after it never comes
  expect(clockNow({ ...running, levels: [level(50, 10)] }, 5 * MINUTE).pause).toBeNull()
})

test('the next break: in how long, for how long, and what comes after it', () => {
  expect(clockNow(running, 5 * MINUTE).pause).toMatchObject({ within: 35 * MINUTE, minutes: 10, after: { big: 200 } })
  expect(clockNow(running, 41 * MINUTE).pause).toBeNull()
  expect(clockNow(running, 55 * MINUTE).pause).toBeNull()
})

test('before play nothing runs', () => {
  expect(clockNow({ ...running, level: 0, ends: null }, 0)).toMatchObject({ number: 0, level: null, left: null })
})

test('it sounds once when a level or break begins and at the last minute, and never while it stands still', () => {
  const sounds = (from: number, to: number) => chimeDue(clockNow(running, from), clockNow(running, to))
  expect(sounds(19 * MINUTE - 1, 19 * MINUTE)).toBe('minute')
  expect(sounds(19 * MINUTE, 19 * MINUTE + 1)).toBeNull()
  expect(sounds(20 * MINUTE - 1, 20 * MINUTE)).toBe('level')
  expect(sounds(40 * MINUTE - 1, 40 * MINUTE)).toBe('break')
  expect(sounds(50 * MINUTE - 1, 50 * MINUTE)).toBe('level')
  const stands = clockNow({ ...running, ends: null, left: MINUTE }, 0)
  expect(chimeDue(clockNow(running, 5), stands)).toBeNull()
})
