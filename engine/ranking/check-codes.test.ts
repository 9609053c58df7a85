import { describe, expect, test } from 'vitest'
import type { CardCode } from '../cards/card.ts'
import { aceToFive5, aceToFive7, aceToFiveValue } from './ace-to-five.ts'
import { high5, high6, high7, high7At, highCategory, highValue } from './high.ts'
import { omaha4, omahaEightOrBetter, omahaHigh } from './omaha.ts'

const ranked: Readonly<Record<string, readonly [count: number, value: (codes: readonly CardCode[]) => unknown]>> = {
  high5: [5, ([a, b, c, d, e]) => high5(a!, b!, c!, d!, e!)],
  high6: [6, ([a, b, c, d, e, f]) => high6(a!, b!, c!, d!, e!, f!)],
  high7: [7, ([a, b, c, d, e, f, g]) => high7(a!, b!, c!, d!, e!, f!, g!)],
  'highValue of eight': [8, highValue],
  aceToFive5: [5, ([a, b, c, d, e]) => aceToFive5(a!, b!, c!, d!, e!)],
  aceToFive7: [7, ([a, b, c, d, e, f, g]) => aceToFive7(a!, b!, c!, d!, e!, f!, g!)],
  'aceToFiveValue of six': [6, aceToFiveValue],
  omaha4: [9, ([a, b, c, d, e, f, g, h, i]) => omaha4(a!, b!, c!, d!, e!, f!, g!, h!, i!)],
  'omahaHigh of four': [9, codes => omahaHigh(codes.slice(0, 4), codes.slice(4))],
  'omahaHigh of five': [10, codes => omahaHigh(codes.slice(0, 5), codes.slice(5))],
  'omahaHigh on a flop': [7, codes => omahaHigh(codes.slice(0, 4), codes.slice(4))],
  omahaEightOrBetter: [9, codes => omahaEightOrBetter(codes.slice(0, 4), codes.slice(4))],
}
/** Nine or ten cards of different ranks and suits, so that a wrong one among them could make a hand. */
const RIGHT: readonly CardCode[] = [0, 5, 10, 15, 17, 22, 27, 32, 37, 42]
const WRONG: readonly unknown[] = ['As', 'x', undefined, null, Number.NaN, -1, 1.5, 300, true, {}]

describe.each(Object.entries(ranked))('%s says that something is no code of a card', (_, [count, value]) => {
  const right = RIGHT.slice(0, count)

  test.each(right.map((_, at) => at))('in place %i', at => {
    expect(value(right)).toBeTypeOf('number')
    for (const wrong of WRONG) {
      expect(() => value(right.with(at, wrong as CardCode)), String(wrong)).toThrow(TypeError)
      expect(() => value(right.with(at, wrong as CardCode)), String(wrong)).toThrow('codes of cards')
    }
    expect(value(right)).toBeTypeOf('number')
  })

  test('everywhere', () => {
    for (const wrong of WRONG) expect(() => value(right.map(() => wrong as CardCode))).toThrow('codes of cards')
  })
})

test('a card that nobody has named is a card, since a live table ranks what it sees', () => {
  expect(aceToFiveValue([53, 5, 10, 15, 17, 22])).toBeTypeOf('number')
  expect(highValue([53, 5, 10, 15, 17, 22, 27, 32])).toBeTypeOf('number')
})

test('bytes that end too early hold no seven cards', () => {
  expect(high7At(Uint8Array.from(RIGHT), 1)).toBe(highValue(RIGHT.slice(1, 8)))
  expect(() => high7At(Uint8Array.from(RIGHT), 5)).toThrow('codes of cards')
})

test('only a value has a category', () => {
  expect(highCategory(highValue(RIGHT.slice(0, 7)))).toBe(4)
  for (const wrong of ['x', -1, undefined, {}])
    expect(() => highCategory(wrong as number)).toThrow('a value of highValue')
})
