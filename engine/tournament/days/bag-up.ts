import { bookOf, playing } from '../draft.ts'
import { drawOff } from '../draw/draw-off.ts'
import { seatsFor } from '../draw/seats-for.ts'
import { leftAt } from '../levels/level-now.ts'
import { catchUp } from '../levels/start-clock.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { DaysOrder } from './days.ts'

type Of<T extends DaysOrder['type']> = Extract<DaysOrder, { readonly type: T }>

/** The day ends between deals: what is bagged is what was in play. */
export const bagUp: Handler<Of<'BagUp'>> = (work, { counts, at }) => {
  const { state: event } = work
  if (event.phase !== 'playing') return refused('not-playing-yet')
  const on = event.tables.find(({ dealing }) => dealing !== null)
  if (on !== undefined) return refused('deal-is-on', { table: on.table })
  const left = playing(event)
  const counted = new Map(counts.map(({ player, chips }) => [player, chips]))
  const missing = left.find(({ player }) => !counted.has(player))
  if (missing !== undefined) return refused('chips-are-off', { player: missing.player, about: 'not-counted' })
  const before = left.reduce((sum, { stack }) => sum + stack, 0)
  const after = counts.reduce((sum, { chips }) => sum + chips, 0)
  const isWhole = counts.every(({ chips }) => Number.isSafeInteger(chips) && chips > 0)
  if (!isWhole || counts.length !== left.length || before !== after) return refused('chips-are-off', { least: before })
  catchUp(work, at)
  const clock = { ...event.clock, left: leftAt(event, at), since: null, stopped: 'pause' } as const
  tell(work, { type: 'ClockStopped', clock, at, rules: bookOf(event).timerStopsForDispute.rules })
  tell(work, { type: 'DayEnded', day: event.day, counts, at, rules: bookOf(event).tournamentSeating.rules })
  return null
}

/** A new day: seats are drawn again, and the clock goes on from where it stood. */
export const startDay: Handler<Of<'StartDay'>> = (work, { order, at }) => {
  const { state: event } = work
  if (event.phase !== 'bagged') return refused('not-the-time', { about: 'day-is-not-bagged' })
  const { rules } = bookOf(event).tournamentSeating
  const players = playing(event).map(({ player }) => player)
  const off = drawOff(order, players, rules)
  if (off !== null) return off
  tell(work, { type: 'DayStarted', day: event.day + 1, at, rules })
  tell(work, { type: 'SeatsDrawn', why: 'new-day', ...seatsFor(event, order), at, rules })
  const clock = { ...event.clock, since: at, stopped: null }
  tell(work, { type: 'ClockResumed', clock, at, rules: bookOf(event).levelSchedule.rules })
  return null
}
