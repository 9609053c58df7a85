import type { Chips, Seat } from '../../deal/chips.ts'
import type { PlayerId } from '../player.ts'
import type { Time } from '../time.ts'

/** What is ordered about the people at a table. */
export type PeopleOrder =
  /** He walks off for a while, and may take chips along for safety. */
  | { readonly type: 'WalkAway'; readonly player: PlayerId; readonly takes?: Chips }
  /** He is back, with what he took along. */
  | { readonly type: 'ComeBack'; readonly player: PlayerId; readonly brings?: Chips }
  /** The floor, told beforehand, lets him be away so many minutes longer. */
  | { readonly type: 'ExtendAbsence'; readonly player: PlayerId; readonly minutes: number }
  | { readonly type: 'ChangeDealer'; readonly dealer: string }
  | { readonly type: 'GiveAbsentButton'; readonly player: PlayerId }
  /** The floor picks up the chips of one who is away. */
  | { readonly type: 'PickUp'; readonly player: PlayerId }
  /** He wants to play in the seat of one who is away; the floor allows it or not, and a box is put over the chips. */
  | {
      readonly type: 'AskPlayOver'
      readonly player: PlayerId
      readonly seat: Seat
      readonly leave: boolean
      readonly box: boolean
      readonly consent?: boolean
    }
  | { readonly type: 'SeatGuest'; readonly player: PlayerId; readonly guest: string; readonly objections: number }
  /** A guest goes, or is sent away for looking at a hand. */
  | { readonly type: 'GuestGoes'; readonly player: PlayerId; readonly guest: string; readonly looked?: boolean }
  | { readonly type: 'Warn'; readonly player: PlayerId; readonly about: string }
  /** He is dealt out for so many deals, or so many minutes. */
  | { readonly type: 'Penalize'; readonly player: PlayerId; readonly deals?: number; readonly minutes?: number }
  /** The floor sends him out, for now or for good. */
  | { readonly type: 'Remove'; readonly player: PlayerId; readonly bar: boolean }
  /** Somebody wants the clock on the player who has been due to act since then; the floor may make it shorter. */
  | {
      readonly type: 'CallClock'
      readonly player: PlayerId
      readonly by: PlayerId | 'floor'
      readonly since: Time
      readonly seconds?: number
      readonly atSeat?: boolean
    }
  /** His time is over, and he has not acted. */
  | { readonly type: 'EndClock' }
  /** New cards are asked for, or needed because these are damaged. */
  | { readonly type: 'ChangeCards'; readonly what: 'deck' | 'setup'; readonly damaged?: boolean }
