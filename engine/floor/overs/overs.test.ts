import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import {
  deals,
  type FloorScene,
  floorScene,
  kindOf,
  names,
  seatedAt,
  stud,
  withList,
  withTable,
} from '../../testing/floor-scene.ts'
import { rule } from '../../testing/rule.ts'
import { faultsOf } from '../audit.ts'
import { owesTime } from '../house/house.ts'

const asks = { type: 'PlayOver', player: 'zoe', table: 'T1', seat: 2, box: true } as const
const back = { type: 'ComeBack', player: 'p2' } as const

/** p2 is away from seat 2, and zoe waits. */
const away = (book: BookId, kind = kindOf()): FloorScene =>
  withTable(withList(floorScene(book), 'g', kind, ['zoe']), 'T1', 'g', names('p', 6)).gives({
    type: 'WalkAway',
    player: 'p2',
  })
const chair = ({ floor }: FloorScene, seat: number) => floor.tables[0]!.chairs[seat - 1]!

describe('playing over on the floor', () => {
  rule(
    'rrp/2/procedures/12',
    'with leave of the floor and a box; the absent player keeps the seat and isn’t asked',
    () => {
      const over = away('rrp').gives(asks)
      expect(chair(over, 2)).toMatchObject({ player: 'p2', over: { player: 'zoe', goes: null } })
      expect(over.events.at(-1)).toMatchObject({ entersAs: 'new-player', rules: ['rrp/2/procedures/12', 'rrp/4/6'] })
      expect(away('rrp').refuses(asks, 'board').why).toBe('not-your-office')
      expect(away('rrp').refuses({ ...asks, box: false }).why).toBe('box-is-missing')
      expect(away('rrp').refuses({ ...asks, seat: 3 }).why).toBe('not-away')
      expect(over.refuses({ ...asks, player: 'yan' }).why).toBe('seat-is-played-over')
      expect(faultsOf(over.floor)).toEqual([])
    },
  )

  test('a house can ask the absent player, or let nobody play over', () => {
    const house = (change: object) => {
      const playOver = {
        permission: 'floor',
        playoverBox: true,
        absentPlayerConsent: false,
        entersAs: 'new-player',
        ownerReturns: 'leaves-at-once',
        ...change,
      } as const
      const scene = floorScene({ name: 'x', book: 'rrp', overrides: { playOver } })
      return withTable(withList(scene, 'g', kindOf()), 'T1', 'g', names('p', 3)).gives({
        type: 'WalkAway',
        player: 'p2',
      })
    }
    expect(house({ absentPlayerConsent: true }).refuses(asks).why).toBe('owner-must-agree')
    expect(
      house({ absentPlayerConsent: true })
        .gives({ ...asks, consent: true })
        .events.at(-1)!.type,
    ).toBe('PlayOverBegun')
    expect(house({ permission: 'not-allowed' }).refuses(asks).why).toBe('no-playing-over')
    expect(house({ permission: 'nobody' }).as('board', 'Bea', asks).events.at(-1)!.type).toBe('PlayOverBegun')
  })

  rule('wsop/68', 'the owner is back: the stand-in plays on until the big blind comes to the seat', () => {
    const home = away('wsop').gives(asks, back)
    expect(home.events.at(-1)).toMatchObject({ type: 'PlayOverEnding', when: 'big-blind', rules: ['wsop/68'] })
    const played = deals(home, 'T1', [4, 5, 6], [5, 6, 1])
    expect(chair(played, 2)).toMatchObject({ over: { player: 'zoe' } })
    const now = played.gives({ type: 'NextDeal', table: 'T1', places: { button: 6, small: 1, big: 2 } })
    expect(now.events.map(({ type }) => type)).toEqual(['PlayOverEnded', 'DealBegun'])
    expect(chair(now, 2)).toMatchObject({ player: 'p2', over: null })
    // where nobody has a blind the owner has the seat at once
    expect(chair(away('wsop', stud).gives(asks, back), 2)).toMatchObject({ over: null })
  })

  test('by other books the stand-in makes room at once, or when the hand is over', () => {
    expect(chair(away('rrp').gives(asks, back), 2)).toMatchObject({ over: null })
    const dealt = away('rrp').gives(asks, { type: 'NextDeal', table: 'T1', places: { button: 1, small: 2, big: 3 } })
    const home = dealt.gives(back)
    expect(chair(home, 2)).toMatchObject({ over: { goes: 'deal-over' } })
    expect(chair(home.gives({ type: 'DealOver', table: 'T1' }), 2)).toMatchObject({ over: null })
  })

  rule('wsop/68-time', 'both pay time, once each', () => {
    const over = away('wsop').gives(asks)
    expect(owesTime(over.floor, 'T1', 0)).toContain('zoe')
    const paid = over.gives({ type: 'CollectTime', table: 'T1', chips: 7 })
    expect(paid.events.at(-1)).toMatchObject({ players: ['p1', 'p2', 'zoe', 'p3', 'p4', 'p5', 'p6'] })
    expect(owesTime(paid.floor, 'T1', 0)).toEqual([])
  })

  rule('rrp/2/seating/4', 'a player who plays over has one seat, and gives it up for one of their own', () => {
    const over = away('rrp').gives(asks)
    expect(over.gives({ type: 'WalkAway', player: 'p3' }).refuses({ ...asks, seat: 3 }).why).toBe('one-seat-each')
    expect(away('rrp').refuses({ ...asks, player: 'p1' }).why).toBe('one-seat-each')
    const seated = over.gives({ type: 'CallNext', game: 'g' }, { type: 'Sit', player: 'zoe', table: 'T1', seat: 7 })
    expect([seatedAt(seated, 'zoe'), chair(seated, 2)]).toMatchObject(['T1 7', { player: 'p2', over: null }])
    expect(faultsOf(seated.floor)).toEqual([])
  })

  test('it ends when the stand-in gets up, and when the owner leaves, is picked up or moves', () => {
    const over = away('rrp').gives(asks)
    expect(chair(over.gives({ type: 'StandUp', player: 'zoe' }), 2)).toMatchObject({ player: 'p2', over: null })
    const left = over.at(20).gives({ type: 'StandUp', player: 'p2' })
    expect(left.events.map(({ type }) => type)).toEqual(['PlayOverEnded', 'SeatLeft'])
    expect(left.floor.people.find(({ player }) => player === 'zoe')!.played).toBe(20)
    expect(over.refuses({ type: 'ChangeSeat', player: 'p2', seat: 8 }).why).toBe('seat-is-played-over')
  })

  rule('rrp/2/seating/5', 'two who are kept apart aren’t in one game by playing over either', () => {
    const apart = away('rrp').gives({ type: 'KeepApart', players: ['zoe', 'p5'] })
    expect(apart.refuses(asks).why).toBe('not-together')
    const over = away('rrp').gives(asks)
    expect(over.refuses({ type: 'KeepApart', players: ['zoe', 'p5'] }).why).toBe('sit-together')
    const kept = over.gives({ type: 'KeepApart', players: ['zoe', 'yan'] })
    expect(kept.refuses({ type: 'LockUp', player: 'yan', table: 'T1', seat: 9 }).why).toBe('not-together')
  })
})
