import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../player.ts'
import type { TimeWay } from '../table.ts'

/** What is ordered about what the house takes. */
export type CollectionsOrder =
  /** The desk says how many names wait for a seat here. */
  | { readonly type: 'TellWaiting'; readonly names: number }
  /** The dealer calls time, which has fallen due, so that the table can say how it pays. */
  | { readonly type: 'AnnounceTime' }
  /** These agree on how the next time is paid: each his own, or all by the deal that comes; the ante is of a bomb pot. */
  | {
      readonly type: 'PayTimeBy'
      readonly way: TimeWay
      readonly agreed: readonly PlayerId[]
      readonly ante?: Chips
    }
  /** Keeps out of a common way, and pays his own time. */
  | { readonly type: 'OptOut'; readonly player: PlayerId }
  /** Does not want to pay, and plays on as far as courtesy goes. */
  | { readonly type: 'DeclineTime'; readonly player: PlayerId }
  /** Pays the time that he owes. */
  | { readonly type: 'PayTime'; readonly player: PlayerId }
