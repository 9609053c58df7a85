import type { Card } from '../cards/card.ts'
import type { Decision as DecisionOf } from '../decider/decision.ts'
import { isRefusal, type RefusalOf, refusals } from '../decider/refusal.ts'
import type { Chips, Seat } from './chips.ts'
import type { DealEvent } from './events.ts'
import type { Impossible } from './impossible.ts'
import type { DealAbout } from './refusal-about.ts'
import type { RulingDecision } from './ruling-decision.ts'

/** What is wrong with a command, as a code; words are made at the edge. */
export type Why =
  | 'no-deal-yet'
  | 'deal-has-started'
  | 'deal-is-over'
  | 'too-few-players'
  | 'too-many-players'
  | 'seat-twice'
  | 'seat-not-a-number'
  | 'chips-not-whole'
  | 'no-chip-plays'
  | 'stakes-not-whole'
  | 'stakes-missing'
  | 'structure-not-played'
  | 'not-dealt-in'
  | 'not-your-turn'
  | 'not-the-time'
  | 'dealer-is-due'
  | 'player-is-due'
  | 'wrong-number-of-cards'
  | 'card-not-in-deck'
  | 'card-twice'
  | 'card-not-held'
  | 'cards-are-in-the-deck'
  | 'must-bet-or-fold'
  | 'facing-a-bet'
  | 'nothing-to-call'
  | 'bring-in-is-due'
  | 'no-bring-in-is-due'
  | 'raising-is-capped'
  | 'betting-not-reopened'
  | 'nobody-left-to-bet-against'
  | 'no-check-raise'
  | 'only-call-or-fold'
  | 'no-chips-left'
  | 'openers-needed'
  | 'must-open-for-more'
  | 'did-not-open'
  | 'openers-were-good'
  | 'splitting-not-declared'
  | 'openers-not-split'
  | 'barred-until-won'
  | 'not-dealt-in-before'
  | 'wager-too-small'
  | 'wager-too-big'
  | 'wager-not-a-size'
  | 'wager-not-whole-chips'
  | 'too-many-discards'
  | 'cannot-run-it'
  | 'burns-stay'
  | 'not-all-agree'
  | 'cannot-chop'
  | 'nothing-to-see'
  | 'last-hand-need-not-muck'
  | 'hand-must-be-shown'
  | 'holecards-must-be-shown'
  | 'board-does-not-play'
  | 'asking-is-denied'
  | 'not-theirs-to-ask'
  | 'not-theirs-to-deny'
  | 'hand-was-not-called'
  | 'no-hand-is-shown'
  | 'ground-and-floor-needed'
  | 'rest-stays-hidden'
  | 'no-claim-to-this-pot'
  | 'part-not-read'
  | 'somebody-takes-it'
  | 'cards-are-dealt-here'
  | 'no-split-by-agreement'
  | 'rows-do-not-fit'
  | 'no-pot'
  | 'no-straddle-here'
  | 'straddle-not-from-there'
  | 'too-many-straddles'
  | 'straddle-is-due'
  | 'no-kill-here'
  | 'too-many-kills'
  | 'too-few-chips-to-kill'
  | 'post-not-a-size'
  | 'ruling-is-pending'
  | 'no-ruling-is-due'
  | 'no-such-ruling'
  | 'cannot-have-happened'
  | 'barred-by-a-ruling'
  | 'not-known'
  | 'house-makes-no-sense'

/** A command that changes nothing, and why; the rules behind it are in the numbering of the deal's book. */
export type Refusal = RefusalOf<Why, DealData, DealAbout>

type DealData = {
  readonly seat?: Seat
  readonly card?: Card
  readonly least?: Chips
  readonly most?: Chips
  readonly sizes?: readonly Chips[]
  readonly count?: number
  /** Why what is reported cannot have happened. */
  readonly impossible?: Impossible
  /** The ways to rule that are open. */
  readonly decisions?: readonly RulingDecision[]
}

/** What comes of a command: events, or a refusal that leaves everything as it was. */
export type Decision = DecisionOf<DealEvent, Refusal>

/** A refusal with what it is about. */
export const refused = refusals<Refusal>()

export { isRefusal }
