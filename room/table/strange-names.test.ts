import { describe, expect, test } from 'vitest'
import type { PersonOrder } from '../protocol/person-orders.ts'
import { peopleTable } from '../testing/people-table.ts'
import { bankView } from '../views/bank/bank-view.ts'
import { commonView } from '../views/common-view.ts'
import { peopleAt } from '../views/people-at.ts'
import { evolveHosted } from './evolve.ts'
import { hostTable } from './host-table.ts'
import type { HostedEvent } from './state/events.ts'

/** Names that every plain object answers to, though nobody has put them there. */
const STRANGE = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'] as const

const orders = (person: string): readonly Exclude<PersonOrder, { readonly type: 'plan' }>[] => [
  { type: 'mute', person, muted: true },
  { type: 'ban', person, banned: true },
  { type: 'kick', person },
  { type: 'role', person, role: 'dealer' },
  { type: 'correct', person, chips: 5, why: 'counted wrong' },
  { type: 'correct', person: 'bob', against: person, chips: 5, why: 'counted wrong' },
]

describe('people who never came', () => {
  test.each(STRANGE)('are nobody whatever the host orders: %s', async name => {
    const { table } = await peopleTable()
    const before = table.hosted()
    for (const order of orders(name)) expect(await table.order('ann', order)).toMatchObject({ why: 'not-here' })
    expect(table.hosted()).toEqual(before)
    expect(Object.getPrototypeOf(table.hosted().people)).toBe(Object.prototype)
  })

  test.each(STRANGE)('order nothing themselves: %s', async name => {
    const { table } = await peopleTable()
    expect(await table.order(name, { type: 'say', text: 'hello' })).toMatchObject({ why: 'not-here' })
    expect(peopleAt(table.hosted(), name, 0)).toMatchObject({ why: 'not-yours-to-do' })
  })

  test.each(STRANGE)('a table whose stream tells of them opens and is played: %s', async name => {
    const { table, store, now, secrets } = await peopleTable()
    const strange: readonly HostedEvent[] = [
      { type: 'RightsChanged', person: name, muted: true, banned: false, at: now() },
      { type: 'Corrected', person: name, against: null, chips: 5, why: 'x', by: 'ann', at: now() },
      { type: 'Corrected', person: 'bob', against: name, chips: 5, why: 'x', by: 'ann', at: now() },
      { type: 'Resumed', down: 1000, at: now() },
    ]
    const { version, people } = table.hosted()
    const entries = strange.map(event => ({ kind: event.type, at: now(), data: JSON.stringify(event) }))
    await store.append({ stream: 'table/t1', after: version, entries })
    const again = await hostTable('t1', { store, now, secrets })
    expect(again.hosted().version).toBe(version + strange.length)
    expect(again.hosted().people).toEqual(people)
    // nobody owes what nobody has
    expect(bankView(again.hosted(), 'ann')).toBeDefined()
    expect(commonView(again.hosted(), () => true).seats[1]).toMatchObject({ name: 'Bob' })
    expect(await again.order('ann', { type: 'say', text: 'still here' })).toHaveProperty('version')
  })

  test('nothing is written into what all objects share', () => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    const made = { type: 'TableMade', id: 't', policy: {}, at: 5 } as unknown as HostedEvent
    const came = { type: 'PersonCame', person: '__proto__', name: 'P', bot: null, role: 'player', at: 5 } as const
    const hosted = [came].reduce(evolveHosted, evolveHosted(undefined, made))
    expect(Object.keys(hosted.people)).toEqual(['__proto__'])
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  })
})
