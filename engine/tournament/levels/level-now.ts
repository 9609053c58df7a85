import { minutes, type Time } from '../../table/time.ts'
import type { Level } from '../plan.ts'
import type { LevelClock, Tournament } from '../tournament.ts'

/** The level that a deal gets whose first riffle is at this time (rrp/15/10). */
export const levelNow = (event: Tournament, at: Time): number => clockAt(event, at).level

/** The clock at this time: levels and breaks that have run out since it was last looked at have made way for the next. */
export const clockAt = (event: Pick<Tournament, 'levels' | 'clock'>, at: Time): LevelClock => {
  let { clock } = event
  for (let next = clockAfter(event.levels, clock, at); next !== null; next = clockAfter(event.levels, clock, at))
    clock = next
  return clock
}

/** How many milliseconds are left in the level or the break at this time; null where it goes by deals. */
export const leftAt = (event: Pick<Tournament, 'levels' | 'clock'>, at: Time): number | null => {
  const { left, since } = clockAt(event, at)
  if (left === null || since === null) return left
  return Math.max(0, left - (at - since))
}

/** What comes after the level or the break, if it has run out by now; null while it lasts, and in the last level. */
export const clockAfter = (levels: readonly Level[], clock: LevelClock, at: Time): LevelClock | null => {
  const { level, left, since, onBreak } = clock
  if (left === null || since === null || at < since + left) return null
  const ends = since + left
  return onBreak ? levelFrom(levels, level + 1, ends) : endOfLevel(levels, level, ends)
}

/** A level is over: a break comes, or the next level; the last one goes on. */
export const endOfLevel = (levels: readonly Level[], level: number, at: Time): LevelClock | null => {
  if (level >= levels.length) return null
  const { breakAfter } = levels[level - 1]!
  if (breakAfter === 0) return levelFrom(levels, level + 1, at)
  return { level, left: minutes(breakAfter), since: at, stopped: null, onBreak: true }
}

/** The clock of a level that begins now. */
export const levelFrom = (levels: readonly Level[], level: number, at: Time): LevelClock => {
  const { lasts } = levels[level - 1]!
  const left = 'minutes' in lasts ? minutes(lasts.minutes) : null
  return { level, left, since: at, stopped: null, onBreak: false }
}
