import { REASONS } from '../store/checksum.ts'
import { spoiled } from '../store/spoiled.ts'
import { REMEMBERED } from './commands.ts'
import { type Host, reportLeftOut } from './host.ts'
import { eventsOf, evolved, readStream } from './read-stream.ts'
import type { Happened } from './stream-kind.ts'

/** How many events of others are taken in at once. */
const FOLLOWED = 500

/** What is on the disk holds, also if another server has put it there. */
export const readAgain = <State, Event extends Happened, No>(host: Host<State, Event, No>): Promise<void> => {
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
  host.recent = null
  host.decided = host.kept
  host.commands.reset(commands)
  host.unsure = false
  host.incomplete = reportLeftOut(host, read)
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

/** Takes in what other nodes write, once for all who ask at the same time. */
export const followOn = <State, Event extends Happened, No>(host: Host<State, Event, No>): Promise<void> => {
  host.following ??= followNow(host).finally(() => {
    host.following = null
  })
  return host.following
}

/** What is being followed already may have been read before what is looked for was written: it is read once more after it. */
export const catchUp = async <State, Event extends Happened, No>(host: Host<State, Event, No>): Promise<void> => {
  await host.following?.catch(host.onError)
  await followOn(host)
}
