import { describe, expect, test } from 'vitest'
import { type PeopleTable, peopleTable } from '../../testing/people-table.ts'
import { ownView } from '../../views/own-view.ts'
import { doDue } from '../do-due.ts'
import { dueAt } from '../due.ts'
import { hostTable } from '../host-table.ts'
import { joinTable } from '../people/come.ts'
import { OPEN_FOR } from './requests.ts'

const done = { version: expect.any(Number) }
const own = ({ table }: PeopleTable, person: string) => ownView(table.hosted(), person)

/** Ann hosts and approves seats and chips; Eve and Fay have come to play. */
const approving = async () => {
  const scene = await peopleTable({ others: [], policy: { approval: true } })
  for (const [person, name] of [
    ['eve', 'Eve'],
    ['fay', 'Fay'],
  ] as const)
    await scene.table.does((course, at) => joinTable(course, person, name, at))
  return scene
}
const sit = (seat: number, chips = 1000) => ({ type: 'sit', seat, chips }) as const
const yes = (person: string) => ({ type: 'request-answer', person, approves: true }) as const
const no = (person: string) => ({ type: 'request-answer', person, approves: false }) as const

describe('a host who approves seats and chips', () => {
  test('sits down without asking anybody', async () => {
    const scene = await approving()
    expect(own(scene, 'ann').seat).toBe(1)
  })

  test('sees who asks for what, approves, and the friend sits there', async () => {
    const scene = await approving()
    const { table, now } = scene
    expect(await table.order('eve', sit(3, 800))).toEqual(done)
    expect(own(scene, 'eve').seat).toBeNull()
    const request = { person: 'eve', name: 'Eve', seat: 3, chips: 800, until: now() + OPEN_FOR }
    expect(own(scene, 'ann').requests).toEqual([request])
    expect(own(scene, 'eve').requests).toEqual([request])
    expect(own(scene, 'fay').requests).toEqual([])
    for (const person of ['eve', 'fay'])
      expect(await table.order(person, yes('eve'))).toMatchObject({ why: 'not-yours-to-do' })
    expect(await table.order('ann', yes('eve'))).toEqual(done)
    expect(own(scene, 'eve')).toMatchObject({ seat: 3, requests: [], requestEnd: 'approved' })
    expect(table.hosted().night!.table.members.find(({ player }) => player === 'eve')).toMatchObject({ stack: 800 })
    expect(await table.order('ann', yes('eve'))).toMatchObject({ why: 'no-such-request' })
    const again = await hostTable('t1', { store: scene.store, now: scene.now, secrets: scene.secrets })
    expect(again.hosted()).toEqual(table.hosted())
  })

  test('declines, and the friend reads it; more chips are asked for in the same way', async () => {
    const scene = await approving()
    const { table } = scene
    await table.order('eve', sit(3))
    expect(await table.order('ann', no('eve'))).toEqual(done)
    expect(own(scene, 'eve')).toMatchObject({ seat: null, requests: [], requestEnd: 'declined' })
    await table.order('eve', sit(3))
    await table.order('ann', yes('eve'))
    await table.order('eve', { type: 'buy', chips: 200 })
    expect(own(scene, 'ann').requests).toMatchObject([{ person: 'eve', seat: null, chips: 200 }])
    await table.order('ann', yes('eve'))
    expect(table.hosted().night!.table.members.find(({ player }) => player === 'eve')).toMatchObject({ stack: 1200 })
  })

  test('a host who is not there holds nobody up: the request lapses, and the friend reads it', async () => {
    const scene = await approving()
    const { table, now, later, secrets } = scene
    await table.order('eve', sit(3))
    const due = dueAt(table.hosted(), now())!
    expect(due).toEqual({ at: now() + OPEN_FOR, do: 'lapse-request' })
    later(OPEN_FOR / 1000)
    await table.does((course, at) => doDue(course, due, at, { secrets, plans: { of: () => null } }))
    expect(own(scene, 'eve')).toMatchObject({ seat: null, requests: [], requestEnd: 'lapsed' })
    expect(await table.order('ann', yes('eve'))).toMatchObject({ why: 'no-such-request' })
    expect(dueAt(table.hosted(), now())).toBeNull()
  })

  test('is not bothered with what the table refuses, nor with a seat that is asked for', async () => {
    const scene = await approving()
    const { table } = scene
    expect(await table.order('eve', sit(1))).toMatchObject({ why: 'seat-is-taken' })
    expect(await table.order('eve', sit(3, 1))).toMatchObject({ why: 'buy-in-too-small' })
    await table.order('eve', sit(3))
    expect(await table.order('fay', sit(3))).toMatchObject({ why: 'seat-is-asked-for' })
    expect(await table.order('eve', sit(4))).toEqual(done)
    expect(own(scene, 'ann').requests).toMatchObject([{ person: 'eve', seat: 4 }])
    expect(await table.order('eve', no('eve'))).toEqual(done)
    expect(own(scene, 'eve').requestEnd).toBe('withdrawn')
    expect(own(scene, 'ann').requests).toEqual([])
  })

  test('is asked five times in five minutes at most by one person', async () => {
    const scene = await approving()
    const { table, later } = scene
    for (let n = 0; n < 5; n++) expect(await table.order('eve', sit(3 + (n % 2)))).toEqual(done)
    expect(await table.order('eve', sit(3))).toMatchObject({ why: 'too-fast' })
    later(301)
    expect(await table.order('eve', sit(3))).toEqual(done)
  })

  test('finds out if the seat was taken meanwhile; the request stays open', async () => {
    const scene = await approving()
    const { table } = scene
    await table.order('eve', sit(3))
    await table.order('ann', { type: 'bot', seat: 3, chips: 1000, temper: 'steady' })
    expect(await table.order('ann', yes('eve'))).toMatchObject({ why: 'seat-is-taken' })
    expect(own(scene, 'ann').requests).toHaveLength(1)
  })

  test('turns it on and off; off, everybody sits down at once', async () => {
    const scene = await approving()
    const { table } = scene
    expect(await table.order('eve', { type: 'options', options: { approval: false } })).toMatchObject({
      why: 'not-yours-to-do',
    })
    expect(await table.order('ann', { type: 'options', options: { approval: false } })).toEqual(done)
    await table.order('eve', sit(3))
    expect(own(scene, 'eve').seat).toBe(3)
  })
})
