import type { Decider, Refusal } from '@cardroom/engine/decider'
import type { Opening, Outcome } from './host.ts'
import { type OpenStream, openStream } from './open-stream.ts'
import type { Happened, StreamKind } from './stream-kind.ts'

/** How the stream of a decider is kept: the shape of its state, its events, and how those of older versions are read. */
export type DecidedKind<State, Event extends Happened> = Pick<
  StreamKind<State, Event>,
  'knows' | 'upcast' | 'shape' | 'isWhole'
>

/** A stream that a decider decides: orders go in, and are answered when what they led to is kept. */
export type DecidedStream<State, Order, Event extends Happened, No> = OpenStream<State, Event, No> & {
  /** Carries an order out; with a command of its own it is carried out once, however often it comes. */
  readonly order: (order: Order, command?: string) => Promise<Outcome<No>>
}

/** Hosts a decider: each event is applied once, by the decision itself. */
export const openDecided = async <State, Order, Event extends Happened, No extends Refusal>(
  decider: Decider<State, Order, Event, No>,
  kind: DecidedKind<State, Event>,
  opening: Omit<Opening<State, Event, No>, 'kind'>,
): Promise<DecidedStream<State, Order, Event, No>> => {
  const { initial, evolve, carryOut } = decider
  const stream = await openStream<State, Event, No>({
    ...opening,
    kind: { ...kind, initial, evolve: (state, event) => evolve(state ?? initial, event) },
  })
  return {
    ...stream,
    order: (order, command) =>
      stream.run(state => {
        const outcome = carryOut(state, order)
        return outcome.ok ? outcome : outcome.refusal
      }, command),
  }
}
