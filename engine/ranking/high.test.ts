import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cards, codeOf } from '../cards/card.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import { oneOfEveryKind, timesOfValues } from '../testing/every-five.ts'
import { disagreement, slowBest, slowHigh } from '../testing/slow-ranking.ts'
import { flushValue, high5, high6, high7, high7At, highCategory, highValue } from './high.ts'

const deck = Array.from({ length: 52 }, (_, code) => code)
const value = (text: string): number => highValue(cards(text).map(codeOf))

describe('five cards', () => {
  test('all 2,598,960 hands fall into the known categories and 7,462 values', () => {
    const times = timesOfValues(high5, 7462)
    expect(byCategory(times)).toEqual([1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40])
    expect(times.filter(count => count > 0).length).toBe(7462)
    expect(times[7462]).toBe(4)
  })

  test('every kind of hand, suited and not, stands where the slow ranking puts it', () => {
    const hands = oneOfEveryKind()
    expect(hands.length).toBe(6175 + 1287)
    expect(disagreement(hands.map(hand => ({ hand, fast: highValue(hand), slow: slowHigh(hand) })))).toEqual([])
  })

  test('the landmarks', () => {
    expect(value('As Ks Qs Js Ts')).toBe(7462)
    expect(value('7s 5d 4h 3c 2s')).toBe(1)
    expect(value('As 2d 3h 4c 5s')).toBeLessThan(value('2s 3d 4h 5c 6s'))
    expect(value('As 2s 3s 4s 5s')).toBe(7453)
    expect(value('2s 2d 2h 3c 3s')).toBeGreaterThan(value('As Ks Qs Js 9s'))
    expect(flushValue(0b1_1111_0000_0000)).toBe(7462)
    expect(flushValue(0b1_1110_0000_0000)).toBe(0)
  })
})

describe('seven cards', () => {
  test('all 133,784,560 hands fall into the known categories and 4,824 values', () => {
    const times = new Uint32Array(7463)
    for (let a = 6; a < 52; a++) countUnder(a, times)
    expect(byCategory(times)).toEqual([23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584])
    expect(times.filter(count => count > 0).length).toBe(4824)
    expect(times[7462]).toBe(4324)
  })

  test('flat bytes are worth the same as seven numbers', () => {
    const bytes = Uint8Array.from(shuffled(deck, seeded('bytes')))
    for (let at = 0; at <= 45; at++) {
      const seven = bytes.subarray(at, at + 7)
      expect(high7At(bytes, at)).toBe(highValue([...seven]))
    }
  })
})

describe('the best five', () => {
  test.each([5, 6, 7, 8, 9])('of %i random cards equal the slow ranking', count => {
    expect(disagreement(sample(count, deck, count > 7 ? 300 : 1500))).toEqual([])
  })

  test.each([5, 6, 7, 9])('of %i cards of two suits, where flushes and straight flushes abound', count => {
    const twoSuits = deck.filter(code => (code & 3) < 2)
    const low = twoSuits.filter(code => code < 28 || code >= 48)
    expect(disagreement(sample(count, twoSuits, 400).concat(sample(count, low, 400)))).toEqual([])
  })

  test('does not depend on the order of the cards, and no further card makes it worse', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(deck, { minLength: 6, maxLength: 8 }), codes => {
        const worth = highValue(codes)
        expect(highValue(codes.toReversed())).toBe(worth)
        expect(highValue(codes.slice(1))).toBeLessThanOrEqual(worth)
      }),
    )
  })

  test('of six cards by six numbers', () => {
    const [a, b, c, d, e, f] = cards('As Ah Kd Kc Ks 2d').map(codeOf)
    expect(high6(a!, b!, c!, d!, e!, f!)).toBe(value('As Ah Kd Kc Ks'))
  })
})

const sample = (count: number, from: readonly number[], times: number) => {
  const chance = seeded(`${count} of ${from.length}`)
  return Array.from({ length: times }, () => {
    const hand = shuffled(from, chance).slice(0, count)
    return { hand, fast: highValue(hand), slow: slowBest(slowHigh, hand) }
  })
}

const countUnder = (a: number, times: Uint32Array): void => {
  for (let b = 5; b < a; b++)
    for (let c = 4; c < b; c++)
      for (let d = 3; d < c; d++)
        for (let e = 2; e < d; e++)
          for (let f = 1; f < e; f++) for (let g = 0; g < f; g++) times[high7(a, b, c, d, e, f, g)]!++
}

const byCategory = (times: Uint32Array): readonly number[] => {
  const counts = new Array<number>(9).fill(0)
  times.forEach((count, worth) => {
    if (worth > 0) counts[highCategory(worth)]! += count
  })
  return counts
}
