import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeTables } from './room-guests.ts'
import { openPlayers, type Pace } from './room-players.ts'
import { startRoom } from './room-process.ts'
import { measure, type Phase } from './room-report.ts'

// two builds of the room under the same load in turns, each time in a fresh process, played by the same players
const { values } = parseArgs({
  options: {
    /** The folder of the other build. */
    other: { type: 'string' },
    /** The limits that it knows: those of a build from before some were there. */
    limits: { type: 'string', default: 'requests=1000000,linesOfAddress=100000' },
    rates: { type: 'string', default: '1520,2500,0' },
    runs: { type: 'string', default: '3' },
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '8' },
    warm: { type: 'string', default: '10' },
  },
})
if (values.other === undefined) throw new Error('say where the other build is: --other folder')
const OTHER = resolve(values.other, 'room/dist/main.js')
const RATES = values.rates.split(',').map(Number)
const [RUNS, TABLES, SECONDS] = [Number(values.runs), Number(values.tables), Number(values.seconds)]
const SEATS = 6
const pause = (milliseconds: number): Promise<void> => new Promise(next => setTimeout(next, milliseconds))

const play = async (isOther: boolean): Promise<readonly Phase[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-turns-'))
  const file = join(folder, 'room.sqlite')
  const room = isOther
    ? await startRoom(file, undefined, { CARDROOM_LIMITS: values.limits }, OTHER)
    : await startRoom(file)
  try {
    const pace: Pace = { rate: RATES[0]! || null, playing: true }
    const played = await openPlayers(room.address, await makeTables(room.address, TABLES, SEATS), pace)
    await pause(1000 * Number(values.warm))
    const phases: Phase[] = []
    for (const rate of RATES) {
      pace.rate = rate || null
      await pause(500)
      phases.push(await measure(nameOf(rate), room, played, SECONDS))
    }
    pace.playing = false
    if (played.refused.length > 0) throw new Error(played.refused[0])
    return phases
  } finally {
    await room.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

const nameOf = (rate: number): string => (rate === 0 ? 'as fast as they can' : `${rate} acts per second`)

const middle = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!
const part = (list: readonly number[], share: number): number =>
  list[Math.min(list.length - 1, Math.floor(share * list.length))] ?? 0

const rowOf = (build: string, phases: readonly Phase[]): string => {
  const of = (read: (phase: Phase) => number): number => middle(phases.map(read))
  const each = phases.map(({ cpuPerAct }) => cpuPerAct.toFixed(2)).join(', ')
  return `| ${phases[0]!.name} | ${build} | ${of(it => it.acts / it.seconds).toFixed(0)} | ${of(it => it.cpuPerAct).toFixed(2)} ms (${each}) | ${of(it => part(it.heard, 0.5)).toFixed(0)} ms / ${of(it => part(it.heard, 0.99)).toFixed(0)} ms |`
}

const turns: { readonly other: readonly Phase[]; readonly now: readonly Phase[] }[] = []
for (let run = 0; run < RUNS; run++) turns.push({ other: await play(true), now: await play(false) })
process.stdout.write(`| offered | build | acts per second | CPU of the room per act: median (each run) | seen by the last, p50 / p99 |
| --- | --- | --- | --- | --- |
${RATES.flatMap((_, i) => [
  rowOf(
    'other',
    turns.map(({ other }) => other[i]!),
  ),
  rowOf(
    'this',
    turns.map(({ now }) => now[i]!),
  ),
]).join('\n')}
`)
process.exit(0)
