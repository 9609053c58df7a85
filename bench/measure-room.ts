import WebSocket from 'ws'
import type { Parts, PlaceCosts } from './room-costs.ts'
import { makeTables } from './room-guests.ts'
import type { Pace, Played, Seated } from './room-players.ts'
import type { Counts, RoomProcess } from './room-process.ts'

/** Tables that are being played. */
export type Play = { readonly seated: readonly Seated[]; readonly pace: Pace }

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

const together = async (rooms: readonly RoomProcess[]): Promise<Counts> => {
  const all = await Promise.all(rooms.map(room => room.counts()))
  const sum = (name: keyof Counts): number => all.reduce((whole, counts) => whole + counts[name], 0)
  return {
    cpu: sum('cpu'),
    system: sum('system'),
    memory: sum('memory'),
    old: sum('old'),
    events: sum('events'),
    appends: sum('appends'),
  }
}

/** What is done in this many seconds, and what it costs the rooms together. */
export const measurePlay = async (
  rooms: readonly RoomProcess[],
  { heard, acknowledged }: Played,
  seconds: number,
): Promise<Omit<PlaceCosts, 'place'>> => {
  const before = await together(rooms)
  const [h, a] = [heard.length, acknowledged.length]
  const from = performance.now()
  await pause(1000 * seconds)
  const took = (performance.now() - from) / 1000
  const after = await together(rooms)
  const acts = acknowledged.length - a
  return {
    acts: acts / took,
    events: (after.events - before.events) / took,
    acknowledged: parts(acknowledged.slice(a)),
    seen: parts(heard.slice(h)),
    cpuPerAct: (1000 * (after.cpu - before.cpu)) / acts,
    memory: after.memory,
  }
}

const parts = (list: readonly number[]): Parts => {
  const sorted = list.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

/** How many open tables without anybody who acts are measured, and for how many seconds. */
const IDLE = 1000
const IDLE_FOR = 10

/** What a table costs that is open and at which nobody acts. */
export const measureIdle = async (room: RoomProcess) => {
  await pause(2000)
  const empty = await room.counts()
  await pause(1000 * IDLE_FOR)
  const before = await room.counts()
  await makeTables(room.address, IDLE, 1)
  await pause(2000)
  const filled = await room.counts()
  await pause(1000 * IDLE_FOR)
  const after = await room.counts()
  const idle = after.cpu - filled.cpu - (before.cpu - empty.cpu)
  return {
    idleMemory: Math.max(0, filled.memory - before.memory) / IDLE,
    idleCpu: (1000 * Math.max(0, idle)) / IDLE / IDLE_FOR,
  }
}

/** How many watch each table. */
const RAIL = 6

/** What one more viewer costs: the same play is measured with people on the rail, and without them. */
export const measureViewers = async (room: RoomProcess, { seated }: Play, seconds: number) => {
  let [bytes, changes] = [0, 0]
  const perAct = async (): Promise<number> => {
    const before = await room.counts()
    await pause(500 * seconds)
    const after = await room.counts()
    return (1000 * (after.cpu - before.cpu)) / (after.appends - before.appends)
  }
  const without = await perAct()
  const sockets = await Promise.all(
    seated.flatMap(({ table }) => Array.from({ length: RAIL }, () => looksOn(room.address, table))),
  )
  await pause(2000)
  for (const socket of sockets)
    socket.on('message', data => {
      bytes += (data as Buffer).length
      changes++
    })
  const before = await room.counts()
  const by = await perAct()
  const appends = (await room.counts()).appends - before.appends
  for (const socket of sockets) socket.close()
  return { viewerCpu: Math.max(0, by - without) / RAIL, viewerBytes: changes === 0 ? 0 : bytes / (appends * RAIL) }
}

const looksOn = (address: string, table: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${address}/line?protocol=1`, { perMessageDeflate: false })
    socket.on('error', reject)
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'watch', table }))
      resolve(socket)
    })
  })
