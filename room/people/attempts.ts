import type { Time } from '@cardroom/engine/table'

/** So many wrong attempts within so long are let through for one name. */
const MOST = 10
const WITHIN = 15 * 60_000
/** How many names are remembered at once. */
const NAMES = 10_000

/** Wrong attempts by name, whether the name is known or not: too many make everybody wait who tries it. */
export type Attempts = {
  /** How many milliseconds one has to wait before the next attempt; 0 if none. */
  readonly wait: (name: string, now: Time) => number
  readonly wrong: (name: string, now: Time) => void
  readonly right: (name: string) => void
}

/** Counts from nothing. */
export const countAttempts = (): Attempts => {
  const times = new Map<string, readonly Time[]>()
  const recent = (name: string, now: Time): readonly Time[] => (times.get(name) ?? []).filter(at => now - at < WITHIN)
  return {
    wait: (name, now) => {
      const list = recent(name, now)
      return list.length < MOST ? 0 : list.at(-MOST)! + WITHIN - now
    },
    wrong: (name, now) => {
      const list = recent(name, now)
      times.delete(name)
      times.set(name, [...list, now].slice(-MOST))
      // the name that was tried longest ago is forgotten first
      if (times.size > NAMES) times.delete(times.keys().next().value!)
    },
    right: name => {
      times.delete(name)
    },
  }
}
