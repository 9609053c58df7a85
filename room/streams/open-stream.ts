import type { Appended } from '../store/store.ts'
import { REMEMBERED, rememberCommands } from './commands.ts'
import { type Act, type AtVersion, type Host, type Opening, type Outcome, reportLeftOut, unplayable } from './host.ts'
import { keepState } from './kept-state.ts'
import { listeners } from './listeners.ts'
import { isNotOwner, notOwner } from './not-owner.ts'
import { eventsOf, readStream } from './read-stream.ts'
import { readUntilKnown } from './read-until-known.ts'
import { AT_HAND, recentAfter, recentState, withWritten } from './recent.ts'
import type { Done, Happened, Listener } from './stream-kind.ts'
import { catchUp, followOn, readAgain } from './take-in.ts'
import { underWay } from './under-way.ts'

/** A stream that is being played on: acts go in one after another, and are answered when they are kept. */
export type OpenStream<State, Event extends Happened, No> = {
  /** The state that is on the disk: what is shown is never ahead of it. */
  readonly state: () => State
  readonly version: () => number
  /** Carries an act out; one with a command that was carried out already is not carried out again. */
  readonly run: (act: Act<State, Event, No>, command?: string) => Promise<Outcome<No>>
  readonly listen: (listener: Listener<State, Event>) => () => void
  /** Something went wrong here outside of an act, by a fault of ours. */
  readonly fails: (cause: unknown) => void
  /** The state as it was at a version, and what has happened after one, at most this many events. */
  readonly stateAt: (version: number) => Promise<State>
  readonly eventsAfter: (version: number, most: number) => Promise<readonly Event[]>
  /** The state after an event, for callers that go through the stream event by event. */
  readonly evolve: (state: State | undefined, event: Event) => State
  /** Takes in what other nodes have written up to now, where several write to it. */
  readonly catchUp: () => Promise<void>
  /** Waits for all that is under way, and keeps the state, so that the next start reads nothing but it. */
  readonly settle: () => Promise<void>
  /** Nothing more is done with it: another may be opened by its name, and would not hear of what is written by this one. */
  readonly end: () => void
}

/** After how many events a state is kept, so that the next start reads no more than these. */
const SNAPSHOT_EVERY = 500

/** Takes up a stream where it was left. */
export const openStream = async <State, Event extends Happened, No extends { readonly why: string }>(
  opening: Opening<State, Event, No>,
): Promise<OpenStream<State, Event, No>> => {
  const { kind, store, stream, known } = opening
  const start = known ?? (await readStream(kind, store, stream))
  const now = { state: start.state, version: start.version }
  const fails = (cause: unknown): void => opening.onError(unplayable(host, cause))
  const host: Host<State, Event, No> = {
    ...opening,
    decided: now,
    kept: now,
    snapshot: start.snapshot,
    unsure: false,
    incomplete: reportLeftOut(opening, start),
    isOver: false,
    recent: start.recent ?? null,
    reading: null,
    following: null,
    under: underWay(),
    appending: null,
    commands: rememberCommands(await store.commands(stream, REMEMBERED)),
    listeners: listeners(fails),
    finds: readUntilKnown(
      () => host.unsure,
      () => {
        // nothing is decided meanwhile
        host.unsure = true
        return readAgain(host)
      },
      opening.onError,
    ),
  }
  setTimeout(() => {
    host.recent = null
  }, AT_HAND).unref()
  const unfollow =
    opening.shared === true ? store.moved?.(stream, () => void followOn(host).catch(host.onError)) : undefined
  return {
    state: () => host.kept.state,
    version: () => host.kept.version,
    run: (act, command) =>
      command === undefined
        ? run(host, act)
        : host.commands.once(
            command,
            () => ({ version: host.kept.version }),
            () => run(host, act, command),
          ),
    listen: host.listeners.listen,
    fails,
    stateAt: async version => stateAt(host, version),
    eventsAfter: async (version, most) => eventsAfter(host, version, most),
    evolve: kind.evolve,
    catchUp: () => (unfollow === undefined ? Promise.resolve() : catchUp(host)),
    settle: async () => {
      unfollow?.()
      host.finds.stop()
      await host.under.quiet()
      await keepNow(host)
    },
    end: () => {
      unfollow?.()
      host.finds.stop()
      host.isOver = true
    },
  }
}

const stateAt = async <State, Event extends Happened, No>(
  host: Host<State, Event, No>,
  version: number,
): Promise<State> => {
  const { kind, store, stream } = host
  const evolve = (state: State, event: Happened): State => kind.evolve(state, event as Event)
  return recentState(host.recent, version, evolve) ?? (await readStream(kind, store, stream, version)).state
}

