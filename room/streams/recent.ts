import type { Happened } from './stream-kind.ts'

/**
 * The last events of a stream as they were read when it was opened, and the state before them. They are looked at again at once: for the
 * archive of a table, and for the news of pages that come back.
 */
export type Recent<State> = {
  readonly from: number
  readonly state: State
  readonly events: readonly Happened[]
}

/** How many they are at most, and for how long they are at hand, in milliseconds. */
const MOST = 60
export const AT_HAND = 3000

/** Takes in what is read, one after another. */
export const readLately = <State>() => {
  let last: { readonly before: State; readonly event: Happened }[] = []
  return {
    add: (before: State | undefined, event: Happened): void => {
      // before its first event there is nothing
      if (before !== undefined) last.push({ before, event })
      if (last.length >= 2 * MOST) last = last.slice(-MOST)
    },
    /** Something was left out: what was read before it doesn't lead up to what comes. */
    forget: (): void => {
      last = []
    },
    upTo: (version: number): Recent<State> | null => {
      const all = last.slice(-MOST)
      const first = all[0]
      if (first === undefined) return null
      return { from: version - all.length, state: first.before, events: all.map(({ event }) => event) }
    },
  }
}

/** The same with what has been written after it; nothing if something is missing in between. */
export const withWritten = <State>(
  recent: Recent<State> | null,
  after: number,
  events: readonly Happened[],
): Recent<State> | null =>
  recent === null || recent.from + recent.events.length !== after
    ? null
    : { ...recent, events: [...recent.events, ...events] }

/** The events after a version up to another, at most this many; null if they aren't all among these. */
export const recentAfter = <State>(
  recent: Recent<State> | null,
  end: number,
  version: number,
  most: number,
): readonly Happened[] | null => {
  if (recent === null || version < recent.from || recent.from + recent.events.length !== end) return null
  return recent.events.slice(version - recent.from, version - recent.from + most)
}

/** The state at a version; null if it isn't among these. */
export const recentState = <State>(
  recent: Recent<State> | null,
  version: number,
  evolve: (state: State, event: Happened) => State,
): State | null => {
  if (recent === null || version < recent.from || version > recent.from + recent.events.length) return null
  return recent.events.slice(0, version - recent.from).reduce(evolve, recent.state)
}
