import type { BookId, RuleId } from '../rulebooks/rule-id.ts'
import type { Worded } from '../words/text.ts'

/** What can be practised. */
export const DRILL_AREAS = [
  'rulings',
  'wagers',
  'hands',
  'split-pots',
  'rows',
  'side-pots',
  'odd-chips',
  'pot-limit',
  'change',
  'chip-race',
  'first-to-act',
  'lists',
  'must-move',
  'balancing',
] as const
/** One of the areas. */
export type DrillArea = (typeof DRILL_AREAS)[number]

/** Somebody at the table of a drill. */
export type DrillPlayer = {
  readonly seat: number
  readonly bet?: number
  readonly cards?: readonly string[]
  /** Their cards in rows, from the front. */
  readonly rows?: readonly (readonly string[])[]
  readonly hot?: boolean
  readonly button?: boolean
}

/** A question of the training, with the answers to choose from. */
export type Drill = {
  /** Two drills with the same key ask the same. */
  readonly key: string
  readonly area: DrillArea
  /** What happened, and what is asked. */
  readonly about: string
  /** The same and the reason with their cards as data, where there may be some. */
  readonly drawn?: { readonly about: Worded; readonly why: Worded }
  readonly asks: string
  readonly options: readonly string[]
  /** The places of the right answers: more than one where it is left to discretion. */
  readonly right: readonly number[]
  readonly why: string
  readonly rules: readonly RuleId[]
  /** What the other books say, where a book decides it. */
  readonly others?: readonly { readonly book: BookId; readonly says: string }[]
  readonly table: {
    readonly seats: number
    readonly players: readonly DrillPlayer[]
    readonly boards: readonly (readonly string[])[]
    readonly pot: number
  }
}
