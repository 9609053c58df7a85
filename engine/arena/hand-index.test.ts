import { describe, expect, test } from 'vitest'
import { codeOf } from '../cards/card.ts'
import { decks } from '../cards/deck.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import { handIndexer } from './hand-index.ts'

const holdem = handIndexer([2, 3, 1, 1])
const codes = decks.standard.map(codeOf)
const dealt = (deck: readonly number[]): readonly (readonly number[])[] => [
  deck.slice(0, 2),
  deck.slice(2, 5),
  deck.slice(5, 6),
  deck.slice(6, 7),
]

describe('hands of hold’em', () => {
  test('are as many as the literature counts', () => {
    expect([1, 2, 3, 4].map(holdem.size)).toEqual([169, 1_286_792, 55_190_538, 2_428_287_420])
  })
  test('the 1,326 holdings have the numbers 0 to 168: 4 for a suited hand, 6 for a pair, 12 for another', () => {
    const counts = new Map<number, number>()
    for (const [i, one] of codes.entries())
      for (const other of codes.slice(0, i)) {
        const index = holdem.index([[one, other]])
        counts.set(index, (counts.get(index) ?? 0) + 1)
      }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 169 }, (_, i) => i))
    expect([4, 6, 12].map(many => [...counts.values()].filter(count => count === many).length)).toEqual([78, 13, 78])
  })
  test('keep their number when suits are renamed and cards of a round change places, and no other', () => {
    const chance = seeded('index')
    for (let i = 0; i < 300; i++) {
      const rounds = dealt(shuffled(codes, chance)).slice(0, 1 + (i % 4))
      const index = holdem.index(rounds)
      const names = shuffled([0, 1, 2, 3], chance)
      const renamed = rounds.map(cards =>
        shuffled(
          cards.map(code => (code & ~3) | names[code & 3]!),
          chance,
        ),
      )
      expect(holdem.index(renamed)).toBe(index)
      const back = holdem.hand(rounds.length, index)
      expect(holdem.index(back)).toBe(index)
      expect(
        back
          .flat()
          .map(code => code >> 2)
          .sort(),
      ).toEqual(
        rounds
          .flat()
          .map(code => code >> 2)
          .sort(),
      )
    }
  })
  test('every number has its hand', () => {
    const chance = seeded('numbers')
    for (const rounds of [1, 2, 3, 4])
      for (let i = 0; i < 200; i++) {
        const index = rounds === 1 ? i % 169 : Math.floor((chance(1e6) / 1e6) * holdem.size(rounds))
        const hand = holdem.hand(rounds, index)
        expect(new Set(hand.flat()).size).toBe(hand.flat().length)
        expect(holdem.index(hand)).toBe(index)
      }
  })
})

test('other games: Rhode Island, and the flop of Omaha', () => {
  const island = handIndexer([1, 1, 1])
  const seen = new Set<number>()
  for (const a of codes)
    for (const b of codes)
      for (const c of codes) if (new Set([a, b, c]).size === 3) seen.add(island.index([[a], [b], [c]]))
  expect(seen.size).toBe(island.size(3))
  expect(handIndexer([4]).size(1)).toBe(16_432)
})

test('what makes no sense is said', () => {
  expect(() => handIndexer([])).toThrow(TypeError)
  expect(() => holdem.index([[0]])).toThrow('2, 3, 1, 1')
  expect(() => holdem.size(5)).toThrow('give 1 to 4')
  expect(() => holdem.hand(1, 169)).toThrow('give 0 to 168')
})
