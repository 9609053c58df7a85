import type { PlayerId } from '@cardroom/engine'
import type { NewsLine } from '../protocol/frames.ts'
import type { HostedTable } from '../tables/host-table.ts'
import type { Hosted } from '../tables/hosted.ts'
import { commonView } from './common-view.ts'
import { newsOf } from './news.ts'
import { ownView } from './own-view.ts'

/** One who watches a table, and how he is told. */
export type Watcher = { readonly person: PlayerId | null; readonly send: (text: string) => void }

/** All who watch a table. */
export type Watchers = {
  /** Shows the table at once, and whatever happens until the returned function is called. */
  readonly add: (watcher: Watcher, after?: number) => () => void
  readonly count: () => number
}

/** How much of the news is kept for those who lost their line. */
const KEPT = 200

/**
 * Tells all who watch. What is the same for all is made and written once; each gets his own cards and choices beside it.
 */
export const watchers = (table: HostedTable): Watchers => {
  const all = new Set<Watcher>()
  const here = (person: string): boolean => [...all].some(watcher => watcher.person === person)
  /** The news for each seat, and for everybody else under null. */
  const kept = new Map<number | null, NewsLine[]>()

  const seatOf = (hosted: Hosted, person: PlayerId | null): number | null => {
    const at = person === null ? -1 : (hosted.night?.table.chairs.indexOf(person) ?? -1)
    return at < 0 ? null : at + 1
  }

  table.listen((before, after, events) => {
    const lines = new Map<number | null, readonly NewsLine[]>()
    for (const seat of [null, ...after.night!.table.chairs.map((_, i) => i + 1)]) {
      const fresh = newsOf(before, after, events, seat)
      lines.set(seat, fresh)
      const old = kept.get(seat) ?? []
      old.push(...fresh)
      if (old.length > 2 * KEPT) old.splice(0, old.length - KEPT)
      kept.set(seat, old)
    }
    const common = JSON.stringify(commonView(after, here))
    for (const watcher of all)
      watcher.send(frame(after, common, watcher, lines.get(seatOf(after, watcher.person)) ?? []))
  })

  const frame = (hosted: Hosted, common: string, { person }: Watcher, news: readonly NewsLine[]): string =>
    `{"type":"frame","table":${JSON.stringify(hosted.id)},"seq":${hosted.version},"common":${common},"own":${JSON.stringify(ownView(hosted, person))},"news":${JSON.stringify(news)}}`

  return {
    add: (watcher, after) => {
      all.add(watcher)
      const hosted = table.hosted()
      const news = (kept.get(seatOf(hosted, watcher.person)) ?? []).filter(
        ({ seq }) => seq > (after ?? hosted.version - 1),
      )
      watcher.send(frame(hosted, JSON.stringify(commonView(hosted, here)), watcher, news))
      return () => all.delete(watcher)
    },
    count: () => all.size,
  }
}
