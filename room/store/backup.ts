import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import pg from 'pg'
import { requireStore, type StorePlace, urlOf } from './open-store.ts'
import { READ, rowOf } from './postgres-faults.ts'
import { makePrivate } from './private-file.ts'
import { openDatabase, openSqlite } from './sqlite-file.ts'
import { SCHEMA } from './sqlite-schema.ts'
import type { StoreFault } from './store.ts'

/** A backup that was made: how many streams and entries are in it, and what in it is not as it was written. */
export type BackedUp = { readonly streams: number; readonly entries: number; readonly faults: readonly StoreFault[] }

/**
 * Copies a whole store as it is at one moment into one SQLite file, while the room plays on. The file is read again before
 * it gets its name: a backup that is there is whole.
 */
export const backUp = async (place: StorePlace, to: string): Promise<BackedUp> => {
  requireStore(place)
  if (existsSync(to)) throw new Error(`${to} already exists: choose another name`)
  const half = `${to}.half`
  rmSync(half, { force: true })
  makePrivate(half)
  try {
    const url = urlOf(place)
    if (url === null) copyFile(place.file, half)
    else await copyDatabase(url, half)
    const made = lookAt(half)
    syncFile(half)
    renameSync(half, to)
    return made
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${half}${end}`, { force: true })
  }
}

/** What is in a backup. */
export const lookAt = (file: string): BackedUp => {
  const db = openSqlite(file)
  try {
    const streams = db.streams('').filter(({ version }) => version > 0)
    return {
      streams: streams.length,
      entries: streams.reduce((sum, { version }) => sum + version, 0),
      faults: db.faults(),
    }
  } finally {
    db.close()
  }
}

const copyFile = (from: string, to: string): void => {
  const db = openDatabase(from)
  try {
    // reads one state of the store with all that is still in its log, and holds up nobody who writes
    db.exec(`vacuum into '${to.replaceAll("'", "''")}'`)
  } finally {
    db.close()
  }
}

/** How many entries are copied at once. */
const PAGE = 2000

const copyDatabase = async (url: string, to: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const db = openDatabase(to)
  try {
    db.exec(SCHEMA)
    // all is read as it was at one moment
    await client.query('begin isolation level repeatable read read only')
    const stream = db.prepare('insert into stream (name, version, sum) values (?, ?, ?)')
    const entry = db.prepare(
      'insert into entry (stream, version, at, kind, data, command, sum) values (?, ?, ?, ?, ?, ?, ?)',
    )
    const shot = db.prepare('insert into snapshot (stream, version, data, sum) values (?, ?, ?, ?)')
    const { rows: heads } = await client.query('select name, version, sum from stream')
    db.exec('begin')
    for (const { name, version, sum } of heads) {
      stream.run(name, Number(version), sum)
      for (let at = 0; ; ) {
        const rows = (await client.query(READ, [name, at, PAGE])).rows.map(rowOf)
        for (const row of rows) entry.run(name, row.version, row.at, row.kind, row.data, row.command, row.sum)
        if (rows.length < PAGE) break
        at = rows.at(-1)!.version
      }
    }
    const { rows: names } = await client.query('select stream from snapshot')
    for (const { stream: name } of names) {
      const { rows } = await client.query('select version, data, sum from snapshot where stream = $1', [name])
      for (const { version, data, sum } of rows) shot.run(name, Number(version), data, sum)
    }
    db.exec('commit')
    // it has its checksums: it is not taken for a store from before there were any
    db.exec('pragma user_version = 1')
  } finally {
    db.close()
    await client.end()
  }
}

const syncFile = (file: string): void => {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
