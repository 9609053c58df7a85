import type { Card } from '../cards/card.ts'
import type { Seat } from '../deal/chips.ts'
import { copyOf } from '../deal/copy.ts'
import { type Work, workIn } from '../deal/work.ts'
import type { Group } from './chance.ts'
import type { Laying } from './laying.ts'

/** One moment of a deal in an arena: all that a step can change. */
export type Moment = {
  readonly work: Work
  /** How many events there were. */
  readonly events: number
  /** Public acts so far, as they stand in keys. */
  readonly history: string
  /** What each seat threw away, one list for each time. */
  readonly thrown: ThrownBySeat
  readonly laying: Laying | null
  /** Explicit chance: the groups whose cards are still to be fixed before the dealer deals them. */
  readonly groups: readonly Group[]
  /** The places of the deck whose cards are fixed. */
  readonly fixed: readonly number[]
}

/** What each seat threw away, one list for each time it did. */
export type ThrownBySeat = { readonly [seat: Seat]: readonly (readonly Card[])[] }

/** Nobody has thrown anything away. */
export const NOTHING_THROWN: ThrownBySeat = {}

/** A moment of a deal that has just begun. */
export const firstMoment = (work: Work): Moment => ({
  work,
  events: work.events.length,
  history: '',
  thrown: NOTHING_THROWN,
  laying: null,
  groups: [],
  fixed: [],
})

/** Work on the deal of a moment that leaves the moment as it was; events are added after those there are. */
export const workAfter = ({ work }: Moment): Work => workIn(copyOf(work.state), work.events)

/** The same, with events of its own. */
export const workApart = ({ work, events }: Moment): Work => workIn(copyOf(work.state), work.events.slice(0, events))
