import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { changeEntrants } from '../draft.ts'
import { subject } from '../work.ts'
import { bagUp, startDay } from './bag-up.ts'

/** What is ordered between the days of an event. */
export type DaysOrder =
  /** The day is over: each stack is counted and bagged; it has to be what it was thought to be, all together. */
  | {
      readonly type: 'BagUp'
      readonly counts: readonly { readonly player: PlayerId; readonly chips: Chips }[]
    }
  /** The next day begins with a new draw. */
  | { readonly type: 'StartDay'; readonly order: readonly PlayerId[] }

/** What happens between the days of an event. */
export type DaysEvent =
  | {
      readonly type: 'DayEnded'
      readonly day: number
      readonly counts: readonly { readonly player: PlayerId; readonly chips: Chips }[]
    }
  | { readonly type: 'DayStarted'; readonly day: number }

/** Several days: chips are counted, bagged and drawn for again. */
export const days = subject<DaysOrder, DaysEvent>({
  orders: { BagUp: bagUp, StartDay: startDay },
  events: {
    DayEnded: (event, { counts }) => {
      changeEntrants(
        event,
        counts.map(({ player, chips }) => ({ player, stack: chips, table: null, seat: null })),
      )
      event.tables = []
      event.phase = 'bagged'
    },
    DayStarted: (event, { day }) => {
      event.day = day
      event.phase = 'playing'
    },
  },
})
