import { describe, expect, test } from 'vitest'
import { minutes } from '../../table/time.ts'
import { type FloorScene, floorScene, kindOf, names, withList, withTable } from '../../testing/floor-scene.ts'
import { faultsOf } from '../audit.ts'
import { floorDecider } from '../floor-decider.ts'
import { allComps, compsOf } from './comp.ts'

const room = (compsPerHour: number): FloorScene =>
  withTable(withList(floorScene('rrp', { compsPerHour }), 'g', kindOf()), 'T1', 'g', names('p', 3))
const comps = ({ floor }: FloorScene, player: string, minute: number) => compsOf(floor, player, minutes(minute))
const redeems = (player: string, chips: number, what = 'dinner') =>
  ({ type: 'RedeemComps', player, chips, what }) as const

describe('comps', () => {
  test('are earned by the hour at a table, in whole units, while the player sits and after', () => {
    const scene = room(6)
    expect([0, 9, 10, 59, 60, 125].map(minute => comps(scene, 'p1', minute).left)).toEqual([0, 0, 1, 5, 6, 12])
    const left = scene.at(125).gives({ type: 'StandUp', player: 'p1' })
    expect(comps(left, 'p1', 999)).toEqual({ earned: 12, redeemed: 0, left: 12 })
    // five minutes here and five there are ten
    const again = left
      .at(200)
      .gives(
        { type: 'LockUp', player: 'p1', table: 'T1', seat: 1 },
        { type: 'Sit', player: 'p1', table: 'T1', seat: 1 },
      )
    expect(comps(again, 'p1', 205).left).toBe(13)
  })

  test('where the house gives none, nobody has any', () => {
    const left = room(0).at(600).gives({ type: 'StandUp', player: 'p1' })
    expect(allComps(left.floor, minutes(600)).size).toBe(0)
    expect(left.floor.people.find(it => it.player === 'p1')).not.toHaveProperty('comps')
  })

  test('are redeemed on record by the floor, up to what is left', () => {
    const scene = room(10).at(60)
    expect(scene.refuses(redeems('p1', 11))).toMatchObject({ why: 'not-enough-comps', count: 10 })
    expect(scene.refuses(redeems('p1', 0)).why).toBe('amount-makes-no-sense')
    expect(scene.refuses(redeems('nobody', 1)).why).toBe('no-such-person')
    expect(scene.refuses(redeems('p1', 1), 'player', 'p1').why).toBe('not-your-office')
    expect(scene.refuses(redeems('p1', 1), 'board', 'Bea').why).toBe('not-your-office')
    const had = scene.as('floor', 'Flo', redeems('p1', 7))
    expect(had.events).toMatchObject([
      { type: 'CompsRedeemed', player: 'p1', chips: 7, what: 'dinner', by: { name: 'Flo' } },
    ])
    expect(comps(had, 'p1', 60)).toEqual({ earned: 10, redeemed: 7, left: 3 })
    expect(had.refuses(redeems('p1', 4)).why).toBe('not-enough-comps')
    expect(comps(had, 'p1', 120).left).toBe(13)
  })

  test('a new rate counts from now on, at a seat already taken too', () => {
    const scene = room(10)
      .at(60)
      .gives({ type: 'SetHabits', habits: { compsPerHour: 60 } })
    expect([60, 70].map(minute => comps(scene, 'p1', minute).left)).toEqual([10, 20])
    const ended = scene
      .at(90)
      .gives({ type: 'SetHabits', habits: { compsPerHour: 0 } })
      .at(300)
    expect(comps(ended.gives({ type: 'StandUp', player: 'p1' }), 'p1', 300).left).toBe(40)
  })

  test('a player who plays over somebody’s seat earns by it as well', () => {
    const scene = room(60)
      .gives({ type: 'WalkAway', player: 'p2' })
      .at(5)
      .gives({ type: 'PlayOver', player: 'zoe', table: 'T1', seat: 2, box: true })
    expect(comps(scene, 'zoe', 15).left).toBe(10)
    expect(comps(scene.at(15).gives({ type: 'StandUp', player: 'zoe' }), 'zoe', 60).left).toBe(10)
  })

  test('a move keeps them, and so does an undone redemption', () => {
    const scene = withTable(room(60), 'T2', 'g', names('q', 3)).at(30)
    const redeemed = scene.gives(redeems('p1', 20))
    const by = { name: 'Max', office: 'management' } as const
    const undo = { type: 'Undo', of: 1, before: scene.floor, after: redeemed.floor, at: minutes(40), by } as const
    const outcome = floorDecider.carryOut(redeemed.floor, undo)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
    expect(compsOf(outcome.state, 'p1', minutes(40))).toEqual({ earned: 40, redeemed: 0, left: 40 })
    expect(faultsOf(outcome.state)).toEqual([])
  })
})
