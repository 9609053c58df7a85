import type { Chips, RuleId } from '@cardroom/engine'
import type { PlayerId, Time } from '@cardroom/engine/table'
import type { Level, Money } from '@cardroom/engine/tournament'

/** `GET /api/events/ID/results`: what came of an event, or stands now. */
export type EventResults = {
  readonly id: string
  readonly name: string
  readonly over: boolean
  readonly book: string
  readonly purse: Money
  readonly overlay: Money
  readonly prizes: readonly Money[]
  /** From first to last. */
  readonly order: readonly ResultRow[]
  /** Stacks over time, for graphs: at most 300 moments. */
  readonly graph: EventGraph
  /** The hands of each table, for replay: `/api/tables/ID/deals`. */
  readonly tables: readonly { readonly table: number; readonly hosted: string | null; readonly deals: number }[]
  readonly levels: readonly Level[]
  readonly races: number
  readonly moves: number
  readonly deals: number
}

/** A player's result. */
export type ResultRow = {
  readonly place: number
  readonly player: PlayerId
  readonly name: string
  readonly bot: boolean
  readonly prize: Money
  readonly bounties: Money
  readonly entries: number
  readonly rebuys: number
  readonly addOns: number
  /** When they went out, who took them, and with how many chips they began that hand; null for the winner. */
  readonly out: {
    readonly at: Time
    readonly by: PlayerId | null
    readonly byName: string | null
    readonly stack: Chips
    readonly table: number
  } | null
}

/** Stacks over time: a moment for each column, a row for each player who came far. */
export type EventGraph = {
  readonly at: readonly Time[]
  readonly average: readonly Chips[]
  readonly players: readonly number[]
  readonly big: readonly Chips[]
  readonly stacks: readonly {
    readonly player: PlayerId
    readonly name: string
    readonly chips: readonly (Chips | null)[]
  }[]
}

/** `GET /api/events/ID/sheets`: what is printed. */
export type EventSheets = {
  readonly name: string
  readonly book: string
  readonly seating: readonly {
    readonly table: number
    readonly seats: readonly { readonly seat: number; readonly name: string; readonly stack: Chips }[]
  }[]
  readonly structure: {
    readonly stack: Chips
    readonly levels: readonly Level[]
    readonly colourUps: readonly { readonly level: number; readonly from: Chips; readonly to: Chips }[]
  }
  readonly payouts: readonly { readonly place: number; readonly prize: Money }[]
  /** The division of the prizes that players agreed on, to be signed; null where there is none. */
  readonly deal: {
    readonly shares: readonly { readonly name: string; readonly stack: Chips; readonly prize: Money }[]
    readonly left: Money
    /** Not all who are in it have signed. */
    readonly improper: boolean
    readonly rules: readonly RuleId[]
  } | null
}
