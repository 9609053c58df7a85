import type { FloorEvent } from '../../floor/events.ts'
import { minutes, type Time } from '../../table/time.ts'
import { dayLines } from './day-lines.ts'

/** What a day came to. */
export type DayReport = {
  readonly players: number
  readonly seated: number
  /** Names that left a list without a seat. */
  readonly gaveUp: number
  /** Minutes from a name on a list to a seat in that game. */
  readonly wait: { readonly mean: number; readonly median: number; readonly longest: number }
  readonly seatHours: number
  readonly deals: number
  readonly tablesOpened: number
  readonly calls: number
  readonly moves: number
  readonly movesRefused: number
  readonly seatChanges: number
  readonly gamesBroken: number
  readonly lockUpsReleased: number
}

/** What a day came to, from its log. */
export const dayReport = (log: readonly FloorEvent[], end: Time): DayReport => {
  const count = (type: FloorEvent['type']): number => log.filter(event => event.type === type).length
  const waits = waitsIn(log)
  const off = log.filter(event => event.type === 'NameDropped' && event.why !== 'seated').length
  return {
    players: count('PersonMet'),
    seated: new Set(log.flatMap(event => (event.type === 'SeatTaken' ? [event.player] : []))).size,
    gaveUp: off,
    wait: {
      mean: tenth(waits.reduce((sum, it) => sum + it, 0) / Math.max(1, waits.length)),
      median: tenth(waits[Math.floor(waits.length / 2)] ?? 0),
      longest: tenth(waits.at(-1) ?? 0),
    },
    seatHours: tenth(seatHours(log, end)),
    deals: count('DealBegun'),
    tablesOpened: count('TableOpened'),
    calls: count('NameCalled'),
    moves: count('PlayerMoved'),
    movesRefused: count('MoveRefused'),
    seatChanges: count('SeatChanged'),
    gamesBroken: count('GameBroken'),
    lockUpsReleased: count('SeatReleased'),
  }
}

const tenth = (number: number): number => Math.round(10 * number) / 10

/** Minutes on a list until the seat, the shortest first. */
const waitsIn = (log: readonly FloorEvent[]): readonly number[] => {
  const since = new Map<string, Time>()
  const waits: number[] = []
  for (const event of log) {
    if (event.type === 'NameListed') since.set(`${event.game} ${event.player}`, event.at)
    if (event.type !== 'NameDropped') continue
    const from = since.get(`${event.game} ${event.player}`)
    if (from !== undefined && event.why === 'seated') waits.push((event.at - from) / minutes(1))
  }
  return waits.sort((a, b) => a - b)
}

const seatHours = (log: readonly FloorEvent[], end: Time): number => {
  const since = new Map<string, Time>()
  let sum = 0
  for (const { at, table, seat, player } of dayLines(log).seats) {
    const key = `${table} ${seat}`
    const from = since.get(key)
    if (from !== undefined) sum += at - from
    if (player === null) since.delete(key)
    else since.set(key, at)
  }
  for (const from of since.values()) sum += end - from
  return sum / minutes(60)
}
