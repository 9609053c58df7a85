import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import { REASONS } from './checksum.ts'
import { openStore } from './open-store.ts'
import { postgresStore } from './postgres-store.ts'
import { sqliteApart } from './sqlite-apart.ts'
import { openDatabase } from './sqlite-file.ts'
import { sqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-checksums-'))
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
let files = 0

type Opened = {
  readonly open: () => Store | Promise<Store>
  /** Opened by another program, as it were. */
  readonly another: () => Promise<Store>
  /** Something is done to the store behind the room's back. */
  readonly does: (sql: string) => Promise<void>
}
const places: Readonly<Record<string, () => Promise<Opened>>> = {
  SQLite: async () => {
    const file = join(folder, `${++files}.sqlite`)
    const does = async (sql: string): Promise<void> => {
      const db = openDatabase(file)
      db.exec(sql)
      db.close()
    }
    return { open: () => sqliteStore(file), another: () => sqliteApart(file), does }
  },
  PostgreSQL: async () => {
    const does = async (sql: string): Promise<void> => {
      const client = new pg.Client(server.config)
      await client.connect()
      await client.query(sql)
      await client.end()
    }
    await does(
      'drop table if exists stream; drop table if exists entry; drop table if exists snapshot; drop table if exists aside; drop table if exists store_shape',
    )
    const open = (): Promise<Store> => postgresStore({ ...server.config, max: 2 }, fail)
    return { open, another: open, does }
  },
}

describe.each(Object.entries(places))('the checksums of %s', (_, place) => {
  /** Two streams of six entries, written in two appends each, and a snapshot. */
  const filled = async (): Promise<Opened> => {
    const opened = await place()
    const store = await opened.open()
    for (const stream of ['table/a', 'table/b']) {
      const entries = [1, 2, 3].map(n => ({ kind: 'said', at: n, data: `${n}00` }))
      await store.append({ stream, after: 0, entries, command: 'c1' })
      await store.append({ stream, after: 3, entries, command: 'c2' })
      await store.keepSnapshot(stream, { version: 4, data: '{"chips":100}' })
    }
    expect(await store.faults()).toEqual([])
    await store.close()
    return opened
  }

  test.each([
    ['an altered byte', "update entry set data = '201' where stream = 'table/a' and version = 2", 2, REASONS.altered],
    ['an altered time', "update entry set at = 9 where stream = 'table/a' and version = 5", 5, REASONS.altered],
    [
      'an altered command',
      "update entry set command = 'x' where stream = 'table/a' and version = 4",
      4,
      REASONS.altered,
    ],
    [
      'an altered last entry',
      "update entry set data = '1' where stream = 'table/a' and version = 6",
      6,
      REASONS.altered,
    ],
    ['a missing entry', "delete from entry where stream = 'table/a' and version = 3", 3, REASONS.missing],
    ['a missing end', "delete from entry where stream = 'table/a' and version = 6", 6, REASONS.missing],
    [
      'two that are swapped',
      "update entry set version = 99 where stream = 'table/a' and version = 1; update entry set version = 1 where stream = 'table/a' and version = 2; update entry set version = 2 where stream = 'table/a' and version = 99",
      1,
      REASONS.altered,
    ],
    [
      'an end that is cut off with its count',
      "delete from entry where stream = 'table/a' and version = 6; update stream set version = 5 where name = 'table/a'",
      5,
      REASONS.altered,
    ],
    [
      'an entry of another stream',
      "update entry set stream = 'table/a', version = 7 where stream = 'table/b' and version = 6",
      7,
      REASONS.altered,
    ],
  ] as const)('find %s, and name the stream and the place', async (_what, sql, at, reason) => {
    const { open, does } = await filled()
    await does(sql)
    const store = await open()
    expect((await store.faults()).filter(({ stream }) => stream === 'table/a')).toEqual([
      { stream: 'table/a', place: at, reason },
    ])
    await store.close()
  })

  test('a reader sees which entry is not as it was written, and that the next ones are', async () => {
    const { open, does } = await filled()
    await does("update entry set data = '201' where stream = 'table/a' and version = 2")
    const store = await open()
    expect((await store.read('table/a')).map(({ sound }) => sound)).toEqual([true, false, true, true, true, true])
    expect((await store.read('table/a', 2)).map(({ sound }) => sound)).toEqual([true, true, true, true])
    expect((await store.read('table/a', 1, 1)).map(({ sound }) => sound)).toEqual([false])
    await store.close()
  })

  test.each([
    "update snapshot set data = '{\"chips\":900}' where stream = 'table/a'",
    "update snapshot set version = 5 where stream = 'table/a'",
  ])('a spoiled snapshot is named, and thrown away when it is read: %s', async sql => {
    const { open, does } = await filled()
    await does(sql)
    const store = await open()
    expect(await store.faults()).toMatchObject([{ stream: 'table/a', reason: expect.stringContaining('kept state') }])
    expect(await store.snapshot('table/a')).toBeNull()
    expect(await store.snapshot('table/b')).toEqual({ version: 4, data: '{"chips":100}' })
    await store.keepSnapshot('table/a', { version: 4, data: '{"chips":1}' })
    expect(await store.snapshot('table/a')).toEqual({ version: 4, data: '{"chips":1}' })
    expect(await store.faults()).toEqual([])
    await store.close()
  })

  test('a snapshot of a version that the stream has not reached is thrown away', async () => {
    const { open } = await filled()
    const store = await open()
    await store.keepSnapshot('table/a', { version: 7, data: '{}' })
    expect(await store.snapshot('table/a')).toBeNull()
    await store.close()
  })

  test('a store from before there were checksums gets them when it is opened, and goes on', async () => {
    const { open, does } = await place()
    await does(
      "create table stream (name text primary key, version bigint not null); create table entry (stream text not null, version bigint not null, at bigint not null, kind text not null, data text not null, command text, primary key (stream, version)); create table snapshot (stream text primary key, version bigint not null, data text not null); insert into stream values ('table/old', 2); insert into entry values ('table/old', 1, 5, 'said', '1', 'c1'), ('table/old', 2, 6, 'said', '2', null); insert into snapshot values ('table/old', 2, '{}')",
    )
    const store = await open()
    expect(
      await store.append({ stream: 'table/old', after: 2, entries: [{ kind: 'said', at: 7, data: '3' }] }),
    ).toEqual({
      kept: true,
      version: 3,
    })
    expect((await store.read('table/old')).map(({ sound }) => sound)).toEqual([true, true, true])
    expect(await store.snapshot('table/old')).toEqual({ version: 2, data: '{}' })
    expect(await store.faults()).toEqual([])
    await store.close()
    // from now on one without a checksum is not taken for an old one
    await does('update entry set sum = null where version = 1; update stream set sum = null')
    const again = await open()
    expect(await again.faults()).toMatchObject([{ stream: 'table/old', place: 1 }])
    await again.close()
  })

  test('a check while others write finds nothing wrong, wherever it stands', async () => {
    const { open, another } = await filled()
    const [store, other] = [await open(), await another()]
    // between the first stream that is looked at and the last a good deal is written
    for (let n = 0; n < 100; n++)
      await store.append({ stream: `table/a${n}`, after: 0, entries: [{ kind: 'said', at: 1, data: '1' }] })
    let writing = true
    const writes = (async () => {
      for (let after = 6; writing; after++)
        await other.append({ stream: 'table/b', after, entries: [{ kind: 'said', at: after, data: '1' }] })
    })()
    for (let n = 0; n < 20; n++) {
      expect(await store.faults()).toEqual([])
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    writing = false
    await writes
    await store.close()
    await other.close()
  })

  test('what a check has set aside is remembered until the next check', async () => {
    const { open } = await filled()
    const store = await open()
    const faults = [{ stream: 'table/a', place: 3, reason: 'x' }]
    await store.keepAsides([...faults, { stream: 'table/b', place: null, reason: 'y' }])
    await store.keepAsides(faults)
    expect(await store.asides()).toEqual(faults)
    await store.keepAsides([])
    expect(await store.asides()).toEqual([])
    await store.close()
  })
})

describe('the files of a store', () => {
  const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8)
  const write = (store: Store) =>
    store.append({ stream: 'table/x', after: 0, entries: [{ kind: 'said', at: 1, data: '1' }] })

  test('are closed to other users of the machine, whatever the umask', async () => {
    const before = process.umask(0)
    const file = join(folder, 'private', 'room.sqlite')
    const store = await openStore({ file }, fail)
    process.umask(before)
    await write(store)
    for (const end of ['', '-wal', '-shm']) expect([end, modeOf(`${file}${end}`)]).toEqual([end, '600'])
    expect(modeOf(join(folder, 'private'))).toBe('700')
    await store.close()
  })

  test('are closed to them when they were open, and that is said', async () => {
    const file = join(folder, 'open.sqlite')
    writeFileSync(file, '', { mode: 0o644 })
    const causes: string[] = []
    const store = await openStore({ file }, ({ message }) => causes.push(message))
    expect(modeOf(file)).toBe('600')
    expect(causes).toEqual([`${file} could be read by other users of this machine; now only its owner can read it.`])
    await store.close()
  })
})
