import type { Decider, Typed } from './decider.ts'
import type { Outcome } from './decision.ts'
import { type Play, playing } from './play.ts'
import type { Refusal } from './refusal.ts'
import type { Handler, Recorder } from './subject.ts'
import type { Work } from './work.ts'

/** A decider made of subjects, with ways in for callers that have a draft of their own. */
export type Composed<State, Draft, Order, Event, No extends Refusal, Initial> = Decider<
  State,
  Order,
  Event,
  No,
  Initial
> & {
  /** Carries an order out in a draft that belongs to the caller. After a refusal throw the draft away. */
  readonly perform: (work: Work<Draft, Event>, order: Order) => No | null
  /** Writes an event into a draft. */
  readonly record: (draft: Draft, event: Event) => void
  /** Is this the type of one of its events? */
  readonly records: (type: string) => boolean
  /** Like `carryOut`, for callers that keep more than the state: `after` gets each event and the draft after it. */
  readonly follow: (
    state: State | Initial,
    order: Order,
    after: (event: Event, draft: Draft) => void,
  ) => Outcome<State, Event, No>
  /** The state that these events add up to. */
  readonly replay: (events: Iterable<Event>) => State
  /** A state in one owner's hands, written in place. */
  readonly play: (state: State | Initial, log?: readonly Event[]) => Play<State, Order, Event, No>
}

/** What a decider is put together from. */
export type Parts<State, Draft, Order, Event, No extends Refusal, Initial> = {
  readonly initial: Initial
  /** A draft to write on. */
  readonly copy: (state: State | Initial) => Draft
  /** What every order has to pass, whatever it is about: the place is open, time doesn't run backward. */
  readonly before?: (state: State | Initial, order: Order) => No | null
  /** What every event leaves behind, whatever it is about: when it happened. */
  readonly each?: (draft: Draft, event: Event) => void
  /** The answer to an order that no subject knows. */
  readonly unknown: No
}

/**
 * Puts subjects together: `deciderOf<…>()({ initial, copy, unknown }, [seats, chips])`. If no subject has an order or
 * an event of the decider, it doesn't compile; if two have it, it throws.
 */
export const deciderOf =
  <
    State extends object,
    Draft extends State,
    Order extends Typed,
    Event extends Typed,
    No extends Refusal,
    Initial = State,
  >() =>
  <const Subjects extends readonly AnySubject[]>(
    { initial, copy, before, each, unknown }: Parts<State, Draft, Order, Event, No, Initial>,
    subjects: Subjects & Complete<Subjects, Order, Event>,
  ): Composed<State, Draft, Order, Event, No, Initial> => {
    // maps, not objects: the type of an order comes from outside, and nobody can order `constructor`
    const handlers = byType<Handler<Draft, Event, No, Order>>(subjects.map(({ orders }) => orders))
    const recorders = byType<Recorder<Draft, Event>>(subjects.map(({ events }) => events))

    const record = (draft: Draft, event: Event): void => {
      const write = recorders.get(event.type)
      if (write === undefined) throw new Error(`nobody records ${event.type}`)
      each?.(draft, event)
      write(draft, event)
    }
    const perform = (work: Work<Draft, Event>, order: Order): No | null => {
      const handler = handlers.get(order.type)
      if (handler === undefined) return unknown
      return before?.(work.state, order) ?? handler(work, order)
    }
    const carryOut = (state: State | Initial, order: Order): Outcome<State, Event, No> => {
      const work: Work<Draft, Event> = { state: copy(state), events: [], record }
      const refusal = perform(work, order)
      return refusal === null ? { ok: true, events: work.events, state: work.state } : { ok: false, refusal }
    }
    return {
      initial,
      perform,
      record,
      records: type => recorders.has(type),
      carryOut,
      follow: (state, order, after) => {
        const own = copy(state)
        const followed = (draft: Draft, event: Event): void => {
          record(draft, event)
          // what a handler tries out on a draft of its own never happened
          if (draft === own) after(event, draft)
        }
        const work: Work<Draft, Event> = { state: own, events: [], record: followed }
        const refusal = perform(work, order)
        return refusal === null ? { ok: true, events: work.events, state: own } : { ok: false, refusal }
      },
      decide: (state, order) => {
        const work: Work<Draft, Event> = { state: copy(state), events: [], record }
        const refusal = perform(work, order)
        return refusal === null ? { ok: true, events: work.events } : { ok: false, refusal }
      },
      evolve: (state, event) => {
        const draft = copy(state)
        record(draft, event)
        return draft
      },
      replay: events => {
        const draft = copy(initial)
        for (const event of events) record(draft, event)
        return draft
      },
      play: (state, log = []) => playing({ state: copy(state), events: [...log], record }, copy, perform),
    }
  }

type AnySubject = { readonly orders: object; readonly events: object }

/** Asks for nothing more if every order and event has its subject; otherwise names what's missing. */
type Complete<Subjects extends readonly AnySubject[], Order extends Typed, Event extends Typed> = [
  Exclude<Order['type'], KeysOf<Subjects[number]['orders']>>,
  Exclude<Event['type'], KeysOf<Subjects[number]['events']>>,
] extends [never, never]
  ? unknown
  : {
      readonly ordersWithoutSubject: Exclude<Order['type'], KeysOf<Subjects[number]['orders']>>
      readonly eventsWithoutSubject: Exclude<Event['type'], KeysOf<Subjects[number]['events']>>
    }

type KeysOf<Map> = Map extends unknown ? keyof Map : never

const byType = <Value>(maps: readonly object[]): ReadonlyMap<string, Value> => {
  const all = new Map<string, Value>()
  for (const map of maps) {
    for (const [type, value] of Object.entries(map)) {
      if (all.has(type)) throw new Error(`${type} belongs to two subjects`)
      all.set(type, value as Value)
    }
  }
  return all
}
