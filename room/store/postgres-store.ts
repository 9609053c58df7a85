import pg from 'pg'
import { groupCommit } from './group-commit.ts'
import type { Append, Appended, Store } from './store.ts'

/** Streams in PostgreSQL. */
export const postgresStore = async (config: pg.PoolConfig, onError: (cause: Error) => void): Promise<Store> => {
  const pool = new pg.Pool(config)
  // an idle connection that breaks is replaced; without a listener it would end the process
  pool.on('error', onError)
  await pool.query(SCHEMA)
  const group = groupCommit(batch => writeBatch(pool, batch))
  return {
    append: group.append,
    read: async (stream, after = 0, most) => {
      const { rows } = await pool.query(READ, [stream, after, most ?? null])
      return rows.map(row => ({ ...row, version: Number(row.version), at: Number(row.at) }))
    },
    streams: async prefix => {
      const { rows } = await pool.query(STREAMS, [prefix])
      return rows.map(row => ({ stream: row.stream, version: Number(row.version) }))
    },
    commands: async (stream, most) => (await pool.query(COMMANDS, [stream, most])).rows.map(row => row.command),
    keepSnapshot: async (stream, { version, data }) => {
      await pool.query(KEEP_SNAPSHOT, [stream, version, data])
    },
    snapshot: async stream => {
      const row = (await pool.query(SNAPSHOT, [stream])).rows[0]
      return row === undefined ? null : { version: Number(row.version), data: row.data }
    },
    close: async () => {
      await group.settled()
      await pool.end()
    },
  }
}

/** One statement for the whole batch: a stream moves on if it is where its writer thinks it is and lacks his command. */
const writeBatch = async (pool: pg.Pool, batch: readonly Append[]): Promise<readonly Appended[]> => {
  const fresh = batch.filter(({ after }) => after === 0).map(({ stream }) => stream)
  if (fresh.length > 0) await pool.query(MAKE, [fresh])
  const rows = batch.flatMap(({ stream, after, entries, command }) =>
    entries.map((entry, i) => ({
      ...entry,
      stream,
      version: after + i + 1,
      command: i === 0 ? (command ?? null) : null,
    })),
  )
  const { rows: moved } = await retried(() =>
    pool.query(APPEND, [
      batch.map(({ stream }) => stream),
      batch.map(({ after }) => after),
      batch.map(({ after, entries }) => after + entries.length),
      batch.map(({ command }) => command ?? null),
      rows.map(row => row.stream),
      rows.map(row => row.version),
      rows.map(row => row.at),
      rows.map(row => row.kind),
      rows.map(row => row.data),
      rows.map(row => row.command),
    ]),
  )
  const done = new Set(moved.map(row => row.name))
  return Promise.all(
    batch.map(async ({ stream, after, entries, command }): Promise<Appended> => {
      if (done.has(stream)) return { kept: true, version: after + entries.length }
      const { rows: found } = await pool.query(WHY, [stream, command ?? null])
      const { version, known } = found[0] ?? { version: 0, known: false }
      return { kept: false, why: known ? 'command-is-known' : 'version-is-taken', version: Number(version) }
    }),
  )
}

/** Two servers that move the same streams in another order may block each other: one of them is told, and tries again. */
const retried = async <T>(query: () => Promise<T>, left = 5): Promise<T> => {
  try {
    return await query()
  } catch (cause) {
    const code = (cause as { code?: string }).code
    if (left === 0 || (code !== '40P01' && code !== '40001' && code !== '23505')) throw cause
    return retried(query, left - 1)
  }
}

const MAKE = 'insert into stream (name, version) select unnest($1::text[]), 0 on conflict do nothing'
const APPEND = `
with wanted as (
  select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) as w (name, before, version, command)
), moved as (
  update stream s set version = w.version from wanted w
  where s.name = w.name and s.version = w.before
    and not exists (select 1 from entry e where e.stream = w.name and e.command = w.command)
  returning s.name
), added as (
  insert into entry (stream, version, at, kind, data, command)
  select e.* from unnest($5::text[], $6::bigint[], $7::bigint[], $8::text[], $9::text[], $10::text[])
    as e (stream, version, at, kind, data, command)
  join moved on moved.name = e.stream
)
select name from moved`
const WHY = `
select s.version, exists (select 1 from entry e where e.stream = s.name and e.command = $2) as known
from stream s where s.name = $1`
const READ = 'select version, at, kind, data from entry where stream = $1 and version > $2 order by version limit $3'
const STREAMS = 'select name as stream, version from stream where starts_with(name, $1) order by name collate "C"'
const COMMANDS = 'select command from entry where stream = $1 and command is not null order by version desc limit $2'
const KEEP_SNAPSHOT = `
insert into snapshot (stream, version, data) values ($1, $2, $3)
on conflict (stream) do update set version = excluded.version, data = excluded.data
where excluded.version > snapshot.version`
const SNAPSHOT = 'select version, data from snapshot where stream = $1'
const SCHEMA = `
select pg_advisory_lock(4243001);
create table if not exists stream (name text primary key, version bigint not null);
create table if not exists entry (
  stream text not null, version bigint not null, at bigint not null, kind text not null, data text not null,
  command text, primary key (stream, version)
);
create unique index if not exists entry_command on entry (stream, command) where command is not null;
create table if not exists snapshot (stream text primary key, version bigint not null, data text not null);
select pg_advisory_unlock(4243001);
`
