import type { BookId, Chips, DealEvent, Form, House, Seat } from '@cardroom/engine'
import { no, type Refused } from '@cardroom/engine/decider'
import type { About } from './history.ts'
import type { NoHistory } from './history-of-log.ts'

/** A deal written in another format: the text, and what it can't hold; or why the deal can't be written. */
export type Written = { readonly ok: true; readonly text: string; readonly lost: readonly Lost[] } | Unwritten

/** What a format can't hold of a deal. */
export type Lost =
  | { readonly what: 'event'; readonly event: DealEvent }
  | { readonly what: 'hand-name'; readonly hand: string | number }
  /** The hand has no number, and the format must have one. */
  | { readonly what: 'hand-number'; readonly stands: string }
  /** Nobody knows it, and the format must have it. */
  | { readonly what: 'filled-in'; readonly of: FilledIn; readonly stands: string }
  /** Players whose names nobody knows are written by their seats. */
  | { readonly what: 'player-names'; readonly seats: readonly Seat[] }
  | { readonly what: 'date'; readonly stands: string }
  /** A time of day, or a zone, that is not known. */
  | { readonly what: 'time' | 'time-zone'; readonly stands: string }
  | { readonly what: 'fields'; readonly names: readonly string[] }
  /** Facts about the hand for which the format has no place. */
  | { readonly what: 'facts'; readonly names: readonly (keyof About)[] }
  /** The deck in its order, and the cards that were burned. */
  | { readonly what: 'deck' }
  | { readonly what: 'book'; readonly book: BookId | House }
  /** Holecards of players who are not the hero and did not come to a showdown. */
  | { readonly what: 'holecards'; readonly seats: readonly Seat[] }
  /** Discards of players who are not the hero: how many there were is written. */
  | { readonly what: 'discards'; readonly seats: readonly Seat[] }
  /** Stacks in the end, or winnings, that a file states otherwise than the hand comes out. */
  | { readonly what: 'finishing' | 'winnings'; readonly seats: readonly Seat[] }
  | { readonly what: 'buy-in' }
  | { readonly what: 'level' }
  | { readonly what: 'event-name'; readonly event: string; readonly stands: string }
  | { readonly what: 'table-name'; readonly stands: string }
  | { readonly what: 'currency'; readonly currency: string }
  /** Kept in fields of our own: programs that know the standard alone read the hand without it, or not at all. */
  | {
      readonly what: 'standard'
      readonly why: 'no-code' | 'run-outs' | 'orders' | 'start'
      readonly names: readonly string[]
    }

/** What a file says although nobody knows it. */
export type FilledIn = 'site' | 'table' | 'seat-count' | 'seats' | 'setting' | 'currency' | 'rake' | 'tournament-number'

/** A deal that cannot be written in a format. */
export type Unwritten = Refused<WriteRefusal>

/** Why a deal can't be written in a format: a code and its data. */
export type WriteRefusal = {
  [Why in keyof UnwrittenAbout]: { readonly why: Why; readonly about: UnwrittenAbout[Why] }
}[keyof UnwrittenAbout]

type Format = 'pokerstars' | 'ohh'

/** What each code is about; amounts with the decimal places that the file has. */
export type UnwrittenAbout = {
  readonly 'bets-off': null
  readonly 'big-blind-off': { readonly blind: string; readonly least: string }
  readonly 'blinds-off': { readonly blinds: number }
  readonly 'blinds-over-two': null
  readonly carried: { readonly chips: Chips }
  readonly 'dead-money': { readonly amount: string }
  readonly 'deal-not-over': null
  readonly 'does-not-fit': null
  readonly 'event-without-words': { readonly event: DealEvent }
  readonly 'kill-posted': null
  readonly 'name-off': { readonly name: string }
  readonly 'no-game': { readonly format: Format; readonly form: string }
  readonly 'no-history': { readonly of: NoHistory }
  readonly 'no-structure': { readonly format: Format; readonly structure: Form['structures'][number] }
  readonly 'post-off': { readonly amount: string }
  readonly 'run-from-the-first-street': null
  readonly 'same-name': { readonly name: string }
  readonly 'stack-unknown': { readonly seat: Seat }
  readonly 'stud-not-at-limit': null
}

/** Writes why. */
export const unwritten = <Why extends keyof UnwrittenAbout>(
  why: Why,
  ...[about]: UnwrittenAbout[Why] extends null ? [] : [about: UnwrittenAbout[Why]]
): Unwritten => no({ why, about: about ?? null } as WriteRefusal)
