import { describe, expect, test } from 'vitest'
import { cards, codeOf } from '../cards/card.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import { oneOfEveryKind, timesOfValues } from '../testing/every-five.ts'
import { disagreement, type Slow, slowBest, slowDeuceToSeven, slowNineOrBetter } from '../testing/slow-ranking.ts'
import { deuceToSeven5, deuceToSevenCategory, deuceToSevenValue, nineOrBetterValue } from './deuce-to-seven.ts'

const deck = Array.from({ length: 52 }, (_, code) => code)
const value = (text: string): number => deuceToSevenValue(cards(text).map(codeOf))

describe('deuce-to-seven', () => {
  test('all 2,598,960 hands fall into the known categories and 7,462 values', () => {
    const times = timesOfValues(deuceToSeven5, 7462)
    const classes = new Array<number>(9).fill(0)
    times.forEach((count, worth) => {
      if (worth > 0) classes[deuceToSevenCategory(worth)]! += count
    })
    expect(classes).toEqual([1303560, 1098240, 123552, 54912, 9180, 5112, 3744, 624, 36])
    expect(times.filter(count => count > 0).length).toBe(7462)
    expect(times[7462]).toBe(1020)
  })

  test('every kind of hand, suited and not, stands where the slow ranking puts it', () => {
    const hands = oneOfEveryKind()
    const ranked = hands.map(hand => ({ hand, fast: deuceToSevenValue(hand), slow: slowDeuceToSeven(hand) }))
    expect(disagreement(ranked)).toEqual([])
  })

  test.each([5, 6, 7, 9])('the best low of %i cards equals the slow ranking', count => {
    expect(disagreement(sample(count, deuceToSevenValue, slowDeuceToSeven))).toEqual([])
  })

  test('the landmarks', () => {
    expect(value('7s 5d 4h 3c 2s')).toBe(7462)
    expect(value('As Ks Qs Js Ts')).toBe(1)
    expect(value('As 5d 4h 3c 2s')).toBeGreaterThan(value('As 6d 4h 3c 2s'))
    expect(value('As 5d 4h 3c 2s')).toBeLessThan(value('Ks Qd Jh Tc 8s'))
    expect(deuceToSevenCategory(value('As 5s 4s 3s 2s'))).toBe(5)
    expect(deuceToSevenCategory(value('6s 5s 4d 3s 2s'))).toBe(4)
  })
})

describe('nine or better', () => {
  test.each([5, 6, 7])('the low of %i cards equals the slow ranking', count => {
    const hands = sample(count, nineOrBetterValue, slowNineOrBetter)
    expect(disagreement(hands)).toEqual([])
    for (const { fast, slow } of hands) expect(fast > 0).toBe(slow > 0)
    expect(hands.some(({ fast }) => fast > 0)).toBe(true)
  })

  test('the worst that qualifies, and what does not', () => {
    const nine = (text: string): number => nineOrBetterValue(cards(text).map(codeOf))
    expect(nine('9s 8d 7h 6c 4s')).toBe(7462 - 51)
    expect(nine('9s 8d 7h 6c 5s')).toBe(0)
    expect(nine('Ts 5d 4h 3c 2s')).toBe(0)
    expect(nine('9s 5s 4s 3s 2s')).toBe(0)
    expect(nine('9s 5s 4s 3s')).toBe(0)
  })
})

/** Half of them from the whole deck, half from the low cards of two suits. */
const sample = (count: number, fast: (codes: readonly number[]) => number, slow: Slow) => {
  const chance = seeded(`low ${count}`)
  const narrow = deck.filter(code => code < 36 && (code & 3) < 2)
  return Array.from({ length: 600 }, (_, i) => {
    const hand = shuffled(i % 2 ? deck : narrow, chance).slice(0, count)
    return { hand, fast: fast(hand), slow: slowBest(slow, hand) }
  })
}
