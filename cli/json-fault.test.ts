import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonFault, jsonFaultWords } from './json-fault.ts'

test.each([
  ['{\n  "a": 1,\n  b: 2\n}', 'line 3, column 3: b: 2 is unexpected'],
  ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3: "b": 2 is unexpected'],
  ['{"a": [1, 2,]}', 'line 1, column 13: ]} is unexpected'],
  ['{"a": 1,\n}', 'line 2, column 1: } is unexpected'],
  ['{"a": 01}', 'line 1, column 7: 01} is unexpected'],
  ['{"a": "x\ny"}', 'line 1, column 7: "x is unexpected'],
  ['{"a": {', 'line 1, column 8: it ends too early'],
  ['', 'line 1, column 1: it ends too early'],
  ['{} {}', 'line 1, column 4: {} is unexpected'],
])('%j', (text, fault) => {
  expect(jsonFaultWords(jsonFault(text)!)).toBe(fault)
})

test('what is JSON has no fault, and what is not has one', () => {
  const parses = (text: string): boolean => {
    try {
      JSON.parse(text)
      return true
    } catch (problem) {
      if (problem instanceof SyntaxError) return false
      throw problem
    }
  }
  const json = fc.json({ maxDepth: 3, stringUnit: 'binary' })
  const cut = fc.tuple(json, fc.nat(), fc.nat(3), fc.constantFrom('', ',', '"', '1', '\n', '}'))
  fc.assert(
    fc.property(cut, ([text, at, length, put]) => {
      const from = at % (text.length + 1)
      const changed = text.slice(0, from) + put + text.slice(from + length)
      expect(jsonFault(changed) === undefined).toBe(parses(changed))
    }),
    { numRuns: 2000 },
  )
})
