import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Time } from '@cardroom/engine/table'

/** Waits this many milliseconds; to end the wait early, reject it. */
export type Pause = (ms: number, ended: AbortSignal) => Promise<unknown>

/** The pause of the system. */
export const pauses: Pause = (ms, signal) => sleep(ms, undefined, { signal })

/** A password that somebody tries: under which names a wrong one counts, and which of them slow this attempt down. */
export type Attempt = {
  readonly counts: readonly string[]
  readonly slowedBy: readonly string[]
  /** From where it comes, if that tells callers apart: this many wait from one place at once. */
  readonly from: string | null
}

/** Slows down those who try passwords. */
export type Attempts = {
  /** Whether the password is right, after the delay it has earned; null if it was not looked at. */
  readonly slowly: (attempt: Attempt, isRight: () => Promise<boolean>) => Promise<boolean | null>
  /** Nobody waits any more: the room closes. */
  readonly end: () => void
}

/** This many wrong attempts are free; then each doubles the delay, from a second up to the longest. */
const FREE = 5
const FIRST = 1000
const LONGEST = 20_000
/** So long after the last wrong attempt they are forgotten. */
const REMEMBERED = 15 * 60_000
/** How many names are remembered at once, and how many attempts wait, from one place and from everywhere. */
const NAMES = 20_000
const FROM_ONE = 5
const FROM_ALL = 1000

/** How long an attempt is held back after this many wrong ones. */
export const delayAfter = (wrong: number): number =>
  wrong < FREE ? 0 : Math.min(LONGEST, FIRST * 2 ** Math.min(wrong - FREE, 20))

/**
 * Counts from nothing. Nobody is locked out: an attempt waits its delay and is looked at then, however many others come
 * meanwhile, so a person who knows the password gets in. A right one takes back what it counted and no more; otherwise those
 * who guess would start afresh with the owner's next login, or with one of their own.
 */
export const countAttempts = (now: () => Time, pause: Pause = pauses): Attempts => {
  const wrongs = new Map<string, { readonly count: number; readonly at: Time }>()
  const waiting = new Map<string, number>()
  const closing = new AbortController()
  setMaxListeners(FROM_ALL, closing.signal)
  let all = 0
  const wrongOf = (name: string): number => {
    const known = wrongs.get(name)
    return known === undefined || now() - known.at >= REMEMBERED ? 0 : known.count
  }
  const count = (name: string, by: number): void => {
    const after = wrongOf(name) + by
    const at = by > 0 ? now() : (wrongs.get(name)?.at ?? 0)
    wrongs.delete(name)
    if (after > 0) wrongs.set(name, { count: after, at })
    // the name that was tried longest ago is forgotten first
    if (wrongs.size > NAMES) wrongs.delete(wrongs.keys().next().value!)
  }
  const wait = (from: string, by: number): void => {
    all += by
    const after = (waiting.get(from) ?? 0) + by
    if (after > 0) waiting.set(from, after)
    else waiting.delete(from)
  }
  /** Waits its delay; false if it cannot. */
  const waited = async (from: string | null, ms: number): Promise<boolean> => {
    if (ms === 0) return true
    const place = from ?? ''
    if (closing.signal.aborted || all >= FROM_ALL || (from !== null && (waiting.get(place) ?? 0) >= FROM_ONE))
      return false
    wait(place, 1)
    try {
      await pause(ms, closing.signal)
    } catch (cause) {
      if (!closing.signal.aborted) throw cause
    } finally {
      wait(place, -1)
    }
    return !closing.signal.aborted
  }
  return {
    slowly: async ({ counts, slowedBy, from }, isRight) => {
      const delay = delayAfter(Math.max(0, ...slowedBy.map(wrongOf)))
      // counted before it is known, so that many at once are counted, too
      for (const name of counts) count(name, 1)
      if (!(await waited(from, delay))) return null
      const right = await isRight()
      if (right) for (const name of counts) count(name, -1)
      return right
    },
    end: () => closing.abort(),
  }
}
