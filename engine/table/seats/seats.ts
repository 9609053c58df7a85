import type { Chips, Seat } from '../../deal/chips.ts'
import type { CameFrom } from '../chips/transfer.ts'
import { changeMember, changeTime, memberOf } from '../draft.ts'
import { type EntryWish, type Member, newMember } from '../member.ts'
import type { HouseCard } from '../people/may-sit.ts'
import type { PlayerId } from '../player.ts'
import type { Time } from '../time.ts'
import { subject } from '../work.ts'
import { changeSeat } from './change-seat.ts'
import { chooseEntry } from './choose-entry.ts'
import { takeSeat } from './take-seat.ts'

/** What is ordered about seats and the ways in. */
export type SeatsOrder =
  /** A player sits down; the desk says so if they were moved here from a like game, and what they have missed there. */
  | {
      readonly type: 'TakeSeat'
      readonly player: PlayerId
      readonly seat: Seat
      /** They come from another table with chips. */
      readonly from?: CameFrom
      /** What the desk knows of the house's card, where one is needed: that it has it, unless something else is said. */
      readonly card?: HouseCard
      /** Which blinds they have missed there and take along. */
      readonly missed?: readonly number[]
    }
  /** A player in this game takes another chair in it. */
  | { readonly type: 'ChangeSeat'; readonly player: PlayerId; readonly seat: Seat }
  /** They say how they want to come in, or back. */
  | { readonly type: 'ChooseEntry'; readonly player: PlayerId; readonly wish: EntryWish }

/** What happens with seats and the ways in. */
export type SeatsEvent =
  | ({
      readonly type: 'SeatTaken'
      readonly player: PlayerId
      readonly seat: Seat
      /** Until when they have paid time at the table they come from. */
      readonly timeUntil?: Time
    } & Pick<Member, 'standing' | 'place' | 'missed'>)
  /** They changed chairs: what they wait for, and which blinds they take along unpaid. */
  | ({
      readonly type: 'SeatChanged'
      readonly player: PlayerId
      readonly from: Seat
      readonly seat: Seat
    } & Pick<Member, 'place' | 'missed' | 'dealtOff'>)
  | { readonly type: 'EntryChosen'; readonly player: PlayerId; readonly wish: EntryWish }
  /** Blinds, and a mandatory straddle, went by a player who is in the game and not in the deal. */
  | {
      readonly type: 'BlindsMissed'
      readonly player: PlayerId
      readonly blinds: readonly number[]
      readonly straddle: boolean
    }
  /** They are in the next deal, in this way and with this money. */
  | {
      readonly type: 'CameIn'
      readonly player: PlayerId
      readonly wish: EntryWish
      readonly live: Chips
      readonly dead: Chips
    }
  /** They play on less than half of the single blind, which the next player takes. */
  | { readonly type: 'BlindPassedOn'; readonly player: PlayerId }

/** Seats, and the ways in and back. */
export const seats = subject<SeatsOrder, SeatsEvent>({
  orders: {
    TakeSeat: takeSeat,
    ChangeSeat: changeSeat,
    ChooseEntry: chooseEntry,
  },
  events: {
    SeatTaken: (table, { player, seat, standing, place, missed, timeUntil, at }) => {
      const chairs = [...table.chairs]
      // the extra chair of a new game
      while (chairs.length < seat) chairs.push(null)
      table.chairs = chairs.with(seat - 1, player)
      if (memberOf(table, player) === undefined) table.members = [...table.members, newMember(player)]
      changeMember(table, player, { seat, came: at, standing, place, missed, dealtOff: false, wish: 'post' })
      const others = (table.time.elsewhere ?? []).filter(it => it.player !== player)
      if (timeUntil !== undefined) changeTime(table, { elsewhere: [...others, { player, until: timeUntil }] })
    },
    SeatChanged: (table, { player, from, seat, place, missed, dealtOff }) => {
      table.chairs = table.chairs.with(from - 1, null).with(seat - 1, player)
      // a player who is to wait does so, unless they say otherwise
      changeMember(table, player, { seat, place, missed, dealtOff, wish: place === null ? 'post' : 'at-once' })
    },
    EntryChosen: (table, { player, wish }) => changeMember(table, player, { wish }),
    BlindsMissed: (table, { player, blinds, straddle }) => {
      const { missed, missedStraddle } = memberOf(table, player)!
      changeMember(table, player, {
        missed: [...new Set([...missed, ...blinds])].sort((a, b) => a - b),
        missedStraddle: missedStraddle || straddle,
        missedBlindButton: true,
      })
    },
    CameIn: (table, { player }) => changeMember(table, player, NOTHING_OWED),
    BlindPassedOn: (table, { player }) => changeMember(table, player, { shortBlind: true }),
  },
})

/** How a player who has come in, or back, stands with the blinds. */
const NOTHING_OWED: Partial<Member> = {
  standing: 'active',
  missed: [],
  missedStraddle: false,
  missedBlindButton: false,
  shortBlind: false,
  place: null,
  dealtOff: false,
  wish: 'post',
}
