import type { Cited } from '../deal/events.ts'
import type { AgreedEvent } from './agreed/agreed.ts'
import type { ChipsEvent } from './chips/chips.ts'
import type { CollectionsEvent } from './collections/collections.ts'
import type { DealsEvent } from './deals/deals.ts'
import type { KillEvent } from './kills/kill-button.ts'
import type { LeavingEvent } from './leaving/leaving.ts'
import type { MixesEvent } from './mixes/mixes.ts'
import type { NotesEvent } from './notes/notes.ts'
import type { OpeningEvent } from './opening/opening.ts'
import type { PeopleEvent } from './people/people.ts'
import type { SeatsEvent } from './seats/seats.ts'
import type { StakesEvent } from './stakes/stakes.ts'
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
  | StakesEvent
) &
  Cited &
  At

/** When it happened. */
export type At = { readonly at: Time }
