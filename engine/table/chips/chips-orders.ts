import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../player.ts'

/** What is ordered about chips. */
export type ChipsOrder =
  | { readonly type: 'BuyIn'; readonly player: PlayerId; readonly chips: Chips }
  | { readonly type: 'Leave'; readonly player: PlayerId }
