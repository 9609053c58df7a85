import type { Frame } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { waitingWords } from './waiting-words.ts'

const seats = ['Ann', 'Bob', 'Cy'].map((name, i) => ({ seat: i + 1, person: name, name, away: false }))
const deal = { phase: 'acting', turn: 2, players: [{ seat: 1 }, { seat: 2 }] }
const frame = (seat: number | null, common: object = {}): Frame =>
  ({
    own: { seat, leaving: false },
    common: { seats, deal, ending: false, paused: false, choosing: null, ...common },
  }) as unknown as Frame

test('in a hand you hear whose turn it is', () => {
  expect(waitingWords(frame(1))).toBe('Bob to act.')
})

test('if you sat down during a hand you hear that you play from the next one', () => {
  expect(waitingWords(frame(3))).toBe('You’ll be dealt in next hand.')
})

test('between hands you hear that the next one comes, or that somebody is missing', () => {
  expect(waitingWords(frame(1, { deal: null }))).toBe('Next hand coming up.')
  expect(waitingWords(frame(1, { deal: null, seats: seats.slice(0, 1) }))).toBe('Waiting for another player.')
})

test('without a seat you hear whether one is free', () => {
  expect(waitingWords(frame(null))).toBe('You’re watching. All seats are taken.')
  expect(waitingWords(frame(null, { seats: [...seats, { seat: 4, person: null }] }))).toContain('Take a seat')
})
