import pg from 'pg'
import { NO_SUM, snapshotSum, sumOf } from './checksum.ts'
import { groupCommit } from './group-commit.ts'
import { APPEND, isHeld, LEASED_APPEND } from './postgres-append.ts'
import { faultsIn, isSoundSnapshot, type ShotRow, SNAPSHOT } from './postgres-faults.ts'
import { afterAll, postgresReads } from './postgres-reads.ts'
import { makeTables } from './postgres-schema.ts'
import type { Append, Appended, Store } from './store.ts'
import { rememberSums, type Sums } from './sums.ts'

/** Streams in PostgreSQL. */
export const postgresStore = async (config: pg.PoolConfig, onError: (cause: Error) => void): Promise<Store> => {
  const pool = new pg.Pool({ ...PATIENCE, ...config })
  // an idle connection that breaks is replaced; without a listener it would end the process
  pool.on('error', onError)
  await makeTables(pool).catch(async (cause: unknown) => {
    // a store that can't be opened keeps no connection
    await pool.end()
    throw cause
  })
  const sums = rememberSums()
  const group = groupCommit(batch => writeBatch(pool, batch, sums))
  return {
    append: group.append,
    ...postgresReads(pool),
    keepSnapshot: async (stream, { version, data }) => {
      await pool.query(KEEP_SNAPSHOT, [stream, version, data, snapshotSum(stream, version, data)])
    },
    snapshots: async prefix => {
      const { rows } = await pool.query<ShotRow>(SNAPSHOTS, [prefix, afterAll(prefix)])
      return rows
        .filter(isSoundSnapshot)
        .map(({ stream, version, data }) => ({ stream, version: Number(version), data }))
    },
    remove: async (stream, version) => (await pool.query(REMOVE, [stream, version])).rows[0]?.removed === true,
    probe: async () => {
      await pool.query(PROBE)
    },
    faults: async () => {
      const client = await pool.connect()
      try {
        // as it was at one moment: a room that plays on meanwhile spoils nothing
        await client.query('begin isolation level repeatable read read only')
        return await faultsIn(client)
      } finally {
        await client.query('rollback').finally(() => client.release())
      }
    },
    asides: async () => {
      const { rows } = await pool.query('select stream, place, reason from aside order by stream')
      return rows.map(row => ({ ...row, place: row.place === null ? null : Number(row.place) }))
    },
    keepAsides: async asides => {
      const columns = [asides.map(it => it.stream), asides.map(it => it.place), asides.map(it => it.reason)]
      await pool.query(KEEP_ASIDES, columns)
    },
    close: async () => {
      await group.settled()
      await pool.end()
    },
  }
}

/** A server that does not answer is given up on after this long, in milliseconds; what it was asked is tried again. */
const PATIENCE = { connectionTimeoutMillis: 10_000, query_timeout: 30_000, keepAlive: true } as const

