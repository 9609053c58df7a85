import { describe, expect, test } from 'vitest'
import { secrets } from '../../secrets.ts'
import { peopleTable } from '../../testing/people-table.ts'
import { peopleAt } from '../../views/people-at.ts'
import type { Outcome } from '../host-table.ts'
import { hostTable } from '../host-table.ts'
import { type InvitationWanted, invite, joinBy, newCode } from './invitations.ts'
import { mayWatch } from './may-watch.ts'

const privately = async () => {
  const scene = await peopleTable({ others: [], open: false })
  const { table } = scene
  const send = async (wanted: Partial<InvitationWanted> = {}, host = 'ann') => {
    const code = newCode(secrets)
    const outcome = await table.does((course, at) =>
      invite(course, host, { role: 'player', uses: null, minutes: null, ...wanted }, code, at),
    )
    return { code, outcome }
  }
  const join = (person: string, code: string): Promise<Outcome> =>
    table.does((course, at) => joinBy(course, { person, name: person }, code, at))
  return { ...scene, invite: send, join }
}

const GOOD = { version: expect.any(Number) }
const BAD = { why: 'no-such-invitation' }

describe('invitations', () => {
  test('a code is 128 bits of chance, kept as a hash, and lets its bearer in with its role', async () => {
    const { table, invite, join, store } = await privately()
    const { code } = await invite({ role: 'dealer' })
    expect(Buffer.from(code, 'base64url')).toHaveLength(16)
    expect(new Set(Array.from({ length: 1000 }, () => newCode(secrets)))).toHaveProperty('size', 1000)
    expect(mayWatch(table.hosted(), 'bob')).toMatchObject({ why: 'by-invitation' })
    expect(await join('bob', code)).toEqual(GOOD)
    expect(table.hosted().people.bob).toMatchObject({ role: 'dealer' })
    expect(mayWatch(table.hosted(), 'bob')).toBeNull()
    expect(JSON.stringify(await store.read('table/t1'))).not.toContain(code)
    expect(JSON.stringify(peopleAt(table.hosted(), 'ann', 0))).not.toContain(code)
  })

  test('a wrong code, and one of another sign, let nobody in', async () => {
    const { table, invite, join } = await privately()
    const { code } = await invite()
    const other = `${code.slice(0, -1)}${code.endsWith('A') ? 'Q' : 'A'}`
    for (const wrong of [
      '',
      other,
      code.toLowerCase() === code ? code.toUpperCase() : code.toLowerCase(),
      'x'.repeat(22),
    ])
      expect(await join('bob', wrong)).toMatchObject(BAD)
    expect(table.hosted().people.bob).toBeUndefined()
  })

  test('it lets in a limited number, for a time, and not once it is taken back; players who came stay', async () => {
    const { table, invite, join, later } = await privately()
    const once = await invite({ uses: 1 })
    expect(await join('bob', once.code)).toEqual(GOOD)
    expect(await join('bob', once.code)).toMatchObject(BAD)
    expect(await join('cyd', once.code)).toMatchObject(BAD)
    const brief = await invite({ minutes: 1 })
    later(59)
    expect(await join('cyd', brief.code)).toEqual(GOOD)
    later(1)
    expect(await join('dan', brief.code)).toMatchObject(BAD)
    const gone = await invite()
    const { id } = table.hosted().invitations.at(-1)!
    expect(await table.order('ann', { type: 'revoke', invitation: id })).toEqual(GOOD)
    expect(await join('dan', gone.code)).toMatchObject(BAD)
    expect(Object.keys(table.hosted().people)).toEqual(['ann', 'bob', 'cyd'])
  })

  test('a person already here comes by it to a greater role, never to a lesser, and uses nothing up in vain', async () => {
    const { table, invite, join } = await privately()
    const [player, floor] = [await invite({ role: 'player', uses: 2 }), await invite({ role: 'floor', uses: 2 })]
    await join('bob', player.code)
    await join('bob', floor.code)
    expect(table.hosted().people.bob?.role).toBe('floor')
    await join('bob', player.code)
    expect(table.hosted().people.bob?.role).toBe('floor')
    expect(table.hosted().invitations.map(({ left, used }) => [left, used])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  test('no code brings back one whom the host has banned, also after a restart', async () => {
    const { table, invite, join, store, now, secrets: chance } = await privately()
    const { code } = await invite()
    await join('bob', code)
    await table.order('ann', { type: 'ban', person: 'bob', banned: true })
    expect(await join('bob', code)).toMatchObject({ why: 'banned' })
    expect(mayWatch(table.hosted(), 'bob')).toMatchObject({ why: 'banned' })
    const again = await hostTable('t1', { store, now, secrets: chance })
    expect(again.hosted()).toEqual(table.hosted())
    expect(await again.order('bob', { type: 'say', text: 'hello' })).toMatchObject({ why: 'banned' })
  })

  test('a ban ends the links by which somebody came, and no others: they can’t come back by them under another name', async () => {
    const { table, invite, join } = await privately()
    const [his, others] = [await invite(), await invite()]
    await join('bob', his.code)
    await join('cyd', his.code)
    await join('dan', others.code)
    await table.order('ann', { type: 'ban', person: 'bob', banned: true })
    expect(await join('bob-again', his.code)).toMatchObject(BAD)
    expect(await join('eve', others.code)).toEqual(GOOD)
    // those who came by the same link stay
    expect(mayWatch(table.hosted(), 'cyd')).toBeNull()
    await table.order('ann', { type: 'ban', person: 'bob', banned: false })
    expect(mayWatch(table.hosted(), 'bob')).toBeNull()
  })

  test('only the host invite, and sees who is there', async () => {
    const { table, invite, join } = await privately()
    const { code } = await invite({ role: 'floor' })
    await join('bob', code)
    for (const person of ['bob', 'eve']) {
      expect((await invite({}, person)).outcome).toMatchObject({ why: 'not-yours-to-do' })
      expect(peopleAt(table.hosted(), person, 0)).toMatchObject({ why: 'not-yours-to-do' })
    }
    expect(peopleAt(table.hosted(), 'ann', 0)).toMatchObject({
      open: false,
      people: [
        { person: 'ann', role: 'host', seat: 1 },
        { person: 'bob', role: 'floor', seat: null, muted: false, banned: false },
      ],
      invitations: [{ role: 'floor', left: null, used: 1 }],
    })
  })

  test('a table that is opened is for everybody', async () => {
    const { table } = await privately()
    expect(mayWatch(table.hosted(), null)).toMatchObject({ why: 'by-invitation' })
    await table.order('ann', { type: 'door', open: true })
    expect(mayWatch(table.hosted(), null)).toBeNull()
  })
})
