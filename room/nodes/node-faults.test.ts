import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { checkStream } from '../tables/check-stream.ts'
import { OFFICE } from '../testing/cluster-rooms.ts'
import { hasNats, type NatsServer, startNats } from '../testing/nats-server.ts'
import { type PostgresProxy, postgresProxy } from '../testing/postgres-proxy.ts'
import { type PostgresServer, startPostgres, urlOf } from '../testing/postgres-server.ts'
import { callRoom, guestCookie, post } from '../testing/room-client.ts'
import { type RoomProcess, startProcess } from '../testing/room-process.ts'
import { type StubbornPlayer, stubbornPlayer } from '../testing/stubborn-player.ts'

/** Three nodes in processes of their own: on a real PostgreSQL, and NATS where it is there. The third reaches the store by a proxy. */
let postgres: PostgresServer
let proxy: PostgresProxy
let nats: NatsServer | null = null
let nodes: RoomProcess[] = []
const playing: StubbornPlayer[] = []

const env = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  CARDROOM_BUS: nats?.url ?? 'postgres',
  CARDROOM_LIMITS: 'messages=1000',
  CARDROOM_OFFICE_TOKEN: OFFICE,
})
beforeAll(async () => {
  postgres = await startPostgres()
  proxy = await postgresProxy(postgres)
  if (hasNats()) nats = await startNats()
  // one after another: the first has the house
  nodes = [await startProcess(env(urlOf(postgres)))]
  nodes.push(...(await Promise.all([startProcess(env(urlOf(postgres))), startProcess(env(proxy.url))])))
})
afterAll(async () => {
  for (const { stop } of playing) stop()
  await Promise.all(nodes.map(node => node.end('SIGKILL')))
  await proxy.stop()
  await nats?.stop()
  await postgres.stop()
})

/** A table that is made on one node and played from others. */
const playedAt = async (owner: number, from: readonly number[]) => {
  const at = nodes[owner]!.address
  const cookies = await Promise.all(['Ann', 'Bea'].map(name => guestCookie(at, name)))
  const wanted = { form: 'holdem', pace: 'instant', chairs: 2, clock: null }
  const { id } = (await (await post(at, '/api/tables', wanted, cookies[0]!)).json()) as { readonly id: string }
  const addresses = from.map(n => nodes[n]!.address)
  const players = cookies.map((cookie, i) => stubbornPlayer(addresses, cookie, id, i + 1))
  playing.push(...players)
  const acts = (): number => players.reduce((sum, { done }) => sum + done.size, 0)
  const moreActs = (more = 10): Promise<void> => {
    const from = acts()
    return expect.poll(acts, { timeout: 50_000, interval: 10 }).toBeGreaterThanOrEqual(from + more)
  }
  const stop = (): void => {
    for (const player of players) player.stop()
  }
  return { id, players, moreActs, stop }
}

/** What was acknowledged is in the stream once, and the stream is sound. */
const expectSound = async ({ id, players, stop }: Awaited<ReturnType<typeof playedAt>>): Promise<void> => {
  stop()
  const store = await openStore({ file: '', databaseUrl: urlOf(postgres) }, () => undefined)
  // the table goes on while it is read: that somebody has left is written, too
  await expect.poll(async () => (await checkStream(store, id)).wrong, { timeout: 30_000 }).toEqual([])
  const { commands } = await checkStream(store, id)
  await store.close()
  const kept = new Set(commands.map(command => command.split(' ')[1]))
  for (const { done } of players) expect([...done].filter(one => !kept.has(one))).toEqual([])
}

test('a node that is cut off from the store gives way to the others, and takes part again when it is let back in', async () => {
  const table = await playedAt(2, [0, 1])
  await table.moreActs()
  const looks = await callRoom(nodes[2]!.address)
  looks.say({ type: 'watch', table: table.id })
  await looks.until(({ frame }) => frame() ?? undefined)
  proxy.hang(true)
  await table.moreActs()
  proxy.hang(false)
  const seq = table.players[0]!.frame()!.seq
  await looks.until(({ frame }) => (frame()!.seq >= seq ? true : undefined))
  await table.moreActs()
  await expectSound(table)
  looks.close()
}, 120_000)

test.runIf(hasNats())(
  'NATS is restarted, and play goes on',
  async () => {
    const table = await playedAt(1, [0, 2])
    await table.moreActs()
    await nats!.stop()
    await nats!.start()
    await table.moreActs()
    await expectSound(table)
  },
  120_000,
)

test('PostgreSQL is restarted, and play goes on', async () => {
  const table = await playedAt(1, [0, 2])
  await table.moreActs()
  await postgres.crash()
  await table.moreActs()
  await expectSound(table)
}, 120_000)

const officeAt = (): string => `http://${nodes[0]!.address}/api/office`
const AS_OFFICE = { authorization: `Bearer ${OFFICE}`, 'content-type': 'application/json' }
/** The node at an address, as the office lists it. */
const listed = async (address: string): Promise<{ readonly id: string; readonly open: number }> => {
  const answer = await fetch(officeAt(), { headers: AS_OFFICE })
  const { nodes: all } = (await answer.json()) as {
    readonly nodes: readonly { readonly id: string; readonly address: string; readonly open: number }[]
  }
  return all.find(it => it.address.split(':').at(-1) === address.split(':').at(-1))!
}
/** Has the office drain the node at an address, or lets it play again. */
const drain = async (address: string, drained: boolean): Promise<void> => {
  const { id: node } = await listed(address)
  const body = JSON.stringify({ do: 'drain-node', node, drained, by: 'Kim' })
  expect((await fetch(officeAt(), { method: 'POST', headers: AS_OFFICE, body })).status).toBe(200)
}

test('a node that is drained in play gives what it has to others, and may play again', async () => {
  const table = await playedAt(1, [0, 2])
  await table.moreActs()
  const { address } = nodes[1]!
  expect((await listed(address)).open).toBeGreaterThan(0)
  await drain(address, true)
  expect((await listed(address)).open).toBe(0)
  expect((await fetch(`http://${address}/readyz`)).status).toBe(503)
  await table.moreActs()
  await drain(address, false)
  await expect.poll(async () => (await fetch(`http://${address}/readyz`)).status, { timeout: 20_000 }).toBe(200)
  await expectSound(table)
}, 120_000)

test('a node that is killed in play with two others: acts go on there, and so do tournaments', async () => {
  const table = await playedAt(0, [1, 2])
  const director = await guestCookie(nodes[0]!.address, 'Dee')
  const made = await post(nodes[0]!.address, '/api/events', EVENT, director)
  const { id: event } = (await made.json()) as { readonly id: string }
  await table.moreActs()
  const killed = nodes.shift()!
  await killed.end('SIGKILL')
  const from = performance.now()
  await table.moreActs(1)
  process.stdout.write(`acts go on ${Math.round(performance.now() - from)} ms after the kill\n`)
  await table.moreActs()
  const line = await callRoom(nodes[0]!.address, director)
  line.say({ type: 'follow', what: `event/${event}` })
  await line.until(it => it.shown(`event/${event}`))
  line.close()
  await expectSound(table)
}, 120_000)

const EVENT = { name: 'Nightly', start: { when: 'full', players: 3 }, bots: 2, pace: 'instant' }
