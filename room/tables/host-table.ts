import type { PlayerId, Time } from '@cardroom/engine'
import type { Append, Store } from '../store/store.ts'
import type { Course, Secrets } from './dealer.ts'
import { decideHosted } from './decide-hosted.ts'
import type { HostedEvent } from './events.ts'
import { evolveHosted } from './evolve-hosted.ts'
import type { Hosted } from './hosted.ts'
import type { PersonOrder } from './person-orders.ts'
import type { Refused } from './refused.ts'

/** What a table of the room needs: where it is kept, the time, and chance. */
export type Around = { readonly store: Store; readonly now: () => Time; readonly secrets: Secrets }

/** What came of an order: the version from which on it is kept, or why nothing was done. */
export type Outcome = { readonly version: number } | Refused

/** Who wants to know when something has happened: before, after, and what. */
export type Listener = (before: Hosted, after: Hosted, events: readonly HostedEvent[]) => void

/** Something that is done at a table as it stands now. */
export type Act = (hosted: Hosted, at: Time) => Course | Refused

/** A table that is being played on: orders go in one after another, and are answered when they are kept. */
export type HostedTable = {
  readonly hosted: () => Hosted
  readonly order: (person: PlayerId, order: PersonOrder, command?: string) => Promise<Outcome>
  /** Carries out what the room itself does: the next deal, a clock that has run out. */
  readonly does: (act: Act) => Promise<Outcome>
  readonly listen: (listener: Listener) => () => void
}

/** How many of the last commands are remembered beside those in the store. */
const REMEMBERED = 1000
/** After how many events a table's state is kept, so that the next start reads no more than these. */
const SNAPSHOT_EVERY = 500

/** Takes up a table where its stream has left it. */
export const hostTable = async (id: string, around: Around): Promise<HostedTable> => {
  const { store, now, secrets } = around
  const stream = `table/${id}`
  let hosted = await loaded(store, stream)
  /** The state that is on the disk: what is shown is never ahead of it. */
  let kept = hosted
  let done = new Set(await store.commands(stream, REMEMBERED))
  const listeners = new Set<Listener>()

  const keep = async (course: Course, before: Hosted, command: string | undefined): Promise<Outcome> => {
    const append: Append = {
      stream,
      after: before.version,
      entries: course.events.map(entryOf),
      ...(command !== undefined && { command }),
    }
    const result = await store.append(append)
    if (!result.kept) {
      // another server writes this table: what is on the disk holds
      hosted = kept = await loaded(store, stream)
      done = new Set(await store.commands(stream, REMEMBERED))
      if (result.why === 'command-is-known') return { version: result.version }
      return { why: 'try-again', words: 'The table has moved on meanwhile: look, and say it again.', rules: [] }
    }
    kept = course.hosted
    for (const listener of listeners) listener(before, course.hosted, course.events)
    if (Math.floor(before.version / SNAPSHOT_EVERY) < Math.floor(kept.version / SNAPSHOT_EVERY)) {
      await store.keepSnapshot(stream, { version: kept.version, data: JSON.stringify(kept) })
    }
    return { version: result.version }
  }

  const run = async (act: Act, command?: string): Promise<Outcome> => {
    const before = hosted
    const course = act(before, now())
    if ('why' in course) return course
    if (course.events.length === 0) return { version: before.version }
    hosted = course.hosted
    if (command !== undefined) remember(done, command)
    return keep(course, before, command)
  }

  return {
    hosted: () => kept,
    does: act => run(act),
    order: async (person, order, command) => {
      const name = command === undefined ? undefined : `${person} ${command}`
      if (name !== undefined && done.has(name)) return { version: kept.version }
      return run((before, at) => decideHosted(before, person, order, at, secrets), name)
    },
    listen: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const remember = (done: Set<string>, command: string): void => {
  done.add(command)
  if (done.size > 2 * REMEMBERED) for (const old of [...done].slice(0, REMEMBERED)) done.delete(old)
}

const entryOf = (event: HostedEvent) => ({ kind: event.type, at: event.at, data: JSON.stringify(event) })

const loaded = async (store: Store, stream: string): Promise<Hosted> => {
  const snapshot = await store.snapshot(stream)
  let hosted = snapshot === null ? undefined : stateOf(snapshot.data)
  for (const { data } of await store.read(stream, hosted?.version ?? 0)) {
    hosted = evolveHosted(hosted, JSON.parse(data) as HostedEvent)
  }
  if (hosted === undefined) throw new Error(`there is no table ${stream}`)
  return hosted
}

/** A state that was kept; one from before the bank has none, and the stream is read from its beginning. */
const stateOf = (data: string): Hosted | undefined => {
  const state = JSON.parse(data) as Hosted | Omit<Hosted, 'bank'>
  return 'bank' in state ? state : undefined
}
