import { keepInArchive } from '../store/archive-file.ts'
import type { Store } from '../store/store.ts'
import { keptAs } from '../streams/kept-state.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { readState } from '../table/table-stream.ts'
import { forgetGone, type Hall, PREFIX } from './hall.ts'
import { type Resting, restingKey, restingTables } from './resting.ts'

const DAY = 24 * 3_600_000

/**
 * Takes tables out of the store at which nobody has done anything for this many days: into the archive if there is one, and for good
 * if there is none. Only tables at rest are looked at, and one that somebody takes up meanwhile stays.
 */
export const retireTables = async (hall: Hall, days: number, folder: string | undefined): Promise<number> => {
  const { store, now } = hall.around
  const before = now() - days * DAY
  let retired = 0
  for (const [id, resting] of await restingTables(store)) {
    if (hall.closing) break
    if (isInUse(hall, id) || !(await isOld(store, id, resting, before))) continue
    await hall.abroad?.take(id)
    if (isInUse(hall, id)) continue
    if (await retire(hall, id, folder)) retired++
  }
  return retired
}

const isInUse = ({ open, opening, settling, aside, abroad }: Hall, id: string): boolean =>
  open.has(id) || opening.has(id) || settling.has(id) || aside.has(id) || abroad?.elsewhere.has(id) === true

const isOld = async (store: Store, id: string, { version }: Resting, before: number): Promise<boolean> => {
  const [last] = await store.read(`${PREFIX}${id}`, version - 1, 2)
  // one that has moved on since it was at rest is in play
  if (last === undefined || last.version !== version || last.at >= before) return false
  const { state, version: reached } = await readState(store, `${PREFIX}${id}`)
  return reached === version && mayGo(state)
}

/** A tournament may come back to its tables on another day. */
const mayGo = ({ policy, night }: Hosted): boolean => policy.event === undefined || night?.table.ended === true

/** The table's stream goes last: whatever is cut off is found again, and done again. */
const retire = async (hall: Hall, id: string, folder: string | undefined): Promise<boolean> => {
  const { store, now } = hall.around
  const names = [`deals/${id}`, `${PREFIX}${id}`]
  const streams = (await Promise.all(names.map(name => store.streams(name)))).flatMap((found, i) =>
    found.filter(({ stream }) => stream === names[i]),
  )
  if (folder !== undefined) await keepInArchive(folder, new Date(now()), store, streams)
  for (const { stream, version } of streams) {
    if (!(await store.remove(stream, version))) return false
    for (const name of keptAs(stream)) await store.remove(name, 0)
  }
  await store.remove(restingKey(id), 0)
  forgetGone(hall, id)
  await hall.abroad?.gone(id)
  return true
}
