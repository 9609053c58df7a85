import type { Seat } from '../../deal/chips.ts'
import type { Post } from '../../deal/commands.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { GamePart } from '../placard.ts'
import type { PlayerId } from '../player.ts'
import type { Places } from '../table.ts'

/** A player who has a seat and is not dealt in, and why. */
export type Out = { readonly player: PlayerId; readonly why: WhyOut; readonly rules: readonly RuleId[] }

/** Why somebody at the table is not dealt in. */
export type WhyOut =
  | 'no-chips'
  | 'away'
  | 'waits-for-the-big-blind'
  | 'waits-for-the-button'
  | 'waits-for-their-place'
  | 'owes-blinds'
  | 'owes-a-kill'
  | 'owes-the-collection'
  | 'must-bring-back'
  | 'penalty'
  | 'plays-from-a-rack'
  | 'table-is-full'
  | 'bomb-pot'
  | 'killed-pot'
  | 'carried-pot'

/** The next deal as it takes shape: each step adds to it. */
export type DealPlan = {
  /** The game, with one chair more where the book has it so for a deal. */
  readonly part: GamePart
  readonly places: Places
  readonly dealtIn: readonly Seat[]
  readonly posts: readonly Post[]
  readonly out: readonly Out[]
  /** The straddle of the placard would fall on somebody who joins the game with this deal, and isn’t asked for. */
  readonly noStraddle?: true
}
