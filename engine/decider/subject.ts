import type { Typed } from './decider.ts'
import type { Refusal } from './refusal.ts'
import type { Work } from './work.ts'

/**
 * One folder, one subject: who carries out each of its orders, and how each of its events is written down. A handler
 * tells what happens, events of other subjects included, and returns null, or returns why not. Events told on the way
 * to a refusal never happened. A recorder replaces fields of the draft and never writes inside their values.
 */
export type Subject<Draft, AnyEvent, No extends Refusal, Order extends Typed, Event extends Typed> = {
  readonly orders: {
    readonly [T in Order['type']]: Handler<Draft, AnyEvent, No, OfType<Order, T>>
  }
  readonly events: { readonly [T in Event['type']]: Recorder<Draft, OfType<Event, T>> }
}

/** Those of a union that may be of this type; one with several types is among those of each. */
type OfType<Union extends Typed, T extends string> = Union extends unknown
  ? T extends Union['type']
    ? Union
    : never
  : never

/** Carries an order out, or says why not. */
export type Handler<Draft, AnyEvent, No extends Refusal, Order> = (
  work: Work<Draft, AnyEvent>,
  order: Order,
) => No | null

/** Writes an event into a draft. */
export type Recorder<Draft, Event> = (draft: Draft, event: Event) => void

/**
 * Writes the subjects of one decider: `const subject = subjectOf<TableDraft, TableEvent, TableRefusal, At, At & Cited>()`.
 * The last two come with each of its orders and each of its events: when it is, by whom, by which rules.
 */
export const subjectOf =
  <Draft, AnyEvent extends Typed, No extends Refusal, WithOrder = unknown, WithEvent = unknown>() =>
  <Order extends Typed = never, Event extends Typed = never>(
    parts: Subject<Draft, AnyEvent, No, Order & WithOrder, Event & WithEvent>,
  ): Subject<Draft, AnyEvent, No, Order & WithOrder, Event & WithEvent> =>
    parts
