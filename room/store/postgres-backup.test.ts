import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkStore } from '../check-store.ts'
import { openRoom } from '../open-room.ts'
import { honestPlayer } from '../testing/honest-player.ts'
import { type PostgresServer, startPostgres, urlOf } from '../testing/postgres-server.ts'
import { callRoom, guestCookie, listening } from '../testing/room-client.ts'
import { backUp } from './backup.ts'
import { REASONS } from './checksum.ts'
import { TAKEN } from './hold-store.ts'
import { openStore, type StorePlace } from './open-store.ts'
import { restore } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-postgres-backup-'))
let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const fail = (cause: Error): never => {
  throw cause
}
const now = new Date('2026-11-17T20:00:00Z')
const sql = async (words: string, database?: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client(database === undefined ? server.config : { ...server.config, database })
  await client.connect()
  try {
    return (await client.query(words)).rows
  } finally {
    await client.end()
  }
}
const database = async (name: string): Promise<StorePlace> => {
  await sql(`create database ${name}`)
  return { databaseUrl: urlOf(server, name), file: 'unused' }
}

/** All streams of a store with their entries. */
const allOf = async (place: StorePlace): Promise<ReadonlyMap<string, readonly object[]>> => {
  const store = await openStore(place, fail)
  const found = new Map<string, readonly object[]>()
  for (const { stream, version } of await store.streams(''))
    if (version > 0) found.set(stream, await store.read(stream))
  await store.close()
  return found
}

test('a room on PostgreSQL is backed up while people play, checked, and restored on PostgreSQL and on SQLite', async () => {
  const place = await database('playing')
  const room = await openRoom({ ...place, log: false })
  const address = await listening(room)
  const cookie = await guestCookie(address, 'Ann')
  const player = await honestPlayer(address)
  const acts = async (more: number): Promise<number> => {
    for (const from = player.done(); player.done() < from + more; ) await pause(20)
    return player.done()
  }
  const before = await acts(10)
  const file = join(folder, 'friday.backup')
  const [made] = await Promise.all([backUp(place, file), acts(3)])
  expect(made.faults).toEqual([])
  await acts(3)
  // nothing is put in the place of a store that a room has
  await expect(restore(file, place, true, now)).rejects.toThrow(TAKEN)
  expect((await checkStore(place, fail)).faults).toEqual([])
  expect(player.refused()).toBe(0)
  player.stop()
  await room.close()

  const other = await database('restored')
  const here: StorePlace = { file: join(folder, 'restored.sqlite') }
  for (const to of [other, here]) {
    expect(await restore(file, to, false, now)).toMatchObject({ streams: made.streams, entries: made.entries })
    await expect(restore(file, to, false, now)).rejects.toThrow('add --replace')
    expect((await checkStore(to, fail)).faults).toEqual([])
  }
  const [then, copy, at] = [await allOf(place), await allOf(other), await allOf(here)]
  expect(at).toEqual(copy)
  // the backup is the store as it was at one moment: all that was acknowledged before it, and nothing torn
  for (const [stream, entries] of copy) expect(entries).toEqual(then.get(stream)!.slice(0, entries.length))
  const played = copy.get(`table/${player.table}`)!
  expect(played.length).toBeGreaterThan(before)

  const again = await openRoom({ ...other, log: false })
  const there = await listening(again)
  const me = await fetch(`http://${there}/api/me`, { headers: { cookie } })
  expect(await me.json()).toMatchObject({ guest: { name: 'Ann' } })
  const page = await callRoom(there, cookie)
  page.say({ type: 'watch', table: player.table })
  const frame = await page.until(client => client.frame() ?? undefined)
  expect(frame.seq).toBeGreaterThanOrEqual(played.length)
  page.close()
  await again.close()
})

test('an altered byte on PostgreSQL is named by the check and by the backup, and such a backup is not restored', async () => {
  const place = await database('spoilt')
  const store = await openStore(place, fail)
  const entries = [1, 2, 3].map(at => ({ kind: 'said', at, data: `"${at}"` }))
  for (const stream of ['notes/a', 'notes/b']) await store.append({ stream, after: 0, entries })
  await store.close()
  const sound = join(folder, 'sound.backup')
  await backUp(place, sound)
  await sql(`update entry set data = '"9"' where stream = 'notes/a' and version = 2`, 'spoilt')
  const fault = { stream: 'notes/a', place: 2, reason: REASONS.altered }
  expect((await checkStore(place, fail)).faults).toEqual([fault])
  expect(await sql('select * from aside', 'spoilt')).toMatchObject([{ stream: 'notes/a' }])
  const file = join(folder, 'spoilt.backup')
  expect((await backUp(place, file)).faults).toEqual([fault])
  await expect(restore(file, await database('clean'), true, now)).rejects.toThrow('is damaged: entry 2 of notes/a')
  await expect(restore(sound, place, false, now)).rejects.toThrow('add --replace')
  await restore(sound, place, true, now)
  expect(await checkStore(place, fail)).toEqual({ streams: 2, entries: 6, faults: [] })
  expect(await sql('select * from aside', 'spoilt')).toEqual([])
})
