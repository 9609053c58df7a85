import { describe, expect, test } from 'vitest'
import { dueSeat, type PeopleTable, peopleTable, personIn } from '../../testing/people-table.ts'
import { ownView } from '../../views/own-view.ts'

const done = { version: expect.any(Number) }
const memberOf = ({ table }: PeopleTable, person: string) =>
  table.hosted().night!.table.members.find(({ player }) => player === person)!
const dealtIn = ({ table }: PeopleTable): readonly string[] =>
  table.hosted().night!.table.deal!.players.map(({ player }) => player)
const acts = ({ table }: PeopleTable, act: { readonly type: 'Call' | 'Check' | 'Fold' | 'Show' }) =>
  table.order(personIn(table, dueSeat(table)), { type: 'act', act })

/** Plays the deal that is on to its end as is mildest. */
const playOut = async (scene: PeopleTable): Promise<void> => {
  for (let turns = 0; scene.table.hosted().night!.deal !== null; turns++) {
    expect(turns).toBeLessThan(60)
    for (const type of ['Check', 'Call', 'Show'] as const) {
      if (scene.table.hosted().night!.deal === null || !('why' in (await acts(scene, { type })))) break
    }
  }
}

/** Deals are played all-in until somebody has nothing left; who it is. */
const somebodyIsBroke = async (scene: PeopleTable): Promise<string> => {
  const { table } = scene
  for (;;) {
    expect(await scene.call()).toEqual(done)
    await table.order(personIn(table, dueSeat(table)), { type: 'act', act: { type: 'Wager', to: 1000 } })
    await playOut(scene)
    const broke = ['ann', 'bob'].find(person => ownView(table.hosted(), person).broke)
    if (broke !== undefined) return broke
  }
}

describe('between deals', () => {
  test('a player who has lost all is not dealt in, buys in again, and is', async () => {
    const scene = await peopleTable({ others: ['bob', 'cyd', 'dan'] })
    const { table } = scene
    // cyd and dan watch from their seats
    for (const person of ['cyd', 'dan']) await table.order(person, { type: 'away' })
    const broke = await somebodyIsBroke(scene)
    for (const person of ['cyd', 'dan']) await table.order(person, { type: 'back' })
    expect(memberOf(scene, broke)).toMatchObject({ stack: 0, bought: 1000 })
    expect(await scene.call()).toEqual(done)
    expect(dealtIn(scene)).not.toContain(broke)
    // in the middle of it they buy: they still have their seat, and are dealt in with the next one
    expect(await table.order(broke, { type: 'buy', chips: 1000 })).toEqual(done)
    expect(ownView(table.hosted(), broke).broke).toBe(false)
    await playOut(scene)
    expect(memberOf(scene, broke)).toMatchObject({ stack: 1000, bought: 2000 })
    await table.order(broke, { type: 'entry', wish: 'post' })
    for (let deals = 0; deals < 5; deals++) {
      expect(await scene.call()).toEqual(done)
      if (dealtIn(scene).includes(broke)) break
      await playOut(scene)
    }
    expect(dealtIn(scene)).toContain(broke)
  })

  test('chips that are bought in a deal play from the next one on', async () => {
    const scene = await peopleTable()
    const { table } = scene
    await scene.call()
    const person = personIn(table, dueSeat(table))
    const inPlay = () => table.hosted().night!.deal!.players.find(({ seat }) => personIn(table, seat) === person)!.stack
    const before = inPlay()
    expect(await table.order(person, { type: 'buy', chips: 300 })).toEqual(done)
    expect(inPlay()).toBe(before)
    await playOut(scene)
    expect(memberOf(scene, person).bought).toBe(1300)
    const all = table.hosted().night!.table.members.reduce((sum, { stack }) => sum + stack, 0)
    expect(all).toBe(3300)
  })
})
