import { openArchive } from '../deals/archive.ts'
import { tableGroup } from '../nodes/groups.ts'
import { REASONS } from '../store/checksum.ts'
import { spoiled } from '../store/spoiled.ts'
import { isNotOwner, notOwner } from '../streams/not-owner.ts'
import type { ReadStream } from '../streams/stream-kind.ts'
import { type HostedTable, hostTable } from '../table/host-table.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { cardKept } from '../views/table-card.ts'
import { type Abroad, failsAt, type Hall, index, type Open, PREFIX, seenAt, unlessSpoiled } from './hall.ts'
import { isResting, keepResting } from './resting.ts'
import { resume } from './resume.ts'
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
  if (entry !== undefined) attend(hall, id, entry)
  return table
}

/** A table that is open, which somebody asks for: with every act somebody does. */
export const openFor = (hall: Hall, id: string): HostedTable | undefined => {
  const entry = hall.aside.has(id) ? undefined : hall.open.get(id)
  if (entry === undefined) return
  attend(hall, id, entry)
  return entry.table
}

const attend = (hall: Hall, id: string, entry: Open): void => {
  const waited = !isAttended(hall, id, entry)
  entry.used = hall.around.now()
  if (waited) entry.running.wake()
}

/** Somebody watches, or has just asked for the table. */
const isAttended = ({ gallery, around }: Hall, id: string, { used }: Open): boolean =>
  gallery.isWatched(id) || around.now() - used <= ATTENDED_FOR

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
  const { around, open, away, unread, aside, settling } = hall
  await settling.get(id)
  const fails = failsAt(hall, id)
  const table = await hostTable(id, around, fails, known)
  const place = table.stream.version() + 1
  if (place <= (unread.get(id) ?? 0)) throw spoiled({ stream: `${PREFIX}${id}`, place, reason: REASONS.missing })
  unread.delete(id)
  const archive = await openArchive(id, table, around.store, fails)
  const entry: Open = { table, archive, running: NOT_RUNNING, used: Number.NEGATIVE_INFINITY }
  open.set(id, entry)
  entry.running = runTable(table, around, fails, () => isAttended(hall, id, entry), hall.mayDeal)
  const one = aside.get(id)
  if (one !== undefined) {
    entry.running.stop()
    throw asideFault(one)
  }
  if (hall.abroad !== null) {
    await takenOver(hall, hall.abroad, id, entry).catch((cause: unknown) => {
      // as if it had never been opened: it is opened again for the next who asks
      forgetTable(hall, id, entry)
      throw cause
    })
  }
  away.delete(id)
  index(hall, table.hosted())
  table.listen((before, after) => {
    if (before.people !== after.people) index(hall, after)
    hall.abroad?.changed(id)
  })
  hall.abroad?.changed(id)
  return entry
}

/** A table was left behind by a node that is gone: it goes on here, unless it rests. */
export const takeOver = async (hall: Hall, id: string): Promise<void> => {
  // its node may have ended before it had written anything of it
  if ((await hall.around.store.read(`${PREFIX}${id}`, 0, 1)).length === 0) return hall.abroad?.gone(id)
  const table = await takeUp(hall, id)
  const entry = hall.open.get(id)
  // a caller that has asked for it meanwhile is about to look at it
  const isWanted = entry === undefined || entry.used > 0 || hall.gallery.isWatched(id)
  if (!isWanted && isResting(hall, table.hosted())) await putAway(hall, id, entry)
}

/** Another node had it before, and may have died with it: the time since is held against nobody. */
const takenOver = async ({ around }: Hall, abroad: Abroad, id: string, { table }: Open): Promise<void> => {
  if (abroad.isHere(id)) await table.does((course, at) => resume(course, null, at, around.now()))
  if (!abroad.isHere(id)) throw notOwner(tableGroup(id))
}

/** A table has become another node's: nothing more is done with it here. */
export const dropTable = (hall: Hall, id: string): void => {
  const entry = hall.open.get(id)
  if (entry !== undefined) forgetTable(hall, id, entry)
}

const forgetTable = (hall: Hall, id: string, { table, archive, running, used }: Open): void => {
  running.stop()
  table.stream.end()
  if (hall.open.get(id)?.table === table) hall.open.delete(id)
  // as it was last seen, until its new owner tells of it
  hall.away.set(id, cardKept(table.hosted(), seenAt(table.hosted(), used)))
  hall.gallery.putAway(id)
  archive.close().catch((cause: unknown) => {
    if (!isNotOwner(cause)) hall.onError(cause)
  })
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
    .then(table.stream.end)
    .then(archive.close)
    .then(() => keepResting(hall, table.hosted(), seenAt(table.hosted(), used)))
    .then(summary => hall.abroad?.leave(id, summary))
    .finally(() => settling.delete(id))
  settling.set(id, settled)
  await settled
}
