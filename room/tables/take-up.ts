import { openArchive } from '../deals/archive.ts'
import type { ReadStream } from '../streams/stream-kind.ts'
import { type HostedTable, hostTable } from '../table/host-table.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { cardKept } from '../views/table-card.ts'
import { failsAt, type Hall, index, type Open, seenAt, unlessSpoiled } from './hall.ts'
import { type Running, runTable } from './run-table.ts'
import { asideFault } from './set-aside.ts'

/** A table that has not begun yet has nothing to stop. */
const NOT_RUNNING: Running = { stop: () => {}, wake: () => {} }

/** For how long a table counts as attended after somebody has asked for it, or was last seen to watch. */
const ATTENDED_FOR = 30_000

/** Somebody asks for a table: if it waited for that, it goes on. */
export const askedFor = async (hall: Hall, id: string): Promise<HostedTable> => {
  const table = await takeUp(hall, id)
  const entry = hall.open.get(id)
  if (entry !== undefined) {
    entry.used = hall.around.now()
    entry.running.wake()
  }
  return table
}

/** Takes a table up where it was left; what was read of it already is not read again. */
export const takeUp = async (hall: Hall, id: string, known?: ReadStream<Hosted>): Promise<HostedTable> => {
  const { aside, open, opening } = hall
  const one = aside.get(id)
  if (one !== undefined) throw asideFault(one)
  let entry = open.get(id)
  if (entry === undefined) {
    const opens = () => unlessSpoiled(hall, id, () => start(hall, id, known)).finally(() => opening.delete(id))
    const starting = opening.get(id) ?? opens()
    opening.set(id, starting)
    entry = await starting
  }
  return entry.table
}

const start = async (hall: Hall, id: string, known?: ReadStream<Hosted>): Promise<Open> => {
  const { around, open, away, aside, settling } = hall
  await settling.get(id)
  const fails = failsAt(hall, id)
  const table = await hostTable(id, around, fails, known)
  const archive = await openArchive(id, table, around.store, fails)
  const entry: Open = { table, archive, running: NOT_RUNNING, used: Number.NEGATIVE_INFINITY }
  open.set(id, entry)
  // somebody watches, or has just asked for the table
  const isAttended = (): boolean => hall.gallery.isWatched(id) || around.now() - entry.used <= ATTENDED_FOR
  entry.running = runTable(table, around, fails, isAttended)
  const one = aside.get(id)
  if (one !== undefined) {
    entry.running.stop()
    throw asideFault(one)
  }
  away.delete(id)
  index(hall, table.hosted())
  table.listen((before, after) => {
    if (before.people !== after.people) index(hall, after)
  })
  return entry
}

/** Puts a table away until somebody asks for it. */
export const putAway = async (hall: Hall, id: string, { table, archive, running, used }: Open): Promise<void> => {
  const { gallery, open, away, settling } = hall
  running.stop()
  gallery.putAway(id)
  open.delete(id)
  away.set(id, cardKept(table.hosted(), seenAt(table.hosted(), used)))
  const settled = table
    .settle()
    .then(archive.close)
    .finally(() => settling.delete(id))
  settling.set(id, settled)
  await settled
}
