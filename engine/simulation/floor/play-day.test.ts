import { expect, test } from 'vitest'
import { seeded } from '../../cards/shuffle.ts'
import { floorDecider } from '../../floor/floor-decider.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { playDay } from './play-day.ts'

const DAYS = 100

test(`${DAYS} short days: nobody in two seats, nobody skipped, and the log adds up to the floor`, () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= DAYS; seed++) {
    const day = playDay({ book: BOOKS[seed % BOOKS.length]!, tables: 3, players: 24, hours: 2 }, seeded(seed))
    expect(day.fault, `seed ${seed}`).toBeNull()
    for (const { type } of day.log) seen.add(type)
    if (seed % 20 === 0) expect(floorDecider.replay(day.log), `seed ${seed}`).toEqual(day.floor)
  }
  // what a day is about has happened, so that the promises were put to the test
  for (const type of [
    'SeatTaken',
    'PlayerMoved',
    'MoveRefused',
    'SeatChanged',
    'GameBroken',
    'SeatReleased',
    'NameMovedDown',
  ]) {
    expect(seen).toContain(type)
  }
})
