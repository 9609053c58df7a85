import { tournamentAudit } from '@cardroom/engine/tournament'
import { describe, expect, test } from 'vitest'
import { eventRoom } from '../testing/event-room.ts'
import { evolveEvent } from './evolve-event.ts'
import type { Held } from './held.ts'

describe('a sit-and-go', () => {
  test('of 12 bots plays itself to its prizes; chips and seats are right at every event', async () => {
    const room = await eventRoom()
    const id = await room.make({
      name: 'Practice',
      start: { when: 'full', players: 12 },
      bots: 12,
      pace: 'instant',
      seats: 4,
      finalSeats: 4,
      levels: room.fast,
      buyIn: { price: 100, fee: 0, chips: 500 },
    })
    const held = await room.until(id, it => it.tournament.phase === 'ended')
    expect(held.tournament.paid!.reduce((sum, { prize }) => sum + prize, 0)).toBe(1200)
    expect(new Set(held.tournament.paid!.map(({ player }) => player)).size).toBe(12)
    let state: Held | undefined
    for (const event of await room.events(id)) {
      state = evolveEvent(state, event)
      const off = state.tournament === null ? [] : tournamentAudit(state.tournament)
      expect([event.type, ...off]).toEqual([event.type])
    }
    expect(state).toEqual(held)
    await room.close()
  }, 120_000)
})
