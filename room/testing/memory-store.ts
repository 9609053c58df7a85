import type { Lease } from '../store/leases.ts'
import type { Kept, Snapshot, Store } from '../store/store.ts'

type Stream = { readonly entries: Kept[]; readonly commands: string[]; snapshot: Snapshot | null }

/**
 * A store that keeps what it is given in memory, for tests that play thousands of days: nothing in it can fail. Where nodes
 * share it, it asks whether the lease holds under which something is written.
 */
export const memoryStore = (holds: (lease: Lease) => boolean = () => true): Store => {
  const streams = new Map<string, Stream>()
  const streamOf = (name: string): Stream => {
    const known = streams.get(name) ?? { entries: [], commands: [], snapshot: null }
    streams.set(name, known)
    return known
  }
  return {
    append: async ({ stream, after, entries, command, lease }) => {
      const { entries: all, commands } = streamOf(stream)
      const version = all.length
      if (lease !== undefined && !holds(lease)) return { kept: false, why: 'lease-is-lost', version }
      if (command !== undefined && commands.includes(command)) return { kept: false, why: 'command-is-known', version }
      if (version !== after) return { kept: false, why: 'version-is-taken', version }
      all.push(...entries.map((entry, i) => ({ ...entry, version: version + i + 1, sound: true })))
      if (command !== undefined) commands.push(command)
      return { kept: true, version: all.length }
    },
    read: async (stream, after = 0, most = Number.POSITIVE_INFINITY) =>
      streamOf(stream).entries.slice(after, Math.min(after + most, Number.MAX_SAFE_INTEGER)),
    streams: async prefix =>
      [...streams]
        .filter(([stream]) => stream.startsWith(prefix))
        .map(([stream, { entries }]) => ({ stream, version: entries.length })),
    commands: async (stream, most) => streamOf(stream).commands.slice(-most).reverse(),
    keepSnapshot: async (stream, snapshot) => {
      streamOf(stream).snapshot = snapshot
    },
    snapshot: async stream => streamOf(stream).snapshot,
    snapshots: async prefix =>
      [...streams].flatMap(([stream, { snapshot }]) =>
        snapshot !== null && stream.startsWith(prefix) ? [{ stream, ...snapshot }] : [],
      ),
    remove: async (stream, version) => {
      if ((streams.get(stream)?.entries.length ?? 0) !== version) return false
      streams.delete(stream)
      return true
    },
    probe: async () => undefined,
    faults: async () => [],
    asides: async () => [],
    keepAsides: async () => undefined,
    close: async () => undefined,
  }
}
