import type { ResultRow } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { knockoutsIn } from './knockouts-in.ts'

const row = (place: number, name: string, by: string | null): ResultRow => ({
  place,
  player: name,
  name,
  bot: false,
  prize: 0,
  bounties: 0,
  entries: 1,
  rebuys: 0,
  addOns: 0,
  out: place === 1 ? null : { at: 0, by, byName: by, stack: 0, table: 1 },
})

test('the player who took most comes first, theirs in the order in which they went; an unknown taker is left out', () => {
  const order = [
    row(1, 'Ann', null),
    row(2, 'Bob', 'Ann'),
    row(3, 'Cy', 'Bob'),
    row(4, 'Dee', null),
    row(5, 'Eve', 'Ann'),
    // somebody whose name is gone by now
    { ...row(6, 'Flo', 'Gus'), out: { at: 0, by: 'Gus', byName: null, stack: 0, table: 1 } },
  ]
  expect(knockoutsIn(order)).toEqual([
    { name: 'Ann', out: ['Eve', 'Bob'] },
    { name: 'Bob', out: ['Cy'] },
  ])
})
