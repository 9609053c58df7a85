import { expect, test } from 'vitest'
import { floorStream } from './floor-stream.ts'

const read = (stored: object) => floorStream.upcast!(stored as never)

test('a seat order that ended before there were codes is read with one, and without the words it kept', () => {
  const old = { type: 'SeatOrderEnded', player: 'ann', table: 'T1', seat: 3, why: 'Ann isn’t here.', at: 5, logged: 7 }
  expect(read(old)).toEqual({
    type: 'SeatOrderEnded',
    player: 'ann',
    table: 'T1',
    seat: 3,
    refusal: { why: 'not-seated', rules: [] },
    at: 5,
    logged: 7,
  })
})

test('one that has a code keeps it, and no other event is changed but for a number of its own', () => {
  const now = {
    type: 'SeatOrderEnded',
    player: 'ann',
    refusal: { why: 'seat-taken', rules: ['rrp/4/7'] },
    at: 5,
    logged: 7,
  }
  expect(read(now)).toEqual(now)
  const other = { type: 'NameAdded', player: 'ann', why: 'kept', at: 5 }
  expect(read(other)).toEqual({ ...other, logged: 0 })
})
