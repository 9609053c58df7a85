import { expect, test } from 'vitest'
import { seeded } from '../../cards/shuffle.ts'
import { BOOKS } from '../../rulebooks/rule-id.ts'
import { playDay } from './play-day.ts'

const DAYS = 10_000

test(`${DAYS} short days of a room, and no promise broken`, () => {
  for (let seed = 1; seed <= DAYS; seed++) {
    const plan = { book: BOOKS[seed % BOOKS.length]!, tables: 2 + (seed % 4), players: 15 + (seed % 30), hours: 2 }
    expect(playDay(plan, seeded(seed)).fault, `seed ${seed}`).toBeNull()
  }
})
