import { describe, expect, test } from 'vitest'
import {
  type FloorScene,
  floorScene,
  kindOf,
  listOf,
  type Ordered,
  seatedAt,
  withList,
  withTable,
} from '../../testing/floor-scene.ts'
import { faultsOf } from '../audit.ts'
import type { FloorOrder } from '../orders.ts'

const game = '10-20'
const start = withTable(withList(floorScene('wsop'), game, kindOf(), ['Cat', 'Dan', 'Eve']), 'T1', game, ['Ann', 'Bob'])

/** What takes this order back that was given at `before` and led to `after`. */
const undoing = (before: FloorScene, after: FloorScene): Ordered => ({
  type: 'Undo',
  of: 1,
  before: before.floor,
  after: after.floor,
})

/** Every order that changes something goes back to exactly what was before it. */
const ORDERS: readonly (readonly [string, Ordered])[] = [
  ['a name for a list', { type: 'JoinList', player: 'Fay', game, way: 'in-person' }],
  ['a name off a list', { type: 'LeaveList', player: 'Dan', game }],
  ['a call', { type: 'CallNext', game }],
  ['a lock-up', { type: 'LockUp', player: 'Gus', table: 'T1', seat: 9 }],
  ['a seat left', { type: 'StandUp', player: 'Ann' }],
  ['an absence', { type: 'WalkAway', player: 'Ann' }],
  ['a wish for a seat', { type: 'AskSeatChange', player: 'Ann', seat: 5 }],
  ['a change of seat', { type: 'ChangeSeat', player: 'Ann', seat: 5 }],
  ['a table opened', { type: 'OpenTable', table: 'T2', game }],
  ['a must-move opened', { type: 'OpenTable', table: 'T2', game, mustMove: true }],
  ['a bar', { type: 'Bar', player: 'Dan', until: null }],
  ['two kept apart', { type: 'KeepApart', players: ['Ann', 'Dan'] }],
  ['a game offered', { type: 'OfferGame', game: 'stud', kind: kindOf({ forms: ['seven-card-stud'] }) }],
  ['time collected', { type: 'CollectTime', table: 'T1', chips: 6 }],
  ['money for a promotion', { type: 'FundPromotion', promotion: 'High hand', kind: 'high-hand', chips: 100 }],
  ['a dealer', { type: 'AddDealer', dealer: 'Moe', forms: 'all' }],
  ['the room’s ways', { type: 'SetHabits', habits: { answerMinutes: 3 } }],
]

describe('undo, as a new event', () => {
  test.each(ORDERS)('takes back %s', (_, order) => {
    const after = start.gives(order)
    const undone = after.gives(undoing(start, after))
    const { at: _at, numbered: _numbered, ...rest } = undone.floor
    expect({ ...rest, at: start.floor.at, numbered: start.floor.numbered }).toEqual(start.floor)
    expect(undone.events.map(({ type }) => type)).toEqual(['OrderUndone'])
    expect(undone.log.length).toBe(after.log.length + 1)
  })

  test('leaves alone what has happened since', () => {
    const left = start.gives({ type: 'LeaveList', player: 'Dan', game })
    const since = left.gives({ type: 'JoinList', player: 'Fay', game, way: 'in-person' })
    expect(listOf(since.gives(undoing(start, left)), game)).toEqual(['Cat', 'Dan', 'Eve', 'Fay'])
  })

  test('puts a name that went down back where it stood', () => {
    const called = start.gives({ type: 'CallNext', game })
    const passed = called.as('player', 'Cat', { type: 'AnswerCall', player: 'Cat', game, answer: 'pass' })
    expect(listOf(passed, game)).toEqual(['Dan', 'Eve', 'Cat'])
    const undone = passed.gives(undoing(called, passed))
    expect(listOf(undone, game)).toEqual(['Cat', 'Dan', 'Eve'])
    expect(undone.floor).toMatchObject({ games: called.floor.games, tables: called.floor.tables })
  })

  test('is refused where somebody else has the seat by now', () => {
    const left = start.gives({ type: 'StandUp', player: 'Ann' })
    const taken = left.gives({ type: 'LockUp', player: 'Gus', table: 'T1', seat: 1 })
    expect(taken.refuses(undoing(start, left))).toMatchObject({ why: 'moved-on-since', changed: 'tables' })
  })

  test('never seats anybody twice', () => {
    const left = start.gives({ type: 'StandUp', player: 'Ann' })
    const elsewhere = withTable(left, 'T2', game, ['Ann'])
    expect(elsewhere.refuses(undoing(start, left))).toMatchObject({ why: 'moved-on-since', changed: 'audit' })
    expect(faultsOf(elsewhere.floor)).toEqual([])
  })

  test('can be undone', () => {
    const left = start.gives({ type: 'StandUp', player: 'Ann' })
    const undone = left.gives(undoing(start, left))
    expect(seatedAt(undone, 'Ann')).toBe('T1 1')
    expect(seatedAt(undone.gives(undoing(left, undone)), 'Ann')).toBeNull()
  })

  test('adds to what was counted since', () => {
    const fund = (chips: number): Ordered => ({ type: 'FundPromotion', promotion: 'Splash', kind: 'splash', chips })
    const one = start.gives(fund(10))
    const two = one.gives(fund(100))
    const three = two.gives(fund(1000))
    expect(three.gives(undoing(one, two)).floor.house.promotions[0]!.funds).toBe(1010)
  })

  test('is for staff, and opens a room again that was closed by mistake', () => {
    const empty = floorScene('rrp')
    const closed = empty.gives({ type: 'CloseFloor' })
    expect(closed.refuses(undoing(empty, closed), 'player', 'Ann').why).toBe('not-your-office')
    expect(closed.gives(undoing(empty, closed)).floor.closed).toBe(false)
    expect(closed.refuses({ type: 'PassTime' } satisfies Omit<FloorOrder, 'at' | 'by'>).why).toBe('floor-is-closed')
  })
})
