import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quickAction } from './quick-action.ts'
import { readAction } from './read-action.ts'

// a space after it is more than the quick reader takes
const slowly = (text: string) => readAction(`${text} `)

test.each([
  'd dh p1 2dKc',
  'd dh p9 As',
  'd db 6h2h7h',
  'p1 f',
  'p9 cc',
  'p3 cbr 671',
  'p3 cbr 007',
  'p3 cbr 999999999999999',
  'p2 sm QsJd',
])('%s is read quickly, and as it is read otherwise', text => {
  expect(quickAction(text)).toEqual(slowly(text))
  expect(slowly(text)).not.toHaveProperty('wrong')
})

test.each([
  '',
  'd',
  'd db',
  'd db ',
  'd db 6h2',
  'd dh p0 2dKc',
  'd dh p10 2dKc',
  'd dh p1',
  'd dh p1 ????',
  'd dh p1 10s2d',
  'p0 f',
  'p10 f',
  'p1 f f',
  'p1 cbr',
  'p1 cbr ',
  'p1 cbr 1.5',
  'p1 cbr 1,000',
  'p1 cbr 9999999999999999',
  'p1 sm',
  'p1 sm -',
  'p1 cc # so be it',
  'p1 cc ',
])('%j is left to the other reader', text => {
  expect(quickAction(text)).toBeNull()
})

test('whatever the quick reader takes, the other reads alike', () => {
  const word = fc.constantFrom(
    'd',
    'p1',
    'p6',
    'p10',
    'dh',
    'db',
    'cc',
    'cbr',
    'f',
    'sm',
    'sd',
    '25',
    'AsKd',
    '2c',
    'x',
  )
  const text = fc.array(word, { maxLength: 5 }).map(words => words.join(' '))
  fc.assert(
    fc.property(text, words => {
      const quick = quickAction(words)
      if (quick !== null) expect(quick).toEqual(slowly(words))
    }),
    { numRuns: 2000 },
  )
})
