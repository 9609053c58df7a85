import { describe, expect, test } from 'vitest'
import { minutes } from '../../table/time.ts'
import { type FloorScene, floorScene, kindOf, withList, withTable } from '../../testing/floor-scene.ts'
import type { Floor } from '../floor.ts'
import { floorDecider } from '../floor-decider.ts'
import { dayAfter, type FloorDay, newDay } from './day.ts'
import { estimateFor, howGood } from './estimates.ts'

const game = '10-20'

/** What the log of a scene adds up to. */
const dayOf = ({ log }: FloorScene): FloorDay => {
  let day = newDay
  let floor: Floor | null = null
  for (const event of log) {
    const after: Floor = floorDecider.evolve(floor ?? undefined, event)
    day = dayAfter(day, floor, event, after)
    floor = after
  }
  return day
}

/** Somebody leaves at this minute, and the first of the list has the seat at once. */
const turnsOver = (scene: FloorScene, minute: number, leaves: string): FloorScene => {
  const called = scene.at(minute).gives({ type: 'StandUp', player: leaves }, { type: 'CallNext', game })
  const call = called.events.find(event => event.type === 'NameCalled')!
  return called.gives({ type: 'Sit', player: call.player, table: call.table, seat: call.seat })
}

const full = withTable(withList(floorScene('rrp'), game, kindOf({ seats: 4 }), []), 'T1', game, [
  'a1',
  'a2',
  'a3',
  'a4',
])

describe('how long names wait', () => {
  test('nobody can tell before two seats were filled, and an open seat can be had at once', () => {
    const waits = withList(full, game, kindOf(), ['b1', 'b2', 'b3', 'b4'])
    expect(estimateFor(dayOf(waits), waits.floor, game, 1, 0)).toBeNull()
    const open = waits.gives({ type: 'StandUp', player: 'a1' })
    expect(estimateFor(dayOf(open), open.floor, game, 1, 0)).toBe(0)
    expect(estimateFor(dayOf(open), open.floor, game, 2, 0)).toBeNull()
  })

  test('then as fast as the list went: two seats in forty minutes are twenty minutes each', () => {
    const waits = withList(full, game, kindOf(), ['b1', 'b2', 'b3', 'b4'])
    const later = turnsOver(turnsOver(waits, 20, 'a1'), 40, 'a2')
    const at = minutes(40)
    expect(estimateFor(dayOf(later), later.floor, game, 1, at)).toBe(20)
    expect(estimateFor(dayOf(later), later.floor, game, 2, at)).toBe(40)
  })

  test('and the day says how good that was', () => {
    const waits = withList(full, game, kindOf(), ['b1', 'b2'])
    const later = withList(turnsOver(turnsOver(waits, 20, 'a1'), 40, 'a2'), game, kindOf(), ['c1'])
    const { waited } = dayOf(turnsOver(later, 63, 'a3'))
    expect(waited.map(({ minutes: took, said }) => [took, said])).toEqual([
      [20, null],
      [40, null],
      [23, 20],
    ])
    expect(howGood(waited)).toEqual({ count: 1, off: 3, close: 1 })
  })
})

test('a day counts seats, hours and deals by table, and who gave up', () => {
  const dealt = full
    .gives(
      { type: 'NextDeal', table: 'T1', places: { button: 1, small: 2, big: 3 } },
      { type: 'DealOver', table: 'T1' },
    )
    .gives({ type: 'JoinList', player: 'b1', game, way: 'in-person' }, { type: 'LeaveList', player: 'b1', game })
    .at(90)
    .gives({ type: 'StandUp', player: 'a1' }, { type: 'ChangeSeat', player: 'a2', seat: 1 })
  const day = dayOf(dealt)
  expect(day.tables).toEqual([{ table: 'T1', game, opened: 0, closed: null, deals: 1, seated: 4, sat: minutes(90) }])
  expect(day.gaveUp).toEqual([{ game, names: 1 }])
})
