import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room, type RoomConfig } from '../open-room.ts'
import { openStore } from '../store/open-store.ts'
import { OFFICE, openRooms } from '../testing/cluster-rooms.ts'
import { newAround } from '../testing/played-table.ts'
import { type PostgresServer, startPostgres, urlOf } from '../testing/postgres-server.ts'
import { callRoom, guestCookie, listening, post } from '../testing/room-client.ts'
import { openTables } from './tables.ts'

const TOKEN = 'a-token-for-the-office'
const DAY = 24 * 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'cardroom-retire-'))
let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
}, 120_000)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const fail = (cause: unknown): never => {
  throw cause
}
const places: Readonly<Record<string, () => Pick<RoomConfig, 'file' | 'databaseUrl'>>> = {
  SQLite: () => ({ file: join(folder, 'room.sqlite') }),
  PostgreSQL: () => ({ file: '', databaseUrl: urlOf(server) }),
}

const office = async (at: string, order: object, token = TOKEN, status = 200): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const body = JSON.stringify({ by: 'Olga', ...order })
  const answer = await fetch(`http://${at}/api/office`, { method: 'POST', headers, body })
  expect(answer.status).toBe(status)
  return answer.json()
}
const made = async (at: string, cookie: string, name: string): Promise<string> =>
  ((await (await post(at, '/api/tables', { form: 'holdem', name }, cookie)).json()) as { readonly id: string }).id
const own = async (at: string, cookie: string): Promise<readonly string[]> => {
  const response = await fetch(`http://${at}/api/me/tables`, { headers: { cookie } })
  return ((await response.json()) as { readonly tables: readonly { readonly name: string }[] }).tables.map(
    it => it.name,
  )
}

describe.each(Object.entries(places))('old tables on %s', (name, place) => {
  const archive = join(folder, `archive-${name}`)
  let now = Date.UTC(2026, 0, 1)
  let room: Room
  let address: string
  let id: string
  const open = async (more: Partial<RoomConfig> = {}): Promise<void> => {
    room = await openRoom({
      ...place(),
      log: false,
      officeToken: TOKEN,
      now: () => now,
      archiveFolder: archive,
      ...more,
    })
    address = await listening(room)
  }

  test('leave the store once nobody has acted for the days that were asked for, and are in the archive, whole', async () => {
    await open()
    const cookie = await guestCookie(address, 'Ann')
    const old = await made(address, cookie, 'Old')
    id = old
    await room.close()
    now += 20 * DAY
    await open()
    const young = await made(address, cookie, 'Young')
    await room.close()
    now += 8 * DAY
    await open()
    expect((await own(address, cookie)).toSorted()).toEqual(['Old', 'Young'])
    await office(address, { do: 'archive-tables', days: 21 })
    expect(await own(address, cookie)).toEqual(['Young'])
    expect((await fetch(`http://${address}/api/tables/${old}/bank`, { headers: { cookie } })).status).toBe(404)
    expect((await fetch(`http://${address}/api/tables/${young}/bank`, { headers: { cookie } })).status).toBe(200)
    await room.close()
    const store = await openStore(place(), fail)
    expect((await store.streams('table/')).map(({ stream }) => stream)).toEqual([`table/${young}`])
    expect((await store.snapshots('')).filter(({ stream }) => stream.includes(old))).toEqual([])
    expect(await store.faults()).toEqual([])
    await store.close()
    const [file = ''] = readdirSync(archive)
    expect(file).toBe('tables-2026-01.sqlite')
    expect(statSync(join(archive, file)).mode & 0o777).toBe(0o600)
    const archived = await openStore({ file: join(archive, file) }, fail)
    expect((await archived.streams('table/')).map(({ stream }) => stream)).toEqual([`table/${old}`])
    expect(await archived.faults()).toEqual([])
    await archived.close()
  })

  test('can be looked at by a room that is opened on the archive', async () => {
    const file = join(archive, 'tables-2026-01.sqlite')
    const past = await openRoom({ file, log: false, now: () => now })
    const at = await listening(past)
    const line = await callRoom(at)
    line.say({ type: 'watch', table: id })
    expect((await line.until(({ frame }) => frame() ?? undefined)).common.name).toBe('Old')
    line.close()
    await past.close()
  })

  test('are not archived where there is no archive, and deleted only where the room’s settings say so', async () => {
    await open({ archiveFolder: undefined })
    const cookie = await guestCookie(address, 'Bea')
    await made(address, cookie, 'Gone')
    await room.close()
    now += 25 * DAY
    await open({ archiveFolder: undefined })
    const files = readdirSync(archive)
    expect(await own(address, cookie)).toEqual(['Gone'])
    expect(await office(address, { do: 'archive-tables', days: 24 }, TOKEN, 409)).toMatchObject({ why: 'no-archive' })
    expect(await own(address, cookie)).toEqual(['Gone'])
    await room.close()
    const store = await openStore(place(), fail)
    const tables = await openTables({ store, now: () => now, secrets: newAround().secrets }, fail)
    // Bea’s table, and Young, at which nobody has acted since
    expect(await tables.retire(24)).toBe(2)
    await tables.close()
    await store.close()
    await open({ archiveFolder: undefined })
    expect(await own(address, cookie)).toEqual([])
    expect(readdirSync(archive)).toEqual(files)
    await room.close()
  })
})

test('with several nodes a table that is archived on one is gone on all', async () => {
  const faults: unknown[] = []
  let now = Date.now()
  const cluster = await openRooms(
    2,
    cause => faults.push(cause),
    undefined,
    () => now,
    { archiveFolder: join(folder, 'of-the-nodes') },
  )
  const [one, other] = cluster.addresses as [string, string]
  const cookie = await guestCookie(one, 'Ann')
  const id = await made(one, cookie, 'Old')
  await expect.poll(() => own(other, cookie), { timeout: 20_000 }).toEqual(['Old'])
  // it is put away as soon as nobody looks
  now += 20 * DAY
  await expect
    .poll(
      async () => {
        await office(other, { do: 'archive-tables', days: 15 }, OFFICE)
        return [...(await own(one, cookie)), ...(await own(other, cookie))]
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toEqual([])
  for (const at of [one, other])
    expect((await fetch(`http://${at}/api/tables/${id}/bank`, { headers: { cookie } })).status).toBe(404)
  await cluster.close()
  expect(faults).toEqual([])
}, 90_000)
