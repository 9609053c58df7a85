import type { Chips } from '../deal/chips.ts'
import { type Refusal, refusals } from '../decider/refusal.ts'
import type { PlayerId } from '../table/player.ts'
import type { Time } from '../table/time.ts'
import type { Role, Step } from './record.ts'

/** What is wrong with an order to the record, as a code; words are made at the edge. */
export type ConductWhy =
  | 'no-such-order'
  | 'no-record-yet'
  | 'record-is-open'
  | 'time-goes-back'
  | 'not-your-role'
  | 'nobody-named'
  | 'no-such-entry'
  | 'not-an-offence'
  | 'decided-already'
  | 'step-not-offered'
  | 'step-too-mild'
  | 'too-short'
  | 'too-long'
  | 'nothing-to-lift'
  | 'no-such-dispute'
  | 'too-late'
  | 'dispute-is-closed'
  | 'rule-is-missing'
  | 'reason-is-missing'
  | 'second-person-needed'
  | 'you-are-involved'
  | 'not-yours-to-rule'
  | 'ruling-is-final'
  | 'nothing-ruled-yet'
  | 'appeal-is-open'
  | 'amount-makes-no-sense'
  | 'same-person'
  | 'no-such-correction'
  | 'no-referee'
  | 'referee-is-here'
  | 'named-by-association'
  | 'sanctioned-needs-tournament'
  | 'referee-may-not-play'
  | 'no-such-official'
  | 'under-age'
  | 'document-not-accepted'
  | 'document-expired'
  | 'id-is-missing'
  | 'excluded'
  | 'barred'
  | 'drunk'
  | 'exclusion-not-kept'
  | 'kept-until-then'
  | 'no-such-training'
  | 'step-out-of-order'

/** An order that changes nothing, and why. */
export type ConductRefusal = Refusal<ConductWhy> & {
  readonly player?: PlayerId
  readonly until?: Time | null
  readonly role?: Role
  readonly steps?: readonly Step[]
  readonly least?: Chips
  readonly most?: Chips
}

/** A refusal with what it is about. */
export const refused = refusals<ConductRefusal>()
