import { dataIn, spoiled, spoiledIn } from '../store/spoiled.ts'
import type { Kept, Snapshot, Store } from '../store/store.ts'
import { type HostedEvent, isHostedType } from './events.ts'
import { evolveHosted } from './evolve-hosted.ts'
import type { Hosted } from './hosted.ts'
import { upcast } from './upcasts.ts'

/** The shape of a kept state. One of another shape was kept by another version of the room, and its stream is read instead. */
export const STATE_SHAPE = 8

type KeptState = { readonly shape: number; readonly hosted: Hosted }

/** How many events are read at once: what comes in meanwhile waits no longer than for these. */
const PAGE = 500

/** Every stretch of so many events has its earlier state, which stays until so many stretches later. */
const STRETCH = 600
const STRETCHES = 3

/**
 * Keeps a table's state as it is when its turn comes: beside its stream, and once more for later, so that there is always
 * one from before the last `STRETCH` events, and these can be told again without reading the whole stream. Tables that were
 * made together come to it together, and what is acknowledged meanwhile waits for one of them, not for all.
 */
export const keepState = (store: Store, stream: string, hosted: () => Hosted): Promise<void> => {
  const keep = async (): Promise<void> => {
    const state: KeptState = { shape: STATE_SHAPE, hosted: hosted() }
    const { version } = state.hosted
    const snapshot = { version, data: JSON.stringify(state) }
    await store.keepSnapshot(stream, snapshot)
    await store.keepSnapshot(earlier(stream, Math.floor(version / STRETCH)), snapshot)
  }
  const kept = (keeping.get(store) ?? Promise.resolve()).then(keep)
  const over = (): void => {}
  // one that could not be kept is told to who wanted it, and holds up no other
  keeping.set(store, kept.then(over, over))
  return kept
}

const keeping = new WeakMap<Store, Promise<void>>()

const earlier = (stream: string, stretch: number): string => `earlier/${stretch % STRETCHES}/${stream}`

/** A state that was read, and up to where it was not read but kept. */
export type ReadState = { readonly hosted: Hosted; readonly snapshot: number }

/** The state to which a stream adds up, or did at a version. */
export const readState = async (
  store: Store,
  stream: string,
  version = Number.POSITIVE_INFINITY,
): Promise<ReadState> => {
  let hosted = await keptOf(store, stream, version)
  const snapshot = hosted?.version ?? 0
  for (;;) {
    const most = Math.min(PAGE, version - (hosted?.version ?? 0))
    const events = await eventsOf(store, stream, hosted?.version ?? 0, most)
    for (const event of events) hosted = evolved(stream, hosted, event)
    if (events.length < PAGE) break
  }
  if (hosted === undefined) throw new Error(`there is no ${stream}`)
  return { hosted, snapshot }
}

/** The state after an event; one that cannot have happened is a fault of the stream. */
export const evolved = (stream: string, before: Hosted | undefined, event: HostedEvent): Hosted => {
  const place = (before?.version ?? 0) + 1
  if (!isHostedType(event.type))
    throw spoiled({ stream, place, reason: 'is of a kind that this version of Cardroom does not know' })
  try {
    return evolveHosted(before, event)
  } catch (cause) {
    throw spoiled({ stream, place, reason: 'does not follow from what came before it' }, cause)
  }
}

/** A state that was kept half, or by somebody else, lacks what it is about. */
const isWhole = (after: Hosted | undefined, place: number): boolean =>
  after?.version === place &&
  (after.night === undefined || (after.night.table != null && after.night.deal !== undefined))

/** The state of a stream as far as it can be read: what is known of a table that is set aside. */
export const readableState = async (store: Store, stream: string, place: number | null): Promise<Hosted | null> => {
  if (place !== null && place <= 1) return null
  try {
    return (await readState(store, stream, place === null ? undefined : place - 1)).hosted
  } catch (cause) {
    // there is something wrong further up as well: then less is known
    const before = spoiledIn(cause)?.place ?? null
    if (before === null || (place !== null && before >= place)) return null
    return readableState(store, stream, before)
  }
}

/** The latest state that was kept up to a version. */
const keptOf = async (store: Store, stream: string, version: number): Promise<Hosted | undefined> => {
  const latest = await store.snapshot(stream)
  if (latest === null || latest.version <= version) return stateIn(latest)
  const others = await Promise.all(STRETCH_NUMBERS.map(stretch => store.snapshot(earlier(stream, stretch))))
  const before = others.filter(it => it !== null && it.version <= version).sort((a, b) => b!.version - a!.version)
  return stateIn(before[0] ?? null)
}

const STRETCH_NUMBERS = Array.from({ length: STRETCHES }, (_, stretch) => stretch)

const stateIn = (snapshot: Snapshot | null): Hosted | undefined => {
  if (snapshot === null) return
  const kept = parsed(snapshot.data) as Partial<KeptState> | null
  const { hosted } = kept ?? {}
  // one that is not what it should be is as good as none: the stream has everything
  return kept?.shape === STATE_SHAPE && isWhole(hosted, snapshot.version) ? hosted : undefined
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** What has happened after a version, at most so many events; an entry that cannot be read is a fault of the stream. */
export const eventsOf = async (
  store: Store,
  stream: string,
  after: number,
  most: number,
): Promise<readonly HostedEvent[]> =>
  most === 0
    ? []
    : (await store.read(stream, after, most)).map((kept, i) =>
        eventIn(dataIn(stream, kept, after + i + 1), kept, stream),
      )

const eventIn = (data: unknown, { kind, version }: Kept, stream: string): HostedEvent => {
  const isEvent = typeof data === 'object' && data !== null && 'type' in data && data.type === kind
  if (!isEvent) throw spoiled({ stream, place: version, reason: 'is no event of its kind' })
  return upcast(data as Parameters<typeof upcast>[0])
}
