import { randomUUID } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { makePrivate } from './private-file.ts'
import { type Database, openDatabase } from './sqlite-file.ts'

/** A store that is held: no other room opens it. */
export type Hold = {
  /** Is it still held? Without that nothing may be written. */
  readonly isHeld: () => boolean
  readonly release: () => Promise<void>
}

/** What is said where another room has the store. */
export const TAKEN =
  'Another Cardroom server already uses this store: stop that one first, or give this one a store of its own with CARDROOM_FILE or DATABASE_URL.'

/** Holds nothing: a store in memory is nobody else's. */
export const noHold: Hold = { isHeld: () => true, release: async () => {} }

/**
 * Holds a SQLite file by a lock of the operating system on a file beside it, which is gone with the process however it
 * ends. The file of the store itself stays open to a backup and a check.
 */
export const holdFile = (file: string): Hold => {
  const lock = `${existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file))}.lock`
  makePrivate(lock)
  const db = openDatabase(lock, { timeout: 0 })
  try {
    db.exec('pragma journal_mode = memory; begin exclusive')
  } catch (cause) {
    db.close()
    throw isBusy(cause) ? storeIsTaken() : cause
  }
  return { isHeld: () => db.isOpen, release: async () => closeOnce(db) }
}

const closeOnce = (db: Database): void => {
  if (db.isOpen) db.close()
}

const isBusy = (cause: unknown): boolean =>
  cause instanceof Error && /database is locked|SQLITE_BUSY/i.test(cause.message)

/** Another room has the store: a fault with one sentence for the person starting this one. */
export const storeIsTaken = (): Error => Object.assign(new Error(TAKEN), { code: 'STORE_TAKEN' })

/** Is this the fault of a store that another room has? */
export const isStoreTaken = (cause: unknown): cause is Error =>
  cause instanceof Error && 'code' in cause && cause.code === 'STORE_TAKEN'

/** One room for each schema of a database. */
const holdBy = (lock: string): string => `select ${lock}(4243002, hashtext(coalesce(current_schema(), ''))) as held`
const ALONE = holdBy('pg_try_advisory_lock')
/** Nodes that share a store hold it together: a room that wants it alone doesn't get it, and they don't get one of such a room. */
const TOGETHER = holdBy('pg_try_advisory_lock_shared')

/** The connection that holds the store has a name of its own, and those of this name that were lost are ended. */
const NAMED = "select set_config('application_name', $1, false)"
const END_LOST =
  'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()'
const GIVE_BACK = 'select pg_advisory_unlock_all()'

/** How often it is asked whether the connection that holds the store is there, and how long an answer may take. */
const EVERY = 5000

/**
 * Holds a database by a lock of a connection of its own. When that connection is lost so is the lock: from then on nothing
 * is written until it is held again, which is tried every few seconds. A server that has not noticed the loss hears of it,
 * so that a room doesn't take itself for another. If another room has the store by then, this one has to end: `onTaken` is
 * called.
 */
export const holdDatabase = async (
  config: pg.ClientConfig,
  onError: (cause: Error) => void,
  onTaken: (cause: Error) => void,
  every = EVERY,
  isShared = false,
): Promise<Hold> => {
  let client: pg.Client | null = null
  let released = false
  const name = `cardroom ${randomUUID()}`

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...config, keepAlive: true, connectionTimeoutMillis: every, query_timeout: every })
    const lost = (cause?: Error): void => {
      if (client !== next) return
      client = null
      if (!released) onError(cause ?? new Error('the connection that holds the store was closed'))
      // its end is of no more interest: what it held is gone
      next.end().catch(onError)
    }
    next.on('error', lost)
    next.on('end', () => lost())
    await next.connect()
    await next.query(NAMED, [name])
    const { rows: gone } = await next.query(END_LOST, [name])
    const { rows } = await next.query(isShared ? TOGETHER : ALONE)
    if (rows[0].held !== true) {
      await next.end()
      throw gone.length > 0 ? new Error('the connection that was lost still holds the store') : storeIsTaken()
    }
    client = next
  }

  const look = async (): Promise<void> => {
    const held = client
    try {
      if (held === null) await connect()
      else await held.query('select 1')
    } catch (cause) {
      if (isStoreTaken(cause)) return onTaken(cause)
      if (held !== null && client === held) {
        client = null
        held.end().catch(onError)
      }
      onError(cause as Error)
    }
  }

  await connect()
  let looking: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, every).unref()
  return {
    isHeld: () => client !== null,
    release: async () => {
      released = true
      clearInterval(timer)
      await looking
      const held = client
      client = null
      if (held === null) return
      // the next holder may come at once: the lock is given back before the end, which the server may notice later
      await held.query(GIVE_BACK).catch(onError)
      await held.end()
    },
  }
}
