import type { Card, Chips, DealEvent, RuleId, Seat, TableEvent } from '@cardroom/engine'
import { isDealEvent, isNightEventType, type PlayerId, type Time } from '@cardroom/engine/table'
import type { Entropy } from '@cardroom/fair'
import type { RequestEnd } from '../../protocol/options.ts'
import type { Preferred } from '../../protocol/preferences.ts'
import type { Answered, Question } from './asked.ts'
import type { Policy, Role, Temper } from './hosted.ts'
import type { Invitation } from './invitation.ts'
import type { LiveEntry } from './live-entry.ts'

/**
 * What happens at a table of the room, as its stream keeps it, one after another: what the engine tells of the table and
 * its deals, and what the room adds to it. No two of them have the same name.
 */
export type HostedEvent = RoomEvent | NightEntry

/** What happened at the table or in a deal, and by whose order, where it was the host's, or who reported it or ruled. */
export type NightEntry = TableEntry | DealEntry
/** What happened at the table itself. */
export type TableEntry = TableEvent & Ordered
/** What happened in a deal. */
export type DealEntry = DealEvent & Ordered
type Ordered = { readonly orderedBy?: PlayerId; readonly at: Time }

/** What the room adds to a night: people, clocks, lines, sealed decks, talk. */
export type RoomEvent = { readonly at: Time } & (
  | { readonly type: 'TableMade'; readonly id: string; readonly policy: Policy; readonly open?: boolean }
  | {
      readonly type: 'PersonCame'
      readonly person: PlayerId
      readonly name: string
      readonly bot: Temper | null
      readonly role: Role
    }
  /** Somebody who is here goes by another name. */
  | { readonly type: 'Renamed'; readonly person: PlayerId; readonly name: string; readonly was: string }
  | { readonly type: 'RoleGiven'; readonly person: PlayerId; readonly role: Role }
  /** The host mutes or bans somebody, or takes it back. */
  | { readonly type: 'RightsChanged'; readonly person: PlayerId; readonly muted: boolean; readonly banned: boolean }
  | { readonly type: 'Paused'; readonly paused: boolean }
  /** The host ends the night after the current deal, or has decided not to. */
  | { readonly type: 'EndSaid'; readonly ends: boolean; readonly by: PlayerId }
  /** The host gives somebody chips in the book, or takes some, out of another's pocket or from the house. */
  | {
      readonly type: 'Corrected'
      readonly person: PlayerId
      readonly against: PlayerId | null
      readonly chips: Chips
      readonly why: string
      readonly by: PlayerId
    }
  | {
      readonly type: 'DeckSealed'
      readonly deal: number
      readonly root: string
      readonly cards: readonly Card[]
      readonly salts: readonly string[]
    }
  | { readonly type: 'EntropyAdded'; readonly entropy: Entropy }
  | { readonly type: 'BankUsed'; readonly person: PlayerId; readonly seconds: number }
  /** At a table of real cards: an entry of the helper; what comes of it follows it. */
  | { readonly type: 'HelperEntered'; readonly person: PlayerId; readonly entry: LiveEntry; readonly newDeal: boolean }
  /** It did not happen: the table is as it was before. */
  | { readonly type: 'TakenBack'; readonly person: PlayerId; readonly entry: LiveEntry }
  /** They have not acted in time: what that means in the deal follows. */
  | { readonly type: 'TimeRanOut'; readonly person: PlayerId; readonly seat: Seat; readonly rules: readonly RuleId[] }
  /** The room sits them out, since they don't act. */
  | { readonly type: 'SatOut'; readonly person: PlayerId }
  /** They act again, or have come back. */
  | { readonly type: 'HereAgain'; readonly person: PlayerId }
  | { readonly type: 'LineLost'; readonly person: PlayerId }
  | { readonly type: 'LineFound'; readonly person: PlayerId }
  /** They get more time for the turn that began then, since they are disconnected. */
  | {
      readonly type: 'GraceGiven'
      readonly person: PlayerId
      readonly deal: number
      readonly since: Time
      readonly seconds: number
    }
  /** Somebody chooses something for themselves, or the room takes a choice back that has done its work. */
  | { readonly type: 'Preferred'; readonly person: PlayerId; readonly preference: Preferred }
  /** Somebody with a stake in the hand reports an incident, or proposes a ruling: the others who have one are asked. */
  | {
      readonly type: 'ReportMade'
      readonly by: PlayerId
      readonly question: Question
      readonly deal: number
      readonly asks: readonly PlayerId[]
      readonly until: Time
    }
  | { readonly type: 'ReportAnswered'; readonly person: PlayerId; readonly agrees: boolean }
  /** Play goes on after this many milliseconds; what comes of the report, if it holds, follows. */
  | { readonly type: 'ReportEnded'; readonly how: Answered; readonly person?: PlayerId; readonly waited: number }
  /** The room was closed for this many milliseconds, which are held against nobody. */
  | { readonly type: 'Resumed'; readonly down: number }
  /** The tournament to which the table belongs calls a deal by this number of its own. */
  | { readonly type: 'EventDealCalled'; readonly deal: number }
  /** The tournament has only two players left, who sit here; or it has more again. */
  | { readonly type: 'LastTwoSaid'; readonly lastTwo: boolean }
  | { readonly type: 'DoorSet'; readonly open: boolean }
  | { readonly type: 'Invited'; readonly invitation: Invitation }
  | { readonly type: 'InvitationUsed'; readonly invitation: string; readonly person: PlayerId }
  | { readonly type: 'InvitationRevoked'; readonly invitation: string }
  | { readonly type: 'Said'; readonly person: PlayerId; readonly text: string }
  /** A player shows cards of the hand that is over, for everybody to see. */
  | { readonly type: 'CardsTabled'; readonly person: PlayerId; readonly cards: readonly Card[] }
  /** The host sets options of the table; those who are asked don't show their hands at all-ins until they say so. */
  | {
      readonly type: 'OptionsSet'
      readonly equities: boolean
      readonly approval: boolean
      /** Players read their hands themselves; left out where it stays as it is. */
      readonly unaided?: boolean
      readonly asks: readonly PlayerId[]
    }
  /** A player asks what would have come in the hand that is over, for everybody to see, by board. */
  | { readonly type: 'RabbitShown'; readonly person: PlayerId; readonly boards: readonly (readonly Card[])[] }
  /** Somebody asks the host for a seat with chips, or for chips in their seat. */
  | {
      readonly type: 'SeatAsked'
      readonly person: PlayerId
      readonly seat: Seat | null
      readonly chips: Chips
      readonly until: Time
    }
  | { readonly type: 'SeatAnswered'; readonly person: PlayerId; readonly how: RequestEnd; readonly by?: PlayerId }
)

/** What changes chips and books of a table: what happens at it, and the host's corrections. */
export type Booked = NightEntry | Extract<RoomEvent, { readonly type: 'Corrected' }>

/** Did this happen at the table or in a deal, and not around it? */
export const isNightEntry = (event: HostedEvent): event is NightEntry => isNightEventType(event.type)

/** Did this happen in a deal? */
export const isDealEntry = (event: HostedEvent): event is DealEntry => isNightEntry(event) && isDealEvent(event)

/** The event as the engine tells it. */
export const withoutOrderer = <Entry extends NightEntry>(entry: Entry): Omit<Entry, 'orderedBy'> => {
  if (entry.orderedBy === undefined) return entry
  const { orderedBy: _, ...event } = entry
  return event
}
