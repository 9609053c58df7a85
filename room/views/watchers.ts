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
/** How much of it one is told who has just come. */
const RECENT = 40

/**
 * Tells all who watch. What is the same for all is made and written once; each gets his own cards and choices beside it.
 */
export const watchers = (table: HostedTable): Watchers => {
  const all = new Set<Watcher>()
  const here = (person: string): boolean => [...all].some(watcher => watcher.person === person)
  /** The news for each person who sits here, and for everybody else under null: who takes a seat over gets none of its own. */
  const kept = new Map<PlayerId | null, NewsLine[]>([[null, []]])

  const seated = (hosted: Hosted, person: PlayerId | null): PlayerId | null =>
    person !== null && hosted.night?.table.chairs.includes(person) === true ? person : null

  table.listen((before, after, events) => {
    const lines = new Map<PlayerId | null, readonly NewsLine[]>()
    const earlier = [...kept.get(null)!]
    for (const [i, person] of [null, ...after.night!.table.chairs].entries()) {
      if (i > 0 && person === null) continue
      const fresh = newsOf(before, after, events, i === 0 ? null : i)
      lines.set(person, fresh)
      const old = kept.get(person) ?? earlier.slice()
      old.push(...fresh)
      if (old.length > 2 * KEPT) old.splice(0, old.length - KEPT)
      kept.set(person, old)
    }
    const common = JSON.stringify(commonView(after, here))
    for (const watcher of all)
      watcher.send(frame(after, common, watcher, lines.get(seated(after, watcher.person)) ?? []))
  })

  const frame = (hosted: Hosted, common: string, { person }: Watcher, news: readonly NewsLine[]): string =>
    `{"type":"frame","table":${JSON.stringify(hosted.id)},"seq":${hosted.version},"common":${common},"own":${JSON.stringify(ownView(hosted, person))},"news":${JSON.stringify(news)}}`

  return {
    add: (watcher, after) => {
      all.add(watcher)
      const hosted = table.hosted()
      const told = kept.get(seated(hosted, watcher.person)) ?? []
      const news = after === undefined ? told.slice(-RECENT) : told.filter(({ seq }) => seq > after)
      watcher.send(frame(hosted, JSON.stringify(commonView(hosted, here)), watcher, news))
      return () => all.delete(watcher)
    },
    count: () => all.size,
  }
}
