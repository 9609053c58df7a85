import type { Frame } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { promptWords } from './prompt-words.ts'

const asked = (legal: object | null): string =>
  promptWords({
    own: { seat: 2, legal, hands: [{}] },
    common: { deal: { pot: 1800, players: [{ seat: 2, bet: 500 }] } },
  } as unknown as Frame)
const betting = { due: 'betting', bringIn: null, callTo: null, check: false }

test('on your turn you read what you are asked', () => {
  expect(asked({ ...betting, callTo: 1500 })).toBe('1,000 to call. Pot 1,800.')
  expect(asked({ ...betting, check: true })).toBe('Check or bet. Pot 1,800.')
  expect(asked({ ...betting, bringIn: [5] })).toBe('You have the bring-in.')
  expect(asked({ due: 'draw', seat: 2, most: 3 })).toBe('Choose up to 3 cards to discard.')
  expect(asked({ due: 'discard', seats: [2], cards: 1 })).toBe('Choose one card to discard.')
  expect(asked({ due: 'show', seat: 2, muck: false, board: null })).toBe('Show your hand.')
})

test('nobody else is asked', () => {
  expect(asked(null)).toBe('')
  expect(asked({ due: 'rows', hands: [{ seat: 1 }] })).toBe('')
  expect(asked({ due: 'rows', hands: [{ seat: 2 }] })).toBe('Set your cards.')
})
