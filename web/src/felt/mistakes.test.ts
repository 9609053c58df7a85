import type { Frame } from '@cardroom/room/protocol'
import { describe, expect, test } from 'vitest'
import { mistakeIn } from './mistakes.ts'
import { rebuysOf } from './rebuys.ts'

const frame = (check: boolean, stack: number) =>
  ({
    own: { seat: 1, legal: { due: 'betting', seat: 1, check } },
    common: { deal: { pot: 30, players: [{ seat: 1, bet: 10, stack }] } },
  }) as unknown as Frame

describe('large mistakes', () => {
  test('a fold for nothing is asked about, a fold to a bet is not', () => {
    expect(mistakeIn(frame(true, 500), { type: 'Fold' })).toContain('check')
    expect(mistakeIn(frame(false, 500), { type: 'Fold' })).toBeNull()
    expect(mistakeIn(frame(true, 500), { type: 'Check' })).toBeNull()
  })

  test('a bet of all your chips is asked about, however large the pot is, and no smaller one', () => {
    expect(mistakeIn(frame(false, 500), { type: 'Wager', to: 510 })).toBe('All-in for 500 into a pot of 30?')
    expect(mistakeIn(frame(false, 20), { type: 'Wager', to: 30 })).toBe('All-in for 20 into a pot of 30?')
    expect(mistakeIn(frame(false, 500), { type: 'Wager', to: 509 })).toBeNull()
  })
})

test('a player who has no chips is offered legal amounts, each once', () => {
  expect(rebuysOf({ least: 100, most: 2000, rules: [] }, 1000)).toEqual([100, 1000, 2000])
  expect(rebuysOf({ least: 100, most: null, rules: [] }, 1000)).toEqual([100, 1000])
  expect(rebuysOf({ least: 1000, most: 1000, rules: [] }, 500)).toEqual([1000])
})
