import type { Store } from '../store/store.ts'
import type { Outcome } from '../streams/host.ts'
import { listeners } from '../streams/listeners.ts'
import type { Happened } from '../streams/stream-kind.ts'
import { type Errand, openErrands, type Silent } from './errands.ts'
import { followStream, type Source } from './follow-stream.ts'
import { keepPosition, knownPosition } from './position.ts'

export type { Errand, Silent } from './errands.ts'
export type { Source } from './follow-stream.ts'

/** What one stream makes others do. */
export type ProcessOpening<State, Event extends Happened, E extends Errand, No> = {
  /** Its own name: the commands it gives begin with it. */
  readonly name: string
  readonly store: Store
  readonly from: Source<State, Event>
  /** What follows from an event for others, by the state right after it; always the same for the same event. */
  readonly reacts: (event: Event, after: State, version: number) => readonly E[]
  /**
   * Has the target do it, once for this command. A refusal is an answer: whatever has to come of it is done here. While
   * the promise is rejected, the target counts as one that doesn't answer, and is tried again.
   */
  readonly carryOut: (errand: E, command: string) => Promise<Outcome<No>>
  readonly onError: (cause: unknown) => void
  readonly now: () => number
  /** Refusals that hold for the moment alone, and are tried again; those of a stream that has moved on as usual. */
  readonly isForNow?: (no: No) => boolean
  /** How far it is, where its target knows that by itself: then it is not kept beside it. */
  readonly reached?: number
  /** How long an answer may take before the target counts as silent, in milliseconds. */
  readonly patience?: number
}

/** A process that is going on. */
export type Process = {
  /** The targets that don't answer, for the view of the source. */
  readonly silent: () => readonly Silent[]
  /** Calls back when a target has fallen silent or answers again. */
  readonly listen: (changed: () => void) => () => void
  /** Waits for all that can be done now, and keeps how far it is. */
  readonly settle: () => Promise<void>
  /** Waits until all is answered that has happened up to now; rejects if a target is silent for too long. */
  readonly caughtUp: () => Promise<void>
  /** Ends it: what isn't done yet is done after the next start. */
  readonly close: () => Promise<void>
}

/** How long a target may take to answer, in milliseconds. */
const PATIENCE = 10_000
/** How often it is looked whether one that was silent has answered. */
const AGAIN = 50

/**
 * Carries out what follows for other streams from what has happened in one. Each errand has a command of its own, made
 * of the place of its event, so that its target carries it out once however often it is tried; how far all errands are
 * answered is kept, and after a restart it goes on from there.
 */
export const openProcess = async <State, Event extends Happened, E extends Errand, No extends { readonly why: string }>(
  opening: ProcessOpening<State, Event, E, No>,
): Promise<Process> => {
  const { name, store, from, reacts, onError } = opening
  const { isForNow = isMovedOn, patience = PATIENCE } = opening
  const heard = listeners<null, never>(onError)
  const position =
    opening.reached === undefined
      ? await keepPosition(name, store, from.version(), onError)
      : knownPosition(Math.min(opening.reached, from.version()))
  const errands = openErrands<E, No>({
    ...opening,
    isForNow,
    patience,
    changed: () => heard.tell(null, null, [], 0),
  })
  const react = (event: Event, after: State, version: number): void => {
    const wanted = reacts(event, after, version)
    position.reach(version, wanted.length)
    for (const [n, errand] of wanted.entries())
      errands.add({ errand, command: `${name}/${version}/${n}`, done: () => position.done(version) })
  }
  const going = await followStream(from, position.start, react, onError)

  const settle = async (): Promise<void> => {
    await going.settle()
    await errands.settle()
    await position.settle()
  }
  let isOver = false
  const caughtUp = async (): Promise<void> => {
    const version = from.version()
    const until = performance.now() + patience
    for (;;) {
      await settle()
      if (position.now() >= version) return
      // the node that goes on with it does it
      if (isOver) throw new Error(`${name} has ended`)
      if (performance.now() > until) throw new Error(`${name} has not answered`)
      await new Promise(resolve => setTimeout(resolve, AGAIN))
    }
  }
  return {
    silent: errands.silent,
    listen: changed => heard.listen(changed),
    settle,
    caughtUp,
    close: async () => {
      isOver = true
      going.stop()
      errands.stop()
      await settle()
    },
  }
}

/** Another server was first there: it is decided again on what is there now. */
const isMovedOn = ({ why }: { readonly why: string }): boolean => why === 'try-again' || why === 'moved-on'
