import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkStream, openStore } from '@cardroom/room/check'
import { makeTables } from './room-guests.ts'
import { openPlayers, type Pace, type Played, type Seated } from './room-players.ts'
import { startRoom } from './room-process.ts'
import { measure, roomReport } from './room-report.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '15' },
    rate: { type: 'string', default: '1520' },
    /** A folder into which the room writes where its time went. */
    profile: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const [TABLES, SECONDS, RATE] = [Number(values.tables), Number(values.seconds), Number(values.rate)]
const SEATS = 6
/** This many seconds all act as fast as they can. */
const FAST = 15
/** This many milliseconds they play before anything is measured. */
const WARM = 10_000

const say = (words: string): void => void process.stderr.write(`${words}\n`)

/** Reads all streams again: every act that was acknowledged is there, once, and all chips are where they belong. */
const check = async (
  file: string,
  tables: readonly Seated[],
  { acts }: Played,
): Promise<{ readonly events: number; readonly wrong: string[] }> => {
  const store = await openStore({ file }, cause => say(cause.message))
  const wrong: string[] = []
  let events = 0
  for (const { table } of tables) {
    const checked = await checkStream(store, table)
    events += checked.events
    wrong.push(...checked.wrong)
    const { sent, done } = acts.get(table)!
    const kept = new Set(checked.commands.flatMap(command => / a(\d+)$/.exec(command)?.[1] ?? []).map(Number))
    for (const [n, isDone] of done.entries()) if (isDone && !kept.has(n)) wrong.push(`${table} a${n} is lost`)
    for (const n of kept) if (n > sent) wrong.push(`${table} a${n} was never sent`)
  }
  await store.close()
  say(`${events} events read again: ${wrong.length === 0 ? 'nothing lost, nothing doubled, all chips right' : 'WRONG'}`)
  return { events, wrong }
}

const folder = mkdtempSync(join(tmpdir(), 'cardroom-load-'))
const file = join(folder, 'room.sqlite')
const room = await startRoom(file, values.profile)
try {
  say(`${TABLES} tables with ${SEATS} players each come and sit down …`)
  const tables = await makeTables(room.address, TABLES, SEATS)
  const pace: Pace = { rate: RATE, playing: true }
  const played = await openPlayers(room.address, tables, pace)
  await new Promise(resolve => setTimeout(resolve, WARM))
  const phases = [await measure(`${RATE} acts per second`, room, played, SECONDS)]
  pace.rate = null
  phases.push(await measure('as fast as they can', room, played, FAST))
  say('kill -9 in the middle of it …')
  pace.playing = false
  // a room that is killed writes no profile
  await (values.profile === undefined ? room.kill() : room.stop())
  const killed = await startRoom(file)
  const code = await killed.stop()
  const stopped = await startRoom(file)
  await stopped.stop()
  const { events, wrong } = await check(file, tables, played)
  wrong.push(...played.refused, ...(code === 0 ? [] : [`the room ended with ${code}`]))
  const starts = { events, killed: killed.opened, stopped: stopped.opened }
  const page = roomReport(phases, { tables: TABLES, seats: SEATS, rate: RATE, seconds: SECONDS, starts })
  process.stdout.write(page)
  if (values.write) writeFileSync(new URL('../room-results.md', import.meta.url), page)
  for (const words of wrong.slice(0, 20)) say(words)
  if (wrong.length > 0) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
