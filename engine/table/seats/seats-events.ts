import type { Seat } from '../../deal/chips.ts'
import type { EntryWish } from '../member.ts'
import type { PlayerId } from '../player.ts'

/** What happens with seats and the ways in. */
export type SeatsEvent =
  | { readonly type: 'SeatTaken'; readonly player: PlayerId; readonly seat: Seat }
  | { readonly type: 'EntryChosen'; readonly player: PlayerId; readonly wish: EntryWish }
