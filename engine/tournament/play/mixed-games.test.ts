import { expect, test } from 'vitest'
import { seeded } from '../../cards/shuffle.ts'
import type { FormId } from '../../forms/forms.ts'
import { levelsFor, planFor } from '../opening/plan-for.ts'
import { playTournament } from './play-tournament.ts'
import { partOf } from './real-tables.ts'

const GAMES: readonly FormId[] = [
  'holdem',
  'omaha-8',
  'razz',
  'seven-card-stud',
  'stud-8',
  'deuce-to-seven-triple-draw',
]

/** Every level another game, each for four deals. */
const levels = levelsFor(
  GAMES.concat(GAMES).map((_, i) => [10 * 2 ** i, 20 * 2 ** i]),
  1,
).map((level, i) => ({ ...level, lasts: { deals: 4 }, game: { form: GAMES[i % GAMES.length]! } }))

const plan = planFor({
  book: 'rrp',
  rebuys: null,
  levels,
  unit: 5,
  seats: 6,
  finalSeats: 6,
  buyIn: { price: 10, fee: 0, chips: 1000 },
})

test('each level has its own game, at its own blinds or limits', () => {
  const parts = levels.map((_, i) => partOf({ plan, levels, unit: 5, clock: { level: i + 1 } as never }))
  expect(parts.map(({ form }) => form.id)).toEqual(GAMES.concat(GAMES))
  expect(parts[0]!.stakes.blinds).toEqual([10, 20])
  expect(parts[2]!.stakes).toMatchObject({ structure: 'limit', blinds: [] })
  expect(parts[2]!.stakes.bringIn).toBeGreaterThan(0)
})

test.each([1, 2, 3])('a mixed event of 16 is played out with real hands, and keeps every promise (seed %i)', seed => {
  const { event, fault } = playTournament({ entries: 16, plan }, seeded(`mixed ${seed}`))
  expect(fault).toBeNull()
  expect(event.phase).toBe('ended')
})
