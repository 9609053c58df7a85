import type { PlayerId, Time } from '@cardroom/engine/table'
import type { PersonOrder } from '../protocol/person-orders.ts'
import { REASONS } from '../store/checksum.ts'
import { spoiled, spoiledIn } from '../store/spoiled.ts'
import type { Store } from '../store/store.ts'
import type { Course, Secrets } from './dealer.ts'
import { decideHosted } from './decide-hosted.ts'
import type { HostedEvent } from './events.ts'
import type { Hosted } from './hosted.ts'
import { eventsOf, keepState, type ReadState, readState } from './kept-state.ts'
import { orderPlan } from './plan-order.ts'
import { keepPlans, type Plans } from './plans.ts'
import type { Refused } from './refused.ts'
import { UNPLAYABLE } from './set-aside.ts'

/** What a table of the room needs: where it is kept, the time, and chance. */
export type Around = { readonly store: Store; readonly now: () => Time; readonly secrets: Secrets }

/** What came of an order: the version from which on it is kept, or why nothing was done. */
export type Outcome = { readonly version: number } | Refused

/** Who wants to know when something has happened: before, after, and what; nothing if another server did it. */
export type Listener = (before: Hosted, after: Hosted, events: readonly HostedEvent[]) => void

/** Something that is done at a table as it stands now. */
export type Act = (hosted: Hosted, at: Time) => Course | Refused

/** What follows at once from what has happened, added to it. */
export type Follow = (course: Course, at: Time) => void

/** A table that is being played on: orders go in one after another, and are answered when they are kept. */
export type HostedTable = {
  readonly hosted: () => Hosted
  readonly order: (person: PlayerId, order: PersonOrder, command?: string) => Promise<Outcome>
  /** Carries out what the room itself does: the next deal, a clock that has run out. */
  readonly does: (act: Act) => Promise<Outcome>
  /** What those who sit here have said before their turn. */
  readonly plans: Plans
  readonly listen: (listener: Listener) => () => void
  /** Adds to every act what follows from it at once, to be kept with it. */
  readonly follow: (follow: Follow) => () => void
  /** Something went wrong here outside of an order, by a fault of ours. */
  readonly fails: (cause: unknown) => void
  /** The table as it stood at a version, and what has happened after one, at most so many events. */
  readonly stateAt: (version: number) => Promise<Hosted>
  readonly eventsAfter: (version: number, most: number) => Promise<readonly HostedEvent[]>
  /** Waits for all that is under way, and keeps the state, so that the next start reads nothing but it. */
  readonly settle: () => Promise<void>
}

/** How many of the last commands are remembered; the store knows the others. */
const REMEMBERED = 200
/** After how many events a table's state is kept, so that the next start reads no more than these. */
const SNAPSHOT_EVERY = 500

