import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decks } from '../../cards/deck.ts'
import { seeded, shuffled } from '../../cards/shuffle.ts'
import { openFaceChinese, pineappleOpenFaceChinese27Middle, taiwanesePoker } from '../../forms/chinese.ts'
import { combinations } from '../../ranking/combinations.ts'
import { laid } from '../../testing/laid.ts'
import { arrange } from './arrange.ts'
import { frontMost } from './front-most.ts'
import { isFouled } from './rows.ts'
import { isSureToFoul } from './sure-foul.ts'

const { rows } = openFaceChinese
const low = pineappleOpenFaceChinese27Middle.rows

describe('wsop/351 a guaranteed foul', () => {
  test.each([
    ['nothing laid', ' / / ', false],
    ['aces in front of one card', 'AhAd / 2c / 3c', false],
    ['aces in front of a middle that cannot catch up', 'AhAd / 9h8d5s2c / 3c', true],
    ['aces in front of four to a flush', 'AhAd / 9h8h5h2h / 3c', false],
    ['kings in front of four to two pair', 'KhKd / 9h9d5s2c / 3c', false],
    ['trips in front of four to two pair', '2h2d2s / 9h9d5s4c / 3c', false],
    ['trips in front, the nines gone', '8h8d8s / 9h9d5s4c / 9s9c5d', true],
    ['a full back below a pair in the middle', ' / AhAd / KhKd9s8c7d', true],
    ['a full back below a high front card', 'Ah / / KhQd9s8c7d', true],
    ['no middle between: over trips, below a flush', 'QhQdQs / 9h9dKsKc / AhJh7h5h2h', true],
    ['a middle between', 'QhQdQs / Th9d8s7c / AhKh7h5h2h', false],
    ['too many in a row', '2h3h4h5h / / ', true],
  ])('%s', (_, hand, sure) => expect(isSureToFoul(rows, laid(hand))).toBe(sure))

  test.each([
    ['a jack in the middle', ' / Jh / ', true],
    ['a pair in the middle', ' / 4h4d / ', true],
    ['ten high so far', ' / Th7d2s3c / ', false],
    ['four to a straight', ' / 6h5d4s3c / ', false],
    ['a straight', ' / 6h5d4s3c2h / ', true],
    ['a back that cannot reach the front', 'AhAd / 4h / KhKs9d8c7d', true],
  ])('wsop/360a %s', (_, hand, sure) => expect(isSureToFoul(low, laid(hand))).toBe(sure))

  test('rows that need not rise never foul', () => {
    expect(isSureToFoul(taiwanesePoker.rows, laid('As / KhKd / 2c'))).toBe(false)
  })
})

describe.each([
  ['open-face', rows],
  ['2-7 middle', low],
])('%s', (_, form) => {
  test('one or two cards from the end it is exactly what trying every card says', () => {
    let sure = 0
    fc.assert(
      fc.property(fc.integer(), fc.nat(2), fc.integer({ min: 1, max: 2 }), fc.boolean(), (seed, at, missing, wild) => {
        const own = shuffled(decks.standard, seeded(seed)).slice(0, 13)
        const set = wild ? [own.slice(0, 3), own.slice(3, 8), own.slice(8)] : arrange(form, [], own, 13).rows
        const hand = set.map((row, i) => (i === at ? row.slice(0, row.length - missing) : row))
        const left = decks.standard.filter(card => !hand.flat().includes(card))
        const stands = combinations(left, missing).some(
          more =>
            !isFouled(
              form,
              hand.map((row, i) => (i === at ? [...row, ...more] : row)),
            ),
        )
        expect(isSureToFoul(form, hand)).toBe(!stands)
        if (!stands) sure++
      }),
      { numRuns: 150 },
    )
    expect(sure).toBeGreaterThan(10)
  })
})

describe('wsop/351 when the clock has run out', () => {
  test('the card goes to the front', () => {
    expect(frontMost(rows, laid('2h / KhKd / AhAd'), ['7c'], 1)).toEqual({ rows: [['7c'], [], []], discard: [] })
  })
  test('a full front, or a sure foul there, sends it on', () => {
    expect(frontMost(rows, laid('2h3d4s / KhKd / AhAd'), ['7c'], 1).rows).toEqual([[], ['7c'], []])
    expect(frontMost(rows, laid('Ah / 9h8d5s2c / Kh3c'), ['Ac'], 1).rows).toEqual([[], ['Ac'], []])
  })
  test('if every row fouls, it goes to the front-most with room', () => {
    expect(frontMost(rows, laid('AhAd / 9h8d5s2c7h / Kh3c'), ['Tc'], 1).rows).toEqual([['Tc'], [], []])
  })
  test('the last of three is thrown away', () => {
    expect(frontMost(rows, [], ['7c', '6d', '5h'], 2)).toEqual({ rows: [['7c', '6d'], [], []], discard: ['5h'] })
  })
})
