import { numbersIn } from '@cardroom/room/protocol'
import { afterEach, expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

afterEach(() => numbersIn('en'))

test.each([
  ['', '40', '40', 40],
  ['120', '1200', '1,200', 1200],
  ['1,200', '1,2005', '12,005', 12005],
  ['1,200', '1,20', '120', 120],
  ['1,200', '1200', '1,200', 1200],
  ['', '12,500', '12,500', 12500],
  ['12,50', '12,500', '12,500', 12500],
  ['40', '', '', null],
  ['1,234,567', '1,,567', '1,567', 1567],
])('from %j to %j the field holds %j', (before, now, text, amount) => {
  expect(typedAmount(before, now)).toEqual({ text, amount })
})

test.each([
  ['12', '12.'],
  ['12.', '12.5'],
  ['12', '12,'],
  ['12,', '12,5'],
  ['', '-50'],
  ['2', '2k'],
  ['', '1,2,3'],
  ['1,000', '2,5'],
  ['', '1234567890123'],
])('from %j to %j it stays as it was typed, and is no amount', (before, now) => {
  expect(typedAmount(before, now)).toEqual({ text: now, amount: null })
})

test('a German reader separates thousands with a point, and a comma makes no whole chips', () => {
  numbersIn('de')
  expect(typedAmount('', '1.200')).toEqual({ text: '1.200', amount: 1200 })
  expect(typedAmount('12', '12,5')).toEqual({ text: '12,5', amount: null })
  expect(typedAmount('12', '12.5')).toEqual({ text: '12.5', amount: null })
})
