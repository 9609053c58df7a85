import type { Time } from '@cardroom/engine/table'
import { REASONS, type StoreFault } from '../store/checksum.ts'
import { spoiled } from '../store/spoiled.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { readState } from '../table/table-stream.ts'
import { cardKept } from '../views/table-card.ts'
import { type Hall, index, indexComers, PREFIX, seenAt, unlessAside, unlessSpoiled } from './hall.ts'
import { isResting, keepResting, type Resting, restingTables } from './resting.ts'
import { lastAlive, resume } from './resume.ts'
import { takeUp } from './take-up.ts'

/**
 * Takes up the tables as the room opens. Those at rest wait until somebody asks for them: nothing of their streams is
 * read. What is found spoiled is set aside.
 */
export const beginAll = async (hall: Hall): Promise<void> => {
  const { store } = hall.around
  if (hall.abroad !== null) return knowResting(hall)
  const alive = await lastAlive(store)
  const checkedAside = new Map((await store.asides()).map(fault => [fault.stream, fault]))
  const resting = await restingTables(store)
  const resumed: Promise<unknown>[] = []
  const rested: Hosted[] = []
  for (const { stream, version } of await store.streams(PREFIX)) {
    // a stream that was to be begun when the room was killed has nothing in it
    if (version === 0) continue
    const found = checkedAside.get(stream)
    if (found === undefined && rests(hall, stream.slice(PREFIX.length), version, resting)) continue
    const begun = await begin(hall, { stream, version, found, alive }).catch(unlessAside)
    if (begun === undefined) continue
    if ('done' in begun) resumed.push(begun.done)
    else rested.push(begun.rests)
  }
  await Promise.all(resumed)
  hall.keeping = keepAll(hall, rested).catch(hall.onError)
}

/** Where nodes share the tables, one knows of all at rest and reads none: whatever is due has an owner, or gets one. */
const knowResting = async (hall: Hall): Promise<void> => {
  for (const [id, { kept, comers }] of await restingTables(hall.around.store)) {
    indexComers(hall, id, comers)
    if (!hall.open.has(id) && !hall.abroad!.elsewhere.has(id)) hall.away.set(id, kept)
  }
}

/** The tables that have moved on since they were last at rest: something may be due there. */
export const tablesDue = async ({ around: { store } }: Hall): Promise<readonly string[]> => {
  const resting = await restingTables(store)
  return (await store.streams(PREFIX)).flatMap(({ stream, version }) => {
    const id = stream.slice(PREFIX.length)
    return version === 0 || resting.get(id)?.version === version ? [] : [id]
  })
}

/** Is a table at rest since its state was kept? Then that is all that is known of it. */
const rests = (hall: Hall, id: string, version: number, resting: ReadonlyMap<string, Resting>): boolean => {
  const one = resting.get(id)
  if (one?.version !== version) return false
  indexComers(hall, id, one.comers)
  hall.away.set(id, one.kept)
  hall.unread.set(id, version)
  return true
}

/** Tables that an earlier version put away, or that were killed at rest, are kept for the next start, one by one. */
const keepAll = async (hall: Hall, rested: readonly Hosted[]): Promise<void> => {
  for (const hosted of rested) {
    if (hall.closing) return
    await keepResting(hall, hosted)
  }
}

/** A stream of a table, with the fault that a check has found in it, and when the room was last known to be open. */
type Found = {
  readonly stream: string
  readonly version: number
  readonly found: StoreFault | undefined
  readonly alive: Time | null
}

/** Takes up a table at the start, and says when it plays on; nothing is done at one that rests. */
const begin = async (
  hall: Hall,
  { stream, version, found, alive }: Found,
): Promise<{ readonly done: Promise<unknown> } | { readonly rests: Hosted }> => {
  const id = stream.slice(PREFIX.length)
  const state = await unlessSpoiled(hall, id, async () => {
    if (found !== undefined) throw spoiled(found)
    const read = await readState(hall.around.store, stream)
    const place = read.version + 1
    if (place <= version) throw spoiled({ stream, place, reason: REASONS.missing })
    return read
  })
  const { state: hosted } = state
  index(hall, hosted)
  if (await unlessSpoiled(hall, id, async () => isResting(hall, hosted))) {
    hall.away.set(id, cardKept(hosted, seenAt(hosted)))
    return { rests: hosted }
  }
  const done = unlessSpoiled(hall, id, async () => {
    const table = await takeUp(hall, id, state)
    await table.does((course, at) => resume(course, alive, at, hall.around.now()))
  }).catch(unlessAside)
  return { done }
}
