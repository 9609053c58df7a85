import { REASONS } from '../store/checksum.ts'
import { dataIn, spoiled, spoiledIn } from '../store/spoiled.ts'
import type { Kept, Store } from '../store/store.ts'
import { keptBefore } from './kept-state.ts'
import { readLately } from './recent.ts'
import type { Happened, ReadStream, StreamKind } from './stream-kind.ts'

/** How many events are read at once: what comes in meanwhile waits no longer than for these. */
const PAGE = 500

/** The state to which a stream adds up, or did at a version. */
export const readStream = async <State, Event extends Happened>(
  kind: StreamKind<State, Event>,
  store: Store,
  stream: string,
  until = Number.POSITIVE_INFINITY,
): Promise<ReadStream<State>> => {
  const kept = await keptBefore(kind, store, stream, until)
  // asked before anything is read, so that what is written meanwhile isn't missed
  const end = kind.without === undefined ? 0 : Math.min(until, await versionOf(store, stream))
  let state = kept?.state ?? kind.initial
  let version = kept?.version ?? 0
  const snapshot = version
  const leftOut: unknown[] = []
  const lately = readLately<State>()
  /** Goes on without something that can't be read, if streams of this kind do. */
  const leaveOut = (cause: unknown, left: string | null, until: number): void => {
    if (kind.without === undefined) throw cause
    leftOut.push(cause)
    lately.forget()
    state = kind.without(state, left, until)
    version = until
  }
  const missing = () => spoiled({ stream, place: version + 1, reason: REASONS.missing })
  for (;;) {
    const most = Math.min(PAGE, until - version)
    const entries = most === 0 ? [] : await store.read(stream, version, most)
    for (const entry of entries) {
      if (entry.version > version + 1) leaveOut(missing(), null, entry.version - 1)
      try {
        const event = eventOf(kind, stream, entry, version + 1)
        const after = evolved(kind, stream, state, event, version + 1)
        lately.add(state, event)
        state = after
        version = entry.version
      } catch (cause) {
        leaveOut(cause, entry.kind, entry.version)
      }
    }
    if (entries.length < PAGE) break
  }
  // a stream that goes on without its last entries goes on after them
  if (end > version) leaveOut(missing(), null, end)
  if (state === undefined) throw new Error(`there is no ${stream}`)
  return { state, version, snapshot, leftOut, recent: lately.upTo(version) }
}

const versionOf = async (store: Store, stream: string): Promise<number> =>
  (await store.streams(stream)).find(known => known.stream === stream)?.version ?? 0

/** The state after the event at a place of a stream; one that cannot have happened is a fault of the stream. */
export const evolved = <State, Event extends Happened>(
  kind: StreamKind<State, Event>,
  stream: string,
  before: State | undefined,
  event: Event,
  place: number,
): State => {
  if (!kind.knows(event.type))
    throw spoiled({ stream, place, reason: 'is of a kind that this version of Cardroom does not know' })
  try {
    return kind.evolve(before, event)
  } catch (cause) {
    throw spoiled({ stream, place, reason: 'does not follow from what came before it' }, cause)
  }
}

/** The state of a stream as far as it can be read: what is known of one that is set aside. */
export const readableState = async <State, Event extends Happened>(
  kind: StreamKind<State, Event>,
  store: Store,
  stream: string,
  place: number | null,
): Promise<State | null> => {
  if (place !== null && place <= 1) return null
  try {
    return (await readStream(kind, store, stream, place === null ? undefined : place - 1)).state
  } catch (cause) {
    // there is something wrong further up as well: then less is known
    const before = spoiledIn(cause)?.place ?? null
    if (before === null || (place !== null && before >= place)) return null
    return readableState(kind, store, stream, before)
  }
}

/** What has happened after a version, at most this many events; an entry that cannot be read is a fault of the stream. */
export const eventsOf = async <State, Event extends Happened>(
  kind: StreamKind<State, Event>,
  store: Store,
  stream: string,
  after: number,
  most: number,
): Promise<readonly Event[]> =>
  most === 0 ? [] : (await store.read(stream, after, most)).map((kept, i) => eventOf(kind, stream, kept, after + i + 1))

const eventOf = <State, Event extends Happened>(
  { eventIn, upcast }: StreamKind<State, Event>,
  stream: string,
  entry: Kept,
  place: number,
): Event => {
  const kept = dataIn(stream, entry, place)
  const data = eventIn === undefined ? kept : eventIn(kept, entry)
  const isEvent = typeof data === 'object' && data !== null && 'type' in data && data.type === entry.kind
  if (!isEvent) throw spoiled({ stream, place, reason: 'is no event of its kind' })
  return upcast(data as Event)
}
