import type { PlayerId } from '../../table/player.ts'
import { minutes, type Time } from '../../table/time.ts'
import type { FloorEvent } from '../events.ts'
import type { Floor } from '../floor.ts'
import type { FloorTable } from '../floor-table.ts'
import { estimateFor } from './estimates.ts'

/** What is counted over a day beside the floor itself: an event adds to it, and nothing is read again. */
export type FloorDay = {
  /** Names that wait, since when, and the wait they were quoted. */
  readonly waiting: readonly Waiting[]
  /** Names that got their seat from a list: how long it took, and the wait they were quoted, in minutes. */
  readonly waited: readonly Waited[]
  /** Names that left a list without a seat, by game. */
  readonly gaveUp: readonly { readonly game: string; readonly names: number }[]
  readonly tables: readonly TableDay[]
  readonly moves: number
  readonly gamesBroken: number
}

/** A name that waits. */
export type Waiting = {
  readonly game: string
  readonly player: PlayerId
  readonly since: Time
  readonly said: number | null
}

/** A name that waited. */
export type Waited = {
  readonly game: string
  readonly at: Time
  readonly minutes: number
  readonly said: number | null
}

/** What a table came to so far; those who sit there now are not counted yet. */
export type TableDay = {
  readonly table: string
  readonly game: string
  readonly opened: Time
  readonly closed: Time | null
  readonly deals: number
  /** How often somebody sat down, and how long all of them have sat, in milliseconds. */
  readonly seated: number
  readonly sat: number
}

/** A day on which nothing has happened. */
export const newDay: FloorDay = { waiting: [], waited: [], gaveUp: [], tables: [], moves: 0, gamesBroken: 0 }

/** The day after an event that led from one floor to the next. */
export const dayAfter = (day: FloorDay, before: Floor | null, event: FloorEvent, after: Floor): FloorDay => {
  if (event.type === 'FloorOpened' || before === null) return newDay
  const counted = before.tables === after.tables ? day : withChairs(day, before, after, event.at)
  switch (event.type) {
    case 'NameListed': {
      const { game, player, at, place } = event
      const said = estimateFor(counted, before, game, place, at)
      return { ...counted, waiting: [...without(counted, game, player), { game, player, since: at, said }] }
    }
    case 'NameDropped':
      return dropped(counted, event)
    case 'DealBegun':
      return withTable(counted, event.table, table => ({ deals: table.deals + 1 }))
    case 'TableOpened': {
      const { table, game, at } = event
      const fresh: TableDay = { table, game, opened: at, closed: null, deals: 0, seated: 0, sat: 0 }
      return { ...counted, tables: [...counted.tables, fresh] }
    }
    case 'TableClosed':
      return withTable(counted, event.table, () => ({ closed: event.at }))
    case 'PlayerMoved':
      return { ...counted, moves: counted.moves + 1 }
    case 'GameBroken':
      return { ...counted, gamesBroken: counted.gamesBroken + 1 }
    default:
      return counted
  }
}

const without = ({ waiting }: FloorDay, game: string, player: PlayerId): readonly Waiting[] =>
  waiting.filter(it => it.game !== game || it.player !== player)

const dropped = (
  day: FloorDay,
  { game, player, why, at }: Extract<FloorEvent, { readonly type: 'NameDropped' }>,
): FloorDay => {
  const name = day.waiting.find(it => it.game === game && it.player === player)
  const waiting = without(day, game, player)
  if (why !== 'seated') {
    const names = (day.gaveUp.find(it => it.game === game)?.names ?? 0) + 1
    return { ...day, waiting, gaveUp: [...day.gaveUp.filter(it => it.game !== game), { game, names }] }
  }
  if (name === undefined) return { ...day, waiting }
  const took: Waited = { game, at, minutes: (at - name.since) / minutes(1), said: name.said }
  return { ...day, waiting, waited: [...day.waited, took] }
}

/** The last table of this name: one that was closed and opened again is another. */
const withTable = (day: FloorDay, id: string, change: (table: TableDay) => Partial<TableDay>): FloorDay => {
  const last = day.tables.findLastIndex(({ table }) => table === id)
  const table = day.tables[last]
  return table === undefined ? day : { ...day, tables: day.tables.with(last, { ...table, ...change(table) }) }
}

const withChairs = (day: FloorDay, before: Floor, after: Floor, at: Time): FloorDay => {
  let counted = day
  for (const table of after.tables) {
    const was = before.tables.find(({ id }) => id === table.id)
    if (was === undefined || was.chairs === table.chairs) continue
    const [here, there] = [playersIn(table), playersIn(was)]
    const left = [...there].filter(([player]) => !here.has(player))
    const came = [...here.keys()].filter(player => !there.has(player)).length
    if (left.length === 0 && came === 0) continue
    const sat = left.reduce((sum, [, since]) => sum + at - since, 0)
    counted = withTable(counted, table.id, it => ({ seated: it.seated + came, sat: it.sat + sat }))
  }
  return counted
}

const playersIn = ({ chairs }: FloorTable): ReadonlyMap<PlayerId, Time> =>
  new Map(chairs.flatMap(chair => (chair.is === 'taken' ? [[chair.player, chair.since] as const] : [])))
