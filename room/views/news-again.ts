import { evolveHosted } from '../tables/evolve-hosted.ts'
import type { HostedTable } from '../tables/host-table.ts'
import { NEWS_KEPT, type NewsLog, newsLog } from './news-log.ts'

/** How many events are read at once. */
const PAGE = 200

/** The news of a table as its stream tells them, up to the state that is shown: for those who come back after a restart. */
export const newsAgain = async (table: HostedTable): Promise<NewsLog> => {
  const from = Math.max(1, table.hosted().version - NEWS_KEPT)
  let state = await table.stateAt(from)
  const log = newsLog(from)
  // the table may move on while it is read: what comes in between is read as well
  while (state.version < table.hosted().version) {
    for (const event of await table.eventsAfter(
      state.version,
      Math.min(PAGE, table.hosted().version - state.version),
    )) {
      const after = evolveHosted(state, event)
      log.add(state, after, [event])
      state = after
    }
  }
  return log
}
