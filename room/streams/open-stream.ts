import { REASONS } from '../store/checksum.ts'
import { spoiled, spoiledIn } from '../store/spoiled.ts'
import type { Appended } from '../store/store.ts'
import { type Commands, REMEMBERED, rememberCommands } from './commands.ts'
import { type FindsOut, findsOut } from './find-out.ts'
import { keepState } from './kept-state.ts'
import { type Listeners, listeners } from './listeners.ts'
import { isNotOwner, notOwner } from './not-owner.ts'
import { eventsOf, evolved, readStream } from './read-stream.ts'
import type { Done, Happened, Keeping, Listener, ReadStream, StreamKind } from './stream-kind.ts'
import { type UnderWay, underWay } from './under-way.ts'

/** Something that is done with a stream as it stands now. */
export type Act<State, Event, No> = (state: State, at: number) => Done<State, Event> | No

/** What came of it: the version from which on it is kept, or why nothing was done. */
export type Outcome<No> = { readonly version: number } | No

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

/** How a stream is opened: its name, what it holds, and the answer to an order on a state that is past. */
export type Opening<State, Event extends Happened, No> = Keeping & {
  readonly stream: string
  readonly kind: StreamKind<State, Event>
  readonly movedOn: No
  /** Said of a stream that throws while it is played on: the fault is ours. */
  readonly unplayable: string
  readonly onError: (cause: unknown) => void
  /** What was read of it already is not read again. */
  readonly known?: ReadStream<State>
  /** Every node writes to it, where there are several: what others write is followed. */
  readonly shared?: boolean
}

/** After how many events a state is kept, so that the next start reads no more than these. */
const SNAPSHOT_EVERY = 500

/** A stream in the hands of this server. */
type Host<State, Event extends Happened, No> = Opening<State, Event, No> & {
  /** What was decided last, and what of it is on the disk. */
  decided: AtVersion<State>
  kept: AtVersion<State>
  snapshot: number
  /** What is on the disk is not known: it is read before anything else is done. */
  unsure: boolean
  /** An entry was left out: the state isn't kept, so that the next start finds it, too. */
  incomplete: boolean
  isOver: boolean
  reading: Promise<void> | null
  following: Promise<void> | null
  readonly under: UnderWay
  /** Whether what was last given to the store is kept, as long as there is no answer; null otherwise. */
  appending: Promise<boolean> | null
  readonly commands: Commands<Outcome<No>>
  readonly listeners: Listeners<State, Event>
  /** What is on the disk is found out even if nobody does anything more. */
  readonly finds: FindsOut
}
type AtVersion<State> = { readonly state: State; readonly version: number }

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
    incomplete: leavesOut(opening, start),
    isOver: false,
    reading: null,
    following: null,
    under: underWay(),
    appending: null,
    commands: rememberCommands(await store.commands(stream, REMEMBERED)),
    listeners: listeners(fails),
    finds: findsOut(
      () => host.unsure,
      () => {
        // nothing is decided meanwhile
        host.unsure = true
        return readAgain(host)
      },
      opening.onError,
    ),
  }
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
    stateAt: async version => (await readStream(kind, store, stream, version)).state,
    eventsAfter: (version, most) => eventsOf(kind, store, stream, version, most),
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

/** What is on the disk holds, also if another server has put it there. */
const readAgain = <State, Event extends Happened, No>(host: Host<State, Event, No>): Promise<void> => {
  host.reading ??= takeUp(host).finally(() => {
    host.reading = null
  })
  return host.reading
}

const takeUp = async <State, Event extends Happened, No>(host: Host<State, Event, No>): Promise<void> => {
  const { kind, store, stream, kept: known } = host
  while (host.appending !== null) await host.appending
  const read = await readStream(kind, store, stream)
  const { state, version } = read
  const commands = await store.commands(stream, REMEMBERED)
  const events = await eventsBetween(host, known.version, version)
  const before = host.kept
  // what was acknowledged is gone from the store
  if (version < known.version) throw spoiled({ stream, place: version + 1, reason: REASONS.missing })
  // what was kept meanwhile is further on
  if (version < before.version) return
  host.kept = { state, version }
  host.decided = host.kept
  host.commands.reset(commands)
  host.unsure = false
  host.incomplete = leavesOut(host, read)
  // what was kept and told while it was read is not told again
  const news = events.slice(before.version - known.version)
  if (version !== before.version) host.listeners.tell(before.state, state, news, version)
}

/** What has happened between two versions, for those who follow it event by event; nothing if it is too much for that. */
const eventsBetween = async <State, Event extends Happened, No>(
  { kind, store, stream }: Host<State, Event, No>,
  from: number,
  to: number,
): Promise<readonly Event[]> => {
  if (to <= from || to - from > FOLLOWED || kind.without !== undefined) return []
  const events = await eventsOf(kind, store, stream, from, to - from)
  return events.length === to - from ? events : []
}

/**
 * Takes in what other nodes have written, event by event. It waits for what is under way here, which is part of what it would
 * read; whatever is decided here meanwhile is refused by the store, and decided again.
 */
const followNow = async <State, Event extends Happened, No>(host: Host<State, Event, No>): Promise<void> => {
  const { kind, store, stream } = host
  for (;;) {
    await host.under.quiet()
    if (host.unsure) return readAgain(host)
    const { version, state } = host.kept
    const events = await eventsOf(kind, store, stream, version, FOLLOWED)
    if (events.length === 0) return
    // something of our own came between
    if (host.under.count() > 0 || host.unsure || host.kept.version !== version) continue
    let after = state
    for (const [i, event] of events.entries()) after = evolved(kind, stream, after, event, version + i + 1)
    host.kept = { state: after, version: version + events.length }
    host.decided = host.kept
    host.listeners.tell(state, after, events, host.kept.version)
    if (events.length < FOLLOWED) return
  }
}

const followOn = <State, Event extends Happened, No>(host: Host<State, Event, No>): Promise<void> => {
  host.following ??= followNow(host).finally(() => {
    host.following = null
  })
  return host.following
}

/** What is being followed already may have been read before what is looked for was written: it is read once more after it. */
const catchUp = async <State, Event extends Happened, No>(host: Host<State, Event, No>): Promise<void> => {
  await host.following?.catch(host.onError)
  await followOn(host)
}

/** How many events of others are taken in at once. */
const FOLLOWED = 500

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

/** Tells of entries that were left out, if some were. */
const leavesOut = <State>(
  { onError }: { readonly onError: (cause: unknown) => void },
  { leftOut = [] }: ReadStream<State>,
): boolean => {
  for (const cause of leftOut) onError(cause)
  return leftOut.length > 0
}

const unplayable = <State, Event extends Happened, No>(
  { stream, kept, unplayable: reason }: Host<State, Event, No>,
  cause: unknown,
): unknown => (spoiledIn(cause) === null ? spoiled({ stream, place: kept.version, reason }, cause) : cause)
