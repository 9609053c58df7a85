import { createHash, randomBytes, randomInt } from 'node:crypto'
import { decks, shuffled } from '@cardroom/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOpenedBy, openingOf, sealDeck } from './sealed-deck.ts'
import { dealtOrder, shuffleOf } from './shuffle.ts'

const random = (bytes: number): Uint8Array => new Uint8Array(randomBytes(bytes))

describe.each([['standard'], ['short'], ['mexican'], ['joker']] as const)('a sealed deck: %s', name => {
  const cards = shuffled(decks[name], most => randomInt(most))
  const sealed = sealDeck(cards, random)

  test('every card opens at its place, and nowhere else, and no other card does', () => {
    for (const [index, card] of cards.entries()) {
      const opening = openingOf(sealed, index)
      expect(opening).toMatchObject({ index, card })
      expect(isOpenedBy(sealed.root, opening)).toBe(true)
      const other = cards[(index + 1) % cards.length]!
      expect(isOpenedBy(sealed.root, { ...opening, card: other })).toBe(false)
      expect(isOpenedBy(sealed.root, { ...opening, index: index ^ 1 })).toBe(false)
      expect(isOpenedBy(sealed.root, { ...opening, salt: `${'00'.repeat(16)}` })).toBe(false)
      expect(isOpenedBy(sealDeck(cards, random).root, opening)).toBe(false)
    }
  })
})

describe('the cut', () => {
  const sealed = sealDeck(decks.standard, random)

  test('is an order of all places, the same for everybody, whatever order the seats come in', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[0-9a-f]{8}$/), { maxLength: 6 }), words => {
        const entropies = words.map((bytes, i) => ({ seat: i + 1, bytes }))
        const cut = shuffleOf(sealed.root, entropies, 52)
        expect([...cut].sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, i) => i))
        expect(shuffleOf(sealed.root, [...entropies].reverse(), 52)).toEqual(cut)
        expect(new Set(dealtOrder(sealed.cards, cut)).size).toBe(52)
      }),
      { numRuns: 50 },
    )
  })

  test('changes with every seat that adds something', () => {
    const cuts = [[], [{ seat: 1, bytes: 'aa' }], [{ seat: 1, bytes: 'ab' }], [{ seat: 2, bytes: 'aa' }]].map(it =>
      shuffleOf(sealed.root, it, 52).join(),
    )
    expect(new Set(cuts).size).toBe(4)
  })
})

test('is sealed the same by any SHA-256', () => {
  const node = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()
  const salts = random(16 * decks.standard.length)
  expect(sealDeck(decks.standard, () => salts, node)).toEqual(sealDeck(decks.standard, () => salts))
})
