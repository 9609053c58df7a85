import type { Store } from '../store/store.ts'
import * as streams from '../streams/read-stream.ts'
import type { ReadStream, StreamKind } from '../streams/stream-kind.ts'
import { evolveHosted, isHostedType } from './evolve.ts'
import type { HostedEvent } from './state/events.ts'
import type { Hosted } from './state/hosted.ts'
import { upcast } from './upcasts.ts'

/** The shape of a kept state. One of another shape was kept by another version of the room, and its stream is read instead. */
export const STATE_SHAPE = 13

/** A table's stream, for the host that keeps it. */
export const tableStream: StreamKind<Hosted, HostedEvent> = {
  evolve: evolveHosted,
  knows: isHostedType,
  upcast,
  shape: STATE_SHAPE,
  isWhole: ({ version, night }, place) =>
    version === place && (night === undefined || (night.table != null && night.deal !== undefined)),
}

/** The state to which a table's stream adds up, or did at a version. */
export const readState = (store: Store, stream: string, version?: number): Promise<ReadStream<Hosted>> =>
  streams.readStream(tableStream, store, stream, version)

/** The table after the next event of its stream. */
export const evolved = (stream: string, before: Hosted | undefined, event: HostedEvent): Hosted =>
  streams.evolved(tableStream, stream, before, event, (before?.version ?? 0) + 1)

/** The state of a table's stream as far as it can be read. */
export const readableState = (store: Store, stream: string, place: number | null): Promise<Hosted | null> =>
  streams.readableState(tableStream, store, stream, place)

/** What has happened at a table after a version, at most this many events. */
export const eventsOf = (store: Store, stream: string, after: number, most: number): Promise<readonly HostedEvent[]> =>
  streams.eventsOf(tableStream, store, stream, after, most)