/** Takes up a table where its stream has left it; what was read of it already is not read again. */
export const hostTable = async (
  id: string,
  { store, now, secrets }: Around,
  onError: (cause: unknown) => void = unexpected,
  known?: ReadState,
): Promise<HostedTable> => {
  const stream = `table/${id}`
  const start = known ?? (await readState(store, stream))
  let hosted = start.hosted
  /** The state that is on the disk: what is shown is never ahead of it. */
  let kept = hosted
  let snapshot = start.snapshot
  let done = new Set(await store.commands(stream, REMEMBERED))
  /** What is under way: a command that comes again meanwhile gets the same answer, when it is kept. */
  const doing = new Map<string, Promise<Outcome>>()
  const under = new Set<Promise<unknown>>()
  const listeners = new Set<Listener>()
  const follows = new Set<Follow>()
  const plans = keepPlans()
  /** What is on the disk is not known: it is read before anything else is done. */
  let unsure = false
  let reading: Promise<void> | null = null

  /** What is on the disk holds, also if another server has put it there. */
  const readAgain = (): Promise<void> => {
    reading ??= takeUp().finally(() => {
      reading = null
    })
    return reading
  }

  const takeUp = async (): Promise<void> => {
    const known = kept
    const { hosted: found } = await readState(store, stream)
    const commands = await store.commands(stream, REMEMBERED)
    const before = kept
    // what was acknowledged is gone from the store
    if (found.version < known.version) throw spoiled({ stream, place: found.version + 1, reason: REASONS.missing })
    // what was kept meanwhile is further on
    if (found.version < before.version) return
    hosted = kept = found
    done = new Set(commands)
    unsure = false
    if (kept.version !== before.version) tell(before, kept, [])
  }

  /** Whoever listens and fails is no reason for others not to know, nor for an order that is kept to be answered otherwise. */
  const tell: Listener = (before, after, events) => {
    for (const listener of listeners) {
      try {
        listener(before, after, events)
      } catch (cause) {
        fails(cause)
      }
    }
  }

  const fails = (cause: unknown): void => onError(unplayable(cause))

  const unplayable = (cause: unknown): unknown =>
    spoiledIn(cause) === null ? spoiled({ stream, place: kept.version, reason: UNPLAYABLE }, cause) : cause

  const keep = async (course: Course, before: Hosted, command: string | undefined): Promise<Outcome> => {
    const entries = course.events.map(entryOf)
    const append = { stream, after: before.version, entries, ...(command !== undefined && { command }) }
    const result = await store.append(append).catch((cause: unknown) => {
      unsure = true
      throw cause
    })
    if (!result.kept) {
      unsure = true
      await readAgain()
      if (result.why === 'command-is-known') return { version: result.version }
      return { why: 'try-again', words: 'The table has moved on meanwhile: look, and say it again.', rules: [] }
    }
    kept = course.hosted
    plans.prune(kept)
    if (command !== undefined) remember(done, command)
    tell(before, course.hosted, course.events)
    if (kept.version - snapshot >= SNAPSHOT_EVERY) tracked(keepNow()).catch(onError)
    return { version: result.version }
  }

  const keepNow = async (): Promise<void> => {
    if (snapshot === kept.version) return
    const before = snapshot
    snapshot = kept.version
    const state = (): Hosted => {
      snapshot = kept.version
      return kept
    }
    await keepState(store, stream, state).catch((cause: unknown) => {
      snapshot = before
      throw cause
    })
  }

  const run = async (act: Act, command?: string): Promise<Outcome> => {
    while (unsure) await readAgain()
    const before = hosted
    const course = decided(act, before, now())
    if ('why' in course) return course
    if (course.events.length === 0) return { version: before.version }
    hosted = course.hosted
    return keep(course, before, command)
  }

  /** What comes of an act with all that follows from it; that it throws is a fault of ours, and changes nothing. */
  const decided = (act: Act, before: Hosted, at: Time): Course | Refused => {
    try {
      const course = act(before, at)
      if (!('why' in course) && course.events.length > 0) for (const follow of follows) follow(course, at)
      return course
    } catch (cause) {
      throw unplayable(cause)
    }
  }

  const tracked = <T>(work: Promise<T>): Promise<T> => {
    under.add(work)
    const over = (): void => {
      under.delete(work)
    }
    work.then(over, over)
    return work
  }

  return {
    hosted: () => kept,
    does: act => tracked(run(act)),
    plans,
    order: async (person, order, command) => {
      if (order.type === 'plan') return orderPlan(kept, plans, person, order.plan)
      const decides: Act = (before, at) => decideHosted(before, person, order, at, secrets)
      if (command === undefined) return tracked(run(decides))
      const name = `${person} ${command}`
      if (done.has(name)) return { version: kept.version }
      const already = doing.get(name)
      if (already !== undefined) return already
      const work = tracked(run(decides, name))
      doing.set(name, work)
      const over = (): void => {
        doing.delete(name)
      }
      work.then(over, over)
      return work
    },
    listen: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow: follow => {
      follows.add(follow)
      return () => follows.delete(follow)
    },
    fails,
    stateAt: async version => (await readState(store, stream, version)).hosted,
    eventsAfter: (version, most) => eventsOf(store, stream, version, most),
    settle: async () => {
      while (under.size > 0) await Promise.allSettled(under)
      await keepNow()
    },
  }
}

const unexpected = (cause: unknown): void => {
  throw cause
}

const remember = (done: Set<string>, command: string): void => {
  done.add(command)
  if (done.size <= 2 * REMEMBERED) return
  // the eldest come first
  let left = REMEMBERED
  for (const old of done) {
    if (left-- === 0) return
    done.delete(old)
  }
}

const entryOf = (event: HostedEvent) => ({ kind: event.type, at: event.at, data: JSON.stringify(event) })
