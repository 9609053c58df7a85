import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { enterRoom, joins, type Line, openLine } from './floor-screens.ts'
import { run as decisions } from './floors.ts'
import { startRoom } from './room-process.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '200' },
    /** A folder into which the room writes where its time went. */
    profile: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const ORDERS = Number(values.orders)
const GAMES = 10
const TABLES_OF_GAME = 10
const SEATS = 9
const NAMES_OF_GAME = 100
/** Screens of each kind, each on a line of its own. */
const PODIUMS = 10
const BOARDS = 5
const KIOSKS = 5
const TABLETS = 30
const PHONES = 50
/** Milliseconds between two orders: all that arrives in between comes of the first. */
const BETWEEN = 400
/** How often a podium loses its line and comes back. */
const COMES_BACK = 20

const say = (words: string): void => void process.stderr.write(`${words}\n`)
const counted = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i))

type People = { readonly people: readonly { readonly player: string; readonly name: string }[] }

/** A floor of ten games with ten tables each, all seats taken, and a hundred names on each list. */
const fill = async (address: string, manager: string): Promise<ReadonlyMap<string, string>> => {
  const podium = await openLine(address, manager, 'floor')
  await podium.order({ type: 'OpenFloor', name: 'The Lamp', book: 'rrp' })
  for (let g = 1; g <= GAMES; g++) {
    const limit = { structure: 'no-limit', small: g, big: 2 * g }
    const kind = { forms: ['holdem'], limit, kill: false, seats: SEATS, order: 'button' }
    await podium.order({ type: 'OfferGame', game: `G${g}`, kind })
    for (let t = 1; t <= TABLES_OF_GAME; t++)
      await podium.order({ type: 'OpenTable', table: `${g}-${t}`, game: `G${g}`, run: 'known' })
  }
  const seats = counted(GAMES * TABLES_OF_GAME * SEATS, i => ({
    name: `Seated ${i + 1}`,
    table: `${Math.floor(i / (TABLES_OF_GAME * SEATS)) + 1}-${(Math.floor(i / SEATS) % TABLES_OF_GAME) + 1}`,
    seat: (i % SEATS) + 1,
  }))
  await all(seats, ({ name }) => podium.order({ type: 'AddName', name }))
  podium.close()
  const again = await openLine(address, manager, 'floor')
  const ids = new Map((again.view() as People).people.map(({ player, name }) => [name, player]))
  await all(seats, async ({ name, table, seat }) => {
    const player = ids.get(name)!
    await again.order({ type: 'LockUp', player, table, seat })
    await again.order({ type: 'Sit', player, table, seat })
  })
  const waiting = counted(GAMES * NAMES_OF_GAME, i => ({ name: `Waits ${i + 1}`, game: `G${(i % GAMES) + 1}` }))
  await all(waiting, it => again.order({ type: 'AddName', ...it }))
  again.close()
  const last = await openLine(address, manager, 'floor')
  const known = new Map((last.view() as People).people.map(({ player, name }) => [name, player]))
  last.close()
  return known
}

/** Some at a time. */
const all = async <T>(list: readonly T[], does: (it: T) => Promise<void>): Promise<void> => {
  for (let i = 0; i < list.length; i += 20) await Promise.all(list.slice(i, i + 20).map(does))
}

const openScreens = async (address: string, manager: string, ids: ReadonlyMap<string, string>): Promise<Line[]> => {
  const lines: Line[] = []
  const add = async (cookie: string, what: string): Promise<void> =>
    void lines.push(await openLine(address, cookie, what))
  for (let i = 1; i < PODIUMS; i++)
    await add(await joins(address, manager, `Podium ${i}`, { office: 'board' }), 'floor')
  for (let i = 0; i < BOARDS; i++) await add(await enterRoom(address, `Board ${i}`), 'floor/board')
  for (let i = 0; i < KIOSKS; i++)
    await add(await joins(address, manager, `Kiosk ${i}`, { kiosk: true }), 'floor/kiosk')
  for (let i = 0; i < TABLETS; i++) {
    const table = `${(i % GAMES) + 1}-${Math.floor(i / GAMES) + 1}`
    await add(await joins(address, manager, `Tablet ${i}`, { table }), `floor/table/${table}`)
  }
  for (let i = 0; i < PHONES; i++) {
    const player = ids.get(`Waits ${i + 1}`)!
    await add(await joins(address, manager, `Phone ${i}`, { player }), 'floor/me')
  }
  return lines
}

/** An order after another: when it was answered, when the last screen that it changes had it, and how many it changed. */
const measure = async (podium: Line, screens: readonly Line[], ids: ReadonlyMap<string, string>) => {
  const seen = [podium, ...screens]
  const answered: number[] = []
  const shown: number[] = []
  let changed = 0
  for (let i = 0; i < ORDERS; i++) {
    const before = seen.map(line => line.shown().count)
    const from = performance.now()
    await podium.order(orderAt(i, ids))
    answered.push(performance.now() - from)
    await new Promise(resolve => setTimeout(resolve, BETWEEN))
    const news = seen.filter((line, n) => line.shown().count > before[n]!)
    shown.push(Math.max(...news.map(line => line.shown().at)) - from)
    changed += news.length
    if (i % 50 === 49) say(`  ${i + 1} orders`)
  }
  return { answered, shown, changed: changed / ORDERS }
}

