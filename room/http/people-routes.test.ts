import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import type { Frame, FromRoom, PeopleShown } from '../protocol/frames.ts'
import { callRoom, listening } from '../testing/room-client.ts'
import { writtenLog } from '../testing/written-log.ts'

let room: Room
let address: string
const folder = mkdtempSync(join(tmpdir(), 'cardroom-people-'))
const file = join(folder, 'room.sqlite')
const log = writtenLog()
beforeAll(async () => {
  room = await openRoom({ file, log: log.to, trustProxy: 'loopback' })
  address = await listening(room)
})
afterAll(async () => {
  await room.close()
  rmSync(folder, { recursive: true, force: true })
})

const post = async (path: string, body: object, cookie = '', headers: Record<string, string> = {}) => {
  const response = await fetch(`http://${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify(body),
  })
  const set = response.headers.getSetCookie()[0] ?? ''
  const data = (await response.json()) as { readonly id: string; readonly code: string }
  return { status: response.status, set, cookie: set.split(';')[0]!, data }
}
const get = async (path: string, cookie = '') => {
  const response = await fetch(`http://${address}${path}`, { headers: { cookie } })
  return { status: response.status, data: await response.json() }
}
const guest = async (name: string): Promise<string> => (await post('/api/guest', { name })).cookie

/** A page that watches a table. */
const watching = async (cookie: string, table: string, from = '192.0.2.1') => {
  const client = await callRoom(address, cookie, '/line', { 'x-forwarded-for': from })
  const closed = new Promise<number>(resolve => client.socket.once('close', resolve))
  let count = 0
  const order = (what: object): Promise<FromRoom> => {
    const id = `o${++count}`
    client.say({ type: 'do', id, table, order: what })
    return client.until(({ messages }) => messages.find(message => 'id' in message && message.id === id))
  }
  const wrong = (): Promise<FromRoom> =>
    client.until(({ messages }) => messages.find(message => message.type === 'wrong'))
  const sees = (what: (frame: Frame) => boolean): Promise<Frame> =>
    client.until(({ frame }) => {
      const now = frame()
      return now !== null && what(now) ? now : undefined
    })
  client.say({ type: 'watch', table })
  return { close: client.close, order, wrong, sees, closed }
}

describe('who you are, over HTTP', () => {
  test('a guest makes an account, logs in on another device, and logs out everywhere with all their lines', async () => {
    const first = await guest('Ann')
    expect((await get('/api/me', first)).data).toMatchObject({ guest: { name: 'Ann', account: false } })
    expect((await post('/api/account', { name: 'Ann', password: 'short' }, first)).status).toBe(400)
    expect((await post('/api/account', { name: 'Ann', password: 'open sesame' }, first)).data).toMatchObject({
      guest: { name: 'Ann', account: true },
    })
    expect((await post('/api/account', { name: 'Eve', password: 'open sesame' })).status).toBe(401)
    expect((await post('/api/guest', { name: 'ann' })).status).toBe(409)
    expect((await post('/api/login', { name: 'Ann', password: 'open barley' })).status).toBe(403)
    const second = await post('/api/login', { name: 'ann', password: 'open sesame' })
    expect(second.set).toContain('HttpOnly; SameSite=Strict')
    const made = await post('/api/tables', { form: 'holdem' }, first)
    const page = await watching(second.cookie, made.data.id)
    await page.sees(() => true)
    await post('/api/logout', { everywhere: true }, first)
    expect(await page.closed).toBe(4401)
    for (const cookie of [first, second.cookie]) expect((await get('/api/me', cookie)).data).toEqual({ guest: null })
  })

  test('the cookie is secure behind a proxy that is trusted and says https', async () => {
    expect((await post('/api/guest', { name: 'Sam' })).set).not.toContain('Secure')
    expect((await post('/api/guest', { name: 'Tom' }, '', { 'x-forwarded-proto': 'https' })).set).toContain('Secure')
  })
})

describe('a table by invitation', () => {
  test('is not listed and not watched, but by people who come with a code; a banned person is sent away', async () => {
    const [host, friend, stranger] = [await guest('Hal'), await guest('Fay'), await guest('Sid')]
    const { id } = (await post('/api/tables', { form: 'holdem', open: false, sit: true }, host)).data
    expect(JSON.stringify((await get('/api/tables', host)).data)).not.toContain(id)
    for (const cookie of [stranger, '']) {
      const page = await watching(cookie, id)
      expect(await page.wrong()).toMatchObject({ why: 'by-invitation' })
      if (cookie !== '') expect(await page.order({ type: 'say', text: 'hello' })).toMatchObject({ why: 'not-here' })
      page.close()
    }
    expect((await post(`/api/tables/${id}/invitations`, { role: 'player' }, stranger)).status).toBe(403)
    expect((await get(`/api/tables/${id}/people`, stranger)).status).toBe(403)
    const { code } = (await post(`/api/tables/${id}/invitations`, { role: 'player', uses: 1, minutes: 60 }, host)).data
    expect((await post(`/api/tables/${id}/join`, { code: 'A'.repeat(22) }, stranger)).status).toBe(403)
    expect((await post(`/api/tables/${id}/join`, { code })).status).toBe(401)
    expect((await post(`/api/tables/${id}/join`, { code }, friend)).status).toBe(200)
    expect((await post(`/api/tables/${id}/join`, { code }, stranger)).status).toBe(403)
    const [hosts, friends] = [await watching(host, id), await watching(friend, id)]
    expect(await friends.order({ type: 'sit', seat: 2, chips: 1000 })).toMatchObject({ type: 'done' })
    const { people, invitations } = (await get(`/api/tables/${id}/people`, host)).data as PeopleShown
    expect(people.map(({ name, seat }) => [name, seat])).toEqual([
      ['Hal', 1],
      ['Fay', 2],
    ])
    expect(invitations).toEqual([])
    const { person } = people[1]!
    expect(await hosts.order({ type: 'ban', person, banned: true })).toMatchObject({ type: 'done' })
    expect(await friends.wrong()).toMatchObject({ why: 'banned', words: 'The host has banned you from this table.' })
    const again = await watching(friend, id)
    expect(await again.wrong()).toMatchObject({ why: 'banned' })
    for (const { close } of [hosts, friends, again]) close()
  })

  test('a spectator without a name is shown no more when the table is closed', async () => {
    const host = await guest('Hal')
    const { id } = (await post('/api/tables', { form: 'holdem' }, host)).data
    const [hosts, nobody] = [await watching(host, id), await watching('', id)]
    await nobody.sees(() => true)
    await hosts.order({ type: 'door', open: false })
    expect(await nobody.wrong()).toMatchObject({ why: 'by-invitation' })
    for (const { close } of [hosts, nobody]) close()
  })

  test('a seat whose line is lost is marked, and no longer when it is found', async () => {
    const host = await guest('Hal')
    const other = await guest('Fay')
    const { id } = (await post('/api/tables', { form: 'holdem', sit: true }, host)).data
    const [page, looks] = [await watching(host, id), await watching(other, id)]
    const sees = (lost: boolean) => looks.sees(({ common }) => common.seats[0]!.lost === lost)
    await sees(false)
    page.close()
    await sees(true)
    const back = await watching(host, id)
    await sees(false)
    for (const { close } of [back, looks]) close()
  })
})

describe('somebody who is banned at an open table', () => {
  test('can’t come back from the same place under another name without an invitation; others can', async () => {
    const HOME = '203.0.113.7'
    const [host, bad, friend] = [await guest('Hal'), await guest('Bad'), await guest('Fay')]
    const { id } = (await post('/api/tables', { form: 'holdem', sit: true }, host)).data
    const [hosts, bads, friends] = [
      await watching(host, id),
      await watching(bad, id, HOME),
      await watching(friend, id, HOME),
    ]
    await Promise.all([bads, friends].map(({ sees }) => sees(() => true)))
    const { people } = (await get(`/api/tables/${id}/people`, host)).data as PeopleShown
    const { person } = people.find(({ name }) => name === 'Bad')!
    await hosts.order({ type: 'ban', person, banned: true })
    expect(await bads.wrong()).toMatchObject({ why: 'banned' })
    const again = await guest('Good')
    const tries = [await watching(again, id, HOME), await watching('', id, HOME)]
    for (const { wrong } of tries)
      expect(await wrong()).toMatchObject({ why: 'by-invitation', words: expect.stringContaining('ask the host') })
    expect(await tries[0]!.order({ type: 'say', text: 'hello' })).toMatchObject({ why: 'not-here' })
    // those there already stay, and those from elsewhere or with a link are let in
    expect(await friends.order({ type: 'sit', seat: 2, chips: 1000 })).toMatchObject({ type: 'done' })
    const strangers = await watching(await guest('Sid'), id, '203.0.113.8')
    await strangers.sees(() => true)
    const { code } = (await post(`/api/tables/${id}/invitations`, { role: 'player' }, host)).data
    expect((await post(`/api/tables/${id}/join`, { code }, again)).status).toBe(200)
    const invited = await watching(again, id, HOME)
    await invited.sees(() => true)
    for (const { close } of [hosts, bads, friends, ...tries, strangers, invited]) close()
    // from where anybody came is nowhere: not in the log of the room, and not on the disk
    const kept = ['', '-wal'].map(end => readFileSync(`${file}${end}`, 'latin1')).join()
    expect(kept).toContain('Good')
    for (const written of [log.text(), kept]) expect(written).not.toContain('203.0.113')
  })
})
