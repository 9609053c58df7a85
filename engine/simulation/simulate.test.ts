import { describe, expect, test } from 'vitest'
import { mixes } from '../forms/mix.ts'
import { type Simulated, type SimulationOptions, simulate } from './simulate.ts'

const simulated = (wish: SimulationOptions): Simulated => {
  const found = simulate(wish)
  if (!found.ok) throw new Error(found.refusal.why)
  return found
}

describe('a simulation', () => {
  test('the same seed gives the same tally, another one another', () => {
    const wish = { game: 'razz', players: 3, deals: 40 } as const
    expect(simulated({ ...wish, seed: 'a' })).toEqual(simulated({ ...wish, seed: 'a' }))
    expect(simulated({ ...wish, seed: 'a' })).not.toEqual(simulated({ ...wish, seed: 'b' }))
  })

  test('what is usual, and what is asked for', () => {
    const { tally, fault } = simulated({ game: 'holdem', structure: 'limit', deals: 25, size: 4 })
    expect(fault).toBeNull()
    expect(tally).toMatchObject({ deals: 25, forms: [{ form: 'holdem', structure: 'limit', deals: 25 }] })
    expect(tally.seats).toHaveLength(6)
    expect(tally.seats.reduce((sum, { won }) => sum + won, 0)).toBe(0)
    expect(simulated({ game: mixes.horse, players: 2, deals: 10 }).tally.forms).toHaveLength(5)
  })

  test('what cannot be is refused with what is accepted', () => {
    expect(simulate({ game: 'razz', players: 9 })).toEqual({
      ok: false,
      refusal: { why: 'number-of-players', about: { game: 'razz', least: 2, most: 8 } },
    })
    expect(simulate({ game: 'courchevel', structure: 'limit' })).toEqual({
      ok: false,
      refusal: {
        why: 'not-at-this-structure',
        about: { form: 'courchevel', structure: 'limit', accepted: ['pot-limit'] },
      },
    })
    expect(simulate({ game: 'holdem', deals: 0 })).toEqual({ ok: false, refusal: { why: 'number-of-deals' } })
  })
})
