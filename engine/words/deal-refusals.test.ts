import { expect, test } from 'vitest'
import { refused } from '../deal/refusal.ts'
import { refusalWords } from './english/print.ts'

const part = { pot: 1, run: 1, share: 'low' }

test.each([
  [refused('stakes-not-whole', { about: 'bringIn' }), 'The bring-in must be a whole number of chips, 0 or more.'],
  [refused('stakes-missing', { about: 'unit' }), 'The stakes need a suitable smallest chip for this game.'],
  [
    refused('structure-not-played', { about: ['pot-limit', 'no-limit'] }),
    'This game is played at pot-limit or no-limit.',
  ],
  [refused('structure-not-played', { about: [] }), 'This game is played for points.'],
  [refused('not-the-time', { about: 'ShowTo' }), 'Showing cards to somebody isn’t possible now.'],
  [refused('part-not-read', { about: part }), 'Nobody has said who wins the low of side pot 1, run-out 2.'],
  [refused('not-known', { about: { part, twice: true } }), 'You gave the low of side pot 1, run-out 2 twice.'],
  [refused('not-known', { about: { book: 'hoyle' } }), 'There’s no rulebook called hoyle.'],
  [refused('no-straddle-here', { about: 'tournament' }), 'No straddle in a tournament: only the blinds are posted.'],
  [
    refused('straddle-not-from-there', { seat: 5, about: [2, 3] }),
    'Seat 5 can’t straddle from there: that’s for seat 2 or seat 3.',
  ],
  [refused('no-kill-here', { about: { cards: 2 } }), 'The pot can’t be killed unless everybody has exactly 2 cards.'],
  [refused('barred-by-a-ruling', { seat: 4, about: ['bet', 'raise'] }), 'By a ruling, seat 4 can’t bet or raise now.'],
  [
    refused('rows-do-not-fit', { about: { why: 'row-is-full', row: 'front', room: 1 } }),
    'The rows don’t fit: the front row has room for 1 more card.',
  ],
])('what a refusal is about is data, and its words say it: %j', (refusal, words) => {
  expect(refusalWords(refusal)).toBe(words)
})
