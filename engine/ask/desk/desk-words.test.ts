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
  ['Seat 4 called out of turn', { street: null, wager: 'call-out-of-turn' }],
  ['one big chip, said nothing', { wager: 'oversized-chip' }],
  // as people tell it
  ['the dealer dealt the flop with four cards', { street: 'flop', what: 'TooManyInFlop' }],
  ['razz, on fourth street the dealer forgot to burn', { game: 'razz', street: 'fourth street', what: 'BurnMissed' }],
  [
    'the player in seat 4 mucked his hand at the showdown, but we can still tell the cards',
    { street: 'showdown', what: 'HandMucked', facts: { seat: 4, by: 'player' } },
  ],
  ['the dealer turned the river before the betting was done', { street: 'turn', what: 'PrematureBoard' }],
  [
    'five-card draw: seat 2 has only four cards after the draw',
    { game: 'draw-high', street: 'after the draw', what: 'WrongNumberOfCards', facts: { seat: 2 } },
  ],
  ['somebody raised out of turn', { wager: 'bet-out-of-turn' }],
  ["preflop seat 3's card fell on the floor", { street: 'preflop', what: 'CardOffTable' }],
  ['there is a joker in my hand on the turn', { street: 'turn', what: 'JokerFound' }],
  // what cannot have happened there is asked about again
  ['the flop has five cards on the river', { street: null, what: 'TooManyInFlop' }],
  ['something odd', { game: 'holdem', street: null, what: null, wager: null, facts: {} }],
])('%s', (text, expected) => {
  expect(readDeskWords(text)).toMatchObject(expected)
})

test('a yes or no that nobody mentioned is left to be asked', () => {
  expect(Object.values(readDeskWords("3's hand is mucked by the dealer").facts)).not.toContain(false)
})
