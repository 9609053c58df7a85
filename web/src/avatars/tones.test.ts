import type { SeatShown } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { TONES, toneOf, tonesAt } from './tones.ts'

const seats = (...names: readonly (string | Partial<SeatShown>)[]): readonly SeatShown[] =>
  names.map((it, i) => ({
    seat: i + 1,
    person: `p${i}`,
    bot: true,
    ...(typeof it === 'string' ? { name: it } : it),
  })) as readonly SeatShown[]

const BOTS = ['Ada', 'Blaise', 'Carl', 'Daniel', 'Emmy', 'Fermat', 'Grace', 'Hypatia', 'Ines', 'Jakob'] as const

test('no two of ten players have the same tones', () => {
  expect(new Set(tonesAt(seats(...BOTS)).values()).size).toBe(TONES.length)
  expect(new Set(tonesAt(seats('Ann', 'Ann', 'Ann')).values()).size).toBe(3)
})

test('people keep their own before bots do, and chosen ones stay', () => {
  const [bot, person, chosen] = [1, 2, 3]
  const sea = tonesAt(seats('Ann', { name: 'Ann', bot: false }, { name: 'Bob', avatar: 'initials-sea' }))
  expect(sea.get(person)).toBe(toneOf('Ann'))
  expect(sea.get(bot)).not.toBe(toneOf('Ann'))
  expect(sea.get(chosen)).toBe(6)
})

test('drawn faces take no tones, and an eleventh player has the tones of their name', () => {
  expect(tonesAt(seats({ name: 'Ann', avatar: 'fox' })).size).toBe(0)
  expect(tonesAt(seats(...BOTS, 'Zoe')).get(11)).toBe(toneOf('Zoe'))
})
