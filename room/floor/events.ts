import type { By, FloorEvent } from '@cardroom/engine/floor'
import type { PlayerId, Time } from '@cardroom/engine/table'
import type { BoardNames, TableRun } from '../protocol/floor-named.ts'
import type { FloorInvitation, Office } from './hosted-floor.ts'
import type { SeatRefusal } from './seat-refusal.ts'

/** What happens around a floor: names, offices, links, how tables are run. */
export type RoomFloorEvent = { readonly at: Time; readonly by: By } & (
  | { readonly type: 'FloorNamed'; readonly name: string }
  | { readonly type: 'BoardSet'; readonly names: BoardNames }
  /** Somebody is known by a name from now on; with a phone of their own, or with a PIN at the kiosk. */
  | {
      readonly type: 'NameGiven'
      readonly player: PlayerId
      readonly name: string
      readonly person: PlayerId | null
      readonly pin: string | null
    }
  | { readonly type: 'NameChanged'; readonly player: PlayerId; readonly name: string }
  /** A phone belongs to this player. */
  | { readonly type: 'PhoneLinked'; readonly player: PlayerId; readonly person: PlayerId }
  | {
      readonly type: 'OfficeGiven'
      readonly person: PlayerId
      readonly name: string
      readonly office: Office
      readonly table: string | null
    }
  | { readonly type: 'OfficeEnded'; readonly person: PlayerId }
  | { readonly type: 'FloorInvited'; readonly invitation: FloorInvitation }
  | { readonly type: 'FloorInvitationUsed'; readonly invitation: string }
  /** How a table is run, and the id of the table that software keeps for it. */
  | { readonly type: 'TableRunSet'; readonly table: string; readonly run: TableRun; readonly hosted: string | null }
  /** A table that software keeps is ordered to seat somebody; it is believed when it says that they sit. */
  | { readonly type: 'SeatOrdered'; readonly player: PlayerId; readonly table: string; readonly seat: number }
  /** A table that software deals is ordered to let somebody go after the hand; it is believed when it says so. */
  | { readonly type: 'LeaveOrdered'; readonly player: PlayerId; readonly table: string }
  /** The order came to nothing: the table said why. */
  | {
      readonly type: 'SeatOrderEnded'
      readonly player: PlayerId
      readonly table: string
      readonly refusal: SeatRefusal
    }
)

/** An event in the stream of a floor, with the number of the order that led to it in the log. */
export type HostedFloorEvent = (FloorEvent | RoomFloorEvent) & { readonly logged: number }

/** Is it the room's own, and not the floor's? */
export const isRoomEvent = <E extends { readonly type: string }>(event: E): event is E & RoomFloorEvent =>
  ROOM_EVENTS.has(event.type)

const ROOM_EVENTS: ReadonlySet<string> = new Set<RoomFloorEvent['type']>([
  'FloorNamed',
  'BoardSet',
  'NameGiven',
  'NameChanged',
  'PhoneLinked',
  'OfficeGiven',
  'OfficeEnded',
  'FloorInvited',
  'FloorInvitationUsed',
  'TableRunSet',
  'SeatOrdered',
  'LeaveOrdered',
  'SeatOrderEnded',
])
