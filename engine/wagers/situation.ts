import type { Bounds } from '../deal/betting/wager.ts'
import type { Chips, Seat } from '../deal/chips.ts'
import type { Structure } from '../forms/form.ts'
import type { DrawKind } from './draw-change.ts'
import type { WagerAct } from './reading.ts'

/** What a player at a live table did, and what they were facing. What is left out is as usual: in turn, cash, nothing in front. */
export type Situation = {
  readonly structure: Structure
  readonly setting?: 'cash' | 'tournament'
  /** `dealing` while the dealer is due and nobody has anything to say. */
  readonly stage?: 'betting' | 'draw' | 'dealing' | 'showdown'
  /** The kind of draw poker, in the draw. */
  readonly drawing?: DrawKind

  /** What must lie in front of a player to stay in; 0 when nobody has bet. */
  readonly price?: Chips
  /** The price is no more than stud's bring-in, so that a raise of it is a completion. */
  readonly bringIn?: boolean
  /** The chips that lay in front of them from before, a blind or an earlier bet. */
  readonly before?: readonly Chips[]
  /** How much of them counts as their bet, where change was not made; otherwise all. */
  readonly bet?: Chips
  /** Those of them that they took back. */
  readonly pulledBack?: readonly Chips[]
  /** They took old and new chips together and pushed them in. */
  readonly pushedTogether?: boolean
  /** The size of the last whole bet or raise: the least by which one may raise, and before any bet the least bet. */
  readonly lastRaise?: Chips
  /** What may then lie in front of a player who bets or raises, null if they may not; left out, it follows from the rest. */
  readonly wager?: Bounds | null
  /** All chips in the middle, bets included. */
  readonly pot?: Chips
  /** What they had behind before they acted; left out, enough for anything. */
  readonly stack?: Chips
  /** The smallest chip that is wagered. */
  readonly unit?: Chips

  /** What they said and did, in this order. */
  readonly did: readonly Doing[]
  /** Whether it was their turn. */
  readonly turn?: 'in' | 'out'
  /** What others did since, before their turn came or before anybody spoke up. */
  readonly since?: readonly Since[]
  /** What they did not know. */
  readonly mistook?: Mistake
  /** When the size of their wager was questioned. */
  readonly noticed?: Noticed
  /** They were skipped: this many players acted behind them while it was their turn. */
  readonly skipped?: Skipped
  /** They made the forced bet of stud, and another's card was lower. */
  readonly wrongLowcard?: boolean
  /** What the floor has decided where it is left to the floor. */
  readonly floor?: 'holds' | 'frees'
}

/** Words as they were said, chips released in one motion, chips held, or another motion. */
export type Doing = string | readonly Chips[] | HeldChips | Gesture

/** Chips moved forward and not let go. */
export type HeldChips = { readonly held: readonly Chips[] }

/** A knock on the table, or a motion with the cards. */
export type Gesture = { readonly does: 'knocks' | 'throws-hand-forward' | 'lifts-upcards' }

/** What another player did since. */
export type Since = { readonly seat?: Seat; readonly act: WagerAct | 'shows'; readonly to?: Chips }

/** What the player did not know: a raise, how much the wager was, or that the pot was killed. */
export type Mistake =
  | { readonly of: 'raise' }
  /** `harm`: somebody was harmed by what they did. */
  | { readonly of: 'amount'; readonly harm?: boolean }
  | { readonly of: 'kill'; readonly required?: boolean; readonly announced?: boolean; readonly buttonUp?: boolean }

/** When the size of a wager was questioned, by whom, and whether somebody had long thought about it. */
export type Noticed = {
  readonly when: 'at-once' | 'in-the-round' | 'all-have-acted' | 'round-over'
  readonly pondered?: boolean
  readonly by?: 'dealer' | 'bettor' | 'another'
}

/** A player whose turn was passed over. */
export type Skipped = {
  readonly behind: number
  /** Somebody ahead of them had yet to act, so that it was not their turn. */
  readonly waiting?: boolean
  /** They said time before they acted. */
  readonly calledTime?: boolean
}
