import { nextTime } from '@cardroom/engine/floor'
import type { HostedFloor } from './hosted-floor.ts'

/** What keeps a floor’s time. */
export type FloorClock = { readonly stop: () => void; readonly set: () => void }

/** A timer reaches no further than this, in milliseconds; then it is set again. */
const FURTHEST = 3_600_000
/** How soon it tries again where time was to pass and nothing has come of it. */
const AGAIN = 1000

/**
 * Lets time pass when the next thing is due: a call without an answer, a lock-up that has lasted too long, a name that
 * never checked in. After a restart it begins with what should have happened meanwhile.
 */
export const keepFloorTime = (
  state: () => HostedFloor,
  now: () => number,
  passes: () => Promise<unknown>,
  onError: (cause: unknown) => void,
): FloorClock => {
  let timer: ReturnType<typeof setTimeout> | null = null
  let isStopped = false
  const set = (soonest = 0): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const { floor } = state()
    const next = floor === null || floor.closed ? null : nextTime(floor)
    if (isStopped || next === null) return
    const wait = Math.min(FURTHEST, Math.max(soonest, next - now()))
    timer = setTimeout(() => {
      timer = null
      if (now() < next) return set()
      passes()
        .catch(onError)
        .finally(() => set(AGAIN))
    }, wait).unref()
  }
  set()
  return {
    set: () => set(),
    stop: () => {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}
