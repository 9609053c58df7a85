import type { Refused } from '../kinds/result.ts'
import type { Refusal } from './refusal.ts'

export { no, type Refused, type Result } from '../kinds/result.ts'

/** What comes of an order: events, or a refusal that leaves everything as it was. */
export type Decision<Event, No extends Refusal = Refusal> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | Refused<No>

/** The same with the state after it, so that a caller that keeps the state applies no event a second time. */
export type Outcome<State, Event, No extends Refusal = Refusal> =
  | { readonly ok: true; readonly events: readonly Event[]; readonly state: State }
  | Refused<No>
