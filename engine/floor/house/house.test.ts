import { describe, expect, test } from 'vitest'
import { minutes } from '../../table/time.ts'
import {
  deals,
  type FloorScene,
  floorScene,
  kindOf,
  names,
  stud,
  withList,
  withTable,
} from '../../testing/floor-scene.ts'
import { faultsOf } from '../audit.ts'
import { dueNow } from '../due-now.ts'
import { owesTime } from './house.ts'

/** Nine play at T1, three at T2, all the same game. */
const room = (book: 'rrp' | 'wsop' = 'rrp'): FloorScene =>
  withTable(withTable(withList(floorScene(book), 'g', kindOf()), 'T1', 'g', names('p', 9)), 'T2', 'g', names('q', 3))
const collects = (table: string) => ({ type: 'CollectTime', table, chips: 6 }) as const
const owes = ({ floor }: FloorScene, table: string, minute: number) => owesTime(floor, table, minutes(minute))

describe('time', () => {
  test('is collected from everybody at a table at once, and again when it is over', () => {
    const paid = room().at(5).gives(collects('T1'))
    expect(paid.events).toMatchObject([{ type: 'TimeCollected', players: names('p', 9), chips: 6, until: minutes(35) }])
    expect(paid.floor.house.taken).toEqual([{ table: 'T1', chips: 54 }])
    expect(owes(paid, 'T1', 34)).toEqual([])
    expect(paid.at(34).refuses(collects('T1'))).toMatchObject({ why: 'not-due' })
    expect(owes(paid, 'T1', 35)).toEqual(names('p', 9))
    expect(paid.at(35).gives(collects('T1')).floor.house.taken).toEqual([{ table: 'T1', chips: 108 }])
  })

  test('nobody who moves pays twice: it counts at the other table', () => {
    const paid = room().gives(collects('T1')).at(10)
    const asked = paid.gives({ type: 'AskToMove', player: 'p1', table: 'T2', seat: 9 })
    // up to the big blind, which is due at seat 1 now
    const there = deals(asked, 'T1', [7, 8, 9], [8, 9, 1]).gives({ type: 'MakeMove', player: 'p1' })
    expect(there.floor.tables[1]!.chairs[8]).toMatchObject({ is: 'taken', player: 'p1' })
    expect(owes(there, 'T2', 11)).toEqual(names('q', 3))
    const both = there.at(12).gives(collects('T2'))
    expect(both.floor.house.taken).toEqual([
      { table: 'T1', chips: 54 },
      { table: 'T2', chips: 18 },
    ])
    expect(owes(both, 'T2', 30)).toEqual(['p1'])
    expect(faultsOf(both.floor)).toEqual([])
  })

  test('a player who sits down later pays from then on, and nobody for a table without players', () => {
    const late = room()
      .gives(collects('T2'))
      .at(10)
      .gives(
        { type: 'LockUp', player: 'zoe', table: 'T2', seat: 5 },
        { type: 'Sit', player: 'zoe', table: 'T2', seat: 5 },
      )
    expect(owes(late, 'T2', 10)).toEqual(['zoe'])
    expect(late.gives(collects('T2')).events).toMatchObject([{ players: ['zoe'] }])
    const empty = room().gives({ type: 'OpenTable', table: 'T3', game: 'g' })
    expect(empty.refuses(collects('T3')).why).toBe('no-such-table')
    expect(room().refuses({ ...collects('T1'), chips: 0 }).why).toBe('amount-makes-no-sense')
  })

  test('is due at the podium once it has been collected and is over', () => {
    const due = ({ floor }: FloorScene, minute: number) =>
      dueNow(floor, minutes(minute)).filter(it => it.due === 'collect-time')
    const paid = room().gives(collects('T1'))
    expect(due(paid, 10)).toEqual([])
    expect(due(paid, 31)).toMatchObject([{ table: 'T1' }])
  })
})

describe('dealers', () => {
  const moe = { type: 'AddDealer', dealer: 'Moe', forms: ['holdem'] } as const
  const ida = { type: 'AddDealer', dealer: 'Ida', forms: 'all' } as const
  const push = (dealer: string, table = 'T1') => ({ type: 'PushDealer', dealer, table }) as const
  const downs = ({ floor }: FloorScene, name: string) => floor.house.dealers.find(it => it.name === name)!.downs

  test('push each other, and every down is kept with its times', () => {
    const scene = room().gives(moe, ida, push('Moe')).at(30).gives(push('Ida')).at(60).gives(push('Moe', 'T1'))
    expect(downs(scene, 'Moe')).toEqual([{ table: 'T1', from: 0, to: minutes(30) }])
    expect(downs(scene, 'Ida')).toEqual([{ table: 'T1', from: minutes(30), to: minutes(60) }])
    const off = scene.at(70).gives({ type: 'RelieveDealer', dealer: 'Moe' })
    expect(downs(off, 'Moe')).toHaveLength(2)
    expect(off.refuses({ type: 'RelieveDealer', dealer: 'Moe' }).why).toBe('no-such-dealer')
  })

  test('are due to be pushed after the room’s down, and deal only what they can', () => {
    const due = ({ floor }: FloorScene, minute: number) =>
      dueNow(floor, minutes(minute)).flatMap(it => (it.due === 'push-dealer' ? [it.table] : []))
    const scene = room().gives(moe, push('Moe'))
    expect([due(scene, 29), due(scene, 31)]).toEqual([[], ['T1']])
    const studs = withTable(withList(scene, 's', stud), 'T5', 's', names('s', 4))
    expect(studs.refuses(push('Moe', 'T5'))).toMatchObject({ why: 'dealer-cannot-deal-it', table: 'T5' })
    expect(studs.gives(ida, push('Ida', 'T5')).events[0]).toMatchObject({ type: 'DealerPushed', relieved: null })
    expect(scene.refuses(push('Moe')).why).toBe('dealer-is-busy')
    expect(scene.refuses(push('Nobody')).why).toBe('no-such-dealer')
    expect(scene.refuses(moe).why).toBe('dealer-exists')
    expect(scene.refuses(push('Moe', 'T9')).why).toBe('no-such-table')
  })
})
