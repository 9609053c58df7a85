import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { callRoom, guestCookie, listening, post } from '../testing/room-client.ts'

const TOKEN = 'a-token-for-the-office'
const file = join(tmpdir(), `office-${process.pid}.sqlite`)
const open = () =>
  openRoom({
    file,
    log: false,
    officeToken: TOKEN,

    trustProxy: 'loopback',
    pause: async () => {},
  })
let room: Room
let address: string
beforeAll(async () => {
  room = await open()
  address = await listening(room)
})
afterAll(async () => {
  await room.close()
  for (const end of ['', '-wal', '-shm', '.lock']) rmSync(`${file}${end}`, { force: true })
})

const auth = (token = TOKEN) => ({ authorization: `Bearer ${token}` })
const ask = async <T>(path: string, headers: Record<string, string> = auth()) => {
  const response = await fetch(`http://${address}${path}`, { headers })
  return { status: response.status, data: (await response.json()) as T }
}
const found = async (find: string, headers: Record<string, string> = auth()) => {
  const response = await fetch(`http://${address}/api/office/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ find }),
  })
  return { status: response.status, data: (await response.json()) as { people: object[]; all: number } }
}
const order = async (body: object, headers: Record<string, string> = auth()) => {
  const response = await fetch(`http://${address}/api/office`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ by: 'Olga', why: 'asked by mail', ...body }),
  })
  return {
    status: response.status,
    data: (await response.json()) as { password?: string; why?: string; words?: string },
  }
}
const me = async (cookie: string) =>
  (await ask<{ guest: { person: string; name: string } | null }>('/api/me', { cookie })).data.guest
const account = async (name: string): Promise<{ cookie: string; person: string }> => {
  const cookie = await guestCookie(address, name)
  await post(address, '/api/account', { name, password: 'correct horse' }, cookie)
  return { cookie, person: (await me(cookie))!.person }
}
type Audit = {
  acts: { type: string; by: string; why: string; password?: string }[]
  broken: number | null
  chain: string
}

