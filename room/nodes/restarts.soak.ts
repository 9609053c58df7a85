import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { checkStream } from '../tables/check-stream.ts'
import { hasNats, type NatsServer, startNats } from '../testing/nats-server.ts'
import { type PostgresServer, startPostgres, urlOf } from '../testing/postgres-server.ts'
import { guestCookie, post } from '../testing/room-client.ts'
import { type RoomProcess, startProcess } from '../testing/room-process.ts'
import { type StubbornPlayer, stubbornPlayer } from '../testing/stubborn-player.ts'

/** Three nodes in play, under which PostgreSQL and NATS are restarted again and again. */
const TIMES = Number(process.env.CARDROOM_RESTARTS ?? 40)
/** How long PostgreSQL is away each time, in milliseconds: shorter and longer than a node lives without it. */
const AWAY = [0, 700, 1700, 4000]
let postgres: PostgresServer
let nats: NatsServer | null = null
let nodes: RoomProcess[] = []
const tables: { readonly id: string; readonly players: readonly StubbornPlayer[] }[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  if (process.env.CARDROOM_BUS !== 'postgres' && hasNats()) nats = await startNats()
  const env = {
    DATABASE_URL: urlOf(postgres),
    CARDROOM_BUS: nats?.url ?? 'postgres',
    CARDROOM_LIMITS: 'messages=1000',
  }
  for (let i = 0; i < 3; i++) nodes.push(await startProcess(env))
  for (let i = 0; i < 3; i++) tables.push(await played(i))
}, 120_000)
afterAll(async () => {
  for (const { players } of tables) for (const { stop } of players) stop()
  await Promise.all(nodes.map(node => node.end('SIGKILL')))
  nodes = []
  await nats?.stop()
  await postgres.stop()
}, 60_000)

/** A table of one node that is played from the two others. */
const played = async (owner: number) => {
  const at = nodes[owner]!.address
  const cookies = await Promise.all(['Ann', 'Bea'].map(name => guestCookie(at, name)))
  const wanted = { form: 'holdem', pace: 'instant', chairs: 2, clock: null }
  const { id } = (await (await post(at, '/api/tables', wanted, cookies[0]!)).json()) as { readonly id: string }
  const from = nodes.filter((_, i) => i !== owner).map(({ address }) => address)
  return { id, players: cookies.map((cookie, i) => stubbornPlayer(from, cookie, id, i + 1)) }
}

const actsAt = (players: readonly StubbornPlayer[]): number => players.reduce((sum, { done }) => sum + done.size, 0)

/** Everywhere acts go on. */
const playOn = async (): Promise<void> => {
  const before = tables.map(({ players }) => actsAt(players))
  const stuck = (): readonly string[] =>
    tables.flatMap(({ id, players }, i) => (actsAt(players) < before[i]! + 5 ? [id] : []))
  await expect.poll(stuck, { timeout: 60_000, interval: 20 }).toEqual([])
}

test(`PostgreSQL and NATS are restarted ${TIMES} times, and play goes on each time`, async () => {
  await playOn()
  for (let i = 0; i < TIMES; i++) {
    const from = performance.now()
    if (nats !== null && i % 2 === 1) {
      await nats.stop()
      await nats.start()
    } else await postgres.crash(AWAY[Math.floor(i / 2) % AWAY.length])
    await playOn()
    process.stdout.write(`${i + 1}: acts go on after ${Math.round(performance.now() - from)} ms\n`)
  }
  for (const { players } of tables) for (const { stop } of players) stop()
  const store = await openStore({ file: '', databaseUrl: urlOf(postgres) }, () => undefined)
  for (const { id, players } of tables) {
    await expect.poll(async () => (await checkStream(store, id)).wrong, { timeout: 30_000 }).toEqual([])
    const { commands } = await checkStream(store, id)
    const kept = new Set(commands.map(command => command.split(' ')[1]))
    for (const { done } of players) expect([...done].filter(one => !kept.has(one))).toEqual([])
  }
  await store.close()
}, 1_800_000)
