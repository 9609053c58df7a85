import { describe, expect, test } from 'vitest'
import { cards, codeOf } from '../cards/card.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import { timesOfValues } from '../testing/every-five.ts'
import { disagreement, slowAceToFive, slowBest, slowEightOrBetter } from '../testing/slow-ranking.ts'
import { aceToFive5, aceToFiveCategory, aceToFiveValue, eightOrBetter7, eightOrBetterValue } from './ace-to-five.ts'
import { everyRanks, FIVE_CARD_KEYS } from './rank-keys.ts'

const deck = Array.from({ length: 52 }, (_, code) => code)
const lowCards = deck.filter(code => code < 28 || code >= 48)
const value = (text: string): number => aceToFiveValue(cards(text).map(codeOf))

describe('ace-to-five', () => {
  test('all 2,598,960 hands fall into the known classes and 6,175 values', () => {
    const times = timesOfValues(aceToFive5, 6175)
    const classes = [0, 0, 0, 0, 0, 0]
    times.forEach((count, worth) => {
      if (worth > 0) classes[aceToFiveCategory(worth)]! += count
    })
    expect(classes).toEqual([1317888, 1098240, 123552, 54912, 3744, 624])
    expect(times.filter(count => count > 0).length).toBe(6175)
    expect(times[6175]).toBe(1024)
  })

  test('every kind of hand stands where the slow ranking puts it', () => {
    const hands: number[][] = []
    everyRanks(FIVE_CARD_KEYS, 5, (_, one, two, three, four) => {
      const sets = [one, two, three, four]
      hands.push(deck.filter(code => (sets[code & 3]! >> (code >> 2)) & 1))
    })
    expect(hands.length).toBe(6175)
    expect(disagreement(hands.map(hand => ({ hand, fast: aceToFiveValue(hand), slow: slowAceToFive(hand) })))).toEqual(
      [],
    )
  })

  test.each([5, 6, 7, 8, 9])('the lowest five of %i cards equal the slow ranking', count => {
    const many = sample(count, deck, count > 7 ? 200 : 1000)
    const few = sample(
      count,
      deck.filter(code => code < 12),
      300,
    ) // many pairs, few ranks
    expect(disagreement([...many, ...few])).toEqual([])
  })

  test('the landmarks', () => {
    expect(value('As 2s 3s 4s 5s')).toBe(6175)
    expect(value('As 2d 3h 4c 6s')).toBe(6174)
    expect(value('Ks Kd Kh Kc Qs')).toBe(1)
    expect(value('As Ad 2h 3c 4s')).toBeGreaterThan(value('2s 2d Ah 3c 4s'))
    expect(value('As Ad 2h 3c 4s')).toBeLessThan(value('Ks Qd Jh Tc 9s'))
    expect(value('As Ad Ah 2c 2s 2d 2h')).toBe(value('As Ad Ah 2c 2s'))
  })
})

describe('eight or better', () => {
  test.each([0, 3, 4])('%i cards never qualify', count => {
    expect(eightOrBetterValue(cards('As 2d 3h 4c').map(codeOf).slice(0, count))).toBe(0)
  })

  test.each([5, 6, 7, 9])('the low of %i cards equals the slow ranking', count => {
    const chance = seeded(`low ${count}`)
    const hands = Array.from({ length: 500 }, (_, i) => {
      const hand = shuffled(i % 2 ? deck : lowCards, chance).slice(0, count)
      return { hand, fast: eightOrBetterValue(hand), slow: slowBest(slowEightOrBetter, hand) }
    })
    expect(disagreement(hands)).toEqual([])
    for (const { hand, fast, slow } of hands) {
      expect(fast > 0).toBe(slow > 0)
      if (fast > 0) expect(fast).toBe(aceToFiveValue(hand))
      if (count === 7) expect(eightOrBetter7(...(hand as Seven))).toBe(fast)
    }
  })
})

type Seven = [number, number, number, number, number, number, number]

const sample = (count: number, from: readonly number[], times: number) => {
  const chance = seeded(`${count} of ${from.length}`)
  return Array.from({ length: times }, () => {
    const hand = shuffled(from, chance).slice(0, count)
    return { hand, fast: aceToFiveValue(hand), slow: slowBest(slowAceToFive, hand) }
  })
}
