import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { hasNats, type StubbornPlayer, startNats, startPostgres, stubbornPlayer, urlOf } from '@cardroom/room/servers'
import pg from 'pg'
import { makeTables } from './room-guests.ts'
import { type RoomProcess, startRoom } from './room-process.ts'

// how long play stands still at the tables of a node that is lost, with two others beside it
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '4' },
    /** How many tables the node has in play: one number, or several that are measured one after another. */
    tables: { type: 'string', default: '10,200' },
    /** Milliseconds that a player thinks before an act; 0 for as fast as they can. */
    thinks: { type: 'string', default: '1000' },
    write: { type: 'boolean', default: false },
  },
})
const [RUNS, THINKS] = [Number(values.runs), Number(values.thinks)]
const SIZES = values.tables.split(',').map(Number)
const SEATS = 2
const PLAYS = 3000
/** A table at which nobody acts for so long stands still: that is a fault, and no time. */
const LONGEST = 30_000
const say = (words: string): void => void process.stderr.write(`${words}\n`)
const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

const postgres = await startPostgres()
const nats = hasNats() ? await startNats() : null
const pool = new pg.Pool({ ...postgres.config, max: 1 })
/** Three nodes on a database of their own: nothing is left from the run before. */
const startThree = async (run: number): Promise<readonly RoomProcess[]> => {
  await pool.query(`create database run${run}`)
  const env = { DATABASE_URL: urlOf(postgres, `run${run}`), CARDROOM_BUS: nats?.url ?? 'postgres' }
  const first = await startRoom('', undefined, env)
  return [first, ...(await Promise.all([startRoom('', undefined, env), startRoom('', undefined, env)]))]
}

/** How a node is lost: its process is killed, or it falls silent without the end of a connection, as when its machine is lost. */
const WAYS = ['killed (kill -9)', 'silent, its connections open (kill -STOP)'] as const
type Way = (typeof WAYS)[number]

/** The milliseconds from the loss until the next act is acknowledged at each of a node's tables. */
const loseOne = async (
  lost: RoomProcess,
  others: readonly RoomProcess[],
  way: Way,
  size: number,
): Promise<readonly number[]> => {
  const addresses = others.map(({ address }) => address)
  const seated = await makeTables(lost.address, size, SEATS)
  let isLost = (): void => {}
  const loss = new Promise<void>(resolve => {
    isLost = resolve
  })
  // half of the tables have their players at one node, the others at the other
  const callsAt = (n: number): readonly string[] => (n % 2 === 0 ? addresses : addresses.toReversed())
  const tables = seated.map(({ table, cookies }, n) =>
    cookies.map((cookie, i) => stubbornPlayer(callsAt(n), cookie, table, i + 1, thinksUntil(loss))),
  )
  await pause(PLAYS)
  const from = performance.now()
  if (way === WAYS[0]) await lost.kill()
  else lost.silence()
  isLost()
  const times = await Promise.all(tables.map((players, n) => nextAct(seated[n]!.table, players, from)))
  for (const { stop } of tables.flat()) stop()
  return times
}

/** Thinks before every act but the one that comes first after the loss: what is measured is the room's time, not the player's. */
const thinksUntil = (loss: Promise<void>): (() => Promise<void>) | undefined => {
  if (THINKS === 0) return undefined
  let isLost = false
  let hasActed = false
  void loss.then(() => {
    isLost = true
  })
  return async () => {
    await Promise.race([pause(THINKS), ...(hasActed ? [] : [loss])])
    hasActed = isLost
  }
}

const nextAct = async (table: string, players: readonly StubbornPlayer[], from: number): Promise<number> => {
  const acts = (): number => players.reduce((sum, { done }) => sum + done.size, 0)
  // what was answered before the end is still on its way
  await pause(50)
  const before = acts()
  while (acts() === before) {
    if (performance.now() - from > LONGEST) throw new Error(`nobody acts at table ${table}: ${players.map(standing)}`)
    await pause(5)
  }
  return performance.now() - from
}

/** What a player of a table that stands still has seen and heard last. */
const standing = ({ frame, done, refused }: StubbornPlayer): string =>
  `\n  at version ${frame()?.seq}, due for ${frame()?.own.legal?.due ?? 'nothing'}, ${done.size} orders done, refused ${refused.join(', ') || 'nothing'}`

const all: { readonly size: number; readonly way: Way; readonly times: readonly number[] }[] = []
try {
  for (const [i, size] of SIZES.entries()) {
    for (let run = 0; run < RUNS; run++) {
      const nodes = await startThree(i * RUNS + run)
      // by turns one way and the other, and the one that has the house and one that hasn't
      const way = WAYS[run % WAYS.length]!
      const lost = nodes[run % nodes.length]!
      const others = nodes.filter(node => node !== lost)
      try {
        const times = (await loseOne(lost, others, way, size)).toSorted((a, b) => a - b)
        all.push({ size, way, times })
        say(`${size} tables, ${way}: ${Math.round(times[0]!)} to ${Math.round(times.at(-1)!)} ms`)
      } finally {
        await Promise.all((way === WAYS[0] ? others : nodes).map(node => node.kill()))
      }
    }
  }
} finally {
  await pool.end()
  await nats?.stop()
  await postgres.stop()
}
const rowOf = (size: number, way: Way): string => {
  const mine = all.filter(it => it.size === size && it.way === way)
  const sorted = mine.flatMap(({ times }) => times).toSorted((a, b) => a - b)
  const at = (part: number): number => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0)
  return `| ${size} | ${way} | ${mine.length} | ${at(0)} ms | ${at(0.5)} ms | ${at(0.95)} ms | ${at(1)} ms |`
}
const page = `# How long a takeover takes

One run of \`npm run bench:takeover -- --write\`: three nodes on PostgreSQL and ${nats === null ? 'its NOTIFY' : 'NATS'}, with ${SIZES.join(' or ')} tables in play on one of them, their players connected to the other two.
They act at each table ${THINKS === 0 ? 'as fast as they can' : `every ${THINKS} ms`}. That node is lost, each time in a new room; measured is the time until the next act is acknowledged, at each table.

Measured on Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, load ${loadavg()[0]!.toFixed(1)} including the measuring itself: nodes, database, NATS and players share these processors.

| tables | the node is | times | shortest | median | 95 of 100 | longest |
| --- | --- | --- | --- | --- | --- | --- |
${SIZES.flatMap(size => WAYS.slice(0, RUNS).map(way => rowOf(size, way))).join('\n')}

A node that is killed is missed within a tenth of a second; one that is silent counts as there for 1.1 s after it last said so. The rest is the time to open the tables: two nodes share them.
`
process.stdout.write(page)
if (values.write) writeFileSync(new URL('../takeover-results.md', import.meta.url), page)
process.exit(0)
