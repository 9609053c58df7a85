import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameData } from './same-data.ts'

test('plain data is the same as what it is written and read back as', () => {
  fc.assert(fc.property(fc.jsonValue(), data => isSameData(data, structuredClone(data))))
})

test('two values are the same where Node says so', () => {
  const small = fc.jsonValue({ maxDepth: 2, noUnicodeString: true })
  fc.assert(fc.property(small, small, (a, b) => isSameData(a, b) === isDeepStrictEqual(a, b)))
  expect(isSameData({ a: undefined }, {})).toBe(false)
  expect(isSameData([], {})).toBe(false)
  expect(isSameData({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe(false)
})
