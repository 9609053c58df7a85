import { createRequire } from 'node:module'
import type { DatabaseSync } from '@photostructure/sqlite'
import { checked, followChain, type Head, NO_SUM, type Row, type StoreFault, snapshotSum, sumOf } from './checksum.ts'
import { SPOILED_SNAPSHOT, UNLISTED } from './fault-words.ts'
import { makePrivate } from './private-file.ts'
import { SCHEMA, upgrade, within } from './sqlite-schema.ts'
import type { Append, Appended, Kept, NamedSnapshot, Snapshot, StreamVersion } from './store.ts'
import { rememberSums } from './sums.ts'

const require = createRequire(import.meta.url)

/** A SQLite file that is open. */
export type Database = InstanceType<typeof DatabaseSync>

/** Streams in one SQLite file, or in memory. The caller waits for the disk. */
export type SqliteFile = {
  /** Adds all of a batch in one transaction: durable when it returns. */
  readonly write: (batch: readonly Append[]) => readonly Appended[]
  readonly read: (stream: string, after: number, most: number) => readonly Kept[]
  readonly streams: (prefix: string) => readonly StreamVersion[]
  readonly commands: (stream: string, most: number) => readonly string[]
  readonly keepSnapshot: (stream: string, snapshot: Snapshot) => void
  readonly snapshot: (stream: string) => Snapshot | null
  readonly snapshots: (prefix: string) => readonly NamedSnapshot[]
  readonly remove: (stream: string, version: number) => boolean
  readonly probe: () => void
  readonly faults: () => readonly StoreFault[]
  readonly asides: () => readonly StoreFault[]
  readonly keepAsides: (asides: readonly StoreFault[]) => void
  readonly close: () => void
}

/** Opens a file, written ahead, and synced with every commit. */
export const openSqlite = (file: string): SqliteFile => {
  const db = open(file)
  const statements = statementsIn(db)
  const { read, sumAt, streams, commands, shot, snapshot, snapshots, dropped, probed } = statements
  const { removed, emptied, versionOf } = statements

  const appendOne = appendTo(statements)
  const write = (batch: readonly Append[]): readonly Appended[] => within(db, () => batch.map(appendOne))

  const rowsOf = (stream: string, after: number, most: number): readonly Row[] =>
    read.all(stream, after, most) as unknown as readonly Row[]

  return {
    write,
    read: (stream, after, most) => {
      const before = after === 0 ? NO_SUM : (sumAt.get(stream, after) as { sum: string | null } | undefined)?.sum
      return checked(stream, after, before ?? null, rowsOf(stream, after, most))
    },
    streams: prefix => streams.all(prefix, prefix) as unknown as readonly StreamVersion[],
    commands: (stream, most) => (commands.all(stream, most) as { command: string }[]).map(row => row.command),
    keepSnapshot: (stream, { version, data }) =>
      void shot.run(stream, version, data, snapshotSum(stream, version, data)),
    snapshot: stream => {
      const kept = snapshot.get(stream) as KeptSnapshot | undefined
      if (kept === undefined) return null
      if (isSoundSnapshot(stream, kept)) return { version: kept.version, data: kept.data }
      dropped.run(stream)
      return null
    },
    snapshots: prefix =>
      (snapshots.all(prefix, prefix) as unknown as (KeptSnapshot & { readonly stream: string })[])
        .filter(kept => isSoundSnapshot(kept.stream, kept))
        .map(({ stream, version, data }) => ({ stream, version, data })),
    remove: (stream, version) =>
      within(db, () => {
        const isThere = removed.run(stream, version).changes === 1
        // only a snapshot may be there, under a name that has no stream
        if (!isThere && (version > 0 || versionOf.get(stream) !== undefined)) return false
        emptied.run(stream)
        dropped.run(stream)
        return true
      }),
    probe: () => void probed.run(PROBE),
    faults: () => atOneMoment(db, () => faultsIn(db, rowsOf)),
    asides: () =>
      db.prepare('select stream, place, reason from aside order by stream').all() as unknown as StoreFault[],
    keepAsides: asides => {
      const add = db.prepare('insert or replace into aside (stream, place, reason) values (?, ?, ?)')
      within(db, () => {
        db.exec('delete from aside')
        for (const { stream, place, reason } of asides) add.run(stream, place, reason)
      })
    },
    close: () => db.close(),
  }
}

