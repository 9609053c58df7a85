import type { Card } from '../cards/card.ts'
import type { Form } from '../forms/form.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import type { Chips, Seat } from './chips.ts'
import type { Stakes } from './stakes.ts'

/** An order: what somebody at the table wants done. */
export type Command = StartDeal | DealerCommand | PlayerCommand

/** Starts a deal: the form, its stakes and who plays. */
export type StartDeal = {
  readonly type: 'StartDeal'
  readonly form: Form
  readonly stakes: Stakes
  readonly book?: BookId | House
  readonly button: Seat
  /** Who is dealt in, with their chips, in any order. */
  readonly seats: readonly Seated[]
  /** Who posts what; without it the blinds and antes of the stakes fall by position. */
  readonly posts?: readonly Post[]
  /** The placard of the game says that the straddle is mandatory. */
  readonly straddleOnPlacard?: boolean
  /** Chips left in the pot by an earlier deal. */
  readonly carried?: Chips
  /** Who was dealt in when money was forfeited into this pot: nobody else plays for it. */
  readonly dealtInBefore?: readonly Seat[]
  /** How many deals in a row before this were passed because nobody opened. */
  readonly passed?: number
  /** Who opened falsely, all-in for their ante, and waits until another has won a pot. */
  readonly barred?: readonly Seat[]
  /** Cards named as they fall (a live table, a history) instead of taken from a shuffled deck. */
  readonly realCards?: boolean
  /** Part of a mix of forms. */
  readonly mixed?: boolean
  /** A cash game, where nothing is said, or an event. */
  readonly setting?: Setting
  /** Only two players are left in the event. */
  readonly finalTwo?: boolean
  /** The players pay for their time, and no pot is raked. */
  readonly timed?: boolean
  /** Who is in Fantasyland, and with how many cards. */
  readonly fantasyland?: readonly { readonly seat: Seat; readonly cards: number }[]
  /** Chinese poker for three: the button plays the fourth stack too. */
  readonly buttonPlaysTwo?: boolean
}

/** A player and their chips. */
export type Seated = {
  readonly seat: Seat
  readonly chips: Chips
  /** How many chips of which worth they are, where some may be too small to play. */
  readonly denominations?: Readonly<Record<number, number>>
  /** Without a chip they play for this much of what was carried over: what they matched in an earlier deal. */
  readonly matched?: Chips
}

/** Where a deal takes place; some rules hold in one of them alone. */
export const SETTINGS = ['cash', 'tournament'] as const
/** A cash game or an event. */
export type Setting = (typeof SETTINGS)[number]

/** A forced or voluntary bet before the cards. */
export type Post = {
  readonly seat: Seat
  readonly kind: PostKind
  /** Of a kill or straddle, what then lies in front of the player, their blind included. */
  readonly amount: Chips
}
/** What a post may count as. */
export const POST_KINDS = [
  'ante', // each player's own: an all-in player's share of the pot is counted by it
  'dead', // for the middle: an ante for all, a missed small blind
  'blind', // part of the regular structure: the first round opens after the last of these
  'straddle', // a blind over the blinds
  'kill', // an overblind that raises the limits
  'post', // a live post by a player out of turn for the blind
] as const
/** What a post counts as. */
export type PostKind = (typeof POST_KINDS)[number]

/** Who takes a part of a pot, as the dealer read the hands: several tie, nobody where none qualifies. */
export type Reading = {
  /** 0 is the main pot, 1 the first side pot. */
  readonly pot: number
  /** Which run-out, counted from 0. */
  readonly run: number
  /** The name of the part: high, low, a board. */
  readonly share: string
  /** In stud the player whose cards take an odd chip stands first. */
  readonly seats: readonly Seat[]
}

