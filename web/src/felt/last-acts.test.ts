import type { Frame } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { lastActs } from './last-acts.ts'

type Line = Frame['news'][number]
const line = (kind: string, act?: Line['act']): Line => ({
  seq: 1,
  at: 0,
  kind,
  say: [],
  rules: [],
  ...(act !== undefined && { act }),
})

test('a bubble says what a seat did last in this round', () => {
  const acts = lastActs([
    line('Raised', { seat: 2, does: 'raise', chips: 1200 }),
    line('RoundOpened'),
    line('Checked', { seat: 1, does: 'check' }),
    line('Bet', { seat: 3, does: 'bet', chips: 60 }),
    line('Called', { seat: 1, does: 'call', chips: 60 }),
    line('Said'),
  ])
  expect(Object.fromEntries(acts)).toEqual({
    1: { words: 'Call 60', chips: 60, bold: false, fades: false },
    3: { words: 'Bet 60', chips: 60, bold: true, fades: false },
  })
})

test('a draw is shown by its cards, and none of them is standing pat', () => {
  const acts = lastActs([
    line('Discarded', { seat: 1, does: 'draw', cards: 2 }),
    line('Discarded', { seat: 2, does: 'draw', cards: 0 }),
  ])
  expect([...acts.values()].map(({ words }) => words)).toEqual(['Drew 2', 'Stands pat'])
})
