import { decks, shuffled } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { secureBits, secureChance } from './secure-chance.ts'

test('numbers stay below what was asked for, and all of them come', () => {
  for (const below of [1, 2, 6, 52, 53]) {
    const seen = new Set(Array.from({ length: 2000 }, () => secureChance(below)))
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: below }, (_, i) => i))
  }
})

test('every card is as likely on top as any other', () => {
  const deals = 52 * 500
  const seen = new Map<string, number>()
  for (let i = 0; i < deals; i++) {
    const top = shuffled(decks.standard, secureChance)[0]!
    seen.set(top, (seen.get(top) ?? 0) + 1)
  }
  const chiSquare = decks.standard.reduce((sum, card) => sum + ((seen.get(card) ?? 0) - 500) ** 2 / 500, 0)
  // 51 degrees of freedom: a fair shuffle goes over 125 once in some ten million runs
  expect(chiSquare).toBeLessThan(125)
})

test('a block that is used up is filled again, and no word comes from the old one', () => {
  const bits = secureBits(4)
  const drawn = Array.from({ length: 400 }, bits)
  expect(new Set(drawn).size).toBeGreaterThan(390)
  expect(drawn.every(word => Number.isInteger(word) && word >= 0 && word < 2 ** 32)).toBe(true)
})

test('two tables do not get the same cards', () => {
  expect(shuffled(decks.standard, secureChance)).not.toEqual(shuffled(decks.standard, secureChance))
})
