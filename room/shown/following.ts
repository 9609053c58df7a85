import { type Refused, refusal } from '../refusal.ts'
import { type Follower, type Followers, type Following, openFollowers } from './followers.ts'
import type { FindShown, Shown } from './shown.ts'

/** Everything that can be followed besides tables, and all who follow it. */
export type AllShown = {
  readonly find: (what: string) => Shown | Refused
  readonly follow: (what: string, follower: Follower) => Following | Refused
  /** How many are followed, counted once per line. */
  readonly count: () => number
  /** Nobody follows anything any longer; pages may follow again. */
  readonly close: () => void
}

const NOTHING: Refused = refusal('nothing-there')

/** Shows what can be followed to those who follow it; what nobody follows costs nothing. */
export const openShown = (find: FindShown, onError: (cause: unknown) => void): AllShown => {
  const followed = new Map<string, Followers>()
  return {
    find: what => find(what) ?? NOTHING,
    follow: (what, follower) => {
      const shown = find(what)
      if (shown === undefined) return NOTHING
      const all = followed.get(what) ?? openFollowers(what, shown, onError)
      followed.set(what, all)
      const { catchUp, stop } = all.add(follower)
      return {
        catchUp,
        stop: () => {
          stop()
          if (all.count() > 0 || followed.get(what) !== all) return
          all.close()
          followed.delete(what)
        },
      }
    },
    count: () => [...followed.values()].reduce((sum, { count }) => sum + count(), 0),
    close: () => {
      for (const all of followed.values()) all.close()
      followed.clear()
    },
  }
}
