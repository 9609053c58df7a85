import type { PlayerId } from '@cardroom/engine/table'
import type { HostedTable } from '../tables/host-table.ts'
import { findsLine, losesLine } from '../tables/lines-at-table.ts'
import type { Watcher, Watchers, Watching } from '../views/watchers.ts'

/** How long a page may take to load anew before its line counts as lost, in milliseconds. */
const RELOADS = 1500

/** Somebody watches a table: if he sits there, the table knows that he is on the line, and when he no longer is. */
export const onTheLine = async (
  table: HostedTable,
  all: Watchers,
  watcher: Watcher,
  after: number | undefined,
  onError: (cause: unknown) => void,
): Promise<Watching> => {
  const { person } = watcher
  const shown = await all.add(watcher, after)
  if (person === null) return shown
  await table.does((hosted, at) => findsLine(hosted, person, at))
  return {
    catchUp: shown.catchUp,
    stop: () => {
      shown.stop()
      setTimeout(() => leaves(table, all, person).catch(onError), RELOADS).unref()
    },
  }
}

/** One who was on the line and is on no other has lost it. */
const leaves = async (table: HostedTable, { here }: Watchers, person: PlayerId): Promise<void> => {
  if (!here(person)) await table.does((hosted, at) => losesLine(hosted, person, at))
}
