import type { Decision, Outcome } from './decision.ts'
import type { Refusal } from './refusal.ts'

/**
 * Everything that decides has this shape: a deal, a table, a floor, a tournament. `Initial` is what there is before the
 * first event, if there is no state yet: `undefined` for what has to be opened.
 */
export type Decider<State, Order, Event, No extends Refusal = Refusal, Initial = State> = {
  readonly initial: Initial
  /** What comes of an order. It may ask the rulebook, and changes nothing. */
  readonly decide: (state: State | Initial, order: Order) => Decision<Event, No>
  /** The state after an event. It asks no rulebook: the event carries what was decided. */
  readonly evolve: (state: State | Initial, event: Event) => State
  /** Decides and evolves in one: each event is applied once. The state before is left as it was. */
  readonly carryOut: (state: State | Initial, order: Order) => Outcome<State, Event, No>
}

/** Something with a type: an order or an event. */
export type Typed = { readonly type: string }
