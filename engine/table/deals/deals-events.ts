import type { CalledDeal, Places } from '../table.ts'
import type { DealOutcome } from './outcome.ts'
import type { Out } from './plan.ts'

/** Button and blinds go on in the next deal from where they were before this one. */
type Stays = { readonly stays: boolean }

/** What happens with deals. */
export type DealsEvent =
  /** A deal begins: who is in it, who is not and why, where button and blinds are. */
  | ({ readonly type: 'DealCalled'; readonly places: Places; readonly out: readonly Out[] } & Stays & CalledDeal)
  | { readonly type: 'DealRecorded'; readonly number: number; readonly outcome: DealOutcome }
