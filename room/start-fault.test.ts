import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostgresServer, startPostgres, urlOf } from './testing/postgres-server.ts'
import { startProcess } from './testing/room-process.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
}, 120_000)
afterAll(() => server.stop())

test('a node says whether it is the database or NATS that it can’t reach', async () => {
  const [store, bus] = [{ DATABASE_URL: urlOf(server) }, { CARDROOM_BUS: 'nats://127.0.0.1:1' }]
  await expect(startProcess({ ...store, ...bus })).rejects.toThrow(
    /did not open:\nCan’t reach NATS at the addresses of CARDROOM_BUS \(ECONNREFUSED\): check them, and that it is running\.$/,
  )
  await expect(startProcess({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...bus })).rejects.toThrow(
    /did not open:\nCan’t reach the database of DATABASE_URL \(ECONNREFUSED\): check the address, and that it is running\.$/,
  )
})
