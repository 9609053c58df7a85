import type { Card } from '../cards/card.ts'
import type { Form } from '../forms/form.ts'
import type { FormId } from '../forms/forms.ts'
import type { Range } from './range.ts'

/** Cards in a row, as text or one by one: `AhKh` or `['Ah', 'Kh']`. */
export type Cards = string | readonly Card[]

/** Which hands meet, and what is known of the cards around them. */
export type Question = {
  /** The form, or its id; hold'em if none is given. */
  readonly form?: FormId | Form
  readonly hands: readonly HandAsked[]
  /** The boards from the top, as far as they lie; the common card of stud if there is one. */
  readonly boards?: readonly Cards[]
  /** Cards that nobody can get any more. */
  readonly dead?: Cards
  /** How many draws are still to come; none unless you say: the hands stay as they are. */
  readonly draws?: number
}

/**
 * A hand by its cards, or a range. As text: `AhKh`, with unknown cards `Ah??`, downcards before upcards `AhKh/Qd`, what
 * is thrown away `As2h3dKd throws Kd`, when they stand pat `… pat As2h3d9c`; or a range as `readRange` takes it.
 */
export type HandAsked = string | KnownHand | { readonly range: Range }

/** A hand of which some cards are known; those that are missing, or known as `??`, come from the deck. */
export type KnownHand = {
  readonly cards: readonly Card[]
  /** Upcards of stud; they count beside `cards`, and matter to a joker. */
  readonly up?: readonly Card[]
  /** What of it goes: at the next draw, or where the form has everyone throw cards away. */
  readonly throws?: readonly Card[]
  /**
   * With several draws to come they throw the cards they drew, and draw as many again, until their hand is as good as this
   * one. Without it they stand on whatever is better than the hand that is given.
   */
  readonly pat?: readonly Card[]
}

/** How a question is answered. */
export type Options = {
  /** Take this many samples rather than every deal. */
  readonly samples?: number
  /** The same seed gives the same samples. */
  readonly seed?: number | string
  /** Every deal, however many there are. */
  readonly exact?: boolean
}

/** How the hands do: over all deals that can follow, or over samples of them. */
export type Equity = {
  /** Every deal was counted. */
  readonly exact: boolean
  /** How many deals were counted; weighted if a range has weights. */
  readonly deals: number
  readonly hands: readonly HandEquity[]
}

/** How one hand does. Where a part of the pot is counted, a pot has 15,120 parts, so that every split is a whole number. */
export type HandEquity = {
  /** Deals in which it takes the whole pot alone: a scoop where the pot is split. */
  readonly win: number
  /** Deals in which it takes a part of the pot. */
  readonly tie: number
  /** Its share of all pots, 0 to 1. */
  readonly equity: number
  /** The same in whole numbers: this many 15,120ths of a pot over all deals. */
  readonly won: number
  /** How far off a sampled equity is likely to be; 0 if every deal was counted. */
  readonly error: number
  /** The parts of the form in its order; their equities add up to that of the hand. */
  readonly shares: readonly ShareEquity[]
}

/** How one hand does for one part of the pot. */
export type ShareEquity = {
  readonly name: string
  /** Deals in which it takes this part alone, and in which it ties for it. */
  readonly win: number
  readonly tie: number
  readonly equity: number
  readonly won: number
}
