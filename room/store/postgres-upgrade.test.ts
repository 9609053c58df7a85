import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import { NO_SUM, sumOf } from './checksum.ts'
import { PARTITIONS } from './postgres-partitions.ts'
import { postgresStore } from './postgres-store.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
}, 120_000)
afterAll(() => server.stop())

const fail = (cause: Error): never => {
  throw cause
}
const open = () => postgresStore({ ...server.config, max: 2 }, fail)
const does = async (sql: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client(server.config)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** How many connections there are beside the one that asks. */
const connections = async (): Promise<unknown> => {
  const [found] = await does(
    "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  )
  return found!.n
}

/** The tables as the versions before made them: with checksums, and the entries in one table. */
const SHAPE_1 = `
drop table if exists stream, entry, snapshot, aside, probe, store_shape;
create table stream (name text primary key, version bigint not null, sum text);
create table entry (
  stream text not null, version bigint not null, at bigint not null, kind text not null, data text not null,
  command text, sum text, primary key (stream, version)
);
create unique index entry_command on entry (stream, command) where command is not null;
create table snapshot (stream text primary key, version bigint not null, data text not null, sum text);
create table aside (stream text primary key, place bigint, reason text not null);
create table probe (id integer primary key, data text not null);
create table store_shape (shape integer not null);
insert into store_shape (shape) values (1);
`

const filled = async (): Promise<void> => {
  const lines = [SHAPE_1]
  for (const name of ['table/a', 'table/b', 'people', 'ä/1', 'deals/a']) {
    let sum = NO_SUM
    for (let version = 1; version <= 7; version++) {
      const entry = { kind: 'said', at: version, data: `${version}00` }
      const command = version % 2 === 0 ? `c${version}` : null
      sum = sumOf(sum, name, version, entry, command)
      lines.push(
        `insert into entry values ('${name}', ${version}, ${version}, 'said', '${version}00', ${command === null ? 'null' : `'${command}'`}, '${sum}');`,
      )
    }
    lines.push(`insert into stream values ('${name}', 7, '${sum}');`)
  }
  await does(lines.join('\n'))
}

test('a store whose entries are in one table is brought into partitions, with everything in it', async () => {
  await filled()
  const store = await open()
  expect(await store.faults()).toEqual([])
  expect(await store.streams('table/')).toEqual([
    { stream: 'table/a', version: 7 },
    { stream: 'table/b', version: 7 },
  ])
  expect((await store.read('ä/1')).map(({ version, data, sound }) => [version, data, sound])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map(n => [n, `${n}00`, true]),
  )
  expect(await store.commands('people', 2)).toEqual(['c6', 'c4'])
  const entries = [{ kind: 'said', at: 8, data: '800' }]
  expect(await store.append({ stream: 'table/a', after: 7, entries, command: 'c4' })).toMatchObject({
    why: 'command-is-known',
  })
  expect(await store.append({ stream: 'table/a', after: 7, entries })).toMatchObject({ kept: true, version: 8 })
  expect(await store.faults()).toEqual([])
  await store.close()
  expect(await does('select shape from store_shape')).toEqual([{ shape: 2 }])
  expect(await does("select count(*)::int as n from pg_inherits where inhparent = 'entry'::regclass")).toEqual([
    { n: PARTITIONS },
  ])
  expect(await does("select to_regclass('entry_before') as left")).toEqual([{ left: null }])
})

test('an upgrade that fails half way leaves the store as it was, and is done at the next start', async () => {
  await filled()
  await does('create table entry_5 (x integer)')
  await expect(open()).rejects.toThrow('entry_5')
  // nor is a connection left
  await expect.poll(connections, { timeout: 3000 }).toBe(0)
  expect(await does('select shape from store_shape')).toEqual([{ shape: 1 }])
  expect(await does('select count(*)::int as n from entry')).toEqual([{ n: 35 }])
  await does('drop table entry_5')
  const store = await open()
  expect(await store.faults()).toEqual([])
  await store.close()
})

test('an earlier program keeps off a store of a later one', async () => {
  await does('update store_shape set shape = 3')
  await expect(open()).rejects.toThrow('written by a later version of Cardroom')
  // whatever row an earlier program reads says so
  await does('update store_shape set shape = 2')
  await (await open()).close()
  expect(await does('select min(shape) as shape, count(*)::int as n from store_shape')).toEqual([{ shape: 2, n: 1 }])
})
