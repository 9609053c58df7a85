import type { BookId, RuleId } from '@cardroom/engine'
import type { By, Due, GameKind, Habits, ListWay, PapersWhy, PromotionRules } from '@cardroom/engine/floor'
import type { PlayerId, Time } from '@cardroom/engine/table'
import type { Say } from '@cardroom/engine/words'
import type { BoardNames, StaffOffice } from './floor-named.ts'
import type { StaffOrder } from './floor-orders.ts'
import type { FloorTableShown } from './floor-tables.ts'

export * from './floor-named.ts'
export type * from './floor-orders.ts'
export type * from './floor-people.ts'
export type * from './floor-screens.ts'
export type * from './floor-tables.ts'

/**
 * What the screens of a floor follow: `floor` is for staff, `floor/board` and `floor/report` are the TV and the day's
 * figures, `floor/me` is a phone, `floor/kiosk` a kiosk, and `floor/table/ID` the tablet at a table.
 */
export type FloorScreen =
  | 'floor'
  | 'floor/board'
  | 'floor/me'
  | 'floor/kiosk'
  | 'floor/report'
  | `floor/table/${string}`

/** `floor` before anybody has opened one: the person who does is its manager. */
export type NoFloorView = { readonly screen: 'none'; readonly mayOpen: boolean }

/** `floor`: the whole room, for staff. */
export type StaffView = {
  readonly screen: 'staff'
  readonly name: string
  readonly book: BookId
  readonly habits: Habits
  readonly opened: Time
  readonly closed: boolean
  /** The office of the viewer. */
  readonly office: StaffOffice
  readonly boardNames: BoardNames
  /** What the floor should see to now, the most pressing first. */
  readonly due: readonly DueShown[]
  readonly games: readonly FloorGameShown[]
  readonly tables: readonly FloorTableShown[]
  /** Everybody the room has heard of today, by name. */
  readonly people: readonly FloorPersonShown[]
  readonly apart: readonly (readonly [PlayerId, PlayerId])[]
  readonly dealers: readonly FloorDealerShown[]
  readonly promotions: readonly PromotionShown[]
  readonly staff: readonly StaffShown[]
  readonly estimates: EstimatesShown
  /** What happened last, the newest first; the rest of the day is at `POST /api/floor/log`. */
  readonly log: readonly FloorLogEntry[]
}

/** What is due, in words, with the order that sees to it if there is one. */
export type DueShown = {
  /** The same for the same thing as long as it is due. */
  readonly id: string
  readonly due: Due['due']
  readonly say: Say
  /** More about it: who waits, how long. */
  readonly more: Say | null
  readonly order: StaffOrder | null
  /** By when, where there is a time. */
  readonly until: Time | null
  readonly table: string | null
  /** The game whose list it is about, or that could start. */
  readonly game: string | null
  readonly player: PlayerId | null
  readonly rules: readonly RuleId[]
}

/** A game on the board with its list. */
export type FloorGameShown = {
  readonly id: string
  readonly kind: GameKind
  /** The names of its forms, as people say them. */
  readonly formNames: readonly string[]
  readonly closed: boolean
  /** How many tables of it are open, and how many of their seats. */
  readonly tables: number
  readonly openSeats: number
  /** How many more names it takes to start, while it has no table; null once it has one. */
  readonly needs: number | null
  readonly list: readonly ListedShown[]
  /** About how many minutes a new name would wait; null while nobody can tell. */
  readonly estimate: number | null
}

/** A name on a list. */
export type ListedShown = {
  readonly player: PlayerId
  readonly name: string
  /** 1 is first. */
  readonly place: number
  readonly since: Time
  readonly way: ListWay
  readonly brokenGame: boolean
  readonly called: { readonly table: string; readonly seat: number; readonly until: Time } | null
  /** Away from the room, or not checked in yet: passed over for now. */
  readonly where: 'here' | 'away' | 'online'
  readonly checkInBy: Time | null
  readonly estimate: number | null
}

/** A person the floor knows. */
export type FloorPersonShown = {
  readonly player: PlayerId
  readonly name: string
  readonly where: 'here' | 'away' | 'online'
  readonly awayUntil: Time | null
  readonly deposit: number
  readonly checkInBy: Time | null
  readonly tier: string | null
  readonly barred: { readonly by: 'house' | 'self'; readonly until: Time | null } | null
  readonly seat: { readonly table: string; readonly seat: number } | null
  readonly lists: readonly string[]
  /** Minutes played today. */
  readonly played: number
  /** Their comps; null where the house gives none and they have none. */
  readonly comps: number | null
  /** The papers that staff have seen, without what only their owner needs to know, and why they don't do. */
  readonly papers: { readonly document: string; readonly validUntil: string } | null
  readonly papersOff: PapersWhy | null
  /** They follow it on a phone of their own. */
  readonly phone: boolean
}

/** A dealer and where they are. */
export type FloorDealerShown = {
  readonly name: string
  readonly forms: readonly string[] | 'all'
  readonly table: string | null
  readonly since: Time
  readonly downs: number
}

/** A promotion: what is in it, and what it has paid. */
export type PromotionShown = {
  readonly id: string
  readonly kind: 'high-hand' | 'splash' | 'other'
  readonly funds: number
  readonly awards: readonly { readonly name: string; readonly chips: number; readonly at: Time }[]
  /** What a deal must have been to count, or null where staff decide whom it pays. */
  readonly rules: PromotionRules | null
  /** The table at which the next pot is splashed. */
  readonly splash: string | null
  /** Whom it pays as things stand, by the record of the deals. */
  readonly eligible: {
    readonly players: readonly { readonly player: PlayerId; readonly name: string }[]
    readonly table: string
    readonly deal: number
    /** The hand in words, where it is paid for one. */
    readonly hand: string | null
  } | null
}

/** Somebody with an office, or a device that has a screen of its own. */
export type StaffShown = {
  readonly person: PlayerId
  readonly name: string
  readonly office: StaffOffice | 'kiosk' | 'tablet'
  readonly table: string | null
}

/** How good the estimated waiting times were today; minutes are null before there were any. */
export type EstimatesShown = {
  /** How many names were given an estimate and then a seat. */
  readonly count: number
  /** By how many minutes they were off on average. */
  readonly off: number | null
  /** How many of them were within five minutes. */
  readonly close: number
}

/** Something that happened, and why. */
export type FloorLogEntry = {
  /** Its place in the day’s log. */
  readonly place: number
  readonly at: Time
  readonly by: By
  readonly say: Say
  readonly rules: readonly RuleId[]
  /** The order that led to it can be undone by this number; null where it cannot. */
  readonly undo: number | null
  readonly undone: boolean
}
