import { spoiledIn } from '../store/spoiled.ts'
import { backoff } from '../streams/backoff.ts'
import type { OpenStream } from '../streams/open-stream.ts'
import type { Happened } from '../streams/stream-kind.ts'

/** The stream that a process listens to; with a state of its own, where not all that the stream adds up to is needed. */
export type Source<State, Event extends Happened> = Pick<
  OpenStream<State, Event, never>,
  'version' | 'stateAt' | 'eventsAfter' | 'evolve'
> & {
  /** The state after what has happened comes with it if it is there already. */
  readonly listen: (
    listener: (before: unknown, after: State | undefined, events: readonly Event[], version: number) => void,
  ) => () => void
}

/** Somebody who goes through a stream. */
export type Going = {
  /** Waits until the end of the stream is reached. */
  readonly settle: () => Promise<void>
  readonly stop: () => void
}

/** How many events are read at once. */
const PAGE = 500

/**
 * Goes through a stream event by event, each with the state right after it, from a version on and then with whatever
 * happens. If `take` throws, that is a fault of ours, and it goes no further: nothing is left out.
 */
export const followStream = async <State, Event extends Happened>(
  from: Source<State, Event>,
  start: number,
  take: (event: Event, after: State, version: number) => void,
  onError: (cause: unknown) => void,
): Promise<Going> => {
  let reached = start
  let state: State | undefined = start === 0 ? undefined : await from.stateAt(start)
  let reading: Promise<void> | null = null
  let isOver = false
  let failed = 0
  let again: ReturnType<typeof setTimeout> | undefined

  const step = (event: Event, after: State): void => {
    take(event, after, reached + 1)
    state = after
    reached++
  }
  const fails = (cause: unknown): void => {
    isOver = true
    onError(cause)
  }
  /** A store that can't be read now is read later; what is spoiled stays so. */
  const later = (cause: unknown): readonly Event[] => {
    if (spoiledIn(cause) !== null) throw cause
    onError(cause)
    again = setTimeout(catchUp, backoff(++failed)).unref()
    return []
  }
  const read = async (): Promise<void> => {
    try {
      while (!isOver && reached < from.version()) {
        const events = await from.eventsAfter(reached, PAGE).catch(later)
        for (const event of events) step(event, from.evolve(state, event))
        if (events.length === 0) return
        failed = 0
      }
    } catch (cause) {
      fails(cause)
    } finally {
      // at once: what happens from here on is not read any more
      reading = null
    }
  }
  const catchUp = (): void => {
    if (isOver || reading !== null || reached >= from.version()) return
    clearTimeout(again)
    reading = read()
  }

  const unlisten = from.listen((_, after, events, version) => {
    if (isOver) return
    // what is known already is not read again
    if (reading !== null || events.length === 0 || reached !== version - events.length) return catchUp()
    try {
      events.forEach((event, i) => {
        step(event, i === events.length - 1 && after !== undefined ? after : from.evolve(state, event))
      })
    } catch (cause) {
      fails(cause)
    }
  })
  catchUp()
  return {
    settle: async () => {
      while (reading !== null) await reading
    },
    stop: () => {
      isOver = true
      clearTimeout(again)
      unlisten()
    },
  }
}
