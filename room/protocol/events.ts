import type { Card, Chips, RuleId, Seat } from '@cardroom/engine'
import type { PlayerId, Time } from '@cardroom/engine/table'
import type { Duty, Entrant, Level, Money, Phase, Place, Plan, Review } from '@cardroom/engine/tournament'
import type { Say } from '@cardroom/engine/words'
import type { TableRun } from './floor-named.ts'

export type * from './event-orders.ts'
export type * from './event-results.ts'

/**
 * What the screens of tournaments follow: `events` is the list, `event/ID` is one event for its players, its directors
 * and spectators, `event/ID/clock` its clock for any screen. Orders go to `event/ID`; a new event is made with
 * `POST /api/events`.
 */
export type EventScreen = 'events' | `event/${string}` | `event/${string}/clock`

/** `events`: all events that are announced, running or lately over, the next to start first. */
export type EventsView = { readonly events: readonly EventCard[] }

/** An event in the list. */
export type EventCard = {
  readonly id: string
  readonly name: string
  readonly phase: Phase
  readonly start: EventStart
  readonly made: Time
  /** Anybody enters by themselves; otherwise the director enters them. */
  readonly open: boolean
  /** How most of its tables are run. */
  readonly run: TableRun
  readonly form: string
  readonly formName: string
  readonly structure: string | null
  readonly book: string
  readonly buyIn: Plan['buyIn']
  readonly bounty: Money
  readonly guarantee: Money
  readonly seats: number
  /** How many have entered, how many of them are bots, and how many are still in it. */
  readonly players: number
  readonly bots: number
  readonly left: number
  /** The level that is on; 0 before play starts. */
  readonly level: number
  /** Entries are taken now. */
  readonly entering: boolean
  readonly winner: string | null
  /** What you have to do with it. */
  readonly you: 'director' | 'entered' | 'playing' | 'out' | null
}

/** It starts with this many players, at a time, or when its director says so. */
export type EventStart =
  | { readonly when: 'full'; readonly players: number }
  | { readonly when: 'time'; readonly at: Time }
  | { readonly when: 'director' }

/** `event/ID/clock`: what a TV shows. The clock is right without the line: `ends` is a time, and `now` the room's. */
export type ClockView = {
  readonly id: string
  readonly name: string
  /** The room's time when this was shown. */
  readonly now: Time
  readonly phase: Phase
  readonly start: EventStart
  readonly day: number
  /** The level, counted from 1; 0 before play starts. */
  readonly level: number
  readonly levels: readonly LevelShown[]
  readonly onBreak: boolean
  /** When the level or the break ends, while the clock runs; null while it stands, and in a level that goes by deals. */
  readonly ends: Time | null
  /** Milliseconds left where the clock stands; null while it runs, and in a level that goes by deals. */
  readonly left: number | null
  readonly stopped: 'dispute' | 'pause' | null
  /** In a level that goes by deals: how many a table has had at most, of how many. */
  readonly deals: { readonly dealt: number; readonly of: number } | null
  /** When the next break begins, if the clock runs until then; null where none comes. */
  readonly nextBreak: Time | null
  readonly handForHand: boolean
  readonly entries: number
  readonly players: number
  readonly stillIn: number
  readonly rebuys: number
  readonly addOns: number
  readonly tables: number
  readonly chips: Chips
  readonly average: Chips
  readonly purse: Money
  readonly bounties: Money
  readonly prizes: readonly Money[]
  /** Entries are taken until this level begins; null once they are closed. */
  readonly entryUntil: number | null
  readonly winner: string | null
  /** What happened last, for the foot of the screen, the newest first. */
  readonly news: readonly EventNews[]
}

/** A level with the name of its game, where it is not the event's. */
export type LevelShown = Omit<Level, 'game'> & { readonly game: string | null }

/** `event/ID`: one event, with your own part of it, and the director's where you are one. */
export type EventView = {
  readonly clock: ClockView
  readonly plan: Plan
  readonly open: boolean
  readonly run: TableRun
  readonly formName: string
  readonly bookName: string
  readonly directors: readonly { readonly person: PlayerId; readonly name: string }[]
  readonly entrants: readonly EntrantShown[]
  readonly tables: readonly EventTableShown[]
  /** The last moves, the newest first: the slips. */
  readonly moves: readonly MoveShown[]
  /** The season that it counts for. */
  readonly season: string | null
  /** The envelopes of a mystery bounty, once they are sealed. */
  readonly envelopes: EnvelopesShown | null
  /** The seal of all its draws, from before anybody entered; null for events that are older than seals. */
  readonly drawSeal: string | null
  /** Your own part of it; null if you haven’t entered. */
  readonly own: OwnEventView | null
  readonly director: DirectorView | null
  /** May you register now? Without a name yet, what you could do with one. */
  readonly mayRegister: boolean
}

/** The envelopes of a mystery bounty: the root of their seals, those that were opened, and the sums that are left. */
export type EnvelopesShown = {
  readonly root: string
  readonly count: number
  readonly opened: readonly {
    readonly envelope: number
    readonly worth: Money
    readonly name: string
    readonly head: string
  }[]
  readonly left: readonly Money[]
}

