import type { Store } from '../store/store.ts'
import type { HostedEvent } from './events.ts'
import { evolveHosted } from './evolve-hosted.ts'
import type { Hosted } from './hosted.ts'

/** The shape of a kept state. One of another shape was kept by another version of the room, and its stream is read instead. */
export const STATE_SHAPE = 2

type KeptState = { readonly shape: number; readonly hosted: Hosted }

/** How many events are read at once: what comes in meanwhile waits no longer than for these. */
const PAGE = 500

/** Keeps a table's state beside its stream. */
export const keepState = (store: Store, stream: string, hosted: Hosted): Promise<void> => {
  const state: KeptState = { shape: STATE_SHAPE, hosted }
  return store.keepSnapshot(stream, { version: hosted.version, data: JSON.stringify(state) })
}

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
    for (const event of events) hosted = evolveHosted(hosted, event)
    if (events.length < PAGE) break
  }
  if (hosted === undefined) throw new Error(`there is no ${stream}`)
  return { hosted, snapshot }
}

const keptOf = async (store: Store, stream: string, version: number): Promise<Hosted | undefined> => {
  const snapshot = await store.snapshot(stream)
  if (snapshot === null || snapshot.version > version) return
  const { shape, hosted } = JSON.parse(snapshot.data) as KeptState
  return shape === STATE_SHAPE ? hosted : undefined
}

/** What has happened after a version, at most so many events. */
export const eventsOf = async (
  store: Store,
  stream: string,
  after: number,
  most: number,
): Promise<readonly HostedEvent[]> =>
  most === 0 ? [] : (await store.read(stream, after, most)).map(({ data }) => JSON.parse(data) as HostedEvent)
