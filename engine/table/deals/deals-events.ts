import type { CalledDeal, Places } from '../table.ts'
import type { DealOutcome } from './outcome.ts'
import type { Out } from './plan.ts'

/** What happens with deals. */
export type DealsEvent =
  /** A deal begins: who is in it, who is not and why, where button and blinds are. */
  | ({ readonly type: 'DealCalled'; readonly places: Places; readonly out: readonly Out[] } & CalledDeal)
  | { readonly type: 'DealRecorded'; readonly number: number; readonly outcome: DealOutcome }
