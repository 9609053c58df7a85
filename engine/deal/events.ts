import type { Card } from '../cards/card.ts'
import type { Form } from '../forms/form.ts'
import type { BookId, RuleId } from '../rulebooks/rule-id.ts'
import type { Chips, Seat } from './chips.ts'
import type { PostKind } from './commands.ts'
import type { Stakes } from './stakes.ts'

/** News: what happened. The state of a deal is what these add up to. */
export type DealEvent =
  | DealStarted
  | {
      readonly type: 'Posted'
      readonly seat: Seat
      readonly kind: PostKind
      readonly amount: Chips
      readonly due: Chips
    }
  | { readonly type: 'DeckShuffled'; readonly deck: readonly Card[] }
  /** Cards to hands in the order in which they left the deck. */
  | {
      readonly type: 'CardsDealt'
      readonly face: 'down' | 'up'
      readonly seats: readonly Seat[]
      /** 1 for a player's second hand in the Chinese family. */
      readonly hand?: 0 | 1
      readonly cards: readonly Card[]
      /** How many cards this part of the deal still owes. */
      readonly left: number
    }
  | { readonly type: 'CardBurned'; readonly card: Card }
  | { readonly type: 'BoardDealt'; readonly board: number; readonly cards: readonly Card[] }
  /** Cards go back into the deck and it is shuffled; what is left of the stub is among them. */
  | { readonly type: 'Reshuffled'; readonly from: ReshuffledPile; readonly deck: readonly Card[] }
  /** Too few cards for a hand each: one card will serve all. */
  | { readonly type: 'CommonCardDue' }
  /** A betting round begins; `price` is what it takes to come in, blinds counted in full even if posted short. */
  | {
      readonly type: 'RoundOpened'
      readonly street: string
      readonly seat: Seat
      readonly price: Chips
      readonly bringInDue?: true
    }
  | { readonly type: 'BroughtIn'; readonly seat: Seat; readonly to: Chips }
  | { readonly type: 'Folded'; readonly seat: Seat }
  | { readonly type: 'Checked'; readonly seat: Seat }
  | { readonly type: 'Called'; readonly seat: Seat; readonly to: Chips }
  /** The first bet of the round, or the bring-in made a full bet. */
  | { readonly type: 'Bet'; readonly seat: Seat; readonly to: Chips }
  | { readonly type: 'Completed'; readonly seat: Seat; readonly to: Chips }
  | { readonly type: 'Raised'; readonly seat: Seat; readonly to: Chips }
  | { readonly type: 'UncalledReturned'; readonly seat: Seat; readonly amount: Chips }
  | { readonly type: 'RoundClosed' }
  /** Players in turn, or all at once, have something to do with their cards. */
  | { readonly type: 'CardsAsked'; readonly seat: Seat }
  | { readonly type: 'Discarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'TurnedUp'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'KeptDown'; readonly seat: Seat }
  | {
      readonly type: 'Placed'
      readonly seat: Seat
      readonly hand: 0 | 1
      readonly rows: readonly (readonly Card[])[]
      readonly discard: readonly Card[]
    }
  | { readonly type: 'BoardStruck'; readonly board: number }
  | { readonly type: 'RunsAgreed'; readonly times: 2 | 3 }
  | { readonly type: 'RunBegun'; readonly run: number }
  | { readonly type: 'BlindsChopped'; readonly back: readonly Taken[] }
  | { readonly type: 'ShowdownOpened'; readonly seat: Seat }
  | { readonly type: 'HandShown'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'HandMucked'; readonly seat: Seat }
  /** A mucked hand is shown because somebody asked; the winner's asking makes it live again. */
  | {
      readonly type: 'HandSeen'
      readonly seat: Seat
      readonly by: Seat
      readonly cards: readonly Card[]
      readonly live: boolean
    }
  /** Everything is shown or given up: the dealer may push the pots. */
  | { readonly type: 'AwardDue' }
  | PotAwarded
  | {
      readonly type: 'PointsScored'
      readonly a: HandOf
      readonly b: HandOf
      readonly rows: readonly number[]
      readonly scoop: number
      readonly royalties: readonly [number, number]
      readonly points: number
      readonly paid: Chips
    }
  | { readonly type: 'PotCarried'; readonly amount: Chips }
  | { readonly type: 'DealEnded'; readonly fantasyland?: readonly { readonly seat: Seat; readonly cards: number }[] }

/** A deal begins: the form, its stakes and the hands in the order of dealing. */
export type DealStarted = {
  readonly type: 'DealStarted'
  readonly form: Form
  readonly stakes: Stakes
  readonly book: BookId
  readonly button: Seat
  /** Hands in the order of dealing, from the button's left; a seat with two hands stands here twice. */
  readonly players: readonly {
    readonly seat: Seat
    readonly hand: 0 | 1
    readonly chips: Chips
    readonly fantasyland: number
  }[]
  readonly carried: Chips
  readonly told: boolean
  readonly mixed: boolean
}

/** Which cards go back into the deck beside the stub. */
export type ReshuffledPile = 'burns' | 'burns-and-muck' | 'earlier-discards-muck-and-burns' | 'everything-out-of-play'

/** One of the hands of a seat. */
export type HandOf = { readonly seat: Seat; readonly hand: 0 | 1 }

/** What one seat takes. */
export type Taken = { readonly seat: Seat; readonly amount: Chips }

/** A part of one pot goes to the best hand, or is divided among equal ones. */
export type PotAwarded = {
  readonly type: 'PotAwarded'
  /** 0 is the main pot, 1 the first side pot. */
  readonly pot: number
  /** Which run-out, counted from 0. */
  readonly run: number
  /** The share's name, "all" where the whole pot is taken without dividing. */
  readonly share: string
  readonly amount: Chips
  readonly to: readonly Taken[]
  /** Who of them got the odd chips. */
  readonly oddChips: readonly Seat[]
  /** The winning hand in words; empty when nobody had to show. */
  readonly words: string
  readonly why: readonly RuleId[]
}
