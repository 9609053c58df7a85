import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, tighten } from './private-file.ts'
import { sqliteStore } from './sqlite-store.ts'
import type { Store, StreamVersion } from './store.ts'

/** How many entries are copied at once. */
const PAGE = 500

/** The archive of a month: a store of its own, which a room can be opened on to look at it. */
export const archiveOf = (folder: string, at: Date): string =>
  join(folder, `tables-${at.toISOString().slice(0, 7)}.sqlite`)

/** Copies streams into the archive; what is there already, because something was cut off, is not copied again. */
export const keepInArchive = async (
  folder: string,
  at: Date,
  from: Store,
  streams: readonly StreamVersion[],
): Promise<void> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = archiveOf(folder, at)
  tighten(filesOf(file))
  const archive = sqliteStore(file)
  try {
    for (const { stream, version } of streams) await copyStream(from, archive, stream, version)
  } finally {
    await archive.close()
  }
}

const copyStream = async (from: Store, archive: Store, stream: string, version: number): Promise<void> => {
  const [there] = (await archive.streams(stream)).filter(it => it.stream === stream)
  let after = there?.version ?? 0
  while (after < version) {
    const page = await from.read(stream, after, PAGE)
    if (page.length === 0 || page.some(({ sound }) => !sound))
      throw new Error(`${stream} can't be archived: entry ${after + 1} or one after it is damaged`)
    const entries = page.map(({ kind, at, data }) => ({ kind, at, data }))
    const appended = await archive.append({ stream, after, entries })
    if (!appended.kept) throw new Error(`${stream} can't be archived: another program is writing to the archive`)
    after = appended.version
  }
}
