import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from './open-room.ts'
import { type PostgresProxy, postgresProxy } from './testing/postgres-proxy.ts'
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts'
import { type Client, callRoom, guestCookie, listening, post } from './testing/room-client.ts'
import { writtenLog } from './testing/written-log.ts'

let server: PostgresServer
let proxy: PostgresProxy
let room: Room
let address: string
let cookie: string
let page: Client
let table: string
const log = writtenLog()
beforeAll(async () => {
  server = await startPostgres()
  proxy = await postgresProxy(server)
  const onTaken = (cause: Error): never => {
    throw cause
  }
  room = await openRoom({ databaseUrl: proxy.url, file: 'unused', log: log.to, onTaken })
  address = await listening(room)
  cookie = await guestCookie(address, 'Ann')
  const made = await post(address, '/api/tables', { form: 'holdem', chairs: 3, sit: false }, cookie)
  table = ((await made.json()) as { readonly id: string }).id
  page = await callRoom(address, cookie)
  page.say({ type: 'watch', table })
})
afterAll(async () => {
  page.close()
  await room.close()
  await proxy.stop()
  await server.stop()
})

/** Waits until health answers like this: an answer holds for a moment, and a lost database is looked for every few seconds. */
const healthIs = async (wanted: 200 | 503): Promise<void> => {
  while ((await fetch(`http://${address}/healthz`)).status !== wanted)
    await new Promise(resolve => setTimeout(resolve, 200))
}

let said = 0
/** Says something at the table; the promise is kept when it is on the disk. */
const says = (): Promise<object> => {
  const id = `said-${++said}`
  page.say({ type: 'do', id, table, order: { type: 'say', text: id } })
  return page.until(({ messages }) => messages.find(it => 'id' in it && it.id === id))
}
const kept = async (): Promise<readonly string[]> => {
  const client = new pg.Client(server.config)
  await client.connect()
  const { rows } = await client.query("select data from entry where kind = 'Said' order by version")
  await client.end()
  return rows.map(({ data }) => JSON.parse(data).text)
}

describe('a PostgreSQL that hangs', () => {
  test('takes lines and says nothing: health answers all the same, and the room comes back by itself', async () => {
    await healthIs(200)
    proxy.hang(true)
    await healthIs(503)
    const saying = says()
    // long enough that the hold on the store is given up, and asked for again in vain
    const lost = 'the store is lost|timeout|terminated'
    while (!new RegExp(lost).test(log.text())) await new Promise(resolve => setTimeout(resolve, 200))
    await healthIs(503)
    // what needs no database is served
    expect((await fetch(`http://${address}/api/tables`)).status).toBe(200)
    proxy.hang(false)
    await healthIs(200)
    const answer = await saying
    expect(await says()).toMatchObject({ type: 'done' })
    // what was acknowledged is there, and once
    const done = 'seq' in answer ? ['said-1', 'said-2'] : ['said-2']
    expect(await kept()).toEqual(done)
  })

  test('waits for a lock: health answers in its time, and says 200 when the lock is gone', async () => {
    await healthIs(200)
    const client = new pg.Client(server.config)
    await client.connect()
    await client.query('begin; lock table probe, stream, entry in access exclusive mode')
    await healthIs(503)
    const saying = says()
    await healthIs(503)
    await client.query('rollback')
    await client.end()
    await healthIs(200)
    expect(await saying).toMatchObject({ type: 'done' })
    expect((await kept()).at(-1)).toBe(`said-${said}`)
  })
})
