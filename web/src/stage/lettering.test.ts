import { expect, test } from 'vitest'
import { widthInLines, widthOf } from './lettering.ts'

/** As the browser draws them with 13 pixels. */
const DRAWN = {
  'Bottom board: sevens full of eights': 214,
  'Straight flush, queen high': 159,
  'Three-card badugi, 7-4-A': 157,
  'Two pair, kings and fives': 154,
}

test.each(Object.entries(DRAWN))('%s takes no more room than is reckoned with, and little less', (words, drawn) => {
  expect(widthOf(words, 13)).toBeGreaterThanOrEqual(drawn)
  expect(widthOf(words, 13)).toBeLessThan(drawn * 1.15)
})

test('lines are as even as the words allow', () => {
  const words = 'Bottom board: sevens full of eights'
  expect(widthInLines(words, 1, 13)).toBeCloseTo(widthOf(words, 13))
  expect(widthInLines(words, 2, 13)).toBeCloseTo(widthOf('sevens full of eights', 13))
  expect(widthInLines(words, 9, 13)).toBeCloseTo(widthOf('Bottom', 13))
})
