import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresProxy } from '../testing/postgres-proxy.ts'
import { type PostgresServer, startPostgres, urlOf } from '../testing/postgres-server.ts'
import { startProcess } from '../testing/room-process.ts'
import { fencedStore } from './fenced-store.ts'
import { holdDatabase, holdFile, TAKEN } from './hold-store.ts'
import { sqliteStore } from './sqlite-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-held-'))
let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))

/** Three servers start one after another, which takes its time on a busy machine. */
const STARTS = 240_000

/** Starts a server that is expected to end: with which code, and what it said. */
const ends = (env: Readonly<Record<string, string>>) =>
  new Promise<{ readonly code: number | null; readonly err: string }>(resolve => {
    const child: ChildProcess = spawn(process.execPath, [main], {
      env: { ...process.env, PORT: '0', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let err = ''
    child.stderr!.on('data', data => {
      err += data
    })
    child.once('close', code => resolve({ code, err }))
  })

describe('a second server on one store', () => {
  test.each([
    ['SQLite', () => ({ CARDROOM_FILE: join(folder, 'room.sqlite') })],
    ['PostgreSQL', () => ({ CARDROOM_FILE: 'unused.sqlite', DATABASE_URL: urlOf(server) })],
  ] as const)(
    'on %s does not start, and says what to do; after kill -9 of the first the next one starts',
    async (_, envOf) => {
      const first = await startProcess(envOf())
      expect(await ends(envOf())).toEqual({ code: 1, err: `${TAKEN}\n` })
      expect((await fetch(`http://${first.address}/healthz`)).status).toBe(200)
      await first.end('SIGKILL')
      const next = await startProcess(envOf())
      expect(await next.end('SIGTERM')).toBe(0)
    },
    STARTS,
  )

  test('is refused within one process as well, and let in when the first lets go', async () => {
    const file = join(folder, 'same.sqlite')
    const first = holdFile(file)
    expect(() => holdFile(file)).toThrow(TAKEN)
    await first.release()
    await holdFile(file).release()
  })
})

describe('a server of PostgreSQL that ends the connection by which the store is held', () => {
  const kill = async (): Promise<void> => {
    const client = new pg.Client(server.config)
    await client.connect()
    await client.query(
      "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 4243002 and granted",
    )
    await client.end()
  }
  const until = async (is: () => boolean): Promise<void> => {
    while (!is()) await new Promise(resolve => setTimeout(resolve, 20))
  }

  /** Somebody waits for a store that another holds. */
  const untilWaiting = async (): Promise<void> => {
    const client = new pg.Client(server.config)
    await client.connect()
    const waiting = "select 1 from pg_locks where locktype = 'advisory' and classid = 4243002 and not granted"
    while ((await client.query(waiting)).rowCount === 0) await new Promise(resolve => setTimeout(resolve, 20))
    await client.end()
  }

  test('nothing is written until the store is held again', async () => {
    const causes: unknown[] = []
    const hold = await holdDatabase(server.config as pg.ClientConfig, cause => causes.push(cause), fail, 200)
    const store = fencedStore(sqliteStore(':memory:'), hold)
    await store.probe()
    await kill()
    await until(() => !hold.isHeld())
    await expect(store.probe()).rejects.toThrow('nothing is written')
    await expect(store.append({ stream: 's', after: 0, entries: [] })).rejects.toThrow('nothing is written')
    await until(hold.isHeld)
    await store.probe()
    expect(causes.length).toBeGreaterThan(0)
    await store.close()
  })

  test('one that hangs and comes back finds its own room, which does not take itself for another', async () => {
    const proxy = await postgresProxy(server)
    const causes: unknown[] = []
    const hold = await holdDatabase({ connectionString: proxy.url }, cause => causes.push(cause), fail, 300)
    proxy.hang(true)
    await until(() => !hold.isHeld())
    // it has asked in vain for a line of its own, too
    await until(() => causes.length > 2)
    proxy.hang(false)
    await until(hold.isHeld)
    // the network loses the connection, and the server still believes in it
    proxy.lose()
    await until(() => !hold.isHeld())
    await until(hold.isHeld)
    const second = holdDatabase(server.config as pg.ClientConfig, () => {}, fail, 300)
    await expect(second).rejects.toThrow(TAKEN)
    await hold.release()
    await proxy.stop()
  })

  test('the next has it at once when it is released, however late the server notices the end', async () => {
    const proxy = await postgresProxy(server)
    const first = await holdDatabase({ connectionString: proxy.url }, fail, fail)
    proxy.keepEnds()
    await first.release()
    const next = await holdDatabase(server.config as pg.ClientConfig, fail, fail)
    await next.release()
    await proxy.stop()
  })

  test('if another has it by then, this one has to end', async () => {
    const taken: Error[] = []
    const first = await holdDatabase(
      server.config as pg.ClientConfig,
      () => {},
      cause => taken.push(cause),
      300,
    )
    // the other waits for the lock, so that it has it the moment the first loses it
    const other = new pg.Client(server.config)
    await other.connect()
    const { rows } = await other.query("select objid from pg_locks where locktype = 'advisory' and classid = 4243002")
    const got = other.query('select pg_advisory_lock(4243002, $1::bigint::bit(32)::int)', [rows[0].objid])
    await untilWaiting()
    await kill()
    await got
    await until(() => taken.length > 0)
    expect(taken[0]!.message).toBe(TAKEN)
    expect(first.isHeld()).toBe(false)
    await first.release()
    await other.end()
  })
})

const fail = (cause: unknown): never => {
  throw cause
}
