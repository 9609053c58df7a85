import type { Card } from '../cards/card.ts'
import type { Form } from '../forms/form.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import type { Chips, Seat } from './chips.ts'
import type { Stakes } from './stakes.ts'

/** An order: what somebody at the table wants done. */
export type Command = StartDeal | DealerCommand | PlayerCommand

/** The cards are to be dealt: the form, its stakes and who plays. */
export type StartDeal = {
  readonly type: 'StartDeal'
  readonly form: Form
  readonly stakes: Stakes
  readonly book?: BookId
  readonly button: Seat
  /** Who is dealt in, with his chips, in any order. */
  readonly seats: readonly { readonly seat: Seat; readonly chips: Chips }[]
  /** Who posts what; without it the blinds and antes of the stakes fall by position. */
  readonly posts?: readonly Post[]
  /** Chips left in the pot by an earlier deal. */
  readonly carried?: Chips
  /** Cards told as they fall (a live table, a history) instead of taken from a shuffled deck. */
  readonly told?: boolean
  /** Part of a mix of forms. */
  readonly mixed?: boolean
  /** Who is in Fantasyland, and with how many cards. */
  readonly fantasyland?: readonly { readonly seat: Seat; readonly cards: number }[]
  /** Chinese poker for three: the button plays the fourth stack too. */
  readonly buttonPlaysTwo?: boolean
}

/** A forced or voluntary bet before the cards. */
export type Post = {
  readonly seat: Seat
  readonly kind: PostKind
  readonly amount: Chips
}
/** What a post may count as. */
export const POST_KINDS = [
  'ante', // each player's own: an all-in player's share of the pot is counted by it
  'dead', // for the middle: an ante for all, a missed small blind
  'blind', // part of the regular structure: the first round opens behind the last of these
  'straddle', // a blind over the blinds
  'kill', // an overblind by the winner of pots, acting in turn
  'post', // a live post by a player out of turn for the blind
] as const
/** What a post counts as. */
export type PostKind = (typeof POST_KINDS)[number]

/** What the dealer does. */
export type DealerCommand =
  /** Lays down the order of the deck; at a told table nobody knows it and none is given. */
  | { readonly type: 'Shuffle'; readonly deck: readonly Card[] }
  /** Does the dealer's act that is due; at a told table with the cards that fell. */
  | { readonly type: 'Deal'; readonly cards?: readonly Card[] }
  /** Lays down the new order of the cards that are shuffled again. */
  | { readonly type: 'Reshuffle'; readonly deck: readonly Card[] }
  /** The players agreed to deal what is left two or three times. */
  | { readonly type: 'RunIt'; readonly times: 2 | 3; readonly agreed: readonly Seat[] }
  /** The blinds agreed to take their blinds back. */
  | { readonly type: 'ChopBlinds'; readonly agreed: readonly Seat[] }

/** What a player does in his turn. Amounts are what then lies in front of him in this round. */
export type PlayerCommand =
  | { readonly type: 'Fold'; readonly seat: Seat }
  | { readonly type: 'Check'; readonly seat: Seat }
  | { readonly type: 'Call'; readonly seat: Seat }
  | { readonly type: 'Wager'; readonly seat: Seat; readonly to: Chips }
  | { readonly type: 'BringIn'; readonly seat: Seat; readonly to: Chips }
  /** Throws cards away: in a draw to have them replaced, none to stand pat. */
  | { readonly type: 'Discard'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Turns the downcard up, or keeps it down. */
  | { readonly type: 'TurnUp'; readonly seat: Seat; readonly turn: boolean }
  /** Sets or places cards, row by row from the front; `hand` 1 is a player's second hand. */
  | {
      readonly type: 'Place'
      readonly seat: Seat
      readonly hand?: 0 | 1
      readonly rows: readonly (readonly Card[])[]
      readonly discard?: readonly Card[]
    }
  /** Shows the hand; at a told table the cards are told with it. */
  | { readonly type: 'Show'; readonly seat: Seat; readonly cards?: readonly Card[] }
  | { readonly type: 'Muck'; readonly seat: Seat }
  /** Asks to see a hand that was entitled to the showdown. */
  | { readonly type: 'AskToSee'; readonly seat: Seat; readonly hand: Seat }
