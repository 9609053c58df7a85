import type { Card, Chips, Deal, DealEvent, Seat, StartDeal, TableCommand } from '@cardroom/engine'
import type { Problem } from './problems.ts'
import type { SiteFacts } from './site-facts.ts'

/** One deal in a hand history: how it began, what was done, and what else the file says. */
export type History = {
  /** How the deal began. Cards are named as they fell, unless the whole deck is known. */
  readonly start: StartDeal
  /** What was done, in the order of the file; what a history leaves unsaid is found when it is replayed. */
  readonly acts: readonly HistoryAct[]
  readonly about: About
  /** How many decimal places amounts have in the file: 2 makes 1.25 there 125 chips here. */
  readonly scale: number
  /** Seats whose stacks nobody knows; they are dealt in with more than can be bet. */
  readonly unknownStacks: readonly Seat[]
  /** What the file says of the outcome, by seat in the order of `start.seats`. */
  readonly stated: Stated
  /** Fields of the user and of other programs, as they were read. */
  readonly kept: Readonly<Record<string, unknown>>
  /** What was noticed on reading that does not keep the deal from being replayed. */
  readonly warnings: readonly Problem[]
  /** The line on which this hand begins in its file, from 1. */
  readonly line: number
}

/** One thing in a history. Amounts are the total then in front of the player in this round. */
export type HistoryAct = (
  | { readonly do: 'holecards'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly do: 'boardcards'; readonly cards: readonly Card[] }
  | { readonly do: 'bring-in'; readonly seat: Seat }
  | { readonly do: 'check-or-call'; readonly seat: Seat }
  /** A bet, a raise, or the bring-in completed. */
  | { readonly do: 'wager'; readonly seat: Seat; readonly to: Chips }
  | { readonly do: 'fold'; readonly seat: Seat }
  /** Throws cards away in a draw; none to stand pat. */
  | { readonly do: 'discard'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Shows these cards; without any named, those that they were dealt. */
  | { readonly do: 'show'; readonly seat: Seat; readonly cards?: readonly Card[] }
  | { readonly do: 'muck'; readonly seat: Seat }
  /** What histories have no word for: an agreement, a ruling, a card burned, rows laid. */
  | { readonly do: 'order'; readonly order: TableCommand }
  /** Nothing was done: the file has a remark here. */
  | { readonly do: 'nothing' }
) & {
  /** The line of the file, from 1; 0 where there is no file. */
  readonly line: number
  /** What the file says that they put in with it, where that follows from the rules. */
  readonly puts?: Chips
  /** The words of the file, for reports. */
  readonly words?: string
  /** A remark that the file makes on it. */
  readonly remark?: string
}

/** Who played, where and when, as far as the file says so. */
export type About = SiteFacts & {
  /** Names by seat, in the order of `start.seats`; empty for a player who is not known. */
  readonly players?: readonly string[]
  /** The number or name of the hand, and of the table. */
  readonly hand?: string | number
  readonly table?: string | number
  readonly seatCount?: number
  readonly level?: number
  readonly event?: string
  readonly venue?: string
  readonly address?: string
  readonly city?: string
  readonly region?: string
  readonly postalCode?: string
  readonly country?: string
  readonly url?: string
  readonly author?: string
  readonly day?: number
  readonly month?: number
  readonly year?: number
  /** The time of day, `18:36:00` with what parts of a second the file has. */
  readonly time?: string
  readonly timeZone?: string
  readonly timeZoneAbbreviation?: string
  /** ISO code, and the sign before amounts. */
  readonly currency?: string
  readonly currencySymbol?: string
  /** Seconds for an act, and in the time banks by seat; null without end. */
  readonly timeLimit?: number | null
  readonly timeBanks?: readonly (number | null)[]
}

/** What a file says about the outcome, in its own units; null for what it doesn't know. */
export type Stated = {
  readonly finishing?: readonly (number | null)[]
  /** What each took from the pot, after rake. */
  readonly winnings?: readonly (number | null)[]
  /** What the house took. */
  readonly rake?: number
}

/** A history replayed by the engine. */
export type ReplayedHistory = {
  /** The events of the deal as far as it is known; empty if it could not start. */
  readonly log: readonly DealEvent[]
  /** How the deal stands in the end, null if it could not start. */
  readonly deal: Deal | null
  /** Has every pot been pushed? */
  readonly ended: boolean
  /** Chips of each seat in the order of `start.seats`, null for a stack that nobody knows. */
  readonly finishing: readonly (Chips | null)[]
  /** What did not fit; the telling ended at the first unless it is lenient. */
  readonly problems: readonly Problem[]
  /** Hands that the file shows though nobody had to show by then: they are no part of the deal. */
  readonly unasked?: readonly HistoryAct[]
  /** What a lenient telling let pass. */
  readonly letPass: readonly Problem[]
}
