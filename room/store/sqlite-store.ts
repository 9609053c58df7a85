import { groupCommit } from './group-commit.ts'
import { openSqlite } from './sqlite-file.ts'
import type { Store } from './store.ts'

/** Streams in one SQLite file, or in memory, in this thread: it waits while something is written to the disk. */
export const sqliteStore = (file: string): Store => {
  const db = openSqlite(file)
  const group = groupCommit(db.write)
  return {
    append: group.append,
    inOrder: true,
    read: async (stream, after = 0, most = -1) => db.read(stream, after, most),
    streams: async prefix => db.streams(prefix),
    commands: async (stream, most) => db.commands(stream, most),
    keepSnapshot: async (stream, snapshot) => db.keepSnapshot(stream, snapshot),
    snapshot: async stream => db.snapshot(stream),
    snapshots: async prefix => db.snapshots(prefix),
    remove: async (stream, version) => db.remove(stream, version),
    probe: async () => db.probe(),
    faults: async () => db.faults(),
    asides: async () => db.asides(),
    keepAsides: async asides => db.keepAsides(asides),
    close: async () => {
      await group.settled()
      db.close()
    },
  }
}
