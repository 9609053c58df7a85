import type { Chips, Seat } from '../deal/chips.ts'
import type { PlayerId } from './player.ts'
import type { Time } from './time.ts'

/** A person who has, or had, chips at this table, and how they stand with it. */
export type Member = {
  readonly player: PlayerId
  /** Their seat; null once they have left. */
  readonly seat: Seat | null
  /** The chips in front of them between deals, or when the deal that is on began. */
  readonly stack: Chips
  /** Chips that they have bought and that are on their way, and whether that was announced. */
  readonly behind: Behind | null
  /** Chips that they bought during the deal that is on; they come into play when it is over. */
  readonly held: Chips
  /** Chips that they took along for safety when they walked off; all of them come back before they are dealt in. */
  readonly pocketed: Chips
  readonly bought: Chips
  readonly cashedOut: Chips
  readonly collected: Chips
  readonly shortBuyIns: number
  /** How often they have bought in since they took their seat. */
  readonly buyIns: number
  /** Of which chips their stack is made, where somebody has counted it since it last changed. */
  readonly denominations: Readonly<Record<number, number>> | null
  /** When they took their seat. */
  readonly came: Time | null
  readonly standing: Standing
  /** Since when they are away from the table, or null. */
  readonly away: Time | null
  /** When they have walked off before, the last time last. */
  readonly walks: readonly Time[]
  /** How many minutes beyond the book's the floor lets them be away. */
  readonly extension: number
  /** They walked off while another was away. */
  readonly second: boolean
  /** Which blinds they have missed, by their place from the small blind as 0, and how often. */
  readonly missed: readonly number[]
  /** A mandatory straddle that they missed. */
  readonly missedStraddle: boolean
  readonly missedBlindButton: boolean
  readonly absentButtons: number
  /** They have said how they come in, or back. */
  readonly wish: EntryWish
  /** After a seat change: this many are to have the big blind before them when they are dealt in again; null if they wait for nothing. */
  readonly place: number | null
  /** They changed seats right after they had played the button, and may let the blinds go by once. */
  readonly dealtOff: boolean
  /** They were dealt in on less than half of a single blind, and still have it to take. */
  readonly shortBlind: boolean
  /** The deal in which they had the big blind last; 0 for none. */
  readonly lastBigBlind: number
  /** They get up for good when the deal is over. */
  readonly leaving: boolean
  /** They have got up in the middle of a deal and do not come back to it. */
  readonly gone: boolean
  readonly penalty: Penalty | null
  readonly warnings: number
  /** The house no longer lets them play here. */
  readonly barred: boolean
  /** The house lets them play from a rack. */
  readonly mayRack: boolean
  /** Who sits behind their chair. */
  readonly guests: readonly string[]
  /** Who plays over their seat, if somebody does. */
  readonly playedOverBy: PlayerId | null
  /** When they cashed out last, with how much, and from which seat. */
  readonly left: { readonly at: Time; readonly chips: Chips; readonly broke: boolean; readonly seat: Seat } | null
}

/** Chips on their way: those that do not play yet, whether the sum was announced, and those that play already. */
export type Behind = { readonly chips: Chips; readonly announced: boolean; readonly inPlay: Chips }

/**
 * How they stand with the blinds: new and never dealt in; drew for the first button; active, which means that they owe
 * what they miss; or moved here from a like game, which owes no post.
 */
export type Standing = 'new' | 'drew' | 'active' | 'moved'

/** How a player who is not yet dealt in wants to come in: on the big blind, with a post or a kill, or after the button. */
export const ENTRY_WISHES = [
  'wait',
  'post',
  'buy-the-button',
  'kill',
  'kill-next',
  'straddle',
  'at-once',
  'let-button-pass',
] as const
/** One of the ways to come in, or back in. */
export type EntryWish = (typeof ENTRY_WISHES)[number]

/** A penalty that is being served: this many deals, or until a time. */
export type Penalty = { readonly deals: number } | { readonly until: Time }

/** A player who has just come. */
export const newMember = (player: PlayerId): Member => ({
  player,
  seat: null,
  stack: 0,
  behind: null,
  held: 0,
  pocketed: 0,
  bought: 0,
  cashedOut: 0,
  collected: 0,
  shortBuyIns: 0,
  buyIns: 0,
  denominations: null,
  came: null,
  standing: 'new',
  away: null,
  walks: [],
  extension: 0,
  second: false,
  missed: [],
  missedStraddle: false,
  missedBlindButton: false,
  absentButtons: 0,
  wish: 'post',
  place: null,
  dealtOff: false,
  shortBlind: false,
  lastBigBlind: 0,
  leaving: false,
  gone: false,
  penalty: null,
  warnings: 0,
  barred: false,
  mayRack: false,
  guests: [],
  playedOverBy: null,
  left: null,
})