/** A podium whose line was lost calls again: how long until it has everything as it is now. */
const comeBack = async (address: string, manager: string): Promise<readonly number[]> => {
  const took: number[] = []
  for (let i = 0; i < COMES_BACK; i++) {
    const from = performance.now()
    const line = await openLine(address, manager, 'floor')
    took.push(line.shown().at - from)
    line.close()
    await new Promise(resolve => setTimeout(resolve, BETWEEN))
  }
  return took
}

/** A name for a list, somebody leaves a list, somebody walks away from a table, and comes back. */
const orderAt = (i: number, ids: ReadonlyMap<string, string>): object => {
  const turn = Math.floor(i / 4)
  const game = `G${(turn % GAMES) + 1}`
  const last = GAMES * NAMES_OF_GAME - turn
  const player = ids.get(`Seated ${((turn * 7 * SEATS) % (GAMES * TABLES_OF_GAME * SEATS)) + 1}`)!
  switch (i % 4) {
    case 0:
      return { type: 'AddName', name: `Late ${turn}`, game }
    case 1:
      return { type: 'LeaveList', player: ids.get(`Waits ${last}`)!, game: `G${((last - 1) % GAMES) + 1}` }
    case 2:
      return { type: 'WalkAway', player }
    default:
      return { type: 'ComeBack', player }
  }
}

const at = (list: readonly number[], part: number): string => {
  const sorted = list.toSorted((a, b) => a - b)
  return `${sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!.toFixed(0)} ms`
}

const report = (
  { answered, shown, changed }: Awaited<ReturnType<typeof measure>>,
  back: readonly number[],
  decided: ReturnType<typeof decisions>,
  load: number,
): string => `# A floor with a hundred tables

One run of \`npm run bench:floor -- --write\`: ${GAMES * TABLES_OF_GAME} tables with all ${GAMES * TABLES_OF_GAME * SEATS} seats taken and ${GAMES * NAMES_OF_GAME} names on ${GAMES} lists, in one room on one
SQLite file, synced with every commit. ${PODIUMS} podiums, ${BOARDS} boards, ${KIOSKS} kiosks, ${TABLETS} tablets and ${PHONES} phones follow it, each on its own
connection from another process over the loopback. A podium orders ${ORDERS} times: a name for a list, a name off a list, somebody walks away from a
table and comes back. An order is answered when it is on the disk, and shown when the last screen that it changes has it.

Measured on Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, load ${load.toFixed(1)}: other work shared the machine.

| what | p50 | p95 | p99 | aimed at |
| --- | --- | --- | --- | --- |
| answered | ${at(answered, 0.5)} | ${at(answered, 0.95)} | ${at(answered, 0.99)} | |
| shown on every screen, ${changed.toFixed(0)} of ${PODIUMS + BOARDS + KIOSKS + TABLETS + PHONES} changed by an order | ${at(shown, 0.5)} | ${at(shown, 0.95)} | ${at(shown, 0.99)} | 100 ms |
| a podium that reconnects after losing its connection is up to date | ${at(back, 0.5)} | ${at(back, 0.95)} | ${at(back, 0.99)} | 500 ms |

A page that has lost its connection tries again at least every second and a half, so with the last row it is up to date within two
seconds of the connection being back.

Deciding alone, by the engine on one thread, the best of 20 rounds:

| what | an order takes | aimed at |
| --- | --- | --- |
${decided.map(({ name, ours }) => `| ${name} | ${(1000 / ours).toFixed(3)} ms | 1 ms |`).join('\n')}
`

const folder = mkdtempSync(join(tmpdir(), 'cardroom-floor-'))
const room = await startRoom(join(folder, 'room.sqlite'), values.profile)
try {
  say('deciding …')
  const decided = decisions()
  const manager = await enterRoom(room.address, 'Max')
  say('a hundred tables and a thousand names …')
  const ids = await fill(room.address, manager)
  const podium = await openLine(room.address, manager, 'floor')
  const screens = await openScreens(room.address, manager, ids)
  say(`${ORDERS} orders on ${screens.length + 1} screens …`)
  const load = loadavg()[0]!
  const measured = await measure(podium, screens, ids)
  say('a podium comes back …')
  const back = await comeBack(room.address, manager)
  const page = report(measured, back, decided, load)
  process.stdout.write(page)
  if (values.write) writeFileSync(new URL('../floor-results.md', import.meta.url), page)
  for (const line of [podium, ...screens]) line.close()
} finally {
  await (values.profile === undefined ? room.kill() : room.stop())
  rmSync(folder, { recursive: true, force: true })
}
