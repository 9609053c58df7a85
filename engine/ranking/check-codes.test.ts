import { describe, expect, test } from 'vitest'
import { type CardCode, codeOf } from '../cards/card.ts'
import { decks } from '../cards/deck.ts'
import { aceToFive5, aceToFive7, aceToFiveValue } from './ace-to-five.ts'
import { deuceToSeven5 } from './deuce-to-seven.ts'
import { high5, high6, high7, high7At, highCategory, highValue } from './high.ts'
import { omaha4, omahaEightOrBetter, omahaHigh } from './omaha.ts'
import { RANKINGS } from './ranking.ts'
import { rankings } from './rankings.ts'

const ranked: Readonly<Record<string, readonly [count: number, value: (codes: readonly CardCode[]) => unknown]>> = {
  high5: [5, ([a, b, c, d, e]) => high5(a!, b!, c!, d!, e!)],
  high6: [6, ([a, b, c, d, e, f]) => high6(a!, b!, c!, d!, e!, f!)],
  high7: [7, ([a, b, c, d, e, f, g]) => high7(a!, b!, c!, d!, e!, f!, g!)],
  'highValue of eight': [8, highValue],
  aceToFive5: [5, ([a, b, c, d, e]) => aceToFive5(a!, b!, c!, d!, e!)],
  aceToFive7: [7, ([a, b, c, d, e, f, g]) => aceToFive7(a!, b!, c!, d!, e!, f!, g!)],
  'aceToFiveValue of six': [6, aceToFiveValue],
  deuceToSeven5: [5, ([a, b, c, d, e]) => deuceToSeven5(a!, b!, c!, d!, e!)],
  omaha4: [9, ([a, b, c, d, e, f, g, h, i]) => omaha4(a!, b!, c!, d!, e!, f!, g!, h!, i!)],
  'omahaHigh of four': [9, codes => omahaHigh(codes.slice(0, 4), codes.slice(4))],
  'omahaHigh of five': [10, codes => omahaHigh(codes.slice(0, 5), codes.slice(5))],
  'omahaHigh on a flop': [7, codes => omahaHigh(codes.slice(0, 4), codes.slice(4))],
  omahaEightOrBetter: [9, codes => omahaEightOrBetter(codes.slice(0, 4), codes.slice(4))],
}
/** Nine or ten cards of different ranks and suits, so that a wrong one among them could make a hand. */
const RIGHT: readonly CardCode[] = [0, 5, 10, 15, 17, 22, 27, 32, 37, 42]
const WRONG: readonly unknown[] = ['As', 'x', undefined, null, Number.NaN, -1, 1.5, 54, 64, 128, 255, 300, true, {}]
/** Seven of one suit, and five with two others. */
const CLUBS: readonly CardCode[] = [0, 4, 12, 20, 28, 36, 44]
const FIVE_CLUBS: readonly CardCode[] = [0, 4, 12, 20, 28, 33, 46]

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
  expect(highValue([53, 5, 10, 15, 17])).toBeTypeOf('number')
  expect(highValue([53, 5, 10, 15, 17, 22, 27, 32])).toBeTypeOf('number')
})

test('what is no card is found among the cards of a flush too', () => {
  for (const right of [CLUBS, FIVE_CLUBS]) {
    expect(highCategory(highValue(right))).toBe(5)
    for (const [at] of right.entries())
      for (const wrong of WRONG)
        expect(() => highValue(right.with(at, wrong as CardCode)), String(wrong)).toThrow('codes of cards')
  }
})

test.each(RANKINGS)('%s says which of its cards is none', name => {
  const { value, best, nameOf, words, cards: count } = rankings[name]
  const right = decks[rankings[name].deck].slice(0, count).map(codeOf)
  for (const ask of [value, best, nameOf, words]) {
    expect(() => ask(right)).not.toThrow()
    for (const [at] of right.entries())
      for (const wrong of WRONG) expect(() => ask(right.with(at, wrong as CardCode)), String(wrong)).toThrow(/codeOf/)
  }
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
