import type pg from 'pg'
import { NO_SUM, snapshotSum, sumOf } from './checksum.ts'
import { laterStore } from './later-store.ts'
import { READ, rowOf } from './postgres-faults.ts'
import { inPartitions, PARTITIONED } from './postgres-partitions.ts'

/** Makes the tables of a store in PostgreSQL, and brings those of an earlier version up to this one. */
export const makeTables = async (pool: pg.Pool): Promise<void> => {
  const db = await pool.connect()
  try {
    await db.query('select pg_advisory_lock(4243001)')
    try {
      await upgrade(db)
    } finally {
      await db.query('select pg_advisory_unlock(4243001)')
    }
  } finally {
    db.release()
  }
}

/** Which shape the tables have: since 1 everything has a checksum, since 2 entries lie in partitions by their streams. */
const SHAPE = 2
/** How many entries are read at once. */
const PAGE = 1000

/** Step by step, each whole or not at all: a start that is cut off goes on where it was. */
const upgrade = async (db: pg.PoolClient): Promise<void> => {
  await db.query('create table if not exists store_shape (shape integer not null)')
  const shape: number = (await db.query('select max(shape) as shape from store_shape')).rows[0].shape ?? 0
  if (shape > SHAPE) throw laterStore()
  if (shape === SHAPE) return
  const { rows } = await db.query("select to_regclass('entry') is not null as filled")
  if (!rows[0].filled) return within(db, () => db.query(`${SCHEMA}${PARTITIONED}`))
  if (shape === 0) await sumAll(db)
  await within(db, () => inPartitions(db))
}

/** Does something in one transaction, after which the tables have the shape of now. */
const within = async (db: pg.PoolClient, work: () => Promise<unknown>): Promise<void> => {
  await db.query('begin')
  try {
    await work()
    // one row: an earlier version reads any
    await db.query('delete from store_shape')
    await db.query('insert into store_shape (shape) values ($1)', [SHAPE])
    await db.query('commit')
  } catch (cause) {
    await db.query('rollback')
    throw cause
  }
}

/** Gives a store from before there were checksums its checksums, stream by stream; then none without one is taken for old. */
const sumAll = async (db: pg.PoolClient): Promise<void> => {
  await db.query(SUMS)
  const { rows: names } = await db.query('select name from stream where sum is null')
  for (const { name } of names) await sumStream(db, name)
  const { rows: shots } = await db.query('select stream, version, data from snapshot where sum is null')
  for (const { stream, version, data } of shots)
    await db.query('update snapshot set sum = $1 where stream = $2', [
      snapshotSum(stream, Number(version), data),
      stream,
    ])
  await db.query('insert into store_shape (shape) values (1)')
}

const sumStream = async (db: pg.PoolClient, stream: string): Promise<void> => {
  let sum = NO_SUM
  for (let at = 0; ; ) {
    const rows = (await db.query(READ, [stream, at, PAGE])).rows.map(rowOf)
    const sums = rows.map(row => {
      sum = sumOf(sum, stream, row.version, row, row.command)
      at = row.version
      return sum
    })
    await db.query(SET, [stream, rows.map(({ version }) => version), sums])
    if (rows.length < PAGE) break
  }
  await db.query('update stream set sum = $1 where name = $2', [sum, stream])
}

const SET = `
update entry e set sum = u.sum from unnest($2::bigint[], $3::text[]) as u (version, sum)
where e.stream = $1 and e.version = u.version`

const SUMS = `
alter table stream add column if not exists sum text;
alter table entry add column if not exists sum text;
alter table snapshot add column if not exists sum text;
create table if not exists aside (stream text primary key, place bigint, reason text not null);
create table if not exists probe (id integer primary key, data text not null);
`

/** Everything but the entries. Names are in the order of their bytes: whatever begins alike lies together. */
const SCHEMA = `
create table stream (name text collate "C" primary key, version bigint not null, sum text);
create table snapshot (stream text collate "C" primary key, version bigint not null, data text not null, sum text);
create table if not exists aside (stream text collate "C" primary key, place bigint, reason text not null);
create table if not exists probe (id integer primary key, data text not null);
`
