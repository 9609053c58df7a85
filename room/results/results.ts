import type { Chips } from '@cardroom/engine'
import type { PlayerId, Time } from '@cardroom/engine/table'

/** How the table stood when a deal was over. People stand in the order in which they came to the table. */
export type NightPoint = {
  readonly deal: number
  readonly at: Time
  readonly pot: Chips
  /** The chips of everybody who had a seat; null for people who had none. */
  readonly chips: readonly (Chips | null)[]
  /** What each has won so far, or less than 0 lost. */
  readonly nets: readonly Chips[]
}

/** A large pot of the night, and who took the most of it. */
export type BigPot = { readonly deal: number; readonly chips: Chips; readonly person: PlayerId; readonly won: Chips }

/** How often a player was dealt in, and how many of these deals they ended with more chips than they began with. */
export type Tally = { readonly deals: number; readonly ahead: number }

/** What a night has come to, deal by deal. */
export type Results = {
  /** Before the first deal, and after each; the older ones of a very long night are thinned out. */
  readonly points: readonly NightPoint[]
  /** The largest pots, the largest first. */
  readonly pots: readonly BigPot[]
  readonly tallies: Readonly<Record<PlayerId, Tally>>
}

/** Before anything was dealt. */
export const NO_RESULTS: Results = { points: [], pots: [], tallies: {} }
