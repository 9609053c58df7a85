import type { Chips, Seat } from '../../deal/chips.ts'
import type { PlayerId } from '../player.ts'

/** What happens when people leave for good. */
export type LeavingEvent =
  /** He gets up when the deal is over, or has got up already. */
  | { readonly type: 'LeavingSaid'; readonly player: PlayerId; readonly gone: boolean }
  | {
      readonly type: 'CashedOut'
      readonly player: PlayerId
      readonly seat: Seat
      readonly chips: Chips
      readonly why: WhyCashedOut
    }
  /** What was left in the pot for a next deal goes to those who played for it. */
  | {
      readonly type: 'CarriedDivided'
      readonly shares: readonly { readonly player: PlayerId; readonly chips: Chips }[]
    }
  | { readonly type: 'TableClosed'; readonly broken: boolean }

/** Why somebody's chips leave the table. */
export type WhyCashedOut = 'left' | 'picked-up' | 'removed' | 'owner-is-back' | 'table-closed'
