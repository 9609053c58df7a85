import { expect, test } from 'vitest'
import { chipsWords, netWords } from './chips-words.ts'

test('chips have separators, and what is won or lost a sign', () => {
  expect([0, 999, 12_500, 1_000_000].map(chipsWords)).toEqual(['0', '999', '12,500', '1,000,000'])
  expect([0, 1200, -80].map(netWords)).toEqual(['0', '+1,200', '−80'])
})
