import { type Lease, type Leases, LIVES } from '../store/leases.ts'
import { openClaims } from './claims.ts'
import { notOwner } from './not-owner.ts'
import { openPresence, type Presence } from './presence.ts'

/** What this node owns, and who owns the rest. */
export type Owner = Pick<Presence, 'node' | 'isThere' | 'onReturn' | 'close'> & {
  /** Owns a group if nobody else does: whose it is now. Rejects while the node itself counts as gone. */
  readonly own: (group: string) => Promise<Lease>
  /** The lease by which this node may write to a group at this moment; null if it may not. */
  readonly lease: (group: string) => Lease | null
  /** The store has refused a write under this lease: the group is another's. */
  readonly lost: (lease: Lease) => void
  /** Gives a group up, so that another node can have it at once. */
  readonly release: (group: string) => Promise<void>
  /**
   * Groups that this node has asked for, given up or failed to renew without hearing what came of it: they may be its own
   * without its knowing, and nobody else would ever take them. A node that looks after groups owns them again.
   */
  readonly doubts: () => readonly string[]
  /** Calls back with the groups that are no longer this node's: it must drop whatever it has of them. */
  readonly listen: (lost: (groups: readonly string[]) => void) => () => void
  /** Owns nothing from now on, and claims nothing: what it had can be had by others at once. Undone, it may own again. */
  readonly drain: (drained: boolean) => Promise<void>
  readonly isDrained: () => boolean
}

/** The time of a node, which never goes back, its timers, and names that nobody else has. */
export type OwnerOptions = {
  readonly now: () => number
  readonly every: (work: () => void, milliseconds: number) => () => void
  readonly newName: () => string
  readonly onError: (cause: unknown) => void
  /** How long a node counts as there, which is what the leases go by, too. */
  readonly lives?: number
}

/**
 * Keeps a node there, and knows what it owns. By its own clock it stops writing before the others may take over: its time
 * counts from when it asked, theirs from when it was answered. Should that fail, the store refuses what it writes.
 */
export const openOwner = async (leases: Leases, options: OwnerOptions): Promise<Owner> => {
  const { now, every, newName, onError, lives = LIVES } = options
  const held = new Map<string, Lease>()
  const hearers = new Set<(groups: readonly string[]) => void>()
  let isDrained = false
  const presence = await openPresence({
    leases,
    now,
    every,
    newName,
    onError,
    lives,
    onGone: () => drop([...held.keys()]),
    onRenamed: () => claims.renamed(),
  })
  const { node, isThere } = presence
  const claims = openClaims(leases, { node, isThere, now })
  const drop = (groups: readonly string[]): void => {
    const gone = groups.filter(group => held.delete(group))
    claims.doubt(gone)
    if (gone.length > 0) for (const lost of hearers) lost(gone)
  }

  return {
    ...presence,
    own: async group => {
      const known = held.get(group)
      if (known !== undefined && isThere()) return known
      if (isDrained) return ownedBy(await leases.ownerOf(group), group)
      const as = node()
      const lease = await claims.claim(group)
      if (lease === null || !isThere()) throw notOwner(group)
      if (lease.node === node() && as === node()) held.set(group, lease)
      claims.settled(group)
      return lease
    },
    lease: group => (isThere() ? (held.get(group) ?? null) : null),
    lost: ({ group, epoch }) => {
      if (held.get(group)?.epoch === epoch) drop([group])
    },
    release: async group => {
      const lease = held.get(group)
      if (held.delete(group)) await claims.release(lease!)
    },
    doubts: () => claims.doubts().filter(group => !held.has(group)),
    listen: lost => {
      hearers.add(lost)
      return () => hearers.delete(lost)
    },
    isDrained: () => isDrained,
    drain: async drained => {
      if (drained === isDrained) return
      isDrained = drained
      if (drained) await presence.rename()
    },
    close: async () => {
      held.clear()
      await presence.close()
    },
  }
}

/** Whose a group is; a node that may not own it waits until another does. */
const ownedBy = (lease: Lease | null, group: string): Lease => {
  if (lease === null) throw notOwner(group)
  return lease
}
