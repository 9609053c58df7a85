import type { Refusal as DealRefusal } from '../../deal/refusal.ts'
import type { FormProblems } from '../../forms/problems.ts'
import { problems } from '../../kinds/problem.ts'

/** What can be wrong with a placard beyond its forms and its book: each code, and what it is about. */
export type PlacardProblems = {
  readonly 'blinds-fall': null
  readonly 'chips-from-1': null
  readonly 'kill-not-whole': { readonly size: 'half' | 'full'; readonly form: string }
  readonly 'least-over-most': null
  readonly 'money-from-1': null
  readonly 'no-forms': null
  readonly 'no-mandatory-straddle': { readonly book: string }
  readonly 'no-pot-to-rake': null
  readonly 'no-such-book': { readonly book: string }
  readonly 'no-such-collection': null
  readonly 'no-such-setting': null
  readonly 'no-such-turn': null
  readonly 'nothing-goes-in': null
  readonly 'nothing-to-kill': null
  readonly 'percent-of-rake': null
  readonly 'same-player-twice': null
  readonly 'stakes-do-not-play': { readonly refusal: DealRefusal }
  readonly 'straddle-without-blinds': null
  readonly 'table-name': null
  readonly 'whole-number': { readonly least: number; readonly most?: number }
}

/** Writes one of them with its place. */
export const wrong = problems<PlacardProblems & Pick<FormProblems, 'deals-from-1'>>()
