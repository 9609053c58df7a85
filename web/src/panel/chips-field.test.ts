import { expect, test } from 'vitest'
import { cursorIn } from './chips-field.tsx'

test.each([
  ['1,000', 0, 5],
  ['1,000', 3, 2],
  ['1,000', 4, 0],
  ['12,345,678', 6, 3],
  ['', 0, 0],
])('in %s with %d digits after it the cursor stands at %d', (words, after, at) => {
  expect(cursorIn(words, after)).toBe(at)
})
