import { seconds } from '../../table/time.ts'
import { dropAbsent } from '../absent/drop-absent.ts'
import { bookOf } from '../draft.ts'
import { checkLevels } from '../opening/check-plan.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import { leftAt } from './level-now.ts'
import type { LevelsOrder } from './levels.ts'
import { catchUp } from './start-clock.ts'

type Of<T extends LevelsOrder['type']> = Extract<LevelsOrder, { readonly type: T }>

/** Levels, breaks and absences that time has brought. */
export const tick: Handler<Of<'Tick'>> = (work, { at }) => {
  if (work.state.phase !== 'playing') return refused('not-playing-yet')
  catchUp(work, at)
  dropAbsent(work, at)
  return null
}

/** hpt/timer/breaks: the clock stands still for a dispute; by Robert's it goes on, and the director pauses the event for other reasons. */
export const stopClock: Handler<Of<'StopClock'>> = (work, { why, at }) => {
  const { state: event } = work
  if (event.phase !== 'playing') return refused('not-playing-yet')
  const { is, rules } = bookOf(event).timerStopsForDispute
  if (why === 'dispute' && !is) return refused('clock-goes-on', { rules })
  catchUp(work, at)
  if (event.clock.since === null) return refused('clock-is-stopped')
  const left = leftAt(event, at)
  tell(work, { type: 'ClockStopped', clock: { ...event.clock, left, since: null, stopped: why }, at, rules })
  return null
}

/** It runs on from where it stood. */
export const resumeClock: Handler<Of<'ResumeClock'>> = (work, { at }) => {
  const { state: event } = work
  if (event.clock.level === 0) return refused('not-playing-yet')
  if (event.clock.since !== null) return refused('clock-runs')
  const { rules } = bookOf(event).timerStopsForDispute
  tell(work, { type: 'ClockResumed', clock: { ...event.clock, since: at, stopped: null }, at, rules })
  return null
}

/** The director sets level and time. */
export const setClock: Handler<Of<'SetClock'>> = (work, { level, seconds: left, at }) => {
  const { state: event } = work
  if (event.phase !== 'playing') return refused('not-playing-yet')
  if (!(Number.isInteger(level) && level >= 1 && level <= event.levels.length))
    return refused('amount-not-allowed', { least: 1, most: event.levels.length, about: 'level' })
  if (!(Number.isSafeInteger(left) && left >= 0)) return refused('amount-not-allowed', { least: 0, about: 'seconds' })
  const byDeals = 'deals' in event.levels[level - 1]!.lasts
  const since = event.clock.stopped === null ? at : null
  const clock = { level, left: byDeals ? null : seconds(left), since, stopped: event.clock.stopped, onBreak: false }
  tell(work, { type: 'ClockSet', clock, at, rules: bookOf(event).levelSchedule.rules })
  return null
}

/** rrp/15/39: management may alter an event fairly: what is past, and the level that is on, stay as they are. */
export const changeSchedule: Handler<Of<'ChangeSchedule'>> = (work, { levels, at }) => {
  const { state: event } = work
  catchUp(work, at)
  const problems = checkLevels(levels, event.unit)
  const played = event.levels.slice(0, event.clock.level)
  const isKept = played.every((level, i) => JSON.stringify(level) === JSON.stringify(levels[i]))
  if (problems.length > 0) return refused('plan-makes-no-sense', { problems })
  if (!isKept) return refused('not-the-time', { about: { played: played.length } })
  tell(work, { type: 'ScheduleChanged', levels, at, rules: bookOf(event).eventWindow.rules })
  return null
}
