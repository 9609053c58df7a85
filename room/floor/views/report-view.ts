import { allComps, type Floor, howGood, type TableDay, type Waited } from '@cardroom/engine/floor'
import type { Time } from '@cardroom/engine/table'
import type { FloorReport, WaitShown } from '../../protocol/floor-screens.ts'
import { type HostedFloor, nameOf } from '../hosted-floor.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

/** What the house has taken from the pots of a table, where software keeps its bank. */
export type Drops = (table: string) => number

/** What the day came to so far. */
export const reportView = (hosted: HostedFloor, floor: Floor, drops: Drops, at: Time): FloorReport => {
  const { day } = hosted
  const to = floor.closed ? floor.at : Math.max(at, floor.at)
  const sat = (it: TableDay): number => it.sat + sittingNow(floor, day.tables, it, to)
  const of = (game: string) => day.tables.filter(it => it.game === game)
  const lost = (game: string): number => day.gaveUp.find(it => it.game === game)?.names ?? 0
  return {
    screen: 'report',
    name: hosted.name,
    from: floor.opened,
    to,
    players: floor.people.length,
    seatsFilled: sum(day.tables.map(it => it.seated)),
    gaveUp: sum(day.gaveUp.map(it => it.names)),
    wait: waitShown(day.waited),
    seatHours: tenth(sum(day.tables.map(sat)) / HOUR),
    moves: day.moves,
    gamesBroken: day.gamesBroken,
    estimates: howGood(day.waited),
    games: floor.games.map(({ id }) => ({
      game: id,
      seatsFilled: sum(of(id).map(it => it.seated)),
      gaveUp: lost(id),
      wait: waitShown(day.waited.filter(it => it.game === id)),
      seatHours: tenth(sum(of(id).map(sat)) / HOUR),
    })),
    tables: day.tables.map(it => ({
      table: it.table,
      game: it.game,
      openMinutes: Math.round(((it.closed ?? to) - it.opened) / MINUTE),
      deals: it.deals,
      seatHours: tenth(sat(it) / HOUR),
      ...takenAt(floor, day.tables, it, drops),
    })),
    dealers: floor.house.dealers.map(({ name, downs, table, since }) => {
      const all = table === null ? downs : [...downs, { table, from: since, to }]
      return {
        dealer: name,
        downs: all.length,
        minutes: Math.round(sum(all.map(it => it.to - it.from)) / MINUTE),
        tables: [...new Set(all.map(it => it.table))],
      }
    }),
    hours: playedBy(hosted, floor, to),
    comps: [...allComps(floor, to)]
      .map(([player, comps]) => ({ player, name: nameOf(hosted, player), ...comps }))
      .sort((a, b) => b.earned - a.earned),
    promotions: floor.house.promotions.map(({ id, funds, awards }) => ({
      id,
      funds,
      paid: sum(awards.map(({ chips }) => chips)),
    })),
  }
}

const isLast = (tables: readonly TableDay[], it: TableDay): boolean =>
  tables.findLast(({ table }) => table === it.table) === it

/** How long those who sit at a table now have sat there. */
const sittingNow = (floor: Floor, tables: readonly TableDay[], it: TableDay, to: Time): number => {
  if (!isLast(tables, it)) return 0
  const chairs = floor.tables.find(({ id }) => id === it.table)?.chairs ?? []
  return sum(chairs.map(chair => (chair.is === 'taken' ? to - chair.since : 0)))
}

/** The money of a table that was opened twice stands with the last time. */
const takenAt = (
  { house }: Floor,
  tables: readonly TableDay[],
  it: TableDay,
  drops: Drops,
): { readonly drop: number; readonly time: number } =>
  isLast(tables, it)
    ? { drop: drops(it.table), time: house.taken.find(({ table }) => table === it.table)?.chips ?? 0 }
    : { drop: 0, time: 0 }

const playedBy = (hosted: HostedFloor, floor: Floor, to: Time): FloorReport['hours'] => {
  const now = new Map(
    floor.tables.flatMap(({ chairs }) =>
      chairs.flatMap(chair => (chair.is === 'taken' ? [[chair.player, to - chair.since] as const] : [])),
    ),
  )
  return floor.people
    .map(({ player, played }) => ({
      player,
      name: nameOf(hosted, player),
      minutes: Math.round(played + (now.get(player) ?? 0) / MINUTE),
    }))
    .filter(({ minutes }) => minutes > 0)
    .sort((a, b) => b.minutes - a.minutes)
}

const waitShown = (waited: readonly Waited[]): WaitShown => {
  const minutes = waited.map(it => it.minutes).sort((a, b) => a - b)
  return {
    mean: tenth(sum(minutes) / Math.max(1, minutes.length)),
    median: tenth(minutes[Math.floor(minutes.length / 2)] ?? 0),
    longest: tenth(minutes.at(-1) ?? 0),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, it) => total + it, 0)
const tenth = (number: number): number => Math.round(10 * number) / 10
