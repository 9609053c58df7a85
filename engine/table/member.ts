import type { Chips, Seat } from '../deal/chips.ts'
import type { PlayerId } from './player.ts'
import type { Time } from './time.ts'

/** A person who has, or had, chips at this table, and how he stands with it. */
export type Member = {
  readonly player: PlayerId
  /** His seat; null once he has left. */
  readonly seat: Seat | null
  /** The chips in front of him between deals, or when the deal that is on began. */
  readonly stack: Chips
  /** Chips that he has bought and that are on their way, and whether that was announced. */
  readonly behind: { readonly chips: Chips; readonly announced: boolean } | null
  /** Chips that he took along for safety when he walked off; all of them come back before he is dealt in. */
  readonly pocketed: Chips
  readonly bought: Chips
  readonly cashedOut: Chips
  readonly collected: Chips
  readonly shortBuyIns: number
  readonly standing: Standing
  /** Since when he is away from the table, or null. */
  readonly away: Time | null
  /** Which blinds he has missed, by their place from the small blind as 0, and how often. */
  readonly missed: readonly number[]
  /** A mandatory straddle that he missed. */
  readonly missedStraddle: boolean
  readonly missedBlindButton: boolean
  readonly absentButtons: number
  /** He has said how he comes in, or back. */
  readonly wish: EntryWish
  /** So many deals he still sits out, to come in at the same place as before his seat change; 0 for none. */
  readonly sitsOut: number
  /** He gets up for good when the deal is over. */
  readonly leaving: boolean
  readonly penalty: Penalty | null
  readonly warnings: number
  /** Who plays over his seat, if somebody does. */
  readonly playedOverBy: PlayerId | null
  /** When he cashed out last, and with how much. */
  readonly left: { readonly at: Time; readonly chips: Chips; readonly broke: boolean } | null
}

/**
 * How he stands with the blinds: new and never dealt in; drew for the first button; active, which means that he owes
 * what he misses; or moved here from a like game, which owes no post.
 */
export type Standing = 'new' | 'drew' | 'active' | 'moved'

/** How one who is not yet dealt in wants to come in. */
export const ENTRY_WISHES = ['wait', 'post', 'buy-the-button', 'kill', 'straddle', 'at-once'] as const
/** One of the ways to come in, or back in. */
export type EntryWish = (typeof ENTRY_WISHES)[number]

/** A penalty that is being served: so many deals, or until a time. */
export type Penalty = { readonly deals: number } | { readonly until: Time }
