import type { Time } from '@cardroom/engine/table'
import { REASONS, type StoreFault } from '../store/checksum.ts'
import { spoiled } from '../store/spoiled.ts'
import { readState } from '../table/table-stream.ts'
import { cardKept } from '../views/table-card.ts'
import { type Hall, index, PREFIX, seenAt, unlessAside, unlessSpoiled } from './hall.ts'
import { isResting } from './look.ts'
import { lastAlive, resume } from './resume.ts'
import { takeUp } from './take-up.ts'

/** Takes up all tables as the room opens; what is found spoiled is set aside. */
export const beginAll = async (hall: Hall): Promise<void> => {
  const { store } = hall.around
  const alive = await lastAlive(store)
  const checkedAside = new Map((await store.asides()).map(fault => [fault.stream, fault]))
  const resumed: Promise<unknown>[] = []
  for (const { stream, version } of await store.streams(PREFIX)) {
    // a stream that was to be begun when the room was killed has nothing in it
    if (version === 0) continue
    const resuming = await begin(hall, { stream, version, found: checkedAside.get(stream), alive }).catch(unlessAside)
    if (resuming !== undefined) resumed.push(resuming.done)
  }
  await Promise.all(resumed)
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
): Promise<{ readonly done: Promise<unknown> } | undefined> => {
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
  const rests = await unlessSpoiled(hall, id, async () => isResting(hall, hosted))
  if (rests) {
    hall.away.set(id, cardKept(hosted, seenAt(hosted)))
    return
  }
  const done = unlessSpoiled(hall, id, async () => {
    const table = await takeUp(hall, id, state)
    await table.does((course, at) => resume(course, alive, at))
  }).catch(unlessAside)
  return { done }
}
