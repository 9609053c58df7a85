import { expect, test } from 'vitest'
import { termsWords, warningWords } from './clock-words.ts'

test('one is told when ten seconds are left, and when the time bank begins to run', () => {
  expect(warningWords({ bank: false, seconds: 11, part: 1 }, true)).toBe('')
  expect(warningWords({ bank: false, seconds: 10, part: 1 }, true)).toBe('Ten seconds until your time bank runs.')
  expect(warningWords({ bank: false, seconds: 10, part: 1 }, false)).toBe('Ten seconds are left.')
  expect(warningWords({ bank: true, seconds: 60, part: 1 }, true)).toBe('Your time bank runs.')
  expect(warningWords({ bank: true, seconds: 9, part: 1 }, true)).toBe('Ten seconds are left.')
})

test('how a table hurries people', () => {
  expect(termsWords(null)).toBe('Nobody is hurried here.')
  expect(termsWords({ act: 20, bank: 0 })).toBe('20 seconds to act.')
  expect(termsWords({ act: 30, bank: 60, refill: { seconds: 5, deals: 10, most: 120 } })).toBe(
    '30 seconds to act, then a time bank of 60 seconds, with 5 more after every 10 deals up to 120.',
  )
})
