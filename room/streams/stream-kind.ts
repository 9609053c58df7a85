import type { Kept, Store } from '../store/store.ts'
import type { Recent } from './recent.ts'

/** What happened, as a stream keeps it: what kind, and when. */
export type Happened = { readonly type: string; readonly at: number }

/**
 * What streams of one kind hold, for the host that keeps them: how their events add up, and how those of an older
 * version are read. A floor or a tournament is hosted by its decider and these few lines.
 */
export type StreamKind<State, Event extends Happened> = {
  /** What there is before the first event, where a stream need not be begun by one. */
  readonly initial?: State
  /** The state after an event; the first one begins it. */
  readonly evolve: (state: State | undefined, event: Event) => State
  /** Is there an event of this type? */
  readonly knows: (type: string) => boolean
  /** What an entry holds, where older versions wrote something of the event beside its data alone. */
  readonly eventIn?: (data: unknown, entry: Kept) => unknown
  /** An event as it is now, whichever version wrote it. */
  readonly upcast: (stored: Event) => Event
  /** The shape of a kept state. One of another shape was kept by another version, and its stream is read instead. */
  readonly shape: number
  /** Is a kept state what it should be at its version? One that is not is as good as none: the stream has everything. */
  readonly isWhole: (state: Partial<State>, version: number) => boolean
  /** How a state is kept that isn't plain JSON; what throws is as good as none. */
  readonly packing?: { readonly pack: (state: State) => unknown; readonly unpack: (kept: unknown) => State }
  /** After how many events a state is kept, where that isn't as usual. */
  readonly keptEvery?: (state: State) => number
  /**
   * The state at a version without what can't be read before it, where a stream goes on without that: an entry of some
   * kind, or null for entries that are missing, of which nothing is known.
   */
  readonly without?: (state: State | undefined, kind: string | null, version: number) => State
}

/** A state at a version of its stream, up to where it was not read but kept, and why entries were left out. */
export type ReadStream<State> = {
  readonly state: State
  readonly version: number
  readonly snapshot: number
  readonly leftOut?: readonly unknown[]
  readonly recent?: Recent<State> | null
}

/** What has come of an act: the state and the events that made it so. */
export type Done<State, Event> = { readonly state: State; readonly events: readonly Event[] }

/** Who wants to know when something has happened: before, after, and what; nothing if another server did it. */
export type Listener<State, Event> = (before: State, after: State, events: readonly Event[], version: number) => void

/** Where streams are kept, and the time. */
export type Keeping = { readonly store: Store; readonly now: () => number }
