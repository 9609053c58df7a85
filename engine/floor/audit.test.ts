import { describe, expect, test } from 'vitest'
import { type FloorScene, floorScene, kindOf, names, withList, withTable } from '../testing/floor-scene.ts'
import { faultsIn, faultsOf } from './audit.ts'
import type { FloorEvent } from './events.ts'
import { floorDecider } from './floor-decider.ts'

/** Ann, Bob and Cyd wait for a table with two seats free. */
const waiting = (): FloorScene =>
  withTable(withList(floorScene('rrp'), '10-20', kindOf(), ['Ann', 'Bob', 'Cyd']), 'T1', '10-20', names('p', 7))

/** What is wrong if an event happened that no order would lead to. */
const wrongIf = ({ floor }: FloorScene, event: Record<string, unknown>): readonly string[] => {
  const happened = {
    at: floor.at,
    by: { name: 'Max', office: 'management' },
    rules: [],
    ...event,
  } as unknown as FloorEvent
  return faultsIn(floor, happened, floorDecider.evolve(floor, happened))
}
const called = { type: 'NameCalled', game: '10-20', table: 'T1', seat: 8, until: 9, skipped: [] }

describe('the audit of a floor notices', () => {
  test('nothing where nothing is wrong', () => {
    const scene = waiting()
    expect(faultsOf(scene.floor)).toEqual([])
    expect(wrongIf(scene, { ...called, player: 'Ann' })).toEqual([])
  })

  test('a name that is skipped, and one that is skipped for what is not so', () => {
    expect(wrongIf(waiting(), { ...called, player: 'Bob' })).toEqual(['Ann is skipped'])
    expect(wrongIf(waiting(), { ...called, player: 'Bob', skipped: [{ player: 'Ann', why: 'away' }] })).toEqual([
      'Ann is skipped as away, which is not so',
    ])
    const away = waiting().gives({ type: 'StepOut', player: 'Ann' })
    expect(wrongIf(away, { ...called, player: 'Bob', skipped: [{ player: 'Ann', why: 'away' }] })).toEqual([])
  })

  test('a name that goes before others by no rule', () => {
    const listed = { type: 'NameListed', game: '10-20', player: 'Dee', way: 'kiosk', number: 9, brokenGame: false }
    expect(wrongIf(waiting(), { ...listed, place: 4, checkInBy: null })).toEqual([])
    expect(wrongIf(waiting(), { ...listed, place: 2, checkInBy: null })).toEqual([
      'Dee was put before others on 10-20 by no rule',
    ])
    expect(wrongIf(waiting(), { ...listed, place: 2, checkInBy: null, rules: ['wsop/89'] })).toEqual([])
  })

  test('a list that changes by an event that says nothing of it', () => {
    const scene = waiting()
    const happened = { type: 'Arrived', player: 'Ann', at: 0, by: { name: 'Max', office: 'floor' }, rules: [] } as const
    const [game] = scene.floor.games
    const withNames = (list: readonly string[]) => ({
      ...scene.floor,
      games: [{ ...game!, list: list.map(player => ({ ...game!.list[0]!, player })) }],
    })
    const faults = (list: readonly string[]) => faultsIn(scene.floor, happened, withNames(list))
    expect(faults(['Ann', 'Bob', 'Cyd'])).toEqual([])
    expect(faults(['Bob', 'Ann', 'Cyd'])).toEqual(['the order of 10-20 changed unexplained'])
    expect(faults(['Ann', 'Cyd'])).toEqual(['Bob is gone from 10-20 unexplained'])
    expect(faults(['Ann', 'Bob', 'Cyd', 'Dee'])).toEqual(['Dee is on 10-20 unexplained'])
  })

  test('somebody in two seats, or in a seat at a table that is closed', () => {
    const { floor } = waiting()
    const table = floor.tables[0]!
    const twice = { ...table, chairs: table.chairs.with(8, table.chairs[0]!) }
    expect(faultsOf({ ...floor, tables: [twice] })).toEqual(['p1 sits in two seats'])
    expect(faultsOf({ ...floor, tables: [{ ...table, closed: true }] })[0]).toBe('p1 is at T1 1, which is closed')
  })
})
