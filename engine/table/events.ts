import type { Cited } from '../deal/events.ts'
import type { AgreedEvent } from './agreed/agreed-events.ts'
import type { ChipsEvent } from './chips/chips-events.ts'
import type { CollectionsEvent } from './collections/collections-events.ts'
import type { DealsEvent } from './deals/deals-events.ts'
import type { KillEvent } from './kills/kill-button.ts'
import type { LeavingEvent } from './leaving/leaving-events.ts'
import type { MixesEvent } from './mixes/mixes-events.ts'
import type { NotesEvent } from './notes/notes-events.ts'
import type { OpeningEvent } from './opening/opening-events.ts'
import type { PeopleEvent } from './people/people-events.ts'
import type { SeatsEvent } from './seats/seats-events.ts'
import type { Time } from './time.ts'

/** What has happened at a table. Each is cited, and knows its time. */
export type TableEvent = (
  | OpeningEvent
  | SeatsEvent
  | ChipsEvent
  | DealsEvent
  | KillEvent
  | PeopleEvent
  | LeavingEvent
  | NotesEvent
  | MixesEvent
  | CollectionsEvent
  | AgreedEvent
) &
  Cited &
  At

/** When it happened. */
export type At = { readonly at: Time }
