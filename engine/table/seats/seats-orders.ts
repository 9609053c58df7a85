import type { Seat } from '../../deal/chips.ts'
import type { CameFrom } from '../chips/transfer.ts'
import type { EntryWish } from '../member.ts'
import type { HouseCard } from '../people/may-sit.ts'
import type { PlayerId } from '../player.ts'

/** What is ordered about seats and the ways in. */
export type SeatsOrder =
  /** A player sits down; the desk says so if he was moved here from a like game, and what he has missed there. */
  | {
      readonly type: 'TakeSeat'
      readonly player: PlayerId
      readonly seat: Seat
      /** He comes from another table with chips. */
      readonly from?: CameFrom
      /** What the desk knows of the house's card, where one is needed: that it has it, unless something else is said. */
      readonly card?: HouseCard
      /** Which blinds he has missed there and takes along. */
      readonly missed?: readonly number[]
    }
  /** A player of this game takes another chair of it. */
  | { readonly type: 'ChangeSeat'; readonly player: PlayerId; readonly seat: Seat }
  /** He says how he wants to come in, or back. */
  | { readonly type: 'ChooseEntry'; readonly player: PlayerId; readonly wish: EntryWish }