/** Somebody who has entered. */
export type EntrantShown = Pick<
  Entrant,
  | 'player'
  | 'status'
  | 'stack'
  | 'table'
  | 'seat'
  | 'entries'
  | 'rebuys'
  | 'addOns'
  | 'owes'
  | 'came'
  | 'away'
  | 'penalty'
  | 'warnings'
  | 'waits'
  | 'unsold'
  | 'bounty'
  | 'bounties'
> & {
  readonly name: string
  readonly bot: boolean
  /** Their place, once they are out or have won, and what it pays as it stands. */
  readonly place: number | null
  readonly prize: Money
  /** Who took their last chips. */
  readonly by: string | null
}

/** A table of an event. */
export type EventTableShown = {
  readonly table: number
  readonly run: TableRun
  /** The id of its page `/t/ID`, where software deals or helps. */
  readonly hosted: string | null
  readonly seats: readonly (PlayerId | null)[]
  readonly button: Seat | null
  readonly deals: number
  /** A deal is on, and of which level. */
  readonly dealing: number | null
  /** Hand for hand: it waits for the others. */
  readonly waits: boolean
  /** It is the next to break. */
  readonly breaksNext: boolean
  /** Since when it hasn’t answered. */
  readonly silent: Time | null
}

/** A move slip. */
export type MoveShown = {
  readonly at: Time
  readonly player: PlayerId
  readonly name: string
  readonly from: Place
  readonly to: Place
  readonly why: 'break' | 'balance' | 'director' | 'draw'
  readonly duty: Duty
  readonly bigBlindIn: number | null
  readonly waits: boolean
  readonly rules: readonly RuleId[]
}

/** Your own part of an event. */
export type OwnEventView = {
  readonly player: PlayerId
  readonly name: string
  readonly status: Entrant['status']
  readonly stack: Chips
  readonly table: number | null
  readonly seat: Seat | null
  /** The page of your table, where there is one: the felt follows you there. */
  readonly hosted: string | null
  readonly place: number | null
  readonly prize: Money
  /** Your last move, until the next deal at your table. */
  readonly moved: MoveShown | null
  readonly away: Time | null
  /** How many envelopes you have won and not opened. */
  readonly envelopes: number
  /** What you can do now, with what it costs. */
  readonly may: {
    readonly unregister: boolean
    readonly rebuy: { readonly price: Money; readonly chips: Chips } | null
    readonly sayRebuy: boolean
    readonly addOn: { readonly price: Money; readonly chips: Chips } | null
    readonly enterAgain: boolean
    readonly pickSeat: readonly Seat[]
    readonly reportBust: boolean
  }
}

/** What directors see beside. */
export type DirectorView = {
  /** With this code somebody becomes a director. */
  readonly code: string | null
  /** The schedule, as an order would have it. */
  readonly levels: readonly Level[]
  /** Busts that players or tablets have reported, for the director to confirm. */
  readonly reports: readonly BustReport[]
  /** Moves that are due now, as `Balance` would carry them out; `redraw` draws all seats again. */
  readonly movesDue: {
    readonly redraw: boolean
    readonly moves: readonly Omit<MoveShown, 'at'>[]
    readonly breaks: readonly number[]
    /** It can be done now; otherwise it waits for deals that are on. */
    readonly now: boolean
    /** Who is due for the big blind at tables that are only reported and that somebody leaves or comes to, as far as is known. */
    readonly bigBlinds: readonly { readonly table: number; readonly player: PlayerId }[]
    readonly rules: readonly RuleId[]
  } | null
  /** The small chips can leave: raced off for this one. */
  readonly raceDue: {
    readonly unit: Chips
    readonly odd: readonly { readonly player: PlayerId; readonly chips: number }[]
    readonly now: boolean
    readonly rules: readonly RuleId[]
  } | null
  /** Tables that need a button drawn. */
  readonly buttonsDue: readonly number[]
  /** Who has won an envelope and not opened it. */
  readonly envelopesDue: readonly { readonly player: PlayerId; readonly name: string; readonly head: string }[]
  /** What a wrong bust-out left behind to see to. */
  readonly review: readonly (Review & { readonly name: string })[]
  /** What each would get by a deal on the prizes now; empty where it cannot be divided so. */
  readonly deals: readonly {
    readonly way: 'even' | 'chips' | 'icm'
    readonly shares: readonly { readonly player: PlayerId; readonly name: string; readonly prize: Money }[]
  }[]
  /** Entries in cash, fees, what is paid out: it balances. */
  readonly bank: {
    readonly buyIns: Money
    readonly fees: Money
    readonly bounties: Money
    readonly refunds: Money
    readonly overlay: Money
  }
  /** What happened, the newest first. */
  readonly log: readonly EventNews[]
}

/** A bust that waits for the director. */
export type BustReport = {
  readonly report: number
  readonly at: Time
  readonly by: PlayerId
  readonly byName: string
  readonly players: readonly {
    readonly player: PlayerId
    readonly name: string
    readonly stack: Chips
    readonly takenBy: PlayerId | null
    readonly takenByName: string | null
  }[]
}

/** Something that happened, in words. */
export type EventNews = {
  readonly at: Time
  readonly version: number
  readonly say: Say
  readonly rules: readonly RuleId[]
}

/** A card that was drawn for a seat or a button. */
export type SeatCard = { readonly table: number; readonly seat: Seat; readonly card: Card | null }
