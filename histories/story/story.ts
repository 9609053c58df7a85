import type { Card, Chips, DealEvent, Form, Seat, Stakes } from '@cardroom/engine'
import type { PostKind, PotAwarded } from '@cardroom/engine/deal'

/** A deal as a story: who sat down with how much, then one thing after another. */
export type Story = {
  readonly form: Form
  readonly stakes: Stakes
  readonly setting: 'cash' | 'tournament'
  readonly button: Seat
  /** Everyone who was dealt in, by seat. */
  readonly seats: readonly { readonly seat: Seat; readonly chips: Chips }[]
  readonly beats: readonly Beat[]
  /** The boards as they lay at the end, those of the first run-out in front. */
  readonly boards: readonly (readonly Card[])[]
  readonly runs: number
  /** What each pot held, the main pot first. */
  readonly pots: readonly Chips[]
  /** How each seat came out. */
  readonly ends: readonly End[]
  /** All that happened for which text histories have no words. */
  readonly unknownDeck: readonly DealEvent[]
}

/** One thing in a story. */
export type Beat =
  | {
      readonly tells: 'post'
      readonly seat: Seat
      readonly kind: PostKind
      readonly amount: Chips
      readonly due: Chips
      readonly allIn: boolean
    }
  /** Cards come: a street by its place in the form and its run-out, with what each hand gets and the board as it then lies. */
  | {
      readonly tells: 'street'
      readonly street: number
      readonly run: number
      readonly hands: readonly DealtTo[]
      readonly fresh: readonly Card[]
      readonly board: readonly Card[]
      /** A card that serves all in stud. */
      readonly common: boolean
    }
  | {
      readonly tells: 'act'
      readonly seat: Seat
      readonly does: Act
      /** What they put in with it, and what then lay in front of them. */
      readonly by: Chips
      readonly to: Chips
      /** What it took to stay in before it. */
      readonly price: Chips
      readonly allIn: boolean
    }
  | { readonly tells: 'draw'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** What the draw brought a player, beside the cards they kept. */
  | { readonly tells: 'drawn'; readonly seat: Seat; readonly kept: readonly Card[]; readonly cards: readonly Card[] }
  | { readonly tells: 'returned'; readonly seat: Seat; readonly amount: Chips }
  | { readonly tells: 'runs'; readonly times: number }
  | { readonly tells: 'showdown' }
  | { readonly tells: 'shows'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly tells: 'mucks'; readonly seat: Seat }
  | { readonly tells: 'award'; readonly award: PotAwarded }

/** What a player did in the betting. */
export type Act = 'folds' | 'checks' | 'calls' | 'bets' | 'raises' | 'completes' | 'brings-in'

/** Cards that one hand got on a street, in addition to those it had. */
export type DealtTo = {
  readonly seat: Seat
  readonly had: readonly Card[]
  readonly hadUp: readonly Card[]
  readonly down: readonly Card[]
  readonly up: readonly Card[]
}

/** How one seat finished the deal. */
export type End = {
  readonly seat: Seat
  /** What it took from the pots. */
  readonly won: Chips
  /** Chips at the end. */
  readonly chips: Chips
  /** The street on which it folded, -1 if it did not. */
  readonly folded: number
  /** Did it put in anything before it folded? */
  readonly paid: boolean
  /** The cards that lay face up in the end, null if none did. */
  readonly shown: readonly Card[] | null
  readonly mucked: boolean
  /** Its cards, as far as they are known. */
  readonly cards: readonly Card[]
}
