import { afterEach, expect, test } from 'vitest'
import { spoken } from '../words/spoken.ts'
import { rowLines } from './row-lines.ts'

afterEach(() => {
  spoken.language = 'en'
})

test('cards on their way into rows are named, row by row', () => {
  expect(rowLines('pineapple-open-face-chinese', [[], ['9h', '9c'], ['Ah', '8h', 'Jh', '2h', '5h']], [])).toEqual([
    'Middle: pair of nines',
    'Back: ace-high flush',
  ])
  expect(rowLines('holdem', [['9h']], [])).toEqual([])
  expect(rowLines('__proto__', [['9h']], [])).toEqual([])
})

test('in German, too', () => {
  spoken.language = 'de'
  const [line] = rowLines('open-face-chinese', [['Qs', 'Qd'], [], []], [])
  expect(line).toMatch(/Damen/)
})
