import { expect, test } from 'vitest'
import { refused } from '../tournament/refusal.ts'
import { tournamentRefusalWords } from './english/print.ts'

test.each([
  [refused('not-the-time', { about: { played: 3 } }), 'Not now: levels 1 to 3 have been played.'],
  [refused('not-the-time', { about: { addOnIn: 6 } }), 'Not now: once, in level 6 or the break after it.'],
  [
    refused('not-this-draw', { about: { players: 9 } }),
    'That isn’t a draw for this field: it takes 9 players, each once.',
  ],
  [refused('still-in-play', { about: { players: 2 } }), '2 players are still in.'],
  [
    refused('not-done-here', { about: { sanctions: ['warn', 'suspend'] } }),
    'That isn’t possible here: the director can warn or suspend.',
  ],
  [
    refused('no-such-penalty', { about: 'deals-or-minutes' }),
    'There’s no such penalty: enter 1 or more hands or minutes.',
  ],
  [refused('draw-is-due', { about: { tables: 2 } }), 'Everybody draws a new seat for 2 tables: draw first.'],
  [refused('cannot-divide', { about: { sum: 5000 } }), 'The prizes can’t be divided like that: they add up to 5,000.'],
  [
    refused('amount-not-allowed', { least: 50, about: { multipleOf: 25 } }),
    'That amount isn’t allowed: enter 50 or more (a multiple of 25).',
  ],
])('what a refusal in a tournament is about is data, and its words say it: %j', (refusal, words) => {
  expect(tournamentRefusalWords(refusal)).toBe(words)
})
