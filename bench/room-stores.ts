import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { countMessages, hasNats, startNats, startPostgres, urlOf } from '@cardroom/room/servers'
import pg from 'pg'
import { measureLooks } from './measure-looks.ts'
import { measureIdle, measurePlay, measureViewers, type Play } from './measure-room.ts'
import type { Costs, PlaceCosts } from './room-costs.ts'
import { makeTables } from './room-guests.ts'
import { openPlayers, type Pace } from './room-players.ts'
import { type RoomProcess, startRoom } from './room-process.ts'
import { storesPage } from './stores-page.ts'

// the same load on the embedded store, on PostgreSQL, and on three nodes; and what each part of it costs
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    rate: { type: 'string', default: '600' },
    seconds: { type: 'string', default: '30' },
    write: { type: 'boolean', default: false },
  },
})
const [TABLES, RATE, SECONDS] = [Number(values.tables), Number(values.rate), Number(values.seconds)]
const SEATS = 6
const WARM = 8000
const say = (words: string): void => void process.stderr.write(`${words}\n`)
const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Plays on rooms that are open. */
const play = async (place: string, rooms: readonly RoomProcess[], around?: () => Promise<object>): Promise<Played> => {
  say(`${place}: ${TABLES} tables come and sit down …`)
  const seated = []
  for (const [i, room] of rooms.entries()) {
    const share = Math.floor(TABLES / rooms.length) + (i < TABLES % rooms.length ? 1 : 0)
    seated.push(...(await makeTables(room.address, share, SEATS)))
  }
  const pace: Pace = { rate: RATE, playing: true }
  const played = await openPlayers(
    rooms.map(({ address }) => address),
    seated,
    pace,
  )
  await pause(WARM)
  const before = await around?.()
  const measured = await measurePlay(rooms, played, SECONDS)
  const after = await around?.()
  say(`  ${measured.acts.toFixed(0)} acts a second, ${measured.cpuPerAct.toFixed(2)} ms each`)
  return { seated, pace, costs: { place, ...measured }, before, after }
}
type Played = Play & {
  readonly costs: PlaceCosts
  readonly before?: object | undefined
  readonly after?: object | undefined
}

type Counted = { readonly commits: number; readonly wal: number; readonly bytes: number; readonly cpu: number }
const countDatabase = async (pool: pg.Pool): Promise<Counted> => {
  const { rows } =
    await pool.query(`select xact_commit::bigint as commits, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as wal,
    pg_database_size(current_database())::bigint as bytes from pg_stat_database where datname = current_database()`)
  return {
    commits: Number(rows[0].commits),
    wal: Number(rows[0].wal),
    bytes: Number(rows[0].bytes),
    cpu: cpuOf('postgres'),
  }
}

/** Seconds of processor of all programs of this name that descend from this process. */
const cpuOf = (name: string): number => {
  const ticks = 100
  const children = (pid: string): readonly string[] =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const all = (pid: string): number => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // with those of its children that have ended
    const own = stat.includes(`(${name}`) ? [11, 12, 13, 14].reduce((sum, i) => sum + Number(fields[i]), 0) : 0
    return own + children(pid).reduce((sum, child) => sum + all(child), 0)
  }
  return all(`${process.pid}`) / ticks
}

const entriesIn = async (db: pg.Pool): Promise<number> =>
  Number((await db.query('select sum(version) as n from stream')).rows[0].n ?? 0)

const named = (count: { readonly messages: number; readonly bytes: number } | undefined): object =>
  count === undefined ? {} : { messages: count.messages, messageBytes: count.bytes }

const differencesOf = (before: object, after: object): ((name: string) => number) => {
  const read = (it: object, name: string): number => Number(Reflect.get(it, name) ?? 0)
  return name => read(after, name) - read(before, name)
}

const folder = mkdtempSync(join(tmpdir(), 'cardroom-stores-'))
const postgres = await startPostgres()
const nats = hasNats() ? await startNats() : null
const pool = new pg.Pool({ ...postgres.config, max: 1 })
try {
  const embedded = await startRoom(join(folder, 'room.sqlite'))
  const idle = await measureIdle(embedded)
  const first = await play('one node, SQLite', [embedded])
  const viewers = await measureViewers(embedded, first, SECONDS)
  first.pace.playing = false
  await embedded.kill()

  const alone = await startRoom('', undefined, { DATABASE_URL: urlOf(postgres) })
  const second = await play('one node, PostgreSQL', [alone])
  second.pace.playing = false
  await alone.kill()

  await pool.query('create database cluster')
  const url = urlOf(postgres, 'cluster')
  const counting = new pg.Pool({ ...postgres.config, database: 'cluster', max: 1 })
  const env = { DATABASE_URL: url, CARDROOM_BUS: nats?.url ?? 'postgres' }
  const nodes = [
    await startRoom('', undefined, env),
    await startRoom('', undefined, env),
    await startRoom('', undefined, env),
  ]
  const messages = nats === null ? null : await countMessages(nats.url)
  const around = async () => ({
    ...(await countDatabase(counting)),
    ...named(messages?.count()),
    entries: await entriesIn(counting),
  })
  const third = await play(`three nodes, PostgreSQL and ${nats === null ? 'its NOTIFY' : 'NATS'}`, nodes, around)
  third.pace.playing = false
  for (const node of nodes) await node.kill()
  const lookCpu = await measureLooks(postgres)
  const differs = differencesOf(third.before ?? {}, third.after ?? {})
  const acts = third.costs.acts * SECONDS
  const costs: Costs = {
    measured: `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, load ${loadavg()[0]!.toFixed(1)} including the measuring itself`,
    seats: SEATS,
    places: [first.costs, second.costs, third.costs],
    ...viewers,
    ...idle,
    eventsPerAct: third.costs.events / third.costs.acts,
    bytesPerEvent: differs('bytes') / Math.max(1, differs('entries')),
    commitsPerAct: differs('commits') / acts,
    walPerAct: differs('wal') / acts,
    databaseCpu: (1000 * differs('cpu')) / acts,
    messagesPerAct: differs('messages') / acts,
    messageBytesPerAct: differs('messageBytes') / acts,
    lookCpu,
  }
  await counting.end()
  await messages?.stop()
  const page = storesPage(costs, { tables: TABLES, rate: RATE, seconds: SECONDS })
  process.stdout.write(page)
  if (values.write) {
    writeFileSync(new URL('../room-costs.json', import.meta.url), `${JSON.stringify(costs, null, 2)}\n`)
    writeFileSync(new URL('../stores-results.md', import.meta.url), page)
  }
} finally {
  await pool.end()
  await nats?.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