const eventsAfter = async <State, Event extends Happened, No>(
  host: Host<State, Event, No>,
  version: number,
  most: number,
): Promise<readonly Event[]> => {
  const { kind, store, stream, recent, kept, unsure } = host
  const known = unsure ? null : recentAfter(recent, kept.version, version, most)
  return (known as readonly Event[] | null) ?? eventsOf(kind, store, stream, version, most)
}

const run = async <State, Event extends Happened, No extends { readonly why: string }>(
  host: Host<State, Event, No>,
  act: Act<State, Event, No>,
  command?: string,
): Promise<Outcome<No>> => {
  host.under.begin()
  try {
    while (host.unsure) await readAgain(host)
    if (host.isOver) throw notOwner(host.stream)
    // what was read may be the command itself, which came a second time as nobody knew what had come of it
    if (command !== undefined && host.commands.isDone(command)) return { version: host.kept.version }
    const before = host.decided
    const done = carriedOut(host, act, before.state)
    if ('why' in done || done.events.length === 0) {
      const answer = 'why' in done ? done : { version: before.version }
      // an answer that rests on what isn't kept yet waits for that, and is found again if it never is
      if (host.appending !== null && !(await host.appending)) return await run(host, act, command)
      if (command !== undefined) host.commands.answered(command, answer)
      return answer
    }
    const after = { state: done.state, version: before.version + done.events.length }
    host.decided = after
    return await keep(host, before, after, done.events, command)
  } finally {
    host.under.end()
  }
}

/** That an act throws is a fault of ours, and changes nothing. */
const carriedOut = <State, Event extends Happened, No>(
  host: Host<State, Event, No>,
  act: Act<State, Event, No>,
  before: State,
): Done<State, Event> | No => {
  const at = host.now()
  try {
    return act(before, at)
  } catch (cause) {
    throw unplayable(host, cause)
  }
}

const keep = async <State, Event extends Happened, No extends { readonly why: string }>(
  host: Host<State, Event, No>,
  before: AtVersion<State>,
  after: AtVersion<State>,
  events: readonly Event[],
  command: string | undefined,
): Promise<Outcome<No>> => {
  const { store, stream } = host
  const append = {
    stream,
    after: before.version,
    entries: events.map(entryOf),
    ...(command !== undefined && { command }),
  }
  // it may have waited for its turn
  const result = await inTurn(host, () => (host.isOver ? Promise.reject(notOwner(stream)) : store.append(append)))
  if (result === null || !result.kept) {
    await readAgain(host)
    return result?.why === 'command-is-known' ? { version: result.version } : host.movedOn
  }
  host.kept = after
  host.recent = withWritten(host.recent, before.version, events)
  if (command !== undefined) host.commands.remember(command)
  host.listeners.tell(before.state, after.state, events, after.version)
  if (after.version - host.snapshot >= keptEvery(host)) void keepNow(host).catch(host.onError)
  return { version: result.version }
}

/**
 * What was decided on something that isn't kept yet is given to the store after that is, and not at all if it isn't (null): something
 * else may stand there by then, and a version alone doesn't tell one from the other. A store that keeps the order sees to it itself.
 */
const inTurn = <State, Event extends Happened, No>(
  host: Host<State, Event, No>,
  append: () => Promise<Appended>,
): Promise<Appended | null> => {
  const { appending, store } = host
  const appended =
    appending === null || store.inOrder === true
      ? append()
      : appending.then(isKept => (isKept ? append() : Promise.resolve(null)))
  const isOver = (isKept: boolean): boolean => {
    host.unsure ||= !isKept
    if (host.appending === turn) host.appending = null
    return isKept
  }
  const turn = appended.then(
    it => isOver(it?.kept === true),
    (cause: unknown) => {
      // what is another's is dropped, and read by that one
      if (!isNotOwner(cause)) host.finds.begin()
      return isOver(false)
    },
  )
  host.appending = turn
  return appended
}

const keptEvery = <State, Event extends Happened, No>({ kind, kept }: Host<State, Event, No>): number =>
  kind.keptEvery === undefined ? SNAPSHOT_EVERY : kind.keptEvery(kept.state)

const entryOf = (event: Happened) => ({ kind: event.type, at: event.at, data: JSON.stringify(event) })

const keepNow = async <State, Event extends Happened, No>(host: Host<State, Event, No>): Promise<void> => {
  const before = host.snapshot
  if (before === host.kept.version || host.incomplete) return
  host.snapshot = host.kept.version
  const now = (): AtVersion<State> => {
    host.snapshot = host.kept.version
    return host.kept
  }
  host.under.begin()
  try {
    await keepState(host.kind, host.store, host.stream, now)
  } catch (cause) {
    host.snapshot = before
    throw cause
  } finally {
    host.under.end()
  }
}
