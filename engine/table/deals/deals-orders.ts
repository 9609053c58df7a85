import type { DealOutcome } from './outcome.ts'

/** What is ordered about deals. */
export type DealsOrder =
  /** The dealer is ready: button, blinds and posts are found, and the next deal begins. */
  | { readonly type: 'CallDeal' }
  /** The deal that was called is over, and came out like this. */
  | { readonly type: 'RecordDeal'; readonly outcome: DealOutcome }
