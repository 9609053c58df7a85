import type { Seat } from '../deal/chips.ts'
import type { PlayerId } from '../table/player.ts'
import type { Time } from '../table/time.ts'
import type { GameId, Limit } from './game.ts'
import type { Going } from './moves/going.ts'

/** The number or name of a table. */
export type TableId = string

/** A table as the floor knows it: who sits where, who is to sit where, and how its deals go. */
export type FloorTable = {
  readonly id: TableId
  readonly game: GameId
  /** The chair of seat 1 first. */
  readonly chairs: readonly Chair[]
  /** How many players it usually seats; an extra chair goes with the first player who leaves. */
  readonly usual: number
  readonly opened: Time
  /** The tables that its players have to move to, the one to be filled first in front; none for a main game. */
  readonly feeds: readonly TableId[]
  /** How many deals have begun. */
  readonly deals: number
  readonly inDeal: boolean
  /** Button and blinds of the deal that is on, or of the last one. */
  readonly places: DealPlaces | null
  /** Several antes or forfeited money lie in the pot. */
  readonly builtUp: boolean
  /** Who wants another seat here, the earliest first; seat null is any. */
  readonly changes: readonly SeatChangeAsked[]
  /** Who sat down or wants to without the floor having said so. */
  readonly asked: readonly { readonly player: PlayerId; readonly seat: Seat; readonly at: Time }[]
  /** A change of limit that somebody has proposed. */
  readonly proposal: LimitProposed | null
  /** Since when the table hasn’t answered. */
  readonly silent: Time | null
  readonly closed: boolean
}

/** Where button and blinds are in a deal; null where nobody has it, and all of them in stud. */
export type DealPlaces = { readonly button: Seat | null; readonly small: Seat | null; readonly big: Seat | null }

/** A player who wants another seat, and since when. */
export type SeatChangeAsked = { readonly player: PlayerId; readonly seat: Seat | null; readonly at: Time }

/** A new limit, who is against it, and whether management has agreed. */
export type LimitProposed = {
  readonly limit: Limit
  readonly objectors: readonly PlayerId[]
  readonly approved: boolean
}

/** A chair: free, kept for somebody, taken, or taken away. */
export type Chair =
  | { readonly is: 'open'; readonly since: Time }
  | HeldChair
  | TakenChair
  /** An extra chair that was taken away again. */
  | { readonly is: 'removed' }

/** A chair kept for somebody who is not in it yet. */
export type HeldChair = {
  readonly is: 'held'
  readonly player: PlayerId
  readonly why: 'called' | 'locked-up' | 'moving' | 'drawn' | 'reserved'
  readonly since: Time
  /** The game hadn’t been dealt yet when the chair was locked up. */
  readonly newGame: boolean
  /** A newcomer has put chips or a marker there. */
  readonly marker: Time | null
  /** When the hold ends by how the deals go: with the big blind at this seat, or with that deal. */
  readonly until: { readonly bigBlind: true } | { readonly deal: number } | null
  /** It is kept while a hand elsewhere is on, for a player who is in it. */
  readonly whileIn?: { readonly table: TableId; readonly deal: number } | null
}

/** A chair with somebody in it. */
export type TakenChair = {
  readonly is: 'taken'
  readonly player: PlayerId
  readonly since: Time
  /** The number their name had on the list, by which a must-move goes. */
  readonly number: number
  /** How many deals had begun when they sat down. */
  readonly deals: number
  readonly away: Time | null
  readonly missedBlind: boolean
  /** They are to go to another table. */
  readonly going: Going | null
  /** Somebody plays over their seat. */
  readonly over?: StandIn | null
  /** They walked off while another was away. */
  readonly second?: boolean
  /** This many minutes more than the book has it the floor lets them be away. */
  readonly extension?: number
  readonly absentButtons?: number
}

/** The player who plays over the seat of an absent player, since when, and when they go now that its owner is back. */
export type StandIn = {
  readonly player: PlayerId
  readonly since: Time
  readonly goes: 'deal-over' | 'big-blind' | null
}
