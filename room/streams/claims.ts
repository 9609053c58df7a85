import type { Lease, Leases } from '../store/leases.ts'

/** What a node asks for and gives up, and the groups of which it hasn't heard what came of that. */
export type Claims = {
  /** Asks for a group: whose it is now; null if nobody's. */
  readonly claim: (group: string) => Promise<Lease | null>
  readonly release: (lease: Lease) => Promise<void>
  readonly doubts: () => readonly string[]
  /** It is known whose a group is. */
  readonly settled: (group: string) => void
  /** The node has another name: under the one before nothing is its own. */
  readonly renamed: () => void
}

/** Claims for a node by its name of the moment, as long as it counts as there. */
export const openClaims = (leases: Leases, node: () => string, isThere: () => boolean): Claims => {
  const doubtful = new Set<string>()
  return {
    claim: async group => {
      const as = node()
      let lease: Lease | null = null
      let isKnown = false
      try {
        lease = (await leases.claim(group, as)) ?? (await leases.ownerOf(group))
        isKnown = isThere() || lease?.node !== as
        return lease
      } finally {
        // without an answer in time it may have become this node's
        if (!isKnown && as === node()) doubtful.add(group)
      }
    },
    release: lease =>
      leases.release(lease).catch((cause: unknown) => {
        doubtful.add(lease.group)
        throw cause
      }),
    doubts: () => [...doubtful],
    settled: group => void doubtful.delete(group),
    renamed: () => doubtful.clear(),
  }
}
