import type { DealEvent } from '@cardroom/engine'

/** Facts that a log keeps with its events, as plain JSON: whose table it was, who sat where, when. */
export type Facts = Readonly<Record<string, unknown>>

/** Deals event by event, rulings included. */
export type Log = {
  /** What is true of all of its deals. */
  readonly about: Facts
  readonly deals: readonly LoggedDeal[]
}

/** One deal of a log. */
export type LoggedDeal = {
  readonly about: Facts
  readonly events: readonly DealEvent[]
}

/** The version of the log that we write; older ones are upgraded when read. */
export const LOG_VERSION = 6
