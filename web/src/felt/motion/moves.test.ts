import type { Frame } from '@cardroom/room/protocol'
import { describe, expect, test } from 'vitest'
import { movesBetween } from './moves.ts'

type Player = { readonly seat: number; readonly bet: number; readonly folded: boolean }
const frame = (
  seq: number,
  players: readonly Player[],
  awards: readonly object[] = [],
  { number = 1, table = 't' } = {},
): Frame => ({ table, seq, common: { button: number, deal: { number, players, awards } } }) as unknown as Frame
const player = (seat: number, bet = 0, folded = false): Player => ({ seat, bet, folded })
const before = frame(10, [player(1, 20), player(2, 20), player(3)])

describe('what moves from one frame to the next', () => {
  test('a player who folds sends their hand to the muck', () => {
    expect(movesBetween(before, frame(11, [player(1, 20), player(2, 20, true), player(3)]))).toEqual({
      mucked: [2],
      pushed: [],
      button: false,
    })
  })

  test('the round is over: the bets go to the pot', () => {
    const awards = [
      { pot: 1, to: [{ seat: 2 }] },
      { pot: 0, to: [{ seat: 1 }, { seat: 2 }] },
    ]
    expect(movesBetween(before, frame(14, [player(1), player(2), player(3)], awards))).toEqual({
      mucked: [],
      pushed: [1, 2],
      button: false,
    })
  })

  test('another deal begins with cards, and with the button in its new place', () => {
    expect(movesBetween(before, frame(12, [player(1), player(2)], [], { number: 2 }))).toEqual({
      mucked: [],
      pushed: [],
      button: true,
    })
  })

  test('nothing moves when you look back, come again, or have missed much', () => {
    expect(movesBetween(null, before)).toBeNull()
    expect(movesBetween(before, frame(9, before.common.deal!.players as unknown as Player[]))).toBeNull()
    expect(movesBetween(before, frame(300, [player(1), player(2), player(3)]))).toBeNull()
    expect(movesBetween(before, frame(11, [player(1)], [], { table: 'other' }))).toBeNull()
  })
})