/** Adds entries to a stream within a transaction, or says why they have no place there. */
const appendTo = ({ moved, made, sumBefore, versionOf, known, added, takenOut }: ReturnType<typeof statementsIn>) => {
  const sums = rememberSums()
  const current = (stream: string): number => (versionOf.get(stream) as { version: number } | undefined)?.version ?? 0

  return ({ stream, after, entries, command }: Append): Appended => {
    if (after === 0) made.run(stream)
    let sum = sums.at(stream, after) ?? (sumBefore.get(stream) as { sum: string | null } | undefined)?.sum ?? NO_SUM
    for (const [i, entry] of entries.entries()) {
      const version = after + i + 1
      const { at, kind, data } = entry
      const by = i === 0 ? (command ?? null) : null
      sum = sumOf(sum, stream, version, entry, by)
      // the first entry shows whether the place and the command are free
      if (added.run(stream, version, at, kind, data, by, sum).changes === 1) continue
      if (i > 0) throw new Error(`entry ${version} of ${stream} is there before its turn`)
      const isKnown = command !== undefined && known.get(stream, command) !== undefined
      return { kept: false, why: isKnown ? 'command-is-known' : 'version-is-taken', version: current(stream) }
    }
    const version = after + entries.length
    if (moved.run(version, sum, stream, after).changes === 1) {
      sums.keep(stream, version, sum)
      return { kept: true, version }
    }
    // its writer thinks that the stream is further on than it is
    for (let i = 1; i <= entries.length; i++) takenOut.run(stream, after + i)
    return { kept: false, why: 'version-is-taken', version: current(stream) }
  }
}

/** What is asked of the file again and again, prepared once. */
const statementsIn = (db: Database) => ({
  moved: db.prepare('update stream set version = ?, sum = ? where name = ? and version = ?'),
  made: db.prepare("insert into stream (name, version, sum) values (?, 0, '') on conflict do nothing"),
  sumBefore: db.prepare('select sum from stream where name = ?'),
  versionOf: db.prepare('select version from stream where name = ?'),
  known: db.prepare('select 1 from entry where stream = ? and command = ?'),
  added: db.prepare(
    'insert into entry (stream, version, at, kind, data, command, sum) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
  ),
  takenOut: db.prepare('delete from entry where stream = ? and version = ?'),
  read: db.prepare(
    'select version, at, kind, data, command, sum from entry where stream = ? and version > ? order by version limit ?',
  ),
  sumAt: db.prepare('select sum from entry where stream = ? and version = ?'),
  streams: db.prepare(
    'select name as stream, version from stream where name >= ? and name < ? || char(1114111) order by name',
  ),
  commands: db.prepare(
    'select command from entry where stream = ? and command is not null order by version desc limit ?',
  ),
  shot: db.prepare(
    'insert into snapshot (stream, version, data, sum) values (?, ?, ?, ?) on conflict (stream) do update set version = excluded.version, data = excluded.data, sum = excluded.sum where excluded.version > snapshot.version',
  ),
  snapshot: db.prepare(
    'select s.version, s.data, s.sum, t.version as reached from snapshot s left join stream t on t.name = s.stream where s.stream = ?',
  ),
  snapshots: db.prepare(
    'select s.stream, s.version, s.data, s.sum, t.version as reached from snapshot s left join stream t on t.name = s.stream where s.stream >= ? and s.stream < ? || char(1114111)',
  ),
  dropped: db.prepare('delete from snapshot where stream = ?'),
  removed: db.prepare('delete from stream where name = ? and version = ?'),
  emptied: db.prepare('delete from entry where stream = ?'),
  probed: db.prepare(
    'insert into probe (id, data) values (1, randomblob(?)) on conflict (id) do update set data = excluded.data',
  ),
})

