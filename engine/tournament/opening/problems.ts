import type { Chips } from '../../deal/chips.ts'
import type { FormProblems } from '../../forms/problems.ts'
import { problems } from '../../kinds/problem.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { PlacardProblems } from '../../table/opening/problems.ts'

/** What can be wrong with the plan of an event: each code, and what it is about. */
export type PlanProblems = {
  readonly 'blinds-not-payable': { readonly small: Chips; readonly big: Chips; readonly unit: Chips }
  readonly 'blinds-of-level': null
  readonly 'day-outside-window': { readonly day: string; readonly from: string; readonly to: string }
  readonly 'event-name': null
  readonly 'final-seats': null
  readonly 'level-from-1': null
  readonly 'level-length': null
  readonly 'minutes-from-0': null
  readonly 'no-levels': null
  readonly 'not-a-day': { readonly day: string }
  readonly 'not-a-flag': null
  readonly 'not-a-multiple': { readonly unit: Chips }
  readonly 'not-a-part': null
  readonly 'not-in-book': { readonly book: string; readonly rule?: RuleId }
  readonly 'percents-not-whole': null
  readonly 'price-and-chips': null
  readonly 'rebuy-chips': { readonly chips: Chips; readonly rule: RuleId }
  readonly 'rebuy-price': { readonly price: Chips; readonly rule: RuleId }
}

/** Writes one of them with its place. */
export const wrong = problems<
  PlanProblems &
    Pick<FormProblems, 'no-such-form'> &
    Pick<PlacardProblems, 'chips-from-1' | 'no-such-book' | 'whole-number'>
>()
