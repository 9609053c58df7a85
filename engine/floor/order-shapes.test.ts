import { expect, test } from 'vitest'
import { FLOOR_ORDERS, floorOrderProblems } from './order-shapes.ts'

test('an order with all its fields passes', () => {
  expect(floorOrderProblems({ type: 'Sit', player: 'Ann', table: 'T1', seat: 3 })).toEqual([])
  expect(
    floorOrderProblems({ type: 'StepOut', player: 'Ann', deposit: 20, at: 5, by: { name: 'Max', office: 'floor' } }),
  ).toEqual([])
})

test('whatever else comes is named', () => {
  expect(floorOrderProblems(null)).toMatchObject([{ at: '', why: 'not-accepted' }])
  expect(floorOrderProblems({ type: 'constructor' })[0]).toMatchObject({
    at: 'type',
    why: 'not-accepted',
    about: { takes: { names: expect.arrayContaining(['OpenFloor']) } },
  })
  expect(floorOrderProblems({ type: 'Sit', player: 7, table: 'T1', seat: 0 })).toHaveLength(2)
  expect(floorOrderProblems({ type: 'Sit', player: 'Ann', table: 'T1', seat: 1, office: 'floor' })[0]).toMatchObject({
    at: 'office',
    why: 'no-such-field',
  })
  expect(floorOrderProblems({ type: 'PassTime', by: { name: 'x', office: 'king' } })).toHaveLength(1)
  for (const habits of [{ answerMinutes: 'soon' }, { answerMinutes: 0 }, { pass: 'dropped' }, { constructor: 1 }]) {
    expect(floorOrderProblems({ type: 'SetHabits', habits }), JSON.stringify(habits)).not.toEqual([])
    expect(floorOrderProblems({ type: 'OpenFloor', book: 'rrp', habits })).not.toEqual([])
  }
  expect(floorOrderProblems({ type: 'SetHabits', habits: { answerMinutes: 3, pass: 'to-the-end' } })).toEqual([])
  for (const type of FLOOR_ORDERS) {
    if (['CloseFloor', 'PassTime'].includes(type)) continue
    expect(floorOrderProblems({ type }), type).not.toEqual([])
  }
})
