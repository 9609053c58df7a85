import { expect, test } from 'vitest'
import { csvCell } from './csv.ts'

test.each([
  ['a name', 'Ada', 'Ada'],
  ['a number, also one below 0', -20, '-20'],
  ['nothing', null, ''],
  ['nothing either', undefined, ''],
  ['a comma', 'Ada, host', '"Ada, host"'],
  ['quotes', 'the "Duke"', '"the ""Duke"""'],
  ['two lines', 'a\r\nb', '"a\r\nb"'],
  ['a formula', '=1+1', "'=1+1"],
  ['other ways to begin one', '@sum', "'@sum"],
  ['a formula with a comma', '-1,2', '"\'-1,2"'],
])('%s', (_, value, cell) => {
  expect(csvCell(value)).toBe(cell)
})
