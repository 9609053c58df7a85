import type { Time } from '@cardroom/engine/table'
import type { Store } from '../store/store.ts'
import { turnsOf } from '../table/clock/turns.ts'
import type { Around } from '../table/host-table.ts'
import { type Course, tell } from '../table/state/course.ts'

/** How often a room says that it is open, in milliseconds: by up to this much too little time may be charged after a crash. */
const EVERY = 5000
/** How long pages may take to find the line again. */
const RECONNECT = 5000
const STREAM = 'room'

/**
 * A table is taken up after the room was closed: the time since the room was last known to be open is held against
 * nobody, nor is the time to find the line again. Where it is not known the last event of the table counts. A table that is taken up
 * several times in a row is ahead of the clock already: it gets no more than what is missing.
 */
export const resume = (course: Course, alive: Time | null, at: Time, now: Time): null => {
  const { hosted } = course
  if (turnsOf(hosted).length === 0) return null
  const down = now + RECONNECT - Math.max(alive ?? 0, hosted.lastAct)
  if (down > 0) tell(course, { type: 'Resumed', down, at })
  return null
}

/** When the room was last known to be open. */
export const lastAlive = async (store: Store): Promise<Time | null> => {
  const kept = await store.snapshot(STREAM)
  return kept === null ? null : timeIn(kept.data)
}

/** The time that was stored; null if it isn't a time: a room opens without it. */
const timeIn = (data: string): Time | null => {
  try {
    const kept = JSON.parse(data) as { readonly at?: unknown } | null
    return typeof kept?.at === 'number' ? kept.at : null
  } catch {
    return null
  }
}

/** Says from time to time that the room is open, until it is stopped. */
export const keepAlive = async (
  { store, now }: Pick<Around, 'store' | 'now'>,
  onError: (cause: unknown) => void,
): Promise<() => void> => {
  const say = async (): Promise<void> => {
    const at = now()
    await store.keepSnapshot(STREAM, { version: Math.floor(at / 1000), data: JSON.stringify({ at }) })
  }
  await say()
  const timer = setInterval(() => say().catch(onError), EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
