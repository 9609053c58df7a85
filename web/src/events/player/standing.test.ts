import type { EntrantShown } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { byStanding } from './standing.ts'

const entrant = (name: string, more: Partial<EntrantShown>): EntrantShown =>
  ({ player: name, name, status: 'playing', stack: 0, place: null, ...more }) as EntrantShown

test('the chip leader is first, who waits for a seat comes after those who play, and the last place last', () => {
  const field = [
    entrant('ninth', { status: 'out', place: 9 }),
    entrant('short', { stack: 500 }),
    entrant('gone', { status: 'withdrawn' }),
    entrant('waits', { status: 'alternate', stack: 7000 }),
    entrant('leader', { stack: 9000 }),
    entrant('fifth', { status: 'out', place: 5 }),
  ]
  expect(byStanding(field).map(({ name }) => name)).toEqual(['leader', 'short', 'waits', 'fifth', 'ninth'])
})
