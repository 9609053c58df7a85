import type { Chips, Seat } from '../../deal/chips.ts'
import type { PlayerId } from '../player.ts'

/** What happens with chips. */
export type ChipsEvent =
  | { readonly type: 'BoughtIn'; readonly player: PlayerId; readonly chips: Chips }
  /** He gets up when the deal is over. */
  | { readonly type: 'LeavingSaid'; readonly player: PlayerId }
  | { readonly type: 'CashedOut'; readonly player: PlayerId; readonly seat: Seat; readonly chips: Chips }
