import type { Refusal } from './refusal.ts'

/** What comes of an order: events, or a refusal that leaves everything as it was. */
export type Decision<Event, No extends Refusal = Refusal> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: No }

/** The same with the state after it, so that whoever keeps the state applies no event a second time. */
export type Outcome<State, Event, No extends Refusal = Refusal> =
  | { readonly ok: true; readonly events: readonly Event[]; readonly state: State }
  | { readonly ok: false; readonly refusal: No }
