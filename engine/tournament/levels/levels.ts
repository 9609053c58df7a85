import type { Level } from '../plan.ts'
import type { LevelClock } from '../tournament.ts'
import { subject } from '../work.ts'
import { changeSchedule, resumeClock, setClock, stopClock, tick } from './run-clock.ts'

/** What is ordered about levels and the clock. */
export type LevelsOrder =
  /** Time has passed: what it brings is written down. Every other order looks at the clock by itself. */
  | { readonly type: 'Tick' }
  | { readonly type: 'StopClock'; readonly why: 'dispute' | 'pause' }
  | { readonly type: 'ResumeClock' }
  /** The director sets it: this level, with this many seconds left. */
  | { readonly type: 'SetClock'; readonly level: number; readonly seconds: number }
  /** Another schedule from the level after this one on; past levels stay as they were. */
  | { readonly type: 'ChangeSchedule'; readonly levels: readonly Level[] }

/** What happens with levels and the clock. */
export type LevelsEvent =
  | { readonly type: 'LevelStarted'; readonly clock: LevelClock }
  | { readonly type: 'BreakStarted'; readonly clock: LevelClock }
  | { readonly type: 'ClockStopped'; readonly clock: LevelClock }
  | { readonly type: 'ClockResumed'; readonly clock: LevelClock }
  | { readonly type: 'ClockSet'; readonly clock: LevelClock }
  | { readonly type: 'ScheduleChanged'; readonly levels: readonly Level[] }

/** Levels, breaks and the clock they go by. */
export const levels = subject<LevelsOrder, LevelsEvent>({
  orders: {
    Tick: tick,
    StopClock: stopClock,
    ResumeClock: resumeClock,
    SetClock: setClock,
    ChangeSchedule: changeSchedule,
  },
  events: {
    LevelStarted: (event, { clock }) => {
      event.clock = clock
      event.tables = event.tables.map(table => (table.levelDeals === 0 ? table : { ...table, levelDeals: 0 }))
    },
    BreakStarted: (event, { clock }) => {
      event.clock = clock
    },
    ClockStopped: (event, { clock }) => {
      event.clock = clock
    },
    ClockResumed: (event, { clock }) => {
      event.clock = clock
    },
    ClockSet: (event, { clock }) => {
      event.clock = clock
    },
    ScheduleChanged: (event, { levels: schedule }) => {
      event.levels = schedule
    },
  },
})
