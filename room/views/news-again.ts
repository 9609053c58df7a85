import { inEveryLanguage, type Language } from '@cardroom/engine/words'
import { evolveHosted } from '../table/evolve.ts'
import type { HostedTable } from '../table/host-table.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { NEWS_KEPT, type NewsLog, newsLog } from './news-log.ts'

/** How many events are read at once. */
const PAGE = 200
/** How many events back the latest news are, for somebody who has just come. */
const LATEST = 150
/** How many events earlier than a page asks for: others who were shown the same table are that close to it. */
const EARLIER = 12

/**
 * Does the stream hold news for this viewer that the log of this server lacks, because it restarted? Once they are read
 * again there is nothing more to find there, however often somebody asks.
 */
export const hasMoreNews = ({ since }: NewsLog, { version }: Hosted, after: number | undefined): boolean =>
  since() > firstNews(version, after) && (after === undefined || after < since())

/** The version from which to send the news to somebody who has them up to a number, or who has just come. */
const firstNews = (version: number, after: number | undefined): number =>
  Math.max(1, version - (after === undefined ? LATEST : NEWS_KEPT))

/**
 * Reads the news of a table again as its stream tells them, and hands them over at the moment at which they are
 * complete. Who asks while they are being read waits, and looks again.
 */
export const newsAgain = (
  table: HostedTable,
  language: Language,
  after: number | undefined,
  take: (log: NewsLog) => void,
): Promise<void> => {
  const known = reading[language].get(table)
  if (known !== undefined) return known
  const from = fromWhere(table, language, after)
  const work = readAgain(table, language, from, take).finally(() => reading[language].delete(table))
  reading[language].set(table, work)
  return work
}

const reading = inEveryLanguage(() => new WeakMap<HostedTable, Promise<void>>())
const wasRead = inEveryLanguage(() => new WeakSet<HostedTable>())

/**
 * Pages that come back to a table which has just been opened here lack a few events, and so do the next: no more are read
 * for them. A page that lacks more than that has everything read, so that it is read twice at most.
 */
const fromWhere = (table: HostedTable, language: Language, after: number | undefined): number => {
  const first = firstNews(table.hosted().version, after)
  if (after === undefined || wasRead[language].has(table)) return first
  wasRead[language].add(table)
  return Math.max(first, after - EARLIER)
}

const readAgain = async (
  table: HostedTable,
  language: Language,
  from: number,
  take: (log: NewsLog) => void,
): Promise<void> => {
  let state = await table.stateAt(from)
  const log = newsLog(from, language)
  // the table may move on while it is read: what comes in between is read as well
  while (state.version < table.hosted().version) {
    const most = Math.min(PAGE, table.hosted().version - state.version)
    for (const event of await table.eventsAfter(state.version, most)) {
      const next = evolveHosted(state, event)
      log.add(state, next, [event])
      state = next
    }
  }
  take(log)
}