/** One statement for the whole batch. */
const writeBatch = async (pool: pg.Pool, batch: readonly Append[], sums: Sums): Promise<readonly Appended[]> => {
  const fresh = batch.filter(({ after }) => after === 0).map(({ stream }) => stream)
  if (fresh.length > 0) await pool.query(MAKE, [fresh])
  const unknown = batch.filter(({ stream, after }) => sums.at(stream, after) === null).map(({ stream }) => stream)
  if (unknown.length > 0) {
    const { rows } = await pool.query('select name, version, sum from stream where name = any($1)', [unknown])
    for (const { name, version, sum } of rows) sums.keep(name, Number(version), sum ?? NO_SUM)
  }
  const chained = batch.map(append => ({ ...append, rows: rowsOf(append, sums) }))
  const rows = chained.flatMap(append => append.rows)
  const leased = batch.some(({ lease }) => lease !== undefined)
  const leases = leased ? [batch.map(it => it.lease?.group ?? null), batch.map(it => it.lease?.node ?? null)] : []
  const epochs = leased ? [batch.map(it => it.lease?.epoch ?? null)] : []
  const { rows: moved } = await retried(() =>
    pool.query(leased ? LEASED_APPEND : APPEND, [
      batch.map(({ stream }) => stream),
      batch.map(({ after }) => after),
      batch.map(({ after, entries }) => after + entries.length),
      batch.map(({ command }) => command ?? null),
      chained.map(append => append.rows.at(-1)?.sum ?? null),
      rows.map(row => row.stream),
      rows.map(row => row.version),
      rows.map(row => row.at),
      rows.map(row => row.kind),
      rows.map(row => row.data),
      rows.map(row => row.command),
      rows.map(row => row.sum),
      ...leases,
      ...epochs,
    ]),
  )
  const done = new Set(moved.map(row => row.name))
  for (const { stream, after, entries, rows: own } of chained) {
    const last = own.at(-1)
    if (done.has(stream) && last !== undefined) sums.keep(stream, after + entries.length, last.sum)
  }
  return Promise.all(
    batch.map(async ({ stream, after, entries, command, lease }): Promise<Appended> => {
      if (done.has(stream)) return { kept: true, version: after + entries.length }
      const { rows: found } = await pool.query(WHY, [stream, command ?? null])
      const { version, known } = found[0] ?? { version: 0, known: false }
      if (!known && lease !== undefined && !(await isHeld(pool, lease)))
        return { kept: false, why: 'lease-is-lost', version: Number(version) }
      return { kept: false, why: known ? 'command-is-known' : 'version-is-taken', version: Number(version) }
    }),
  )
}

/** The entries of an append with their checksums; where the stream is elsewhere they are wrong, and nothing is added. */
const rowsOf = ({ stream, after, entries, command }: Append, sums: Sums) => {
  let sum = sums.at(stream, after) ?? NO_SUM
  return entries.map((entry, i) => {
    const by = i === 0 ? (command ?? null) : null
    sum = sumOf(sum, stream, after + i + 1, entry, by)
    return { ...entry, stream, version: after + i + 1, command: by, sum }
  })
}

/** Two servers that move the same streams in another order may block each other: one of them is refused, and tries again. */
const retried = async <T>(query: () => Promise<T>, left = 5): Promise<T> => {
  try {
    return await query()
  } catch (cause) {
    const code = (cause as { code?: string }).code
    if (left === 0 || (code !== '40P01' && code !== '40001' && code !== '23505')) throw cause
    return retried(query, left - 1)
  }
}

const MAKE = "insert into stream (name, version, sum) select unnest($1::text[]), 0, '' on conflict do nothing"
const WHY = `
select s.version, exists (select 1 from entry e where e.stream = s.name and e.command = $2) as known
from stream s where s.name = $1`
const SNAPSHOTS = `${SNAPSHOT} where s.stream >= $1 and s.stream < $2`
const KEEP_SNAPSHOT = `
insert into snapshot (stream, version, data, sum) values ($1, $2, $3, $4)
on conflict (stream) do update set version = excluded.version, data = excluded.data, sum = excluded.sum
where excluded.version > snapshot.version`
/** A name under which there is only a snapshot has version 0. */
const REMOVE = `
with gone as (delete from stream where name = $1 and version = $2 returning name),
free as (select $1::text collate "C" as name where exists (select 1 from gone)
  or ($2::bigint = 0 and not exists (select 1 from stream where name = $1))),
entries as (delete from entry where stream = $1 and exists (select 1 from free)),
shot as (delete from snapshot where stream = $1 and exists (select 1 from free))
select exists (select 1 from free) as removed`
const PROBE = `
insert into probe (id, data) values (1, repeat(md5(random()::text), 256))
on conflict (id) do update set data = excluded.data`
const KEEP_ASIDES = `
with gone as (delete from aside where not stream = any($1))
insert into aside (stream, place, reason) select * from unnest($1::text[], $2::bigint[], $3::text[])
on conflict (stream) do update set place = excluded.place, reason = excluded.reason`
