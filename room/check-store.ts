import { PEOPLE, peopleStream } from './people/people-stream.ts'
import { SPOILED_SNAPSHOT } from './store/fault-words.ts'
import { openStore, requireStore, type StorePlace } from './store/open-store.ts'
import { dataIn, spoiledIn } from './store/spoiled.ts'
import type { Store, StoreFault, StreamVersion } from './store/store.ts'
import { readStream } from './streams/read-stream.ts'
import type { Hosted } from './table/state/hosted.ts'
import { eventsOf, evolved } from './table/table-stream.ts'

/** What a check has read, and what is wrong: each stream is named once, at its first place. */
export type StoreChecked = {
  readonly streams: number
  readonly entries: number
  readonly faults: readonly StoreFault[]
}

/** How many entries are read at once. */
const PAGE = 500

/**
 * Reads every stream of a store from its first entry: is it as it was written, and does it add up? What is spoiled is set
 * aside, so that the room leaves it alone from its next start on; what is sound again is taken back.
 */
export const checkStore = async (place: StorePlace, onError: (cause: Error) => void): Promise<StoreChecked> => {
  requireStore(place)
  const store = await openStore(place, onError)
  try {
    const written = await store.faults()
    const streams = (await store.streams('')).filter(({ version }) => version > 0)
    const faults = [...written]
    const known = new Set(written.filter(({ reason }) => reason !== SPOILED_SNAPSHOT).map(({ stream }) => stream))
    for (const stream of streams) {
      const fault = known.has(stream.stream) ? null : await faultIn(store, stream)
      if (fault !== null) faults.push(fault)
    }
    await store.keepAsides(faults.filter(({ reason }) => reason !== SPOILED_SNAPSHOT))
    const entries = streams.reduce((sum, { version }) => sum + version, 0)
    return { streams: streams.length, entries, faults }
  } finally {
    await store.close()
  }
}

/** What a stream tells when it is read as the room reads it. */
const faultIn = async (store: Store, { stream }: StreamVersion): Promise<StoreFault | null> => {
  try {
    if (stream.startsWith('table/')) await addUp(store, stream)
    else if (stream === PEOPLE) await addUpPeople(store)
    else await readThrough(store, stream)
    return null
  } catch (cause) {
    const fault = spoiledIn(cause)
    if (fault === null) throw cause
    return fault
  }
}

const addUp = async (store: Store, stream: string): Promise<void> => {
  let hosted: Hosted | undefined
  for (;;) {
    const events = await eventsOf(store, stream, hosted?.version ?? 0, PAGE)
    for (const event of events) hosted = evolved(stream, hosted, event)
    if (events.length < PAGE) return
  }
}

/** The room leaves out what it can't read of its people; here that is a fault, and what was kept of them isn't believed. */
const addUpPeople = async (store: Store): Promise<void> => {
  const { without: _, ...strict } = peopleStream
  await readStream(strict, { ...store, snapshot: async () => null }, PEOPLE)
}

const readThrough = async (store: Store, stream: string): Promise<void> => {
  for (let at = 0; ; ) {
    const entries = await store.read(stream, at, PAGE)
    for (const entry of entries) {
      dataIn(stream, entry, at + 1)
      at = entry.version
    }
    if (entries.length < PAGE) return
  }
}
