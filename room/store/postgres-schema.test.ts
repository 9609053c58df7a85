import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import { postgresStore } from './postgres-store.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
}, 60_000)
afterAll(() => server.stop(), 30_000)

const fail = (cause: unknown): never => {
  throw cause
}

test('a store that others write to is opened without waiting for them, or making them wait', async () => {
  const first = await postgresStore(server.config, fail)
  await first.append({ stream: 'table/1', after: 0, entries: [{ kind: 'Made', at: 1, data: '{}' }] })
  const other = new pg.Client(server.config)
  await other.connect()
  await other.query("begin; update stream set version = version where name = 'table/1'; update entry set at = at")
  // what needs a lock on what the other has written would wait here for good
  const second = await postgresStore({ ...server.config, lock_timeout: 2000 }, fail)
  expect(await second.read('table/1')).toHaveLength(1)
  await other.query('commit')
  await other.end()
  await first.close()
  await second.close()
}, 60_000)
