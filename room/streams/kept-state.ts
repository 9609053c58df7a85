import type { Snapshot, Store } from '../store/store.ts'
import type { Happened, StreamKind } from './stream-kind.ts'

type KeptState<State> = { readonly shape: number; readonly state: State }
type AtVersion<State> = { readonly state: State; readonly version: number }

/** Every stretch of this many events has its earlier state, which stays until this many stretches later. */
const STRETCH = 600
const STRETCHES = 3

/**
 * Keeps a stream's state as it is when its turn comes: beside the stream, and once more for later, so that there is
 * always one from before the last `STRETCH` events, and these can be replayed without reading the whole stream. Streams
 * that were begun together come to it together, and what is acknowledged meanwhile waits for one of them, not for all.
 */
export const keepState = <State, Event extends Happened>(
  { shape, packing }: StreamKind<State, Event>,
  store: Store,
  stream: string,
  now: () => AtVersion<State>,
): Promise<void> => {
  const keep = async (): Promise<void> => {
    const { state, version } = now()
    const data: KeptState<unknown> = { shape, state: packing === undefined ? state : packing.pack(state) }
    const snapshot = { version, data: JSON.stringify(data) }
    await store.keepSnapshot(stream, snapshot)
    await store.keepSnapshot(earlier(stream, Math.floor(version / STRETCH)), snapshot)
  }
  const kept = (keeping.get(store) ?? Promise.resolve()).then(keep)
  const over = (): void => {}
  // the caller hears if one could not be kept, and it holds up no other
  keeping.set(store, kept.then(over, over))
  return kept
}

const keeping = new WeakMap<Store, Promise<void>>()

const earlier = (stream: string, stretch: number): string => `earlier/${stretch % STRETCHES}/${stream}`

/** Under which names states of a stream are kept besides the stream's own. */
export const keptAs = (stream: string): readonly string[] => STRETCH_NUMBERS.map(stretch => earlier(stream, stretch))

/** The latest state that was kept up to a version. */
export const keptBefore = async <State, Event extends Happened>(
  kind: StreamKind<State, Event>,
  store: Store,
  stream: string,
  version: number,
): Promise<AtVersion<State> | undefined> => {
  const latest = await store.snapshot(stream)
  if (latest === null || latest.version <= version) return stateIn(kind, latest)
  const others = await Promise.all(keptAs(stream).map(store.snapshot))
  const before = others.filter(it => it !== null && it.version <= version).sort((a, b) => b!.version - a!.version)
  return stateIn(kind, before[0] ?? null)
}

const STRETCH_NUMBERS = Array.from({ length: STRETCHES }, (_, stretch) => stretch)

const stateIn = <State, Event extends Happened>(
  kind: StreamKind<State, Event>,
  snapshot: Snapshot | null,
): AtVersion<State> | undefined => {
  if (snapshot === null) return
  const state = unpacked(kind, snapshot.data)
  if (state == null || !kind.isWhole(state, snapshot.version)) return
  return { state, version: snapshot.version }
}

/** A state as it was kept; none if it is of another shape or can't be read, for the stream has everything. */
const unpacked = <State, Event extends Happened>(
  { shape, packing }: StreamKind<State, Event>,
  text: string,
): State | null => {
  try {
    const kept = JSON.parse(text) as Partial<KeptState<State>> | null
    if (kept?.shape !== shape || kept.state == null) return null
    return packing === undefined ? kept.state : packing.unpack(kept.state)
  } catch {
    return null
  }
}
