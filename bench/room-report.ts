import { cpus, loadavg } from 'node:os'
import type { Played } from './room-players.ts'
import type { RoomProcess } from './room-process.ts'

/** What was measured over some seconds. */
export type Phase = {
  readonly name: string
  readonly seconds: number
  readonly acts: number
  readonly events: number
  readonly heard: readonly number[]
  readonly acknowledged: readonly number[]
  /** Milliseconds of processor for an act: of the room, and of the process in which all players are. */
  readonly cpuPerAct: number
  readonly playersCpuPerAct: number
  readonly memory: readonly number[]
  readonly old: readonly number[]
}

/** Measures what happens from now on for this many seconds. */
export const measure = async (name: string, room: RoomProcess, played: Played, seconds: number): Promise<Phase> => {
  process.stderr.write(`${name}, ${seconds} s …\n`)
  const from = performance.now()
  const before = await room.counts()
  const players = process.cpuUsage()
  const [heard, acknowledged] = [played.heard.length, played.acknowledged.length]
  const [memory, old] = [[before.memory], [before.old]]
  const looks = Math.max(8, Math.round(seconds / 5))
  for (let look = 1; look <= looks; look++) {
    await new Promise(resolve => setTimeout(resolve, (1000 * seconds) / looks))
    const now = await room.counts()
    memory.push(now.memory)
    old.push(now.old)
    if (look % 12 === 0) process.stderr.write(`  ${look * 5} s, ${megabytes(memory.at(-1)!)}\n`)
  }
  const took = (performance.now() - from) / 1000
  const after = await room.counts()
  const { user, system } = process.cpuUsage(players)
  const acts = played.acknowledged.length - acknowledged
  process.stderr.write(
    `  ${((after.appends - before.appends) / acts).toFixed(2)} appends an act, ${((1000 * (after.system - before.system)) / acts).toFixed(2)} ms in the system\n`,
  )
  return {
    name,
    seconds: took,
    acts,
    events: after.events - before.events,
    heard: sorted(played.heard.slice(heard)),
    acknowledged: sorted(played.acknowledged.slice(acknowledged)),
    cpuPerAct: (1000 * (after.cpu - before.cpu)) / acts,
    playersCpuPerAct: (user + system) / 1000 / acts,
    memory,
    old,
  }
}

const sorted = (list: readonly number[]): readonly number[] => list.toSorted((a, b) => a - b)
const at = (list: readonly number[], part: number): string =>
  `${(list[Math.min(list.length - 1, Math.floor(part * list.length))] ?? 0).toFixed(0)} ms`
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`

const rowOf = ({
  name,
  seconds,
  acts,
  events,
  heard,
  acknowledged,
  cpuPerAct,
  playersCpuPerAct,
  memory,
}: Phase): string =>
  `| ${name} | ${seconds.toFixed(0)} s | ${(acts / seconds).toFixed(0)} | ${(events / seconds).toFixed(0)} | ${at(acknowledged, 0.5)} / ${at(acknowledged, 0.99)} | ${at(heard, 0.5)} / ${at(heard, 0.99)} | ${cpuPerAct.toFixed(2)} + ${playersCpuPerAct.toFixed(2)} ms | ${megabytes(memory[0]!)} → ${megabytes(memory.at(-1)!)} |`

/** How memory went while it was measured, quarter by quarter, so that a slow growth is seen. */
const quarters = (memory: readonly number[], of: (part: readonly number[]) => number): string =>
  [0, 1, 2, 3]
    .map(quarter => megabytes(of(memory.slice((quarter * memory.length) / 4, ((quarter + 1) * memory.length) / 4))))
    .join(', ')

const mean = (part: readonly number[]): number => part.reduce((sum, bytes) => sum + bytes, 0) / part.length
const least = (part: readonly number[]): number => Math.min(...part)

const memoryOf = ({ name, memory, old }: Phase): string =>
  `Memory at ${name}, mean of each quarter of the time: ${quarters(memory, mean)}; after garbage collection, the minimum of each quarter: ${quarters(old, least)}.`

/** How long the room took to open again on this many events: after it was killed, and after it was stopped. */
export type Starts = { readonly events: number; readonly killed: number; readonly stopped: number }

/** What was run: this many tables with this many players each, for this many seconds at a steady pace. */
export type Run = {
  readonly tables: number
  readonly seats: number
  readonly rate: number
  readonly seconds: number
  readonly starts: Starts
}

/** The page that is written. */
export const roomReport = (
  phases: readonly Phase[],
  { tables, seats, rate, seconds, starts }: Run,
): string => `# The room under load

One run of \`npm run bench:room -- --rate ${rate} --seconds ${seconds} --write\`: ${tables} tables of no-limit hold'em with ${seats} players each, every
player with a connection from another process over the loopback and acting as soon as it is their turn; the log is one SQLite
file, synced with every commit. An act counts when it is acknowledged, which is when it is on the disk. It has been seen when the
last of the ${seats} at its table has it. Afterwards all streams are read again from their first event: no acknowledged act is missing, although
the room was killed in the middle, none appears twice, and the chips add up after every event.

Measured on Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, load ${loadavg()[0]!.toFixed(1)} including the measuring itself.

| offered | time | acts per second | events per second | acknowledged, p50 / p99 | seen by the last, p50 / p99 | CPU per act, room + players | memory of the room |
| --- | --- | --- | --- | --- | --- | --- | --- |
${phases.map(rowOf).join('\n')}

${phases.map(memoryOf).join('\n')}

At the end the room is killed in full swing (kill -9) and started again on its ${starts.events} events: it is open after
${starts.killed.toFixed(0)} ms, and after an orderly stop in ${starts.stopped.toFixed(0)} ms, process start included.

[The room on PostgreSQL, and on three nodes](stores-results.md) sets one node on SQLite beside both at 600 acts a second; all three share one machine with the players there.
`
