import { LIVES } from './leases.ts'

/** After how long without a sign a node stands still, in milliseconds: until then it says itself that it is there. */
export const STANDS_STILL = 250
/** For how long it is stood in for: a log-out at another node waits longer for one that is there and doesn't answer. */
export const AT_MOST = 3000

/** What a node is stood in for by: its clock, when it last went on, and how it is said that it is there. */
export type StandingIn = {
  readonly now: () => number
  readonly wentOn: () => number
  readonly renew: () => Promise<boolean>
  /** It counts as there until then. */
  readonly counts: (until: number) => void
  readonly lives?: number
}

/**
 * Says for a node that it is there, if it is due: one that goes on says so itself, and one that has stood still for too long is
 * left to the others. What was said counts from when it was asked, as for the node itself.
 */
export const standingIn = ({ now, wentOn, renew, counts, lives = LIVES }: StandingIn): (() => Promise<void>) => {
  let saying = false
  return async () => {
    const asked = now()
    const still = asked - wentOn()
    if (saying || still < STANDS_STILL || still > AT_MOST) return
    saying = true
    try {
      if (await renew()) counts(asked + lives)
    } finally {
      saying = false
    }
  }
}
