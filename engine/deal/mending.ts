import type { Card } from '../cards/card.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import type { Seat } from './chips.ts'
import type { DealEvent, Reported } from './events.ts'

/** What went wrong at this table and is still to be put right. */
export type Mending = {
  /** Cards out of play: dealt too early, boxed, foreign. They are kept in case the deck runs out. */
  readonly aside: readonly Card[]
  /** Mistakes of the dealer that nobody has noticed yet. */
  readonly errors: readonly DealingError[]
  /** What the dealer has to do otherwise than the form says when he comes to it. */
  readonly repairs: readonly Repair[]
  /** A ruling that a person has to make before play goes on. */
  readonly pending: Pending | null
  /** Who may neither bet nor raise in the round that is on. */
  readonly mayNotWager: readonly Seat[]
}

/** A mistake that was not noticed when it was made: what it is, in which step of the form, and the cards it moved. */
export type DealingError = { readonly incident: Reported; readonly step: number; readonly cards: readonly Card[] }

/** What the dealer does otherwise at a step. */
export type Repair =
  /** The burn of this step is not made: its card is out already, or the book wants none. */
  | { readonly do: 'skip-burn'; readonly at: number }
  /** One card more is burned before the burn of this step. */
  | { readonly do: 'burn-first'; readonly at: number }
  /** Before this step the stub is shuffled, with the cards set aside if they belong to it. */
  | { readonly do: 'reshuffle'; readonly at: number; readonly aside: boolean }

/** A ruling left to a person: who makes it, and the ways to rule, the usual one first. */
export type Pending = { readonly decides: Decider; readonly options: readonly RulingOption[] }

/** Who makes a ruling that the book leaves open. */
export type Decider = 'floor' | 'dealer' | 'table' | { readonly seat: Seat }

/** One way to rule: the decision, the events that follow, and the rules behind it. */
export type RulingOption = {
  readonly decision: string
  readonly events: readonly DealEvent[]
  readonly rules: readonly RuleId[]
}

/** Where cards lie; `stub` is its top. */
export type Pile =
  | 'stub'
  | 'stub-bottom'
  | 'burns'
  | 'muck'
  | 'aside'
  | 'discards'
  | { readonly board: number }
  | { readonly seat: Seat; readonly face: 'down' | 'up' }

/** A card goes from one pile to another. */
export type CardMove = { readonly card: Card; readonly from: Pile; readonly to: Pile }

/** Nothing has gone wrong. */
export const NOTHING_WRONG: Mending = { aside: [], errors: [], repairs: [], pending: null, mayNotWager: [] }

/** The repair of this kind that is due at this step. */
export const repairAt = (mending: Mending, step: number, kind: Repair['do']): Repair | undefined =>
  mending.repairs.find(repair => repair.at === step && repair.do === kind)
