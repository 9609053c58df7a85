import type { Lease, Leases } from '../store/leases.ts'

/** What a node asks for and gives up, and the groups of which it hasn't heard what came of that. */
export type Claims = {
  /** Asks for a group: whose it is now; null if nobody's. */
  readonly claim: (group: string) => Promise<Lease | null>
  readonly release: (lease: Lease) => Promise<void>
  /** Groups that may be this node's without its knowing: it asks for them again. */
  readonly doubt: (groups: readonly string[]) => void
  readonly doubts: () => readonly string[]
  /** It is known whose a group is. */
  readonly settled: (group: string) => void
  /** The node has another name: under the one before nothing is its own. */
  readonly renamed: () => void
}

/** For how long something that was asked may still be carried out after there was no answer, in milliseconds. */
const LATE = 10_000

/** Claims for a node by its name of the moment, as long as it counts as there. */
export const openClaims = (
  leases: Leases,
  { node, isThere, now }: { readonly node: () => string; readonly isThere: () => boolean; readonly now: () => number },
): Claims => {
  const doubtful = new Set<string>()
  /** Until when what was asked about a group without an answer may be carried out. */
  const late = new Map<string, number>()
  const unanswered = (group: string): void => {
    doubtful.add(group)
    late.set(group, now() + LATE)
  }
  const settled = (group: string): void => {
    // what it was asked without an answer may come after this one
    if ((late.get(group) ?? 0) > now()) return
    doubtful.delete(group)
    late.delete(group)
  }
  return {
    claim: async group => {
      const as = node()
      let lease: Lease | null = null
      let isKnown = false
      try {
        // most of what is asked for is another's, which costs the store less to say than to refuse
        const owner = await leases.ownerOf(group)
        lease =
          owner !== null && owner.node !== as
            ? owner
            : ((await leases.claim(group, as)) ?? (await leases.ownerOf(group)))
        isKnown = isThere() || lease?.node !== as
        return lease
      } finally {
        // without an answer in time it may have become this node's
        if (!isKnown && as === node()) unanswered(group)
      }
    },
    release: lease =>
      leases.release(lease).then(
        () => settled(lease.group),
        (cause: unknown) => {
          unanswered(lease.group)
          throw cause
        },
      ),
    doubt: groups => {
      for (const group of groups) doubtful.add(group)
    },
    doubts: () => [...doubtful],
    settled,
    renamed: () => {
      doubtful.clear()
      late.clear()
    },
  }
}
