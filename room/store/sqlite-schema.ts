import { NO_SUM, type Row, snapshotSum, sumOf } from './checksum.ts'
import { laterStore } from './later-store.ts'
import type { Database } from './sqlite-file.ts'

/**
 * The tables of a store in SQLite. Entries lie in the order in which they came, whatever their stream: a batch of many streams then fills
 * a few pages at the end, and only their places are written stream by stream. In stores from before, where each stream's entries
 * lie together, the same statements find them.
 */
export const SCHEMA = `
create table if not exists stream (name text primary key, version integer not null, sum text) without rowid;
create table if not exists entry (
  stream text not null, version integer not null, at integer not null, kind text not null, data text not null,
  command text, sum text, primary key (stream, version)
);
create unique index if not exists entry_command on entry (stream, command) where command is not null;
create table if not exists snapshot (
  stream text primary key, version integer not null, data text not null, sum text
) without rowid;
create table if not exists aside (stream text primary key, place integer, reason text not null) without rowid;
create table if not exists probe (id integer primary key, data blob not null);
`

/** Which shape the tables have: since 1 everything has a checksum. */
const SHAPE = 1
/** How many entries are read at once. */
const PAGE = 1000

/**
 * Gives a store from before there were checksums its checksums, stream by stream, so that a start that is cut off goes on
 * where it was. Once that is done nothing without a checksum is taken for an old store.
 */
export const upgrade = (db: Database): void => {
  const shape = (db.prepare('pragma user_version').get() as { user_version: number }).user_version
  if (shape > SHAPE) throw laterStore()
  if (shape === SHAPE) return
  for (const table of ['stream', 'entry', 'snapshot']) {
    const columns = db.prepare(`pragma table_info(${table})`).all() as unknown as { readonly name: string }[]
    if (!columns.some(({ name }) => name === 'sum')) db.exec(`alter table ${table} add column sum text`)
  }
  const names = db.prepare('select name from stream where sum is null').all() as { name: string }[]
  for (const { name } of names) within(db, () => sumStream(db, name))
  within(db, () => {
    const shots = db.prepare('select stream, version, data from snapshot where sum is null').all()
    const set = db.prepare('update snapshot set sum = ? where stream = ?')
    for (const { stream, version, data } of shots as unknown as Shot[])
      set.run(snapshotSum(stream, version, data), stream)
    db.exec(`pragma user_version = ${SHAPE}`)
  })
}

type Shot = { readonly stream: string; readonly version: number; readonly data: string }

const sumStream = (db: Database, stream: string): void => {
  const read = db.prepare(
    'select version, at, kind, data, command from entry where stream = ? and version > ? order by version limit ?',
  )
  const set = db.prepare('update entry set sum = ? where stream = ? and version = ?')
  let sum = NO_SUM
  for (let at = 0; ; ) {
    const rows = read.all(stream, at, PAGE) as unknown as Row[]
    for (const row of rows) {
      sum = sumOf(sum, stream, row.version, row, row.command)
      set.run(sum, stream, row.version)
      at = row.version
    }
    if (rows.length < PAGE) break
  }
  db.prepare('update stream set sum = ? where name = ?').run(sum, stream)
}

/** Does something in one transaction: all of it is on the disk then, or nothing. */
export const within = <T>(db: Database, work: () => T): T => {
  db.exec('begin immediate')
  try {
    const done = work()
    db.exec('commit')
    return done
  } catch (cause) {
    // on a full disk SQLite has gone back by itself
    if (db.isTransaction) db.exec('rollback')
    throw cause
  }
}
