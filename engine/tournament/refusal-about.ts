import type { Chips } from '../deal/chips.ts'
import type { OddsRefusal } from '../odds/refusal.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'

/** What a refusal of an event is about, or what is accepted instead, by its code. */
export type TournamentAbout = {
  readonly 'amount-not-allowed':
    | 'level'
    | 'seconds'
    | 'root-of-seals'
    | 'closed-envelope'
    | 'sum-that-is-left'
    | { readonly multipleOf: Chips }
  readonly 'not-the-time': TooSoonOrLate
  readonly 'not-done-here': NotDone
  readonly 'not-these-cards': 'card-each-here' | 'card-for-everybody' | 'card-for-each-odd-chip' | 'one-deck'
  /** Each of this many players once. */
  readonly 'not-this-draw': { readonly players: number }
  readonly 'not-in-play': 'winner' | 'nothing-is-listed'
  readonly 'still-in-play': { readonly players: number }
  readonly 'time-goes-back': 'no-such-time'
  readonly 'draw-is-due': { readonly tables: number }
  readonly 'chips-are-off': 'not-counted'
  readonly 'not-entered': 'name'
  readonly 'no-such-penalty': 'deals-or-minutes' | readonly Sanction[]
  readonly 'cannot-divide': { readonly sum: Chips } | { readonly odds: OddsRefusal }
}

/** Why it is not the time, or when it is. */
export type TooSoonOrLate =
  | { readonly played: number }
  | 'button-is-placed'
  | 'hand-for-hand'
  | 'not-hand-for-hand'
  | 'day-is-not-bagged'
  | 'day-is-bagged'
  | 'reason-is-missing'
  | 'envelopes-are-sealed'
  | 'buying-in-goes-on'
  | 'no-envelope-is-won'
  | { readonly addOnIn: number }

/** What is not done in this event, or what is done instead. */
export type NotDone =
  | 'seats-are-drawn'
  | 'rebuys-when-needed'
  | 'no-stacks-set-out'
  | 'stacks-for-promised'
  | 'prizes-as-posted'
  | 'players-divide'
  | 'director-decides'
  | 'no-mystery-bounties'
  | { readonly sanctions: readonly Sanction[] }

/** What a book lets the director do about conduct. */
export type Sanction = (Rulebook['tournamentSanctions']['is'] | Rulebook['behaviourPenalties']['is'])[number]
