import { describe, expect, test } from 'vitest'
import { cards } from './card.ts'
import { belongsTo, type DeckName, decks, unknownDeck } from './deck.ts'

const sizes: readonly (readonly [DeckName, number])[] = [
  ['standard', 52],
  ['joker', 53],
  ['short', 36],
  ['mexican', 41],
]

describe.each(sizes)('the %s deck', (name, size) => {
  test(`has ${size} cards, no two alike`, () => {
    expect(decks[name]).toHaveLength(size)
    expect(new Set(decks[name]).size).toBe(size)
  })

  test('knows its own, and takes an unknown card for one of them', () => {
    for (const card of decks.joker) expect(belongsTo(name, card)).toBe(decks[name].includes(card))
    expect(belongsTo(name, '??')).toBe(true)
  })

  test('has as many cards while nobody has named them', () => {
    expect(unknownDeck(name)).toEqual(Array.from({ length: size }, () => '??'))
  })
})

const missing = (name: DeckName) => decks.joker.filter(card => !decks[name].includes(card))

test('the short deck begins with the six', () => {
  expect(missing('short')).toEqual(cards('2c2d2h2s 3c3d3h3s 4c4d4h4s 5c5d5h5s Jo'))
})

test('the Mexican deck has no 8, 9 and 10, but the joker', () => {
  expect(missing('mexican')).toEqual(cards('8c8d8h8s 9c9d9h9s TcTdThTs'))
})

test('only the joker deck and the Mexican deck have a joker', () => {
  expect(sizes.filter(([name]) => decks[name].includes('Jo')).map(([name]) => name)).toEqual(['joker', 'mexican'])
})