/** How much a probe writes: as much as a busy act, so that it does not find room where an act finds none. */
const PROBE = 8192
/** How many entries are looked at at once. */
const PAGE = 1000

type KeptSnapshot = Snapshot & { readonly sum: string | null; readonly reached: number | null }

/** A snapshot is good if it is as it was written, and of no version that its stream has not reached. */
const isSoundSnapshot = (stream: string, { version, data, sum, reached }: KeptSnapshot): boolean =>
  sum === snapshotSum(stream, version, data) && (reached === null || version <= reached)

/** Reads as it was at one moment: a room that plays on meanwhile spoils nothing, and waits for nobody. */
const atOneMoment = <T>(db: Database, work: () => T): T => {
  db.exec('begin')
  try {
    return work()
  } finally {
    db.exec('commit')
  }
}

const faultsIn = (
  db: Database,
  rowsOf: (stream: string, after: number, most: number) => readonly Row[],
): readonly StoreFault[] => {
  const faults: StoreFault[] = []
  for (const head of db.prepare('select name as stream, version, sum from stream order by name').all()) {
    const chain = followChain(head as unknown as Head)
    let fault: StoreFault | null = null
    for (let rows: readonly Row[]; fault === null; ) {
      rows = rowsOf((head as unknown as Head).stream, chain.at(), PAGE)
      fault = chain.page(rows)
      if (rows.length < PAGE) break
    }
    fault ??= chain.end()
    if (fault !== null) faults.push(fault)
  }
  const orphans = db.prepare('select distinct stream from entry where stream not in (select name from stream)').all()
  faults.push(...(orphans as { stream: string }[]).map(({ stream }) => ({ stream, place: null, reason: UNLISTED })))
  const shots = db.prepare(
    'select s.stream, s.version, s.data, s.sum, t.version as reached from snapshot s left join stream t on t.name = s.stream',
  )
  for (const shot of shots.iterate()) {
    const { stream, ...kept } = shot as unknown as KeptSnapshot & { readonly stream: string }
    if (!isSoundSnapshot(stream, kept)) faults.push({ stream, place: kept.version, reason: SPOILED_SNAPSHOT })
  }
  return faults
}

type SQLite = { readonly DatabaseSync: typeof DatabaseSync }

/** Opens a SQLite file without looking at what is in it. */
export const openDatabase = (
  file: string,
  options: { readonly timeout?: number; readonly readOnly?: boolean } = {},
): Database => {
  // Node has SQLite of its own from 24 on, with the same calls
  const major = Number(process.versions.node.split('.')[0])
  const sqlite = require(major >= 24 ? 'node:sqlite' : '@photostructure/sqlite') as SQLite
  return new sqlite.DatabaseSync(file, { timeout: 5000, ...options })
}

const open = (file: string): Database => {
  // what SQLite makes beside it has the rights of the file itself
  if (file !== ':memory:') makePrivate(file)
  const db = openDatabase(file)
  // pages that change with every act are written back from the log once in a while, not every second, and not read again each time
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 8000; pragma cache_size = -32000',
  )
  const pragma = (name: string): unknown => Object.values(db.prepare(`pragma ${name}`).get() as object)[0]
  // on some disks of other machines a file cannot be written ahead, and nothing would be safe in it
  if (file !== ':memory:' && (pragma('journal_mode') !== 'wal' || pragma('synchronous') !== FULL))
    throw new Error(`${file} cannot be written ahead and synced: the room needs a file on a disk of this machine`)
  db.exec(SCHEMA)
  upgrade(db)
  return db
}

/** Every commit waits for the disk. */
const FULL = 2