/** What the dealer does. */
export type DealerCommand =
  /** Sets the order of the deck; at a table with real cards nobody knows it, so none is given. */
  | { readonly type: 'Shuffle'; readonly deck: readonly Card[] }
  /** Does the dealer's next act; at a table with real cards, with the cards that came. */
  | { readonly type: 'Deal'; readonly cards?: readonly Card[] }
  /** Sets the new order of the reshuffled cards. */
  | { readonly type: 'Reshuffle'; readonly deck: readonly Card[] }
  /** The players agreed to deal the rest two or three times. */
  | {
      readonly type: 'RunIt'
      readonly times: 2 | 3
      readonly agreed: readonly Seat[]
      /** Management has it dealt without burning. */
      readonly burnless?: true
    }
  /** Nobody can bet anymore, and the players left agreed to turn their hands face up before the rest is dealt. */
  | {
      readonly type: 'OpenHands'
      readonly agreed: readonly Seat[]
      /** At a table with real cards: what is turned up. */
      readonly hands?: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[]
    }
  /** The blinds agreed to take their blinds back. */
  | { readonly type: 'ChopBlinds'; readonly agreed: readonly Seat[] }
  /** The players left agreed to divide the pot. */
  | { readonly type: 'SplitPot'; readonly agreed: readonly Seat[] }
  /** At a table with real cards: names the cards of a board that was dealt unknown. */
  | { readonly type: 'TellBoard'; readonly board: number; readonly cards: readonly Card[] }
  /**
   * At a table with real cards: the dealer has read the hands, says who wins which part of which pot, and pushes the
   * pots.
   */
  | { readonly type: 'ReadHands'; readonly readings: readonly Reading[] }
  /** The dealer or the floor takes the right to ask for hands from a player who abuses it. */
  | { readonly type: 'DenyAsking'; readonly seat: Seat; readonly by: 'dealer' | 'floor' }

/** What a player does in their turn. Amounts are what then lies in front of them in this round. */
export type PlayerCommand =
  /** Folds. */
  | { readonly type: 'Fold'; readonly seat: Seat }
  /** Checks. */
  | { readonly type: 'Check'; readonly seat: Seat }
  /** Calls the price, or all-in for less. */
  | { readonly type: 'Call'; readonly seat: Seat }
  /** Bets or raises to this much in front of them; in stud it also completes the bring-in. */
  | { readonly type: 'Wager'; readonly seat: Seat; readonly to: Chips }
  /** Makes the forced bet of stud. */
  | { readonly type: 'BringIn'; readonly seat: Seat; readonly to: Chips }
  /** Kills the pot after looking at the first cards, in lowball if the house allows it. */
  | { readonly type: 'Kill'; readonly seat: Seat; readonly to: Chips }
  /** Throws cards away: in a draw to have them replaced, none to stand pat. */
  | {
      readonly type: 'Discard'
      readonly seat: Seat
      readonly cards: readonly Card[]
      /** The opener says that they split their openers. */
      readonly split?: boolean
    }
  /** Declares the pot open with nothing to bet, or nobody to bet against. */
  | { readonly type: 'DeclareOpen'; readonly seat: Seat }
  /** The opener shows or says that they opened without openers. */
  | { readonly type: 'DeclareFalseOpeners'; readonly seat: Seat }
  /** Asks the opener to keep their opening hand together and show it at the end. */
  | { readonly type: 'AskForOpeners'; readonly seat: Seat }
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
  /** Shows the hand, or part of it; at a table with real cards, it names the cards. `says` is what they call it. */
  | { readonly type: 'Show'; readonly seat: Seat; readonly cards?: readonly Card[]; readonly says?: string }
  /** Mucks the hand at the showdown, silently or saying that they play the board. */
  | { readonly type: 'Muck'; readonly seat: Seat; readonly playsBoard?: boolean }
  /** Says that they play the board, and keeps their hand face down. */
  | { readonly type: 'PlayBoard'; readonly seat: Seat }
  /** Shows cards to one other person, during the deal or after it. */
  | { readonly type: 'ShowTo'; readonly seat: Seat; readonly to: Seat; readonly cards: readonly Card[] }
  /**
   * Asks to see a hand that was entitled to the showdown; with a reason and with the floor present if the book
   * requires it.
   */
  | {
      readonly type: 'AskToSee'
      readonly seat: Seat
      readonly hand: Seat
      readonly suspicion?: boolean
      readonly floorPresent?: boolean
    }
