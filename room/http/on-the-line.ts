import type { PlayerId } from '@cardroom/engine/table'
import { spoiledIn } from '../store/spoiled.ts'
import { backoff } from '../streams/backoff.ts'
import { isNotOwner } from '../streams/not-owner.ts'
import { findLine, loseLine } from '../table/clock/lines-at-table.ts'
import type { HostedTable } from '../table/host-table.ts'
import type { Watcher } from '../views/gallery.ts'
import type { Watchers, Watching } from '../views/watchers.ts'

/** How long a page may take to load again before its line counts as lost, in milliseconds. */
const RELOADS = 1500

/**
 * Somebody watches a table: if they sit there, the table knows when they connect and disconnect. `instead` ends what they were
 * shown before, as soon as they are shown it again.
 */
export const onTheLine = async (
  table: HostedTable,
  all: Watchers,
  watcher: Watcher,
  after: number | undefined,
  onError: (cause: unknown) => void,
  instead: () => void = () => {},
): Promise<Watching> => {
  const { person } = watcher
  const shown = await all.add(watcher, after, instead)
  if (person === null) return shown
  // a player who comes back while nothing can be written is shown the table all the same
  await untilKept(() => finds(table, all, person), onError)
  return {
    catchUp: shown.catchUp,
    stop: () => {
      shown.stop()
      setTimeout(() => void untilKept(failed => leaves(table, all, person, failed > 0), onError), RELOADS).unref()
    },
  }
}

/** How many times it is tried again what could not be kept: for a good half hour. */
const TRIES = 130

/** Does something that must be kept; where that fails it is tried again later, and not waited for. */
const untilKept = async (
  work: (failed: number) => Promise<void>,
  onError: (cause: unknown) => void,
  failed = 0,
): Promise<void> => {
  try {
    await work(failed)
  } catch (cause) {
    // the table is another node's now, which knows its own lines
    if (isNotOwner(cause)) return
    onError(cause)
    if (spoiledIn(cause) !== null || failed === TRIES) return
    setTimeout(() => void untilKept(work, onError, failed + 1), backoff(failed + 1)).unref()
  }
}

const finds = async (table: HostedTable, { here, isOpen }: Watchers, person: PlayerId): Promise<void> => {
  if (isOpen() && here(person)) await table.does((course, at) => findLine(course, person, at))
}

/**
 * Somebody who was connected and has no other line has disconnected; of a table that was put away nobody asks any more. What failed may
 * have been kept without an answer: a player who is back since then is connected again.
 */
const leaves = async (table: HostedTable, all: Watchers, person: PlayerId, mayBeKept: boolean): Promise<void> => {
  if (all.isOpen() && !all.here(person)) await table.does((course, at) => loseLine(course, person, at))
  else if (mayBeKept) await finds(table, all, person)
}
