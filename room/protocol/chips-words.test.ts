import { expect, test } from 'vitest'
import { chipsWords, netWords, withSeparators } from './chips-words.ts'

test('chips have separators, and what is won or lost a sign', () => {
  expect([0, 999, 12_500, 1_000_000].map(chipsWords)).toEqual(['0', '999', '12,500', '1,000,000'])
  expect([0, 1200, -80].map(netWords)).toEqual(['0', '+1,200', '−80'])
})

test('in a sentence of the engine the chips alone are written so', () => {
  expect(withSeparators('Seat 2 raises to 15000, 2500 more.')).toBe('Seat 2 raises to 15,000, 2,500 more.')
  // a rule, or another name with a number in it, is no sum
  const named = `Seat 3 posts 500 (blind) by ${['book', 3, 1234].join('/')}.`
  expect(withSeparators(named)).toBe(named)
  expect(withSeparators('1,500 and 12345.')).toBe('1,500 and 12,345.')
})
