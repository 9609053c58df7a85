import type { Chips, Seat } from '../../deal/chips.ts'
import { changeMember, memberOf } from '../draft.ts'
import { newMember, type Penalty } from '../member.ts'
import type { PlayerId } from '../player.ts'
import type { Time } from '../time.ts'
import { subject } from '../work.ts'
import { changeDealer, giveAbsentButton } from './absent-buttons.ts'
import { comeBack, extendAbsence, walkAway } from './away.ts'
import { changeCards } from './change-cards.ts'
import { type Clock, callClock, endClock } from './clock.ts'
import { guestGoes, seatGuest } from './guests.ts'
import { pickUp } from './pick-up.ts'
import { askPlayOver } from './play-over.ts'
import { penalize, remove, warn } from './sanctions.ts'

/** What is ordered about the people at a table. */
export type PeopleOrder =
  /** They walk off for a while, and may take chips along for safety. */
  | { readonly type: 'WalkAway'; readonly player: PlayerId; readonly takes?: Chips }
  /** They are back, with what they took along. */
  | { readonly type: 'ComeBack'; readonly player: PlayerId; readonly brings?: Chips }
  /** The floor, told beforehand, lets them be away this many minutes longer. */
  | { readonly type: 'ExtendAbsence'; readonly player: PlayerId; readonly minutes: number }
  | { readonly type: 'ChangeDealer'; readonly dealer: string }
  | { readonly type: 'GiveAbsentButton'; readonly player: PlayerId }
  /** The floor picks up the chips of a player who is away. */
  | { readonly type: 'PickUp'; readonly player: PlayerId }
  /** They want to play in the seat of a player who is away; the floor allows it or not, and a box is put over the chips. */
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
  /** They are dealt out for this many deals, or this many minutes. */
  | { readonly type: 'Penalize'; readonly player: PlayerId; readonly deals?: number; readonly minutes?: number }
  /** The floor sends them out, for now or for good. */
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
  /** Their time is over, and they have not acted. */
  | { readonly type: 'EndClock' }
  /** Somebody asks for new cards, they come with a new dealer, or are needed because these are damaged. */
  | {
      readonly type: 'ChangeCards'
      readonly what: 'deck' | 'setup'
      readonly damaged?: boolean
      readonly newDealer?: boolean
    }

/** What happens with the people at a table. */
export type PeopleEvent =
  /** They have walked off; if another was away already, as the second of two, and they're told. */
  | { readonly type: 'WalkedAway'; readonly player: PlayerId; readonly took: Chips; readonly second: boolean }
  | { readonly type: 'CameBack'; readonly player: PlayerId; readonly brought: Chips }
  | { readonly type: 'AbsenceExtended'; readonly player: PlayerId; readonly minutes: number }
  | { readonly type: 'DealerChanged'; readonly dealer: string }
  | { readonly type: 'AbsentButtonGiven'; readonly player: PlayerId; readonly count: number }
  | {
      readonly type: 'PlayOverBegun'
      readonly player: PlayerId
      readonly owner: PlayerId
      readonly seat: Seat
      /** They stand with the blinds as the owner of the seat does, and not as somebody new. */
      readonly asOwner?: boolean
    }
  | { readonly type: 'GuestSeated'; readonly player: PlayerId; readonly guest: string }
  | { readonly type: 'GuestLeft'; readonly player: PlayerId; readonly guest: string; readonly looked: boolean }
  | { readonly type: 'Warned'; readonly player: PlayerId; readonly about: string; readonly count: number }
  | { readonly type: 'Penalized'; readonly player: PlayerId; readonly penalty: Penalty }
  /** A deal goes by that they would have been in; null when it was the last one. */
  | { readonly type: 'PenaltyServed'; readonly player: PlayerId; readonly left: Penalty | null }
  | { readonly type: 'Barred'; readonly player: PlayerId }
  | { readonly type: 'ClockCalled'; readonly clock: Clock }
  | { readonly type: 'ClockRanOut'; readonly player: PlayerId; readonly seat: Seat }
  | { readonly type: 'CardsChanged'; readonly what: 'deck' | 'setup' }

/** Absences, guests, sanctions, the clock, dealers and decks. */
export const people = subject<PeopleOrder, PeopleEvent>({
  orders: {
    WalkAway: walkAway,
    ComeBack: comeBack,
    ExtendAbsence: extendAbsence,
    ChangeDealer: changeDealer,
    GiveAbsentButton: giveAbsentButton,
    PickUp: pickUp,
    AskPlayOver: askPlayOver,
    SeatGuest: seatGuest,
    GuestGoes: guestGoes,
    Warn: warn,
    Penalize: penalize,
    Remove: remove,
    CallClock: callClock,
    EndClock: endClock,
    ChangeCards: changeCards,
  },
  events: {
    WalkedAway: (table, { player, took, second, at }) => {
      const { stack, pocketed, walks, denominations } = memberOf(table, player)!
      changeMember(table, player, {
        away: at,
        walks: [...walks, at],
        second,
        stack: stack - took,
        pocketed: pocketed + took,
        denominations: took > 0 ? null : denominations,
      })
    },
    CameBack: (table, { player, brought }) => {
      const { stack, pocketed, denominations } = memberOf(table, player)!
      changeMember(table, player, {
        away: null,
        second: false,
        extension: 0,
        absentButtons: 0,
        stack: stack + brought,
        pocketed: pocketed - brought,
        denominations: brought > 0 ? null : denominations,
      })
    },
    AbsenceExtended: (table, { player, minutes }) => changeMember(table, player, { extension: minutes }),
    DealerChanged: (table, { dealer }) => {
      table.dealer = dealer
    },
    AbsentButtonGiven: (table, { player, count }) => changeMember(table, player, { absentButtons: count }),
    PlayOverBegun: (table, { player, owner, seat, asOwner = false, at }) => {
      table.chairs = table.chairs.with(seat - 1, player)
      if (memberOf(table, player) === undefined) table.members = [...table.members, newMember(player)]
      const { standing, missed, missedBlindButton, lastBigBlind } = memberOf(table, owner)!
      const stands = asOwner ? { standing, missed, missedBlindButton, lastBigBlind } : { standing: 'new' as const }
      changeMember(table, player, { seat, came: at, ...stands })
      changeMember(table, owner, { playedOverBy: player })
    },
    GuestSeated: (table, { player, guest }) =>
      changeMember(table, player, { guests: [...memberOf(table, player)!.guests, guest] }),
    GuestLeft: (table, { player, guest }) =>
      changeMember(table, player, { guests: memberOf(table, player)!.guests.filter(it => it !== guest) }),
    Warned: (table, { player, count }) => changeMember(table, player, { warnings: count }),
    Penalized: (table, { player, penalty }) => changeMember(table, player, { penalty }),
    PenaltyServed: (table, { player, left }) => changeMember(table, player, { penalty: left }),
    Barred: (table, { player }) => changeMember(table, player, { barred: true }),
    ClockCalled: (table, { clock }) => {
      table.clock = clock
    },
    ClockRanOut: table => {
      table.clock = null
    },
    CardsChanged: (table, { what, at }) => {
      table.cards =
        what === 'deck' ? { ...table.cards, deckFrom: table.deals } : { deckFrom: table.deals, setupFrom: at }
    },
  },
})
