import { createRequire } from 'node:module'
import type { DatabaseSync } from '@photostructure/sqlite'
import type { Append, Appended, Kept, Snapshot, StreamVersion } from './store.ts'

const require = createRequire(import.meta.url)

/** Streams in one SQLite file, or in memory. Whoever calls waits for the disk. */
export type SqliteFile = {
  /** Adds all of a batch in one transaction: durable when it returns. */
  readonly write: (batch: readonly Append[]) => readonly Appended[]
  readonly read: (stream: string, after: number, most: number) => readonly Kept[]
  readonly streams: (prefix: string) => readonly StreamVersion[]
  readonly commands: (stream: string, most: number) => readonly string[]
  readonly keepSnapshot: (stream: string, snapshot: Snapshot) => void
  readonly snapshot: (stream: string) => Snapshot | null
  readonly close: () => void
}

/** Opens a file, written ahead, and synced with every commit. */
export const openSqlite = (file: string): SqliteFile => {
  const db = open(file)
  const moved = db.prepare('update stream set version = ? where name = ? and version = ?')
  const made = db.prepare('insert into stream (name, version) values (?, 0) on conflict do nothing')
  const versionOf = db.prepare('select version from stream where name = ?')
  const known = db.prepare('select 1 from entry where stream = ? and command = ?')
  const added = db.prepare(
    'insert into entry (stream, version, at, kind, data, command) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
  )
  const takenOut = db.prepare('delete from entry where stream = ? and version = ?')
  const read = db.prepare(
    'select version, at, kind, data from entry where stream = ? and version > ? order by version limit ?',
  )
  const streams = db.prepare(
    'select name as stream, version from stream where name >= ? and name < ? || char(1114111) order by name',
  )
  const commands = db.prepare(
    'select command from entry where stream = ? and command is not null order by version desc limit ?',
  )
  const shot = db.prepare(
    'insert into snapshot (stream, version, data) values (?, ?, ?) on conflict (stream) do update set version = excluded.version, data = excluded.data where excluded.version > snapshot.version',
  )
  const snapshot = db.prepare('select version, data from snapshot where stream = ?')

  const current = (stream: string): number => (versionOf.get(stream) as { version: number } | undefined)?.version ?? 0

  const appendOne = ({ stream, after, entries, command }: Append): Appended => {
    if (after === 0) made.run(stream)
    for (const [i, { at, kind, data }] of entries.entries()) {
      const version = after + i + 1
      // the first entry shows whether the place and the command are free
      if (added.run(stream, version, at, kind, data, i === 0 ? (command ?? null) : null).changes === 1) continue
      if (i > 0) throw new Error(`entry ${version} of ${stream} is there before its turn`)
      const isKnown = command !== undefined && known.get(stream, command) !== undefined
      return { kept: false, why: isKnown ? 'command-is-known' : 'version-is-taken', version: current(stream) }
    }
    const version = after + entries.length
    if (moved.run(version, stream, after).changes === 1) return { kept: true, version }
    // its writer thinks that the stream is further on than it is
    for (let i = 1; i <= entries.length; i++) takenOut.run(stream, after + i)
    return { kept: false, why: 'version-is-taken', version: current(stream) }
  }

  const write = (batch: readonly Append[]): readonly Appended[] => {
    db.exec('begin immediate')
    try {
      const results = batch.map(appendOne)
      db.exec('commit')
      return results
    } catch (cause) {
      db.exec('rollback')
      throw cause
    }
  }

  return {
    write,
    read: (stream, after, most) => read.all(stream, after, most) as unknown as readonly Kept[],
    streams: prefix => streams.all(prefix, prefix) as unknown as readonly StreamVersion[],
    commands: (stream, most) => (commands.all(stream, most) as { command: string }[]).map(row => row.command),
    keepSnapshot: (stream, { version, data }) => void shot.run(stream, version, data),
    snapshot: stream => (snapshot.get(stream) as Snapshot | undefined) ?? null,
    close: () => db.close(),
  }
}

type SQLite = { readonly DatabaseSync: typeof DatabaseSync }

const open = (file: string): InstanceType<typeof DatabaseSync> => {
  // Node has SQLite of its own from 24 on, with the same calls
  const major = Number(process.versions.node.split('.')[0])
  const sqlite = require(major >= 24 ? 'node:sqlite' : '@photostructure/sqlite') as SQLite
  const db = new sqlite.DatabaseSync(file, { timeout: 5000 })
  // pages that change with every act are written back from the log once in a while, not every second
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 8000')
  const pragma = (name: string): unknown => Object.values(db.prepare(`pragma ${name}`).get() as object)[0]
  // on some disks of other machines a file cannot be written ahead, and nothing would be safe in it
  if (file !== ':memory:' && (pragma('journal_mode') !== 'wal' || pragma('synchronous') !== FULL))
    throw new Error(`${file} cannot be written ahead and synced: the room needs a file on a disk of this machine`)
  db.exec(SCHEMA)
  return db
}

/** Every commit waits for the disk. */
const FULL = 2

const SCHEMA = `
create table if not exists stream (name text primary key, version integer not null) without rowid;
create table if not exists entry (
  stream text not null, version integer not null, at integer not null, kind text not null, data text not null,
  command text, primary key (stream, version)
) without rowid;
create unique index if not exists entry_command on entry (stream, command) where command is not null;
create table if not exists snapshot (stream text primary key, version integer not null, data text not null) without rowid;
`
