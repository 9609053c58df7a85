import type { Cited } from '../deal/events.ts'
import type { ChipsEvent } from './chips/chips-events.ts'
import type { DealsEvent } from './deals/deals-events.ts'
import type { KillEvent } from './kills/kill-button.ts'
import type { OpeningEvent } from './opening/opening-events.ts'
import type { SeatsEvent } from './seats/seats-events.ts'
import type { Time } from './time.ts'

/** What has happened at a table. Each is cited, and knows its time. */
export type TableEvent = (OpeningEvent | SeatsEvent | ChipsEvent | DealsEvent | KillEvent) & Cited & At

/** When it happened. */
export type At = { readonly at: Time }
