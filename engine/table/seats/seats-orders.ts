import type { Seat } from '../../deal/chips.ts'
import type { EntryWish } from '../member.ts'
import type { PlayerId } from '../player.ts'

/** What is ordered about seats and the ways in. */
export type SeatsOrder =
  | { readonly type: 'TakeSeat'; readonly player: PlayerId; readonly seat: Seat }
  /** He says how he wants to come in, or back. */
  | { readonly type: 'ChooseEntry'; readonly player: PlayerId; readonly wish: EntryWish }
