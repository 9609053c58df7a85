import { expect, test } from 'vitest'
import { readDeskWords } from './desk-words.ts'

test.each([
  [
    'Omaha, on the turn the dealer exposed seat 3’s Kd',
    { game: 'omaha', street: 'turn', what: 'CardExposed', facts: { seat: 3, card: 'Kd', by: 'dealer' } },
  ],
  ['on the flop the burn is missed', { game: 'holdem', street: 'flop', what: 'BurnMissed' }],
  ['the flop has 4 cards', { game: 'holdem', street: 'flop', what: 'TooManyInFlop', facts: { count: 4 } }],
  [
    "Razz: seat 2's hand is mucked by the dealer",
    { game: 'razz', what: 'HandMucked', facts: { seat: 2, by: 'dealer' } },
  ],
  ['a string bet on the river', { game: 'holdem', street: 'river', what: null, wager: 'string-bet' }],
  ['Seat 4 called out of turn', { wager: 'call-out-of-turn' }],
  ['one big chip, said nothing', { wager: 'oversized-chip' }],
  ['something odd', { game: 'holdem', street: null, what: null, wager: null, facts: {} }],
])('%s', (text, expected) => {
  expect(readDeskWords(text)).toMatchObject(expected)
})

test('a yes or no that nobody mentioned is left to be asked', () => {
  expect(Object.values(readDeskWords("3's hand is mucked by the dealer").facts)).not.toContain(false)
})
