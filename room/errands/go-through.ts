import type { OpenStream } from '../streams/open-stream.ts'
import type { Happened } from '../streams/stream-kind.ts'

/** The stream that a process listens to. */
export type Source<State, Event extends Happened> = Pick<
  OpenStream<State, Event, never>,
  'version' | 'listen' | 'stateAt' | 'eventsAfter' | 'evolve'
>

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
export const goThrough = async <State, Event extends Happened>(
  from: Source<State, Event>,
  start: number,
  take: (event: Event, after: State, version: number) => void,
  onError: (cause: unknown) => void,
): Promise<Going> => {
  let reached = start
  let state: State | undefined = start === 0 ? undefined : await from.stateAt(start)
  let reading: Promise<void> | null = null
  let isOver = false

  const step = (event: Event, after: State): void => {
    take(event, after, reached + 1)
    state = after
    reached++
  }
  const read = async (): Promise<void> => {
    while (!isOver && reached < from.version()) {
      const events = await from.eventsAfter(reached, PAGE)
      for (const event of events) step(event, from.evolve(state, event))
      if (events.length === 0) return
    }
  }
  const fails = (cause: unknown): void => {
    isOver = true
    onError(cause)
  }
  const catchUp = (): void => {
    if (isOver || reading !== null) return
    reading = read()
      .catch(fails)
      .finally(() => {
        reading = null
      })
  }

  const unlisten = from.listen((_, after, events, version) => {
    if (isOver) return
    // what is known already is not read again
    if (reading !== null || events.length === 0 || reached !== version - events.length) return catchUp()
    try {
      events.forEach((event, i) => {
        step(event, i === events.length - 1 ? after : from.evolve(state, event))
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
      unlisten()
    },
  }
}
