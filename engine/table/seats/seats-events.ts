import type { Chips, Seat } from '../../deal/chips.ts'
import type { EntryWish, Member } from '../member.ts'
import type { PlayerId } from '../player.ts'

/** What happens with seats and the ways in. */
export type SeatsEvent =
  | ({ readonly type: 'SeatTaken'; readonly player: PlayerId; readonly seat: Seat } & Pick<
      Member,
      'standing' | 'place' | 'missed'
    >)
  /** He changed chairs: what he waits for, and which blinds he takes along unpaid. */
  | ({
      readonly type: 'SeatChanged'
      readonly player: PlayerId
      readonly from: Seat
      readonly seat: Seat
    } & Pick<Member, 'place' | 'missed' | 'dealtOff'>)
  | { readonly type: 'EntryChosen'; readonly player: PlayerId; readonly wish: EntryWish }
  /** Blinds, and a mandatory straddle, went by one who is in the game and not in the deal. */
  | {
      readonly type: 'BlindsMissed'
      readonly player: PlayerId
      readonly blinds: readonly number[]
      readonly straddle: boolean
    }
  /** He is in the next deal, in this way and with this money. */
  | {
      readonly type: 'CameIn'
      readonly player: PlayerId
      readonly wish: EntryWish
      readonly live: Chips
      readonly dead: Chips
    }
  /** He plays on less than half of the single blind, which the next player takes. */
  | { readonly type: 'BlindPassedOn'; readonly player: PlayerId }
