import type { Card } from '../cards/card.ts'
import { type RefusalOf, refusals } from '../decider/refusal.ts'

/** Why odds can't be worked out, and in which of the cards that were given the reason lies. */
export type OddsRefusal = RefusalOf<OddsWhy, { readonly at?: OddsPlace }, OddsAbout>

/** A hand or a board by its number, counted from 1, or the dead cards. */
export type OddsPlace = 'dead' | 'board' | { readonly hand: number } | { readonly board: number }

/** The code of a refusal. */
export type OddsWhy =
  | keyof OddsAbout
  | 'board-of-holdem'
  | 'discarded-twice'
  | 'empty-range'
  | 'flop-or-turn'
  | 'no-draws-to-come'
  | 'no-prizes'
  | 'prizes-not-whole'
  | 'range-blocked'
  | 'ranges-cannot-meet'
  | 'stack-not-positive'
  | 'too-many-deals'
  | 'two-holecards'

/** What is wrong with a part of a range. */
export type RangeFault = 'missing' | 'weight' | 'percentage' | 'same-card' | 'not-a-holding' | 'ends'

/** The data of a code, where it needs some; a form by its name. */
export type OddsAbout = {
  readonly 'card-twice': { readonly card: Card; readonly in: readonly [OddsPlace, OddsPlace] }
  readonly 'cards-needed': { readonly size: number }
  readonly 'deck-runs-out': { readonly needed: number; readonly left: number }
  readonly 'discard-not-held': { readonly card: Card }
  readonly 'no-boards': { readonly form: string }
  readonly 'no-discards': { readonly form: string }
  readonly 'no-such-form': { readonly form: string }
  readonly 'not-a-card': { readonly text: string }
  readonly 'not-a-range': { readonly character: number; readonly part: string; readonly is: RangeFault }
  readonly 'not-a-wide-range': {
    readonly character: number
    readonly part: string
    readonly is: RangeFault
    readonly size: number
  }
  readonly 'not-in-the-deck': { readonly card: Card; readonly form: string }
  readonly 'number-of-boardcards': { readonly given: number; readonly form: string; readonly size: number }
  readonly 'number-of-boards': { readonly given: number; readonly form: string; readonly most: number }
  readonly 'number-of-cards': {
    readonly given: number
    readonly form: string
    readonly size: number
    /** The same hand with something discarded, where a form discards. */
    readonly example: string | null
  }
  readonly 'number-of-draws': { readonly given: number; readonly form: string; readonly most: number }
  readonly 'number-of-hands': {
    readonly given: number
    readonly form: string
    readonly least: number
    readonly most: number
  }
  readonly 'number-of-stacks': { readonly given: number; readonly most: number }
  readonly 'number-discarded': { readonly form: string; readonly discards: number; readonly given: number }
  readonly 'number-drawn': { readonly form: string; readonly most: number; readonly given: number }
  readonly 'outs-not-counted': { readonly form: string }
  readonly 'pat-hand': { readonly size: number }
  readonly 'played-for-points': { readonly form: string }
  /** Each player divides their cards, and it's theirs to say how. */
  readonly 'played-in-parts': { readonly form: string }
  readonly 'prizes-rise': { readonly place: number }
  readonly 'range-for-two-cards': { readonly form: string; readonly size: number }
  readonly samples: { readonly given: number }
  readonly 'too-few-prizes': { readonly players: number }
  readonly 'whole-hand': { readonly size: number }
}

/** Writes one of these refusals. */
export const refused = refusals<OddsRefusal>()
