import { expect, test } from 'vitest'
import { termsWords, warningWords } from './clock-words.ts'

test('you are warned when ten seconds are left, and when the time bank starts', () => {
  expect(warningWords({ bank: false, seconds: 11, part: 1 }, true)).toBe('')
  expect(warningWords({ bank: false, seconds: 10, part: 1 }, true)).toBe('Ten seconds until your time bank starts.')
  expect(warningWords({ bank: false, seconds: 10, part: 1 }, false)).toBe('Ten seconds left.')
  expect(warningWords({ bank: true, seconds: 60, part: 1 }, true)).toBe('Your time bank is running.')
  expect(warningWords({ bank: true, seconds: 9, part: 1 }, true)).toBe('Ten seconds left.')
})

test('how long players have', () => {
  expect(termsWords(null)).toBe('No time limit.')
  expect(termsWords({ act: 20, bank: 0 })).toBe('20 seconds to act.')
  expect(termsWords({ act: 30, bank: 60, refill: { seconds: 5, deals: 10, most: 120 } })).toBe(
    '30 seconds to act, then a time bank of 60 seconds, plus 5 every 10 hands, up to 120.',
  )
})
