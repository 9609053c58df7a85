import { describe, expect, test } from 'vitest'
import type { PersonOrder } from '../../protocol/person-orders.ts'
import { dueSeat, type PeopleTable, peopleTable, personIn } from '../../testing/people-table.ts'
import { ownView } from '../../views/own-view.ts'
import { watchers } from '../../views/watchers.ts'
import { dueAt } from '../due.ts'
import { actAsPlanned } from './act-for.ts'
import { isStanding } from './plans.ts'

/** Three hold cards, the first is to act: the player after them, and the big blind. */
const playing = async (botPace: 'human' | 'instant' = 'human') => {
  const scene = await peopleTable({ policy: { botPace } })
  await scene.call()
  const first = dueSeat(scene.table)
  const [second, big] = [1 + (first % 3), 1 + ((first + 1) % 3)]
  return { ...scene, first, second, big }
}

const act = ({ table }: PeopleTable, seat: number, what: Extract<PersonOrder, { readonly type: 'act' }>['act']) =>
  table.order(personIn(table, seat), { type: 'act', act: what })
const plan = ({ table }: PeopleTable, seat: number, what: 'check-fold' | 'check' | 'call' | null) =>
  table.order(personIn(table, seat), { type: 'plan', plan: what })
const planOf = ({ table }: PeopleTable, seat: number) => table.plans.of(personIn(table, seat))
const runs = ({ table, secrets }: PeopleTable, seat: number) =>
  table.does((course, at) => actAsPlanned(course, seat, table.plans.of(personIn(table, seat)), at, secrets))
const folded = ({ table }: PeopleTable, seat: number): boolean =>
  table.hosted().night!.deal!.players.find(it => it.seat === seat)!.folded

/** What is sent to all who sit here and to somebody who is watching. */
const watched = async ({ table }: PeopleTable): Promise<ReadonlyMap<string | null, string[]>> => {
  const all = watchers(table)
  const sent = new Map<string | null, string[]>(['ann', 'bob', 'cyd', null].map(person => [person, []]))
  for (const [person, list] of sent) await all.add({ person, send: text => list.push(text), isBehind: () => false })
  for (const list of sent.values()) list.splice(0)
  return sent
}

describe('what players say before their turn', () => {
  test('a player who waits for their turn is offered only what makes sense', async () => {
    const scene = await playing()
    const choices = (seat: number) => ownView(scene.table.hosted(), personIn(scene.table, seat)).plans
    expect(choices(scene.first)).toEqual([])
    expect(choices(scene.second)).toEqual([
      { plan: 'check-fold', chips: 0 },
      { plan: 'call', chips: 5 },
    ])
    expect(choices(scene.big)).toEqual([
      { plan: 'check-fold', chips: 0 },
      { plan: 'check', chips: 0 },
    ])
    expect(await plan(scene, scene.big, 'call')).toMatchObject({
      why: 'not-now',
      about: { accepted: expect.arrayContaining(['check']) },
    })
    expect(await plan(scene, scene.first, 'check-fold')).toMatchObject({ why: 'not-now' })
    await act(scene, scene.first, { type: 'Call' })
    expect(choices(scene.first)).toEqual([])
  })

  test('a call of this bet is made at your turn, after the same pause as anything else', async () => {
    for (const [what, chips] of [
      ['call', 10],
      ['check-fold', 5],
    ] as const) {
      const scene = await playing()
      const { table } = scene
      await plan(scene, scene.second, what)
      expect(dueAt(table.hosted(), scene.now(), table.plans)).toBeNull()
      await act(scene, scene.first, { type: 'Call' })
      expect(dueAt(table.hosted(), scene.now(), table.plans)).toEqual({
        at: scene.now() + 800,
        do: { actAsPlanned: scene.second },
      })
      expect(await runs(scene, scene.second)).toHaveProperty('version')
      expect(table.hosted().night!.deal!.players.find(it => it.seat === scene.second)!.paid).toBe(chips)
      expect(folded(scene, scene.second)).toBe(what === 'check-fold')
    }
  })

  test('it is void when the bet is another one; check or fold then folds', async () => {
    const scene = await playing()
    await plan(scene, scene.second, 'call')
    await plan(scene, scene.big, 'check')
    await act(scene, scene.first, { type: 'Wager', to: 40 })
    expect([planOf(scene, scene.second), planOf(scene, scene.big)]).toEqual([null, null])
    expect(await runs(scene, scene.second)).toMatchObject({ why: 'not-due' })
    expect(dueAt(scene.table.hosted(), scene.now(), scene.table.plans)).toBeNull()
    const other = await playing()
    await plan(other, other.big, 'check-fold')
    await act(other, other.first, { type: 'Wager', to: 40 })
    await act(other, other.second, { type: 'Fold' })
    await runs(other, other.big)
    expect(other.table.hosted().night!.deal).toBeNull()
  })

  test('it is void on the next street, and when it is taken back', async () => {
    const scene = await playing()
    await plan(scene, scene.big, 'check')
    await plan(scene, scene.big, null)
    expect(planOf(scene, scene.big)).toBeNull()
    await plan(scene, scene.big, 'check-fold')
    await act(scene, scene.first, { type: 'Call' })
    await act(scene, scene.second, { type: 'Call' })
    await act(scene, scene.big, { type: 'Check' })
    expect(scene.table.hosted().night!.deal!.boards[0]).toHaveLength(3)
    expect(planOf(scene, scene.big)).toBeNull()
  })

  test('it is void in the next deal, on the same street and for the same price', async () => {
    const scene = await playing()
    const { table } = scene
    await plan(scene, scene.big, 'check')
    const made = planOf(scene, scene.big)!
    expect(isStanding(table.hosted(), scene.big, made)).toBe(true)
    await act(scene, scene.first, { type: 'Fold' })
    await act(scene, scene.second, { type: 'Fold' })
    await scene.call()
    const { deal, table: now } = table.hosted().night!
    expect(deal!.round).toMatchObject({ street: made.street, price: made.price })
    expect(now.deal!.number).toBe(made.deal + 1)
    expect(isStanding(table.hosted(), scene.big, made)).toBe(false)
    expect(planOf(scene, scene.big)).toBeNull()
  })

  test('nobody else hears of it, and nothing of it is kept', async () => {
    const scene = await playing()
    const { table, store } = scene
    const sent = await watched(scene)
    const before = await store.read('table/t1')
    const maker = personIn(table, scene.big)
    await plan(scene, scene.big, 'check-fold')
    expect(await store.read('table/t1')).toEqual(before)
    expect([...sent].map(([person, list]) => [person, list.length])).toEqual(
      [...sent.keys()].map(person => [person, person === maker ? 1 : 0]),
    )
    expect(JSON.parse(sent.get(maker)!.at(-1)!)).toMatchObject({ own: { plan: 'check-fold' } })
    // what others are sent later is the same as if nothing had been said
    const plain = await playing()
    const sentThere = await watched(plain)
    await act(scene, scene.first, { type: 'Call' })
    await act(plain, plain.first, { type: 'Call' })
    expect(sent.get(personIn(table, scene.first))!.at(-1)).toBe(sentThere.get(personIn(table, scene.first))!.at(-1))
  })

  test('nobody plans for another', async () => {
    const scene = await playing()
    expect(await scene.table.order('eve', { type: 'plan', plan: 'check-fold' })).toMatchObject({ why: 'not-here' })
  })
})
