import type { PlayerId } from '@cardroom/engine/table'
import { spoiled } from '../store/spoiled.ts'
import type { Store } from '../store/store.ts'
import { dueAt } from '../table/due.ts'
import { UNPLAYABLE } from '../table/host-table.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { type CardKept, cardKept } from '../views/table-card.ts'
import { comersTo, type Hall, PREFIX, seenAt } from './hall.ts'

/**
 * A table at rest, as the start of a room needs it: who has come to it, and what is remembered of it while it is put
 * away. It holds for one version of the table's stream; at a later one the stream is read.
 */
export type Resting = {
  readonly version: number
  readonly comers: readonly PlayerId[]
  /** Null for a table that has ended. */
  readonly kept: CardKept | null
}

/** Under which names they are kept, and which shape they have: those of another are not read. */
const RESTS = 'rests/'
const SHAPE = 2

/** Under which name a table at rest is kept. */
export const restingKey = (id: string): string => `${RESTS}${id}`

/** The tables at rest, by their ids: a room opens without reading a stream of them. */
export const restingTables = async (store: Store): Promise<ReadonlyMap<string, Resting>> => {
  const all = await store.snapshots(RESTS)
  return new Map(
    all.flatMap(({ stream, version, data }) => {
      const kept = keptIn(data)
      return kept === null ? [] : [[stream.slice(RESTS.length), { version, ...kept }] as const]
    }),
  )
}

/** Keeps a table at rest for the next start; null for one at which something is due, which is read then. */
export const keepResting = async (hall: Hall, hosted: Hosted, seen = seenAt(hosted)): Promise<TableSummary | null> => {
  if (!isResting(hall, hosted)) return null
  const summary = summaryOf(hosted, seen)
  const data = JSON.stringify({ shape: SHAPE, ...packed(summary) })
  await hall.around.store.keepSnapshot(restingKey(hosted.id), { version: hosted.version, data })
  return summary
}

/** What nodes know of a table that they don't have open. */
export type TableSummary = Omit<Resting, 'version'>

/** What others need to know of a table. */
export const summaryOf = (hosted: Hosted, seen: number): TableSummary => ({
  comers: comersTo(hosted),
  kept: cardKept(hosted, seen),
})

/** As JSON can hold it. */
export type Packed = {
  readonly comers: readonly PlayerId[]
  readonly kept: (Omit<CardKept, 'own'> & { readonly own: readonly PlayerId[] }) | null
}

/** As JSON can hold it. */
export const packed = ({ comers, kept }: TableSummary): Packed => ({
  comers,
  kept: kept && { ...kept, own: [...kept.own] },
})

/** As it was packed. */
export const unpacked = ({ comers, kept }: Packed): TableSummary => ({
  comers,
  kept: kept && { ...kept, own: new Set(kept.own) },
})

/** The table at rest with this id; null if nothing of the kind is kept. */
export const restingTable = async (store: Store, id: string): Promise<TableSummary | null> => {
  const shot = await store.snapshot(`${RESTS}${id}`)
  return shot === null ? null : keptIn(shot.data)
}

/** What was kept of a table; null if it can't be read or has another shape, for the stream has everything. */
const keptIn = (data: string): TableSummary | null => {
  try {
    const kept = JSON.parse(data) as Packed & { readonly shape?: number }
    return kept.shape === SHAPE ? unpacked(kept) : null
  } catch {
    return null
  }
}

/**
 * Is there nothing to be done at it while nobody watches? A table between two hands waits until somebody does. If
 * nobody can say, that is a fault of ours, and of this table alone.
 */
export const isResting = ({ around }: Hall, hosted: Hosted): boolean => {
  try {
    return dueAt(hosted, around.now(), undefined, false) === null
  } catch (cause) {
    throw spoiled({ stream: `${PREFIX}${hosted.id}`, place: hosted.version, reason: UNPLAYABLE }, cause)
  }
}
