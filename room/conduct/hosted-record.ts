import { type ConductEvent, type ConductRecord, conductDecider } from '@cardroom/engine/conduct'
import type { StreamKind } from '../streams/stream-kind.ts'

/** The record of the house on its stream; null before the first entry. */
export type HostedRecord = { readonly version: number; readonly record: ConductRecord | null }

/** A house that has written nothing down. */
export const noRecord: HostedRecord = { version: 0, record: null }

/** The record after an event. */
export const evolveRecord = (before: HostedRecord | undefined, event: ConductEvent): HostedRecord => {
  const { version, record } = before ?? noRecord
  return { version: version + 1, record: conductDecider.evolve(record ?? undefined, event) }
}

/** How the stream of the record is kept. */
export const recordStream: StreamKind<HostedRecord, ConductEvent> = {
  initial: noRecord,
  evolve: evolveRecord,
  knows: type => conductDecider.records(type),
  upcast: stored => stored,
  shape: 2,
  isWhole: ({ version, record }, at) => version === at && (record === null || Array.isArray(record?.offences)),
}
