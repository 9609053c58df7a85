import type { Time } from '../../table/time.ts'
import { bookOf } from '../draft.ts'
import { type TournamentWork, tell } from '../work.ts'
import { clockAfter, endOfLevel, levelFrom } from './level-now.ts'

/** The first level begins. */
export const startClock = (work: TournamentWork, at: Time): void => {
  const { rules } = bookOf(work.state).levelSchedule
  tell(work, { type: 'LevelStarted', clock: levelFrom(work.state.levels, 1, at), at, rules })
}

/** What the clock has brought since it was last looked at: levels go up at their times, breaks begin and end (rrp/15/9). */
export const catchUp = (work: TournamentWork, at: Time): void => {
  const { state: event } = work
  const { rules } = bookOf(event).levelSchedule
  for (;;) {
    const clock = clockAfter(event.levels, event.clock, at) ?? afterDeals(work, at)
    if (clock === null) return
    tell(work, { type: clock.onBreak ? 'BreakStarted' : 'LevelStarted', clock, at, rules })
  }
}

/** A level that goes by deals is over once a table has had this many in it. */
const afterDeals = ({ state: event }: TournamentWork, at: Time): ReturnType<typeof endOfLevel> => {
  const { clock, levels } = event
  const lasts = levels[clock.level - 1]?.lasts
  if (lasts === undefined || 'minutes' in lasts || clock.onBreak || clock.since === null) return null
  const isOver = event.tables.some(({ levelDeals }) => levelDeals >= lasts.deals)
  return isOver ? endOfLevel(levels, clock.level, at) : null
}
