import type { ClockView, LevelShown } from '@cardroom/room/protocol'

/** What a clock needs to run by itself: the levels, and how their clock stood when the room last spoke. */
export type Running = Pick<ClockView, 'level' | 'levels' | 'onBreak' | 'ends' | 'left'>

/** The clock at one moment. */
export type ClockNow = {
  /** The level that is on, or whose break it is; 0 before play. */
  readonly number: number
  readonly level: LevelShown | null
  readonly next: LevelShown | null
  readonly onBreak: boolean
  readonly stopped: boolean
  /** Milliseconds left in level or break; null where it goes by hands, and before play. */
  readonly left: number | null
  /** What part of level or break is left. */
  readonly part: number
  /** The break that comes next: when, how long, and the level after it. */
  readonly pause: { readonly within: number | null; readonly minutes: number; readonly after: LevelShown | null } | null
}

/** Where the clock stands now: it goes through levels and breaks by itself, whether or not the line holds. */
export const clockNow = (running: Running, now: number): ClockNow => {
  const { levels } = running
  const { level: number, onBreak, ends, left: stands } = at(running, now)
  const level = levels[number - 1] ?? null
  const left = number === 0 ? null : ends === null ? stands : Math.max(0, ends - now)
  const whole = level === null ? null : onBreak ? level.breakAfter * MINUTE : lengthOf(level)
  return {
    number,
    level,
    next: levels[number] ?? null,
    onBreak,
    stopped: ends === null && stands !== null,
    left,
    part: left === null || whole === null || whole === 0 ? 1 : Math.min(1, left / whole),
    pause: onBreak || number === 0 ? null : nextBreak(levels, number, left),
  }
}

const MINUTE = 60_000

/** What has run out by now makes way for what comes after it; the last level goes on. */
const at = (running: Running, now: number): Running => {
  const { levels, level, onBreak, ends } = running
  if (ends === null || now < ends) return running
  const here = levels[level - 1]
  const next = levels[level]
  if (here === undefined || next === undefined) return running
  if (!onBreak && here.breakAfter > 0)
    return at({ ...running, onBreak: true, ends: ends + here.breakAfter * MINUTE }, now)
  const length = lengthOf(next)
  return at({ ...running, level: level + 1, onBreak: false, ends: length === null ? null : ends + length }, now)
}

const lengthOf = ({ lasts }: LevelShown): number | null => ('minutes' in lasts ? lasts.minutes * MINUTE : null)

/** The next break from this level on; when it comes is unknown where a level before it goes by hands. */
const nextBreak = (levels: readonly LevelShown[], from: number, left: number | null): ClockNow['pause'] => {
  let within = left
  for (let number = from; number <= levels.length; number++) {
    const level = levels[number - 1]!
    if (number > from) {
      const length = lengthOf(level)
      within = within === null || length === null ? null : within + length
    }
    if (level.breakAfter > 0 && number < levels.length)
      return { within, minutes: level.breakAfter, after: levels[number] ?? null }
  }
  return null
}
