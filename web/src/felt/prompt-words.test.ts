import type { Frame } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { promptWords } from './prompt-words.ts'

const asked = (legal: object | null): string =>
  promptWords({
    own: { seat: 2, legal, hands: [{}] },
    common: { deal: { pot: 1800, players: [{ seat: 2, bet: 500 }] } },
  } as unknown as Frame)
const betting = { due: 'betting', bringIn: null, callTo: null, check: false }

test('whose turn it is hears what he is asked', () => {
  expect(asked({ ...betting, callTo: 1500 })).toBe('1,000 to call; the pot is 1,800.')
  expect(asked({ ...betting, check: true })).toBe('Nothing to call; the pot is 1,800.')
  expect(asked({ ...betting, bringIn: [5] })).toBe('The first bet is yours to bring in.')
  expect(asked({ due: 'draw', seat: 2, most: 3 })).toBe('Tap up to 3 cards to throw away.')
  expect(asked({ due: 'discard', seats: [2], cards: 1 })).toBe('Tap one card to throw away.')
  expect(asked({ due: 'show', seat: 2, muck: false, board: null })).toBe('Show your hand.')
})

test('nobody else is asked', () => {
  expect(asked(null)).toBe('')
  expect(asked({ due: 'rows', hands: [{ seat: 1 }] })).toBe('')
  expect(asked({ due: 'rows', hands: [{ seat: 2 }] })).toBe('Lay your cards into the rows.')
})
