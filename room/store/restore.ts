import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import pg from 'pg'
import { type BackedUp, lookAt } from './backup.ts'
import { holdStore, openStore, type StorePlace, urlOf } from './open-store.ts'
import { filesOf, makePrivate } from './private-file.ts'
import { faultWords } from './spoiled.ts'
import { openDatabase } from './sqlite-file.ts'

/** What came of it: what is in the store now, and where the one lies that was there before. */
export type Restored = BackedUp & { readonly before: string | null }

/**
 * Puts a backup in the place of a store that no room has open. A store with something in it is replaced only if you say so,
 * and a file that is replaced stays beside it under another name.
 */
export const restore = async (from: string, place: StorePlace, replace: boolean, now: Date): Promise<Restored> => {
  if (!existsSync(from)) throw new Error(`there is no backup ${from}`)
  const working = `${from}.reading`
  // it is read through a copy: opening it must not change the backup
  makePrivate(working)
  copyFileSync(from, working)
  try {
    const found = lookAt(working)
    const [fault] = found.faults
    if (fault !== undefined) throw new Error(`${from} is damaged: ${faultWords(fault)}`)
    const hold = await holdStore(place, fail, fail)
    try {
      await refuseToLose(place, replace)
      const url = urlOf(place)
      if (url !== null) {
        await fillDatabase(working, url)
        return { ...found, before: null }
      }
      return { ...found, before: replaceFile(working, place.file, now) }
    } finally {
      await hold.release()
    }
  } finally {
    for (const file of filesOf(working)) rmSync(file, { force: true })
  }
}

const fail = (cause: Error): never => {
  throw cause
}

const refuseToLose = async (place: StorePlace, replace: boolean): Promise<void> => {
  if (replace || (urlOf(place) === null && !existsSync(place.file))) return
  const store = await openStore(place, fail)
  const filled = (await store.streams('')).some(({ version }) => version > 0)
  await store.close()
  if (filled) throw new Error('the store isn’t empty: add --replace to overwrite it with the backup')
}

const replaceFile = (from: string, file: string, now: Date): string | null => {
  const before = existsSync(file)
    ? `${file}.before-${now
        .toISOString()
        .replaceAll(/[^\dT]/g, '')
        .slice(0, 15)}`
    : null
  if (before !== null) {
    // what is in its log goes into the file itself, so that one file is all of it
    const db = openDatabase(file)
    const { busy } = db.prepare('pragma wal_checkpoint(truncate)').get() as { readonly busy: number }
    db.close()
    if (busy !== 0) throw new Error(`another program is reading ${file}: wait until it is done`)
    renameSync(file, before)
  }
  for (const end of ['-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true })
  const half = `${file}.half`
  rmSync(half, { force: true })
  makePrivate(half)
  copyFileSync(from, half)
  renameSync(half, file)
  return before
}

/** How many entries are written at once. */
const PAGE = 1000

const fillDatabase = async (from: string, url: string): Promise<void> => {
  const store = await openStore({ databaseUrl: url, file: '' }, fail)
  await store.close()
  const db = openDatabase(from)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const columns = (rows: readonly object[], names: readonly string[]): unknown[][] =>
    names.map(name => rows.map(row => (row as Record<string, unknown>)[name]))
  try {
    await client.query('begin')
    await client.query('truncate stream, entry, snapshot, aside')
    const read = (table: string): readonly object[] => db.prepare(`select * from ${table}`).all()
    await client.query(STREAMS, columns(read('stream'), ['name', 'version', 'sum']))
    await client.query(SHOTS, columns(read('snapshot'), ['stream', 'version', 'data', 'sum']))
    let page: object[] = []
    const write = async (): Promise<void> => {
      await client.query(ENTRIES, columns(page, ['stream', 'version', 'at', 'kind', 'data', 'command', 'sum']))
      page = []
    }
    for (const row of db.prepare('select * from entry').iterate()) {
      page.push(row as object)
      if (page.length === PAGE) await write()
    }
    await write()
    await client.query('commit')
  } finally {
    await client.end()
    db.close()
  }
}

const STREAMS = 'insert into stream (name, version, sum) select * from unnest($1::text[], $2::bigint[], $3::text[])'
const SHOTS =
  'insert into snapshot (stream, version, data, sum) select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[])'
const ENTRIES =
  'insert into entry (stream, version, at, kind, data, command, sum) select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[])'
