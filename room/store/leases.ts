/**
 * Who owns what, where several nodes share a store. A group of streams has one owner at a time; every change of owner
 * raises its epoch, and what is written under an earlier one is refused by the store.
 */
export type Leases = {
  /** A node is there from now on, under a name that no other has or had, as long as it says so again. */
  readonly join: (node: string) => Promise<void>
  /** It is still there. False if it counts as gone: what it owned may be another's, and it has to join under another name. */
  readonly renew: (node: string) => Promise<boolean>
  /** It goes, and leaves what it owned to the next to claim it. */
  readonly leave: (node: string) => Promise<void>
  /** Takes a group that nobody owns who is there; null if somebody else does, or if the node itself counts as gone. */
  readonly claim: (group: string, node: string) => Promise<Lease | null>
  /** Gives a group up. */
  readonly release: (lease: Lease) => Promise<void>
  /** Who owns a group; null if nobody does who is there. */
  readonly ownerOf: (group: string) => Promise<Lease | null>
  /** Groups that were left behind by nodes that are gone, at most this many: nobody plays on with them until somebody claims them. */
  readonly orphans: (most: number) => Promise<readonly string[]>
  /** The names of the nodes that are there. */
  readonly nodes: () => Promise<readonly string[]>
  /** Those that may still show something to their pages: a node that has lost its connection may notice that later than the others. */
  readonly mayShow: () => Promise<readonly string[]>
  /** Calls back when the connection by which a node of this process was there is lost: what it owned may be another's. */
  readonly onCut: (hear: (node: string) => void) => () => void
  /** Says that a node is there while it stands still under load, from beside the thread that does all the rest. */
  readonly standIn?: (node: string) => StandIn
}

/** Says for a node that it is there, as long as the node has shown lately that it goes on. */
export type StandIn = {
  /** Says that the node goes on. */
  readonly keepAlive: () => void
  /** Until when the node counts as there by what was said for it, by its own clock. */
  readonly until: () => number
  readonly stop: () => void
}

/** A group in the hands of a node, and how many times it has changed hands. */
export type Lease = { readonly group: string; readonly node: string; readonly epoch: number }

/** How long a node counts as there after it last said so, in milliseconds. */
export const LIVES = 1100
/** How many times a node says that it is there before it would count as gone: it may stand still for the rest of that time. */
export const BEATS = 10

/** Leases in the memory of one process, and whether one still holds, for a store that is there too. */
export type MemoryLeases = Leases & {
  readonly holds: (lease: Lease) => boolean
  /** The connection of a node is lost: it is gone at once, and hears of it where somebody passes that on. */
  readonly cut: (node: string) => void
}

/** Leases in the memory of one process, by a clock that is given. */
export const memoryLeases = (now: () => number, lives = LIVES): MemoryLeases => {
  const nodes = new Map<string, number>()
  const leases = new Map<string, Lease>()
  const cuts = new Set<string>()
  const hearers = new Set<(node: string) => void>()
  const mayShow = (node: string): boolean => (nodes.get(node) ?? 0) > now()
  const isThere = (node: string): boolean => mayShow(node) && !cuts.has(node)
  return {
    join: async node => {
      if (nodes.has(node)) throw new Error(`there was a node ${node} already`)
      nodes.set(node, now() + lives)
    },
    renew: async node => {
      if (!isThere(node)) return false
      nodes.set(node, now() + lives)
      return true
    },
    leave: async node => {
      nodes.set(node, 0)
    },
    claim: async (group, node) => {
      const held = leases.get(group)
      if (!isThere(node)) return null
      if (held?.node === node) return held
      if (held !== undefined && isThere(held.node)) return null
      const lease = { group, node, epoch: (held?.epoch ?? 0) + 1 }
      leases.set(group, lease)
      return lease
    },
    release: async ({ group, node, epoch }) => {
      const held = leases.get(group)
      if (held?.node === node && held.epoch === epoch) leases.set(group, { group, node: '', epoch })
    },
    ownerOf: async group => {
      const held = leases.get(group)
      return held !== undefined && isThere(held.node) ? held : null
    },
    holds: ({ group, node, epoch }) => {
      const held = leases.get(group)
      return held?.node === node && held.epoch === epoch
    },
    orphans: async most =>
      [...leases.values()]
        .filter(({ node }) => node !== '' && !isThere(node))
        .slice(0, most)
        .map(({ group }) => group),
    nodes: async () => [...nodes.keys()].filter(isThere),
    mayShow: async () => [...nodes.keys()].filter(mayShow),
    cut: node => {
      cuts.add(node)
      for (const hear of hearers) hear(node)
    },
    onCut: hear => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
  }
}
