import type { Card, Chips, Deal, DealEvent, Seat } from '@cardroom/engine'
import type { CalledDeal, Night, PlayerId, Time } from '@cardroom/engine/table'
import type { Entropy } from '@cardroom/fair'
import type { Bank } from '../../bank/bank.ts'
import type { Role, Temper } from '../../protocol/named.ts'
import type { RequestEnd } from '../../protocol/options.ts'
import type { Preference, ValueOf } from '../../protocol/preferences.ts'
import type { Results } from '../../results/results.ts'
import type { Asked, AskedIn } from './asked.ts'
import type { Booked } from './events.ts'
import type { Invitation } from './invitation.ts'
import type { LiveEntry } from './live-entry.ts'

export { ROLES, type Role, TEMPERS, type Temper } from '../../protocol/named.ts'

/** A person who has come to a table, or a bot. */
export type AtTable = {
  readonly name: string
  readonly role: Role
  readonly bot: Temper | null
  readonly muted: boolean
  readonly banned: boolean
  /** Seconds left in their time bank. */
  readonly bank: number
  /** How often in a row their time has run out. */
  readonly missed: number
  /** They are disconnected. */
  readonly lost: boolean
  /** The deal in which they last got more time because of it, and the turn by when it began. */
  readonly grace: { readonly deal: number; readonly since: Time } | null
  /** The room has sat them out because they didn't act. */
  readonly satOut: boolean
  /** What they have chosen for themselves; the rest is as everybody starts. */
  readonly prefers?: { readonly [P in Preference]?: ValueOf<P> }
  /** When they said something lately. */
  readonly said: readonly Time[]
  /** Who has sent them away in the deal that is on: at its end they are cashed out by that order. */
  readonly sentAway?: PlayerId
  /** The deal in the middle of which they got their role: in that one they make no rulings. */
  readonly inOfficeAfter?: number
  /** When they asked the host for a seat or chips lately, and what became of it last. */
  readonly requested?: readonly Time[]
  readonly requestEnd?: RequestEnd | undefined
}

/** Somebody asks the host for a seat with chips, or for chips in the seat they have. */
export type SeatRequest = {
  readonly person: PlayerId
  readonly seat: Seat | null
  readonly chips: Chips
  readonly until: Time
}

/** How a table is run by software: the clocks, the pause between deals, how bots play. */
export type Policy = {
  /** Seconds to act, and the time bank that comes after; null where nobody is hurried. */
  readonly clock: ClockPolicy | null
  /** What the room does for players who disconnect, and with players who don't act; nothing where it is not set. */
  readonly line?: LinePolicy
  /** Milliseconds between the end of a deal and the next. */
  readonly pause: number
  readonly botPace: 'human' | 'instant'
  /** The table was made for machines, by their token: it is played also while nobody watches. */
  readonly machines?: true
  /** It belongs to a tournament: the event seats players, changes stakes and calls the deals, and nobody buys chips. */
  readonly event?: { readonly id: string; readonly table: number }
  /** A table to learn at: decisions are explained while only one person sits there. */
  readonly practice?: true
  /** When everybody is all-in and shown, the rest is dealt slowly, with how the hands stand. */
  readonly equities?: true
  /** The host approves who sits down and who buys chips. */
  readonly approval?: true
  /** Nobody sees the name of their hand. */
  readonly unaided?: true
  /** How long the room waits for what the seats add to the shuffle, in milliseconds. */
  readonly entropyWait: number
}

/** How long players may think, in seconds: for each act, out of the time bank, and what the bank gets back. */
export type ClockPolicy = {
  readonly act: number
  readonly bank: number
  /** After this many deals the time bank of each player dealt in gets this many seconds, up to a maximum. */
  readonly refill?: { readonly seconds: number; readonly deals: number; readonly most: number }
}

/** This many more seconds once a deal for a player who has disconnected; after this many missed acts in a row they sit out. */
export type LinePolicy = { readonly grace: number; readonly missed: number }

/** When the deal came to the step it is at, and when each seat acted in it since. */
export type Step = { readonly at: number; readonly since: Time; readonly acted: Readonly<Record<Seat, Time>> }

/** A deck under seal, for the deal that is on. */
export type Sealed = {
  readonly deal: number
  readonly root: string
  readonly cards: readonly Card[]
  readonly salts: readonly string[]
  readonly entropies: readonly Entropy[]
}

/** A deal that is over, with who played it. */
export type LastDeal = Pick<CalledDeal, 'number' | 'players'> & {
  readonly deal: Deal
  /** What would have come, by board, once somebody has asked to see it. */
  readonly rabbit?: readonly (readonly Card[])[]
}

/** What two hands of the Chinese family owe each other. */
export type PointsScored = Extract<DealEvent, { readonly type: 'PointsScored' }>

/** A table in the room: the night with its people, clocks and sealed decks; what its stream adds up to. */
export type Hosted = {
  readonly id: string
  readonly version: number
  /** Undefined only until the table has its placard, which comes with it. */
  readonly night: Night | undefined
  readonly people: Readonly<Record<PlayerId, AtTable>>
  readonly policy: Policy
  /** Everybody may come and look; otherwise by invitation alone. */
  readonly open: boolean
  readonly invitations: readonly Invitation[]
  /** No deal begins: the host has paused the table. */
  readonly paused: boolean
  /** Who ends the night when the deal is over that is on; null while it goes on. */
  readonly ending: PlayerId | null
  /** The book of the table's chips. */
  readonly bank: Bank
  readonly results: Results
  readonly seal: Sealed | null
  /** The deal that was played last, as it ended, until the next begins. */
  readonly last: LastDeal | null
  /** The points that hands of the Chinese family have scored in the deal that is on, or was last. */
  readonly scores: readonly PointsScored[]
  /** When something last happened in a deal: the player to act has been due since then. */
  readonly lastAct: Time
  /** The step of the deal that is on. */
  readonly step: Step
  /** This many milliseconds a clock that was called ends later, because the room was closed meanwhile. */
  readonly clockLate: number
  readonly made: Time
  /** At a table of a tournament: the number that the event gave the last deal it called here. */
  readonly eventDeal?: number
  /** At a table of a tournament with a live helper: the two who sit here are the last two of the event. */
  readonly lastTwo?: boolean
  /** At a table of real cards: what its helper has entered since the deal began, and how it stood before. */
  readonly live?: LiveLog
  /** A report that waits for those who have a stake in the hand; play waits meanwhile. */
  readonly asked?: Asked
  readonly askedIn?: AskedIn
  /** Who waits for the host's word. */
  readonly requests?: readonly SeatRequest[]
}

/** How the night stands, with the deal that was last. */
export type Standing = Pick<Hosted, 'night' | 'last' | 'scores' | 'bank' | 'results'>

/** What was entered at a table of real cards, step by step with what came of it. */
export type LiveLog = {
  readonly from: Standing
  readonly acts: readonly { readonly entry: LiveEntry; readonly events: readonly Booked[] }[]
}
