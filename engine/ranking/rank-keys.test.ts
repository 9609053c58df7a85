import { expect, test } from 'vitest'
import { displaced } from './displaced-table.ts'
import { everyRanks, FIVE_CARD_KEYS, SEVEN_CARD_KEYS } from './rank-keys.ts'
import { strongestPattern, weakestPattern } from './rank-patterns.ts'

const keysOf = (rankKeys: readonly number[], cards: number): Int32Array => {
  const keys: number[] = []
  everyRanks(rankKeys, cards, key => keys.push(key))
  return Int32Array.from(keys)
}

test.each([
  ['five', FIVE_CARD_KEYS, 5, 6175],
  ['seven', SEVEN_CARD_KEYS, 7, 49205],
])('no two choices of ranks for %s cards have the same key', (_, rankKeys, cards, choices) => {
  const keys = keysOf(rankKeys, cards)
  expect(keys.length).toBe(choices)
  expect(new Set(keys).size).toBe(choices)
})

test.each([
  ['five', FIVE_CARD_KEYS, 5, 8],
  ['seven', SEVEN_CARD_KEYS, 7, 9],
])('the keys of %s cards find a place each in a short table', (_, rankKeys, cards, shift) => {
  const keys = keysOf(rankKeys, cards)
  const { offsets, length } = displaced(keys, shift)
  const places = new Set(Array.from(keys, key => key + offsets[key >> shift]!))
  expect(places.size).toBe(keys.length)
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...places)).toBe(length - 1)
  expect(length).toBeLessThan(2 * keys.length)
})

test('every choice of five ranks has a pattern of its own, the strongest and the weakest being the same', () => {
  const seen = new Set<number>()
  everyRanks(FIVE_CARD_KEYS, 5, (_, one, two, three, four) => {
    const pattern = strongestPattern(one, two, three, four)
    expect(weakestPattern(one, two, three)).toBe(pattern)
    seen.add(pattern)
  })
  expect(seen.size).toBe(6175)
  expect([Math.min(...seen), Math.max(...seen)]).toEqual([0, 6174])
})
