import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chipsIn, inPlaces, placesOf } from './amount.ts'

test('chips are written with the places that are needed and read back exactly', () => {
  expect(inPlaces(125, 2)).toBe('1.25')
  expect(inPlaces(200, 2)).toBe('2')
  expect(inPlaces(5, 2)).toBe('0.05')
  expect(inPlaces(150, 2)).toBe('1.50')
  expect(inPlaces(7, 0)).toBe('7')
  expect(chipsIn('1,234.50', 2)).toBe(123450)
  fc.assert(fc.property(fc.nat(10 ** 9), fc.nat(4), (chips, scale) => chipsIn(inPlaces(chips, scale), scale) === chips))
})

test('what is no amount, or finer than the places, is none', () => {
  for (const text of ['', '-1', '1,23', '1.', 'x', '1e5', '12,3456', '99999999999999999999']) {
    expect(chipsIn(text, 2)).toBeNull()
  }
  expect(chipsIn('0.125', 2)).toBeNull()
  expect(placesOf('0.125')).toBe(3)
  expect(placesOf('5.00')).toBe(0)
})
