import type { RuleId } from '@cardroom/engine'
import type { CompsNow, PapersWhy, StandIn } from '@cardroom/engine/floor'
import type { PlayerId, Time } from '@cardroom/engine/table'
import type { Say } from '@cardroom/engine/words'
import type { DueShown, EstimatesShown } from './floor.ts'
import type { ChairShown, FloorTableShown } from './floor-tables.ts'

/** `floor/board`: lists and open games for everybody in the room. */
export type BoardView = {
  readonly screen: 'board'
  readonly name: string
  readonly closed: boolean
  readonly lists: readonly BoardList[]
  /** Those who are called now. */
  readonly calling: readonly {
    readonly name: string
    readonly game: string
    readonly table: string
    readonly seat: number
    readonly until: Time
  }[]
  /** Games with seats that anybody can have. */
  readonly open: readonly { readonly game: string; readonly seats: number }[]
  readonly estimates: EstimatesShown
  /** Where a phone puts its owner down. */
  readonly phone: string
}

/** A list on the board. */
export type BoardList = {
  readonly game: string
  readonly formNames: readonly string[]
  readonly tables: number
  readonly openSeats: number
  /** How many names are on it; a long list shows only the first of them. */
  readonly waiting: number
  readonly names: readonly {
    readonly place: number
    readonly name: string
    readonly called: Time | null
    readonly away: boolean
  }[]
  readonly needs: number | null
  /** Since when its first name waits. */
  readonly since: Time | null
  readonly estimate: number | null
}

/** `floor/me`: your own lists and your seat; without a name yet, what there is to wait for. */
export type OwnFloorView = {
  readonly screen: 'own'
  readonly name: string
  readonly closed: boolean
  /** You, as the floor has you; null before you are on any list. */
  readonly you: { readonly player: PlayerId; readonly name: string } | null
  readonly lists: readonly OwnList[]
  readonly seat: OwnSeat | null
  readonly offers: readonly FloorOffer[]
  readonly where: 'here' | 'away' | 'online' | null
  readonly checkInBy: Time | null
  /** Your comps now; null where the house gives none. */
  readonly comps: number | null
  /** What you have to show at the podium before you sit down; null for nothing. */
  readonly papers: PapersWhy | null
}

/** Your place on a list, and what moved you there, the newest first. */
export type OwnList = {
  readonly game: string
  readonly place: number
  readonly of: number
  readonly since: Time
  readonly estimate: number | null
  readonly called: {
    readonly table: string
    readonly seat: number
    readonly until: Time
    /** The seat is locked up for you: you said that you’re coming. */
    readonly coming: boolean
  } | null
  readonly moved: readonly {
    readonly at: Time
    readonly say: Say
    readonly from: number | null
    readonly to: number
    readonly rules: readonly RuleId[]
  }[]
  /** What happens if you pass now. */
  readonly pass: 'keeps-the-place' | 'to-the-end' | 'dropped'
}

/** Your seat, and where you are to go from it. */
export type OwnSeat = {
  readonly game: string
  readonly table: string
  readonly seat: number
  readonly since: Time
  /** Whose seat you play over, and when you give it back now that they are here; null for a seat of your own. */
  readonly over: { readonly name: string; readonly goes: StandIn['goes'] } | null
  readonly hosted: string | null
  readonly going: ChairShown['going']
  readonly asked: number | 'any' | null
  readonly rules: readonly RuleId[]
}

/** A game that you could wait for. */
export type FloorOffer = {
  readonly game: string
  readonly formNames: readonly string[]
  readonly waiting: number
  readonly openSeats: number
  readonly needs: number | null
  readonly estimate: number | null
  /** Why you can’t join it, in words; null if you can. */
  readonly off: Say | null
  readonly rules: readonly RuleId[]
}

/** `floor/kiosk`: what there is to wait for. The person at it enters a name and a PIN at `POST /api/floor/kiosk`. */
export type KioskView = {
  readonly screen: 'kiosk'
  readonly name: string
  readonly closed: boolean
  readonly offers: readonly FloorOffer[]
}

/** `floor/table/ID`: the tablet at a table. */
export type TabletView = {
  readonly screen: 'table'
  readonly name: string
  readonly table: FloorTableShown
  /** Whether places go by a button, or by the cards as in stud. */
  readonly order: 'button' | 'stud'
  readonly formNames: readonly string[]
  readonly waiting: number
  readonly due: readonly DueShown[]
  /** What time is collected from each player here, as it was last. */
  readonly timeChips: number | null
}

/** `floor/report` and `GET /api/floor/report`: what the day came to. */
export type FloorReport = {
  readonly screen: 'report'
  readonly name: string
  readonly from: Time
  readonly to: Time
  readonly players: number
  /** Seats filled from lists and otherwise. */
  readonly seatsFilled: number
  readonly gaveUp: number
  /** Minutes. */
  readonly wait: WaitShown
  readonly seatHours: number
  readonly moves: number
  readonly gamesBroken: number
  readonly estimates: EstimatesShown
  readonly games: readonly {
    readonly game: string
    readonly seatsFilled: number
    readonly gaveUp: number
    readonly wait: WaitShown
    readonly seatHours: number
  }[]
  readonly tables: readonly {
    readonly table: string
    readonly game: string
    readonly openMinutes: number
    readonly deals: number
    readonly seatHours: number
    /** Taken from the pots by software, and time collected, in chips. */
    readonly drop: number
    readonly time: number
  }[]
  readonly dealers: readonly {
    readonly dealer: string
    readonly downs: number
    readonly minutes: number
    readonly tables: readonly string[]
  }[]
  readonly hours: readonly { readonly player: PlayerId; readonly name: string; readonly minutes: number }[]
  /** What players have earned by the hour, have had, and have left, on all days. */
  readonly comps: readonly ({ readonly player: PlayerId; readonly name: string } & CompsNow)[]
  readonly promotions: readonly { readonly id: string; readonly funds: number; readonly paid: number }[]
}

/** Waiting times in minutes. */
export type WaitShown = { readonly mean: number; readonly median: number; readonly longest: number }
