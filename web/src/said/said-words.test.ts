import type { NewsLine } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { spokenWords } from './said-words.ts'

const ann = { name: 'Ann', seat: 1, player: 'p1' }
const part = (name: string, seat: number, more: object = {}) => ({ name, seat, ...more })
const read = (...say: readonly unknown[]): string => spokenWords(say as unknown as NewsLine['say'], ann)

test('what the reader does is said to them, with the right verb', () => {
  expect(read(part('Ann', 1, { does: ['calls', 'call'] }), ' ', { chips: 10 }, '.')).toBe('You call 10.')
  expect(read(part('Bea', 2, { does: ['raises', 'raise'] }), ' to 60.')).toBe('Bea raises to 60.')
  expect(read('Uncalled bet of 9 returned to ', part('Ann', 1), '.')).toBe('Uncalled bet of 9 returned to you.')
  expect(read(part('Ann', 1, { whose: true }), ' hand is dead.')).toBe('Your hand is dead.')
  expect(read('Ready. ', { name: 'Ann', player: 'p1', does: ['has', 'have'] }, ' left.')).toBe('Ready. You have left.')
})

test('another player who had the seat or the name before is not the reader', () => {
  expect(read(part('Zoe', 1, { does: ['folds', 'fold'] }), '.')).toBe('Zoe folds.')
  expect(read({ name: 'Ann', player: 'p9', does: ['leaves', 'leave'] }, '.')).toBe('Ann leaves.')
})

test('those who watch read names', () => {
  const say = [part('Ann', 1, { does: ['calls', 'call'] }), ' ', { card: '9s' }] as unknown as NewsLine['say']
  expect(spokenWords(say)).toBe('Ann calls 9 of spades')
})
