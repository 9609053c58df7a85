import { createRequire } from 'node:module'
import type { DatabaseSync } from '@photostructure/sqlite'
import { groupCommit } from './group-commit.ts'
import type { Append, Appended, Kept, Store } from './store.ts'

const require = createRequire(import.meta.url)

/** Streams in one SQLite file, or in memory: written ahead, and synced with every commit. */
export const sqliteStore = (file: string): Store => {
  const db = open(file)
  const moved = db.prepare('update stream set version = ? where name = ? and version = ?')
  const made = db.prepare('insert into stream (name, version) values (?, 0) on conflict do nothing')
  const versionOf = db.prepare('select version from stream where name = ?')
  const known = db.prepare('select 1 from entry where stream = ? and command = ?')
  const added = db.prepare('insert into entry (stream, version, at, kind, data, command) values (?, ?, ?, ?, ?, ?)')
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
    if (command !== undefined && known.get(stream, command) !== undefined) {
      return { kept: false, why: 'command-is-known', version: current(stream) }
    }
    if (after === 0) made.run(stream)
    const version = after + entries.length
    if (moved.run(version, stream, after).changes !== 1) {
      return { kept: false, why: 'version-is-taken', version: current(stream) }
    }
    entries.forEach(({ at, kind, data }, i) => {
      added.run(stream, after + i + 1, at, kind, data, i === 0 ? (command ?? null) : null)
    })
    return { kept: true, version }
  }

  const writeBatch = (batch: readonly Append[]): readonly Appended[] => {
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

  const group = groupCommit(writeBatch)
  return {
    append: group.append,
    read: async (stream, after = 0, most = -1) => read.all(stream, after, most) as unknown as readonly Kept[],
    streams: async prefix => streams.all(prefix, prefix) as unknown as readonly { stream: string; version: number }[],
    commands: async (stream, most) => (commands.all(stream, most) as { command: string }[]).map(row => row.command),
    keepSnapshot: async (stream, { version, data }) => {
      shot.run(stream, version, data)
    },
    snapshot: async stream => (snapshot.get(stream) as { version: number; data: string } | undefined) ?? null,
    close: async () => {
      await group.settled()
      db.close()
    },
  }
}

type SQLite = { readonly DatabaseSync: typeof DatabaseSync }

const open = (file: string): InstanceType<typeof DatabaseSync> => {
  // Node has SQLite of its own from 24 on, with the same calls
  const major = Number(process.versions.node.split('.')[0])
  const sqlite = require(major >= 24 ? 'node:sqlite' : '@photostructure/sqlite') as SQLite
  const db = new sqlite.DatabaseSync(file, { timeout: 5000 })
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  db.exec(SCHEMA)
  return db
}

const SCHEMA = `
create table if not exists stream (name text primary key, version integer not null) without rowid;
create table if not exists entry (
  stream text not null, version integer not null, at integer not null, kind text not null, data text not null,
  command text, primary key (stream, version)
) without rowid;
create unique index if not exists entry_command on entry (stream, command) where command is not null;
create table if not exists snapshot (stream text primary key, version integer not null, data text not null) without rowid;
`