describe('the office', () => {
  test('is closed to everybody without its token, and nothing is done', async () => {
    const { person } = await account('Nora')
    for (const headers of [{}, auth('a-token-for-the-offic'), { authorization: TOKEN }] as Record<string, string>[]) {
      expect((await ask('/api/office', headers)).status).toBe(403)
      expect((await found('', headers)).status).toBe(403)
      expect((await ask('/api/office/audit', headers)).status).toBe(403)
      expect((await order({ do: 'ban', person }, headers)).data.why).toBe('office-is-closed')
    }
    expect((await ask<Audit>('/api/office/audit')).data.acts).toEqual([])
  })

  test('finds people by letters of their name', async () => {
    await account('Zacharias')
    const { data } = await found('CHARI')
    expect(data).toMatchObject({ all: 1, people: [{ name: 'Zacharias', account: true, banned: false, devices: 1 }] })
  })

  test('bans somebody: their lines end, they cannot log in, and a lifted ban lets them back', async () => {
    const { cookie, person } = await account('Bart')
    const line = await callRoom(address, cookie)
    const ended = new Promise(resolve => line.socket.on('close', resolve))
    expect((await order({ do: 'ban', person })).status).toBe(200)
    expect(await ended).toBe(4401)
    expect(await me(cookie)).toBeNull()
    const login = () => post(address, '/api/login', { name: 'Bart', password: 'correct horse' })
    expect(await (await login()).json()).toMatchObject({ why: 'banned-from-room' })
    expect(await (await post(address, '/api/login', { name: 'Bart', password: 'wrong horse' })).json()).toMatchObject({
      why: 'wrong-name-or-password',
    })
    expect((await order({ do: 'lift-ban', person })).status).toBe(200)
    expect((await login()).status).toBe(200)
  })

  test('a banned guest does not come back under another name from the same place', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' }
    const come = (name: string) =>
      fetch(`http://${address}/api/guest`, { method: 'POST', headers: from, body: JSON.stringify({ name }) })
    const cookie = (await come('Mallory')).headers.getSetCookie()[0]!.split(';')[0]!
    const line = await callRoom(address, cookie, '/line', { 'x-forwarded-for': '203.0.113.9' })
    await order({ do: 'ban', person: (await me(cookie))!.person })
    line.close()
    expect(await (await come('Mallory 2')).json()).toMatchObject({ why: 'banned-from-room' })
    expect((await post(address, '/api/guest', { name: 'Somebody else' })).status).toBe(200)
  })

  test('gives a new password, once, and keeps it nowhere in clear', async () => {
    const { cookie, person } = await account('Petra')
    const { data } = await order({ do: 'reset-password', person })
    expect(await me(cookie)).toBeNull()
    expect((await post(address, '/api/login', { name: 'Petra', password: data.password! })).status).toBe(200)
    expect((await post(address, '/api/login', { name: 'Petra', password: 'correct horse' })).status).toBe(403)
    const { acts } = (await ask<Audit>('/api/office/audit')).data
    expect(JSON.stringify(acts)).not.toContain(data.password)
    expect(acts.at(-1)).not.toHaveProperty('password')
    const guest = await me(await guestCookie(address, 'Only a guest'))
    expect((await order({ do: 'reset-password', person: guest!.person })).data.why).toBe('guest-without-password')
  })

  test('sets a quota, which holds at once and until it is taken back', async () => {
    const { cookie } = await account('Quentin')
    const makes = async () => (await post(address, '/api/tables', { form: 'holdem' }, cookie)).status
    const quota = async () => {
      const { data } = await ask<{ quotas: { quota: string; most: number; usual: number }[] }>('/api/office')
      return data.quotas.find(it => it.quota === 'tablesOfPerson')
    }
    expect(await makes()).toBe(200)
    expect(await quota()).toEqual({ quota: 'tablesOfPerson', most: 20, usual: 20 })
    expect((await order({ do: 'set-quota', quota: 'tablesOfPerson', most: 1 })).status).toBe(200)
    expect(await quota()).toEqual({ quota: 'tablesOfPerson', most: 1, usual: 20 })
    expect(await makes()).toBe(429)
    for (const wrong of [
      { quota: 'requests', most: 5 },
      { quota: 'tablesOfPerson', most: 0 },
    ])
      expect((await order({ do: 'set-quota', ...wrong })).status).toBe(400)
    expect((await order({ do: 'set-quota', quota: 'tablesOfPerson', most: null })).status).toBe(200)
    expect(await quota()).toEqual({ quota: 'tablesOfPerson', most: 20, usual: 20 })
    expect(await makes()).toBe(200)
    const { acts, broken } = (await ask<Audit>('/api/office/audit')).data
    expect(acts.slice(-2)).toMatchObject([
      { type: 'QuotaSet', by: 'Olga', quota: 'tablesOfPerson', most: 1 },
      { type: 'QuotaSet', by: 'Olga', quota: 'tablesOfPerson', most: null },
    ])
    expect(broken).toBeNull()
  })

  test('forgets somebody: name, account and notes are gone', async () => {
    const { cookie, person } = await account('Frieda')
    await post(address, '/api/me/settings', { settings: 'dark' }, cookie)
    const { id } = (await (await post(address, '/api/tables', { form: 'holdem', sit: true }, cookie)).json()) as {
      id: string
    }
    expect((await order({ do: 'forget', person })).status).toBe(200)
    expect(await me(cookie)).toBeNull()
    expect((await found('frieda')).data.all).toBe(0)
    const cards = (await ask<{ tables: { id: string; people: string[] }[] }>('/api/tables')).data.tables
    expect(cards.find(card => card.id === id)?.people).toEqual(['–'])
    // the name is free again
    expect((await account('Frieda')).person).not.toBe(person)
  })

  test('shows a notice to everybody, and takes it away', async () => {
    const notice = async () => (await ask<object>('/api/notice', {})).data
    expect(await notice()).toEqual({ notice: null, stopped: false, readOnly: false })
    await order({ do: 'set-notice', notice: 'We close at two.' })
    expect(await notice()).toEqual({ notice: 'We close at two.', stopped: false, readOnly: false })
    await order({ do: 'set-notice', notice: null })
    expect(await notice()).toEqual({ notice: null, stopped: false, readOnly: false })
  })

  test('stops the dealing: no hand begins, no table is created, nobody is sent here', async () => {
    const cookie = await guestCookie(address, 'Dora')
    const wanted = { form: 'holdem', sit: true, bots: 3, pace: 'instant' }
    await order({ do: 'stop-dealing', stopped: true })
    expect((await ask('/readyz')).status).toBe(503)
    expect((await post(address, '/api/tables', wanted, cookie)).status).toBe(503)
    await order({ do: 'stop-dealing', stopped: false })
    expect((await ask('/readyz')).status).toBe(200)
    expect((await post(address, '/api/tables', wanted, cookie)).status).toBe(200)
  })

  test('lists all tables, and which of them the lobby doesn’t show', async () => {
    const cookie = await guestCookie(address, 'Lena')
    const made = async (open: boolean): Promise<string> => {
      const answer = await post(address, '/api/tables', { form: 'holdem', open, sit: true }, cookie)
      return ((await answer.json()) as { id: string }).id
    }
    const [open, closed] = [await made(true), await made(false)]
    const { tables } = (await ask<{ tables: { id: string; taken: number; listed: boolean }[] }>('/api/office')).data
    expect(tables.find(({ id }) => id === open)).toMatchObject({ taken: 1, listed: true })
    expect(tables.find(({ id }) => id === closed)).toMatchObject({ taken: 1, listed: false })
    const cards = (await ask<{ tables: { id: string }[] }>('/api/tables')).data.tables
    expect(cards.some(({ id }) => id === closed)).toBe(false)
  })

  test('closes a table, at once between hands and after the hand otherwise', async () => {
    const cookie = await guestCookie(address, 'Tess')
    const { id } = (await (await post(address, '/api/tables', { form: 'holdem', sit: true }, cookie)).json()) as {
      id: string
    }
    expect((await order({ do: 'close-table', table: id })).status).toBe(200)
    const cards = (await ask<{ tables: { id: string }[] }>('/api/tables')).data.tables
    expect(cards.some(card => card.id === id)).toBe(false)
    expect((await order({ do: 'close-table', table: 'nosuchtable' })).status).toBe(404)
  })

  test('bad orders change nothing', async () => {
    const before = (await ask<Audit>('/api/office/audit')).data.acts.length
    for (const bad of [
      { do: 'ban' },
      { do: 'ban', person: '__proto__' },
      { do: 'fly' },
      { do: 'set-notice', notice: '' },
      { do: 'ban', person: 'x', by: '  ' },
    ])
      expect((await order(bad)).status).toBeGreaterThanOrEqual(400)
    expect((await ask<Audit>('/api/office/audit')).data.acts.length).toBe(before)
  })

  test('everything is in the audit, with who and why, and it is whole after a restart', async () => {
    const { person } = await account('Last')
    await order({ do: 'ban', person, by: 'Olga', why: 'third warning' })
    await order({ do: 'set-notice', notice: 'Back at nine.' })
    await room.close()
    room = await open()
    address = await listening(room)
    const { data } = await ask<Audit>('/api/office/audit')
    expect(data.broken).toBeNull()
    expect(data.acts.at(-2)).toMatchObject({ type: 'PersonBanned', by: 'Olga', why: 'third warning' })
    expect((await ask<{ notice: string }>('/api/office')).data.notice).toBe('Back at nine.')
    expect(await (await post(address, '/api/login', { name: 'Last', password: 'correct horse' })).json()).toMatchObject(
      {
        why: 'banned-from-room',
      },
    )
  })

  test('an act that somebody has changed in the store is named, with those before it', async () => {
    const before = (await ask<Audit>('/api/office/audit')).data.acts.length
    await room.close()
    const store = new DatabaseSync(file)
    store.exec(
      `update entry set data = replace(data, '"by":"', '"by":"not ') where stream = 'office' and version = ${before}`,
    )
    store.close()
    room = await open()
    address = await listening(room)
    const { data } = await ask<Audit>('/api/office/audit')
    expect(data.broken).toBe(before)
    expect(data.acts).toHaveLength(before - 1)
  })
})
