import { expect, test } from 'vitest'
import { playNight } from '../../testing/any-night.ts'
import { placardFor } from '../opening/placard-for.ts'

test('a newcomer to whom a moving button brings one of two big blinds has it, and a hand, in a full deal', () => {
  const kill = { size: 'full', required: true } as const
  const placard = placardFor({ game: 'badaci', structure: 'limit', kill, book: 'rrp', chairs: 9 })
  expect(playNight({ placard, players: 11, hours: 2 }, '195').table.ended).toBe(true)
})
