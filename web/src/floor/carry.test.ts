import { afterEach, describe, expect, test } from 'vitest'
import { type Carried, pickUp, putBack, setDownOrder, useCarry } from './carry.ts'

afterEach(putBack)

const ann: Carried = { player: 'p1', name: 'Ann B.', from: null, does: 'seat' }
const seat = { table: '2', seat: 6 }

describe('somebody who is picked up', () => {
  test.each([
    ['a name that waits sits down', ann, { type: 'Sit', player: 'p1', table: '2', seat: 6 }],
    ['a seat is locked up', { ...ann, does: 'lock-up' }, { type: 'LockUp', player: 'p1', table: '2', seat: 6 }],
    ['a seat is reserved', { ...ann, does: 'reserve' }, { type: 'Reserve', player: 'p1', table: '2', seat: 6 }],
    [
      'a player changes seats',
      { ...ann, from: { table: '2', seat: 1 } },
      { type: 'ChangeSeat', player: 'p1', seat: 6 },
    ],
    [
      'a player moves to another table',
      { ...ann, from: { table: '1', seat: 1 } },
      { type: 'AskToMove', player: 'p1', table: '2', seat: 6 },
    ],
  ] as const)('set down: %s', (_, carried, order) => {
    expect(setDownOrder(carried, seat)).toEqual(order)
  })

  test('is one at a time, and can be put back', () => {
    pickUp(ann)
    pickUp({ ...ann, player: 'p2' })
    expect(useCarry.getState().carried?.player).toBe('p2')
    putBack()
    expect(useCarry.getState().carried).toBe(null)
  })
})
