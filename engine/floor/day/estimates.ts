import { minutes, type Time } from '../../table/time.ts'
import { isFed } from '../calls/next-name.ts'
import { gameOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { FloorDay, Waited } from './day.ts'

/** How far back a list is looked at to tell how fast it goes, and how many seats it takes to tell. */
const LOOKS_BACK = minutes(120)
const SEATS = 2

/** About how many minutes a name at this place of a list waits for a seat; null while nobody can tell. */
export const estimateFor = (
  day: Pick<FloorDay, 'waited'>,
  floor: Floor,
  game: string,
  place: number,
  at: Time,
): number | null => estimatesOf(day, floor, game, at)(place)

/**
 * The same for every place of a list, looked up once: as fast as names got their seats over the last two hours. Too few
 * seats tell nothing.
 */
export const estimatesOf = (
  { waited }: Pick<FloorDay, 'waited'>,
  floor: Floor,
  game: string,
  at: Time,
): ((place: number) => number | null) => {
  const called = (gameOf(floor, game)?.list ?? []).filter(it => it.called !== null).length
  const open = openSeats(floor, game)
  const lately = waited.filter(it => it.game === game && at - it.at <= LOOKS_BACK).length
  const opened = Math.min(...floor.tables.filter(it => it.game === game).map(it => it.opened))
  const each = (at - Math.max(at - LOOKS_BACK, opened)) / lately
  return place => {
    if (place - called <= open) return 0
    return lately < SEATS ? null : rounded((place * each) / minutes(1))
  }
}

/** How good the estimates were: how many there were, by how many minutes they were off on average, how many were close. */
export const howGood = (
  waited: readonly Waited[],
): { readonly count: number; readonly off: number | null; readonly close: number } => {
  const misses = waited.flatMap(({ minutes: took, said }) => (said === null ? [] : [Math.abs(took - said)]))
  const sum = misses.reduce((total, it) => total + it, 0)
  return {
    count: misses.length,
    off: misses.length === 0 ? null : Math.round((10 * sum) / misses.length) / 10,
    close: misses.filter(off => off <= CLOSE).length,
  }
}
const CLOSE = 5

/** Seats of a game that names from its list are called to. */
export const openSeats = (floor: Floor, game: string): number =>
  floor.tables
    .filter(table => table.game === game && !table.closed && table.silent === null && !isFed(floor, table))
    .reduce((sum, { chairs }) => sum + chairs.filter(({ is }) => is === 'open').length, 0)

/** Nobody can tell the minute of a long wait. */
const rounded = (about: number): number => (about < 10 ? Math.ceil(about) : 5 * Math.round(about / 5))
