import type { Card } from '../cards/card.ts'
import type { Chips, Seat } from '../deal/chips.ts'
import type { PlayerId } from '../table/player.ts'
import type { Time } from '../table/time.ts'
import type { Level, Money, Plan } from './plan.ts'

/** An event from the first entry to the last prize: what its events add up to. */
export type Tournament = {
  readonly plan: Plan
  readonly at: Time
  readonly phase: Phase
  /** All who ever entered, in the order in which they came; nobody leaves this list. */
  readonly entrants: readonly Entrant[]
  /** The tables in play, by their numbers. */
  readonly tables: readonly EventTable[]
  /** With how many tables it began. */
  readonly began: number
  /** Tables break in this order. */
  readonly breakOrder: readonly number[]
  /** The levels as they stand: the schedule may change while it runs. */
  readonly levels: readonly Level[]
  readonly clock: LevelClock
  /** Who is out, those of one deal together, the first first. */
  readonly outs: readonly OutGroup[]
  /** The number of the moment at which somebody goes out next; hand for hand, all tables share one. */
  readonly moment: number
  readonly handForHand: boolean
  /** The smallest chip in play. */
  readonly unit: Chips
  readonly bank: Bank
  /** Chips in play beyond those that were bought, gained or lost by races. */
  readonly raced: Chips
  /** Chips that were taken out of play. */
  readonly removed: Chips
  readonly prizeDeal: AgreedDeal | null
  /** The envelopes of a mystery bounty, once they are sealed. */
  readonly envelopes: Envelopes | null
  /** What the director has still to see to. */
  readonly review: readonly Review[]
  /** Who gets what, once it is over. */
  readonly paid: readonly Paid[] | null
  readonly day: number
  /** Flights that came in, and how many had gone out in each. */
  readonly flights: readonly { readonly flight: string; readonly gone: number }[]
  readonly moves: number
  readonly deals: number
}

/** Entries are taken; it is played; it stands still over night; it is over; it was called off. */
export type Phase = 'entries' | 'playing' | 'bagged' | 'ended' | 'cancelled'

/** Somebody who has entered. */
export type Entrant = {
  readonly player: PlayerId
  /** Entered and without a seat yet; waiting for one that becomes free; in play; out; gone before it began. */
  readonly status: 'entered' | 'alternate' | 'playing' | 'out' | 'withdrawn'
  readonly stack: Chips
  readonly table: number | null
  readonly seat: Seat | null
  /** The seat they chose where seat cards lie face up. */
  readonly wish: Seat | null
  readonly entries: number
  /** The stack that they brought from a flight, where they paid; null for those who paid here. */
  readonly brought: Chips | null
  readonly rebuys: number
  readonly addOns: number
  /** A rebuy that was announced before the deal, and is owed whatever comes. */
  readonly owes: boolean
  /** They have been at their seat. */
  readonly came: boolean
  /** The house reached them, and they asked to have their chips left. */
  readonly keepChips: boolean
  readonly away: Time | null
  readonly penalty: { readonly deals: number } | { readonly until: Time } | null
  readonly warnings: number
  /** How often they were moved to balance tables. */
  readonly moves: number
  /** They wait until the button has passed. */
  readonly waits: boolean
  /** A stack at an unsold seat: nobody has bought it yet. */
  readonly unsold: boolean
  /** What is on their head, and what they have won from the heads of others. */
  readonly bounty: Money
  readonly bounties: Money
}

/** A table in play: who sits where, and where button and blinds lay in its last deal, whether or not anybody sat there. */
export type EventTable = {
  readonly table: number
  readonly seats: readonly (PlayerId | null)[]
  readonly button: Seat | null
  readonly small: Seat | null
  readonly big: Seat | null
  readonly deals: number
  /** How often it has dealt in this level. */
  readonly levelDeals: number
  /** The level of the deal that is on; null between deals. */
  readonly dealing: number | null
  /** Hand for hand: it has had its deal and waits for the others. */
  readonly waits: boolean
  /** Seats that became free in the last deal, and how many players left of the button they were. */
  readonly vacated: readonly { readonly seat: Seat; readonly place: number }[]
}

/** The clock of the levels. It runs from `since` on with this much left; it stands still where `since` is null. */
export type LevelClock = {
  /** The level, counted from 1; 0 before play starts. */
  readonly level: number
  /** Milliseconds left in the level or break; null in a level that goes by deals. */
  readonly left: number | null
  readonly since: Time | null
  readonly stopped: 'dispute' | 'pause' | null
  readonly onBreak: boolean
}

/** Those who went out at one moment. */
export type OutGroup = { readonly moment: number; readonly at: Time; readonly players: readonly Gone[] }

/** A player who is out: with how many chips they began that deal, who took them, and where they sat. */
export type Gone = {
  readonly player: PlayerId
  readonly stack: Chips
  readonly by: PlayerId | null
  readonly table: number
  readonly seat: Seat
  /** A rank of the hand on that deal, where it decides what cannot be divided: the higher the better. */
  readonly hand: number | null
  /** A card that was drawn for it instead, where the house has it so. */
  readonly card?: Card
  /** What was on their head and went to the player who took them. */
  readonly bounty: Money
}

/** The money of the event: it balances to the unit. */
export type Bank = {
  readonly buyIns: Money
  readonly fees: Money
  readonly bounties: Money
  readonly refunds: Money
}

/** Sealed envelopes: what lies in them, which were opened by whom for whose head, and who has won one and not opened it. */
export type Envelopes = {
  readonly root: string
  readonly worths: readonly Money[]
  readonly opened: readonly {
    readonly envelope: number
    readonly worth: Money
    readonly player: PlayerId
    readonly head: PlayerId
  }[]
  readonly owed: readonly { readonly player: PlayerId; readonly head: PlayerId; readonly since: Time }[]
}

/** A division of the prizes that players have agreed on. */
export type PrizeDeal = {
  readonly shares: readonly { readonly player: PlayerId; readonly prize: Money }[]
  /** What is still played for. */
  readonly left: Money
  readonly improper: boolean
  readonly nothingLeft: boolean
}

/** A division as it was agreed: how it was worked out, and the chips that each had then. */
export type AgreedDeal = PrizeDeal & { readonly way: DealWay; readonly stacks: readonly Chips[] }

/** How a division is worked out. */
export type DealWay = 'even' | 'chips' | 'icm' | 'custom'

/** Something that followed from what was undone, for the director to see to. */
export type Review = {
  readonly about: 'seat-taken' | 'table-broken' | 'moves-since' | 'bounty-paid' | 'prizes-paid' | 'prize-deal'
  readonly player: PlayerId
}

/** What somebody is paid, and for which place. */
export type Paid = {
  readonly player: PlayerId
  readonly place: number
  readonly prize: Money
  readonly bounties: Money
}
