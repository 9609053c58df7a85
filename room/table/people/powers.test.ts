import { describe, expect, test } from 'vitest'
import { type PersonOrder, personOrderSchema } from '../../protocol/person-orders.ts'
import { dueSeat, peopleTable } from '../../testing/people-table.ts'
import { ROLES, type Role } from '../state/hosted.ts'
import { joinTable } from './come.ts'

/** Each order, and who may give it: host, dealer, floor, player, spectator. */
const TABLE: readonly (readonly [PersonOrder, string])[] = [
  [{ type: 'sit', seat: 5, chips: 1000 }, 'host dealer floor player'],
  [{ type: 'buy', chips: 100 }, 'host dealer floor player'],
  [{ type: 'leave' }, 'host dealer floor player spectator'],
  [{ type: 'away' }, 'host dealer floor player spectator'],
  [{ type: 'back' }, 'host dealer floor player'],
  [{ type: 'entry', wish: 'post' }, 'host dealer floor player'],
  [{ type: 'straddle' }, 'host dealer floor player'],
  [{ type: 'kill' }, 'host dealer floor player'],
  [{ type: 'form', part: 0 }, 'host dealer floor player'],
  [{ type: 'prefer', preference: { type: 'ask-to-show', value: true } }, 'host dealer floor player'],
  [{ type: 'bomb-pot' }, 'host dealer floor player'],
  [{ type: 'bomb-pot-answer', plays: true }, 'host dealer floor player'],
  [{ type: 'act', act: { type: 'Fold' } }, 'host dealer floor player spectator'],
  [{ type: 'plan', plan: 'check' }, 'host dealer floor player spectator'],
  [{ type: 'entropy', bytes: '00112233445566778899' }, 'host dealer floor player spectator'],
  [{ type: 'say', text: 'hello' }, 'host dealer floor player spectator'],
  [{ type: 'clock' }, 'host dealer floor player'],
  [{ type: 'bot', seat: 5, chips: 1000, temper: 'steady' }, 'host'],
  [{ type: 'kick', person: 'bob' }, 'host'],
  [{ type: 'ban', person: 'bob', banned: true }, 'host'],
  [{ type: 'mute', person: 'bob', muted: true }, 'host'],
  [{ type: 'role', person: 'bob', role: 'dealer' }, 'host'],
  [{ type: 'pause', paused: true }, 'host'],
  [{ type: 'end', ends: true }, 'host'],
  [{ type: 'correct', person: 'bob', chips: 10, why: 'miscounted' }, 'host'],
  [{ type: 'door', open: false }, 'host'],
  [{ type: 'revoke', invitation: '0123456789ab' }, 'host'],
  [{ type: 'options', options: { rabbit: true } }, 'host'],
  [{ type: 'seven-deuce', plays: true }, 'host dealer floor player'],
  [{ type: 'hunt' }, 'host dealer floor player spectator'],
  [{ type: 'request-answer', person: 'bob', approves: true }, 'host dealer floor player spectator'],
  [{ type: 'report', incident: { type: 'StubFouled' } }, 'host dealer floor'],
  [{ type: 'report-answer', agrees: true }, 'host dealer floor player spectator'],
  [{ type: 'live', does: { type: 'deal' } }, 'host dealer'],
  [{ type: 'decide', decision: 'play-on' }, 'host dealer floor'],
  [{ type: 'show-cards', cards: ['As'] }, 'host dealer floor player spectator'],
]

const POWER = new Set(['not-yours-to-do', 'looks-on'])

describe('who may order what', () => {
  test('every order is in the table', () => {
    const types = personOrderSchema.anyOf.map(schema => (schema.properties.type as { readonly const: string }).const)
    expect(TABLE.map(([order]) => order.type).toSorted()).toEqual(types.toSorted())
  })

  test.each(ROLES)('a %s', async role => {
    for (const [order, roles] of TABLE) {
      const { table, call } = await peopleTable()
      await table.does((course, at) => joinTable(course, 'eve', 'Eve', at))
      if (role !== 'player') await table.order('ann', { type: 'role', person: 'eve', role: role as Role })
      await call()
      const before = table.hosted()
      const outcome = await table.order('eve', order)
      const denied = 'why' in outcome && POWER.has(outcome.why)
      expect(denied, `${role} ${order.type}: ${JSON.stringify(outcome)}`).toBe(!roles.split(' ').includes(role))
      if ('why' in outcome) expect(table.hosted()).toBe(before)
    }
  })

  test("nobody acts in another's seat, nor as somebody who never came", async () => {
    const { table, call } = await peopleTable()
    await call()
    const before = table.hosted()
    const due = table.hosted().night!.table.chairs[dueSeat(table) - 1]!
    for (const person of ['ann', 'bob', 'cyd', 'eve', '']) {
      if (person === due) continue
      for (const [order, name] of [
        [{ type: 'act', act: { type: 'Fold' } }, 'f1'],
        [{ type: 'act', act: { type: 'Call' } }, undefined],
      ] as const) {
        expect(await table.order(person, order, name)).toHaveProperty('why')
      }
    }
    expect(table.hosted()).toBe(before)
    // a name for an order that another used does not stand in the way of your own
    expect(await table.order(due, { type: 'act', act: { type: 'Fold' } }, 'f1')).toHaveProperty('version')
  })

  test("an order that was carried out does nothing when it comes again, and nothing in another's name", async () => {
    const { table, call } = await peopleTable()
    await call()
    const due = table.hosted().night!.table.chairs[dueSeat(table) - 1]!
    await table.order(due, { type: 'act', act: { type: 'Call' } }, 'c1')
    const after = table.hosted()
    expect(await table.order(due, { type: 'act', act: { type: 'Call' } }, 'c1')).toEqual({ version: after.version })
    for (const person of ['ann', 'bob', 'cyd'].filter(it => it !== due)) {
      if (person === after.night!.table.chairs[dueSeat(table) - 1]) continue
      expect(await table.order(person, { type: 'act', act: { type: 'Call' } }, 'c1')).toHaveProperty('why')
    }
    expect(table.hosted()).toBe(after)
  })

  test('what is said is plain, not too fast, and not from somebody who is muted', async () => {
    const { table, later, store } = await peopleTable()
    expect(await table.order('bob', { type: 'say', text: ' a\n\u202eb <b>c</b>\u200b ' })).toHaveProperty('version')
    const said = (await store.read('table/t1'))
      .filter(({ kind }) => kind === 'Said')
      .map(({ data }) => JSON.parse(data))
    expect(said).toMatchObject([{ text: 'a b <b>c</b>' }])
    expect(await table.order('bob', { type: 'say', text: '\u200b' })).toMatchObject({ why: 'nothing-said' })
    for (let i = 0; i < 5; i++) expect(await table.order('bob', { type: 'say', text: 'x' })).toHaveProperty('version')
    expect(await table.order('bob', { type: 'say', text: 'x' })).toMatchObject({ why: 'too-fast' })
    expect(await table.order('cyd', { type: 'say', text: 'x' })).toHaveProperty('version')
    later(15)
    expect(await table.order('bob', { type: 'say', text: 'x' })).toHaveProperty('version')
  })

  test('somebody who is made a spectator gets up when the deal is over, and not before', async () => {
    const { table, call } = await peopleTable()
    await call()
    await table.order('ann', { type: 'role', person: 'bob', role: 'spectator' })
    const member = () => table.hosted().night!.table.members.find(({ player }) => player === 'bob')!
    expect(member()).toMatchObject({ seat: 2, leaving: true })
  })
})
