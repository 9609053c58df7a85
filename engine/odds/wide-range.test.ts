import { describe, expect, test } from 'vitest'
import { codeOf } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import { seeded } from '../cards/shuffle.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { oddsRefusalWords } from '../words/english/odds-refusals.ts'
import { equity } from './equity.ts'
import { topHands } from './top-hands.ts'
import { readWideRange } from './wide-range.ts'
import { wideSampler } from './wide-sampler.ts'

const DECK = deckCards('standard').map(codeOf)

/** How often hands of a range have some property, over this many draws. */
const often = (text: string, size: number, has: (codes: readonly number[]) => boolean, deck = DECK) => {
  const range = readWideRange(text, size)
  if ('why' in range) throw new Error(oddsRefusalWords(range))
  const draw = wideSampler(range, deck, percent => topHands(forms.omaha, percent))
  const chance = seeded('often')
  let [hands, found] = [0, 0]
  while (hands < 20_000) {
    const hand = draw(chance)
    if (hand === null) continue
    hands++
    if (has(hand)) found++
  }
  return found / hands
}

const aces = (codes: readonly number[]) => codes.filter(code => code >> 2 === 12).length
const suits = (codes: readonly number[]) =>
  [0, 1, 2, 3]
    .map(suit => codes.filter(code => (code & 3) === suit).length)
    .sort()
    .join('')

describe('a range of more than two cards', () => {
  test('has each of its hands once, however many ways there are to name it', () => {
    // 6 x 1,128 hands with two aces, 4 x 48 with three, one with four
    expect(often('AA**', 4, codes => aces(codes) === 3)).toBeCloseTo(192 / 6961, 2)
    expect(often('AA', 4, codes => aces(codes) >= 2)).toBe(1)
    // of 270,725 hands 6,961 have two aces or more
    expect(often('random', 4, codes => aces(codes) >= 2)).toBeCloseTo(6961 / 270_725, 2)
    expect(often('A***', 4, codes => aces(codes) === 1)).toBeCloseTo((4 * 17_296) / (270_725 - 194_580), 2)
  })
  test('knows double-suited, single-suited and rainbow hands, and cards by name', () => {
    expect(often('AAxx ds', 4, codes => suits(codes) === '0022')).toBe(1)
    expect(often('AAxx rb', 4, codes => suits(codes) === '1111')).toBe(1)
    expect(often('AAxx ss', 4, codes => ['0112', '0013', '0004'].includes(suits(codes)))).toBe(1)
    expect(often('AhKh**', 4, codes => codes.includes(codeOf('Ah')) && codes.includes(codeOf('Kh')))).toBe(1)
    expect(often('AhKh**', 4, codes => codes.length === 4 && new Set(codes).size === 4)).toBe(1)
  })
  test('has weights, and what is named twice counts as named last', () => {
    // aces and kings are as many: a quarter of the weight is a fifth of the hands
    const kings = (codes: readonly number[]) => codes.filter(code => code >> 2 === 11).length >= 2
    const only = (codes: readonly number[]) => kings(codes) && aces(codes) < 2
    expect(often('AA**, KK**:0.25', 4, only)).toBeCloseTo(0.2, 1)
    expect(often('AA**, AA** ds:0.000001', 4, codes => suits(codes) === '0022')).toBeLessThan(0.01)
  })
  test('the best hands of a form do better than others', () => {
    const of = (range: string) => {
      const found = equity({ form: 'omaha', hands: [range, 'random'] }, { samples: 10_000 })
      if (!found.ok) throw new Error(oddsRefusalWords(found.refusal))
      return found.hands[0]!.equity
    }
    const [best, some, all] = [of('top 5%'), of('top 40%'), of('100%')]
    expect(best).toBeGreaterThan(some + 0.02)
    expect(some).toBeGreaterThan(all + 0.02)
    expect(all).toBeCloseTo(0.5, 1)
  })
})

describe('in equity', () => {
  test('aces double-suited beat aces of any suits, and both beat a random hand', () => {
    const of = (range: string) => {
      const found = equity({ form: 'omaha', hands: [range, 'random'] }, { samples: 15_000 })
      return !found.ok ? 0 : found.hands[0]!.equity
    }
    expect(of('AA**')).toBeGreaterThan(0.62)
    expect(of('AAxx ds')).toBeGreaterThan(of('AA**') + 0.02)
  })
  const withPots = (Object.keys(forms) as FormId[]).filter(id => forms[id].pot.length > 0)
  test.each(withPots)('%s takes a range for each hand', id => {
    const found = equity({ form: id, hands: ['AA', 'random'] }, { samples: 50 })
    if (!found.ok) throw new Error(oddsRefusalWords(found.refusal))
    expect(found.hands.reduce((sum, hand) => sum + hand.equity, 0)).toBeCloseTo(1, 6)
  })
  test.each([
    ['AAA**', 'is not a holding'],
    ['AA** xs', 'is not a holding'],
    ['AhAh**', 'has the same card twice'],
    ['AA**:2', 'a weight is more than 0'],
    ['AA**,', 'missing'],
    ['0%', 'not a percentage'],
  ])('%s is refused with the reason', (range, words) => {
    const found = equity({ form: 'omaha', hands: [range, 'random'] })
    expect(!found.ok ? oddsRefusalWords(found.refusal) : '').toContain(words)
  })
  test('ranges that cannot meet, and an exact count of one, are refused', () => {
    expect(equity({ form: 'omaha', hands: ['AAA*', 'AA**'] })).toMatchObject({
      refusal: { why: 'ranges-cannot-meet' },
    })
    expect(equity({ form: 'omaha', hands: ['AA**', 'KK**'] }, { exact: true })).toMatchObject({
      refusal: { why: 'too-many-deals' },
    })
  })
})
