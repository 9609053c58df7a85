import type { EventOrder } from './event-orders.ts'
import type { ClockView, EventsView, EventView } from './events.ts'
import type { NoFloorView, StaffView } from './floor.ts'
import type { OwnOrder, StaffOrder, TabletOrder } from './floor-orders.ts'
import type { BoardView, FloorReport, KioskView, OwnFloorView, TabletView } from './floor-screens.ts'
import type { RecordOrder, RecordView } from './record.ts'

/** What pages follow besides a table, by its name on the line. */
export type FollowedName = keyof Screens | `floor/table/${string}` | `event/${string}`

/** What is shown under a name, and what is ordered there: never, where nothing is. */
export type FollowedAs<Name extends FollowedName> = Name extends keyof Screens
  ? Screens[Name]
  : Name extends `floor/table/${string}`
    ? { readonly view: TabletView; readonly order: TabletOrder }
    : Name extends `event/${string}/clock`
      ? { readonly view: ClockView; readonly order: never }
      : { readonly view: EventView; readonly order: EventOrder }

type Screens = {
  readonly floor: { readonly view: StaffView | NoFloorView; readonly order: StaffOrder }
  readonly 'floor/me': { readonly view: OwnFloorView; readonly order: OwnOrder }
  readonly 'floor/report': { readonly view: FloorReport; readonly order: never }
  readonly 'floor/board': { readonly view: BoardView; readonly order: never }
  readonly 'floor/kiosk': { readonly view: KioskView; readonly order: never }
  readonly events: { readonly view: EventsView; readonly order: never }
  readonly record: { readonly view: RecordView; readonly order: RecordOrder }
}
