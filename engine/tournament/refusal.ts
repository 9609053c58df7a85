import type { Chips, Seat } from '../deal/chips.ts'
import { type RefusalOf, refusals } from '../decider/refusal.ts'
import type { PlayerId } from '../table/player.ts'
import type { Time } from '../table/time.ts'
import type { TournamentAbout } from './refusal-about.ts'

/** What is wrong with an order in an event, as a code; words are made at the edge. */
export type TournamentWhy =
  | 'no-such-order'
  | 'no-event-yet'
  | 'event-is-open'
  | 'event-is-over'
  | 'plan-makes-no-sense'
  | 'time-goes-back'
  | 'not-playing-yet'
  | 'play-has-begun'
  | 'entries-are-closed'
  | 'has-entered'
  | 'not-entered'
  | 'not-in-play'
  | 'still-in-play'
  | 'too-few-players'
  | 'not-this-draw'
  | 'seat-is-taken'
  | 'no-such-seat'
  | 'no-such-table'
  | 'director-moves'
  | 'no-rebuys'
  | 'rebuys-are-over'
  | 'too-many-rebuys'
  | 'too-many-chips'
  | 'no-add-ons'
  | 'no-re-entry'
  | 'not-the-time'
  | 'deal-is-on'
  | 'no-deal-is-on'
  | 'on-a-break'
  | 'clock-is-stopped'
  | 'clock-runs'
  | 'clock-goes-on'
  | 'moves-are-due'
  | 'waits-for-other-tables'
  | 'draw-is-due'
  | 'nothing-to-balance'
  | 'chips-are-off'
  | 'chips-are-needed'
  | 'not-these-cards'
  | 'not-away'
  | 'asked-to-keep'
  | 'no-such-penalty'
  | 'not-done-here'
  | 'cannot-divide'
  | 'amount-not-allowed'

/** An order that changes nothing, and why. */
export type TournamentRefusal = RefusalOf<TournamentWhy, TournamentData, TournamentAbout>

type TournamentData = {
  readonly player?: PlayerId
  readonly table?: number
  readonly seat?: Seat
  readonly level?: number
  readonly least?: Chips
  readonly most?: Chips
  readonly until?: Time
}

/** A refusal with what it is about. */
export const refused = refusals<TournamentRefusal>()
