import { describe, expect, test } from 'vitest'
import { codeOf } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import { RANKINGS } from './ranking.ts'
import { rankings } from './rankings.ts'
import { readHands } from './read-hands.ts'
import { handsWords } from './words.ts'

describe.each(RANKINGS)('what an older release called a hand of %s', name => {
  test('is read as the hand that it was', () => {
    const { deck, cards, value, nameOf } = rankings[name]
    const chance = seeded(`read ${name}`)
    let read = 0
    for (let i = 0; i < 400; i++) {
      const codes = shuffled(deckCards(deck).map(codeOf), chance)
      const held = [codes.slice(0, cards + (i % 3)), codes.slice(10, 12 + cards)]
      // nobody takes a share with a hand that does not qualify
      const hands = held.filter(hand => value(hand) > 0).map(nameOf)
      expect(readHands(handsWords(hands))).toEqual(hands)
      read += hands.length
    }
    expect(read).toBeGreaterThan(1)
  })
})

test('no hand, points, and words that nobody wrote', () => {
  expect(readHands('')).toEqual([])
  expect(readHands('most points')).toEqual([{ is: 'most-points', ranks: [] }])
  expect(readHands('the wheel, five low')).toEqual([{ is: 'wheel', ranks: [] }])
  expect(readHands('a hand like a foot')).toBeNull()
  expect(readHands('pair of nines and a song')).toBeNull()
})
