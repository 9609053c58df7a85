import type { PlayerId } from '@cardroom/engine/table'
import type { Refused } from '../refusal.ts'
import type { HostedTable } from '../table/host-table.ts'
import type { HostedEvent } from '../table/state/events.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { type Gallery, type Place, readingFor, type Watcher } from './gallery.ts'
import { hasMoreNews, newsAgain } from './news-again.ts'
import { newsLog } from './news-log.ts'
import { latest, nothing, readingOf } from './reading.ts'
import { leave, show, showPlan, showWhole, wrong } from './show-table.ts'

/** Somebody watches: how they are shown the table when they have caught up, and how they stop. */
export type Watching = { readonly catchUp: () => void; readonly stop: () => void }

/** All who watch a table. */
export type Watchers = {
  /** Shows the table at once with the news after this number, and from then on whatever happens, in the place of what `instead` ends; nothing if it isn't shown here any more. */
  readonly add: (watcher: Watcher, after?: number, instead?: () => void) => Promise<Watching>
  /** Is somebody watching? */
  readonly here: (person: PlayerId) => boolean
  readonly count: () => number
  /** Is the table shown here? Once it isn't, nothing is written to it from here either. */
  readonly isOpen: () => boolean
  /** Shows the table no more; with a reason where it is set aside. */
  readonly close: (why?: Refused) => void
}

/**
 * Shows a table to all who watch. What is the same for all is made and written once in each language, and only what is different in it is
 * sent; everybody gets their own cards and choices beside it.
 */
export const watchers = (table: HostedTable): Watchers => {
  const start = table.hosted()
  const gallery: Gallery = {
    table,
    name: JSON.stringify(start.id),
    places: new Set(),
    lines: new Map(),
    readings: new Map([['en', readingOf(start, 'en', () => false)]]),
    seq: start.version,
    gone: null,
    open: true,
  }
  const unlistenPlans = table.plans.listen(person => showPlan(gallery, person))
  const unlisten = table.listen((before, after, events) => follow(gallery, before, after, events))
  return {
    add: (watcher, after, instead) => add(gallery, watcher, after, instead),
    here: person => gallery.lines.has(person),
    count: () => gallery.places.size,
    isOpen: () => gallery.open,
    close: why => {
      gallery.open = false
      unlisten()
      unlistenPlans()
      if (gallery.gone !== null) clearTimeout(gallery.gone)
      if (why !== undefined) for (const { watcher } of gallery.places) watcher.send(wrong(why, watcher.language))
      gallery.places.clear()
      gallery.lines.clear()
    },
  }
}

/** Somebody who came as the table was no longer shown here. */
const GONE: Watching = { catchUp: () => {}, stop: () => {} }

const add = async (
  gallery: Gallery,
  watcher: Watcher,
  after?: number,
  instead: () => void = () => {},
): Promise<Watching> => {
  const { table, places, lines } = gallery
  const reading = readingFor(gallery, watcher)
  while (hasMoreNews(reading.log, table.hosted(), after)) {
    await newsAgain(table, watcher.language ?? 'en', after, again => {
      reading.log = again
    })
  }
  // it was put away while its news were read
  if (!gallery.open) return GONE
  instead()
  const { person } = watcher
  if (person !== null) lines.set(person, (lines.get(person) ?? 0) + 1)
  show(gallery, table.hosted(), nothing)
  const place: Place = { watcher, seq: 0, own: null, shown: null, planned: null, behind: false }
  places.add(place)
  showWhole(gallery, place, after ?? null)
  return {
    catchUp: () => {
      if (place.behind && places.has(place) && !watcher.isBehind()) showWhole(gallery, place, place.seq)
    },
    stop: () => leave(gallery, place),
  }
}

const follow = (gallery: Gallery, before: Hosted, after: Hosted, events: readonly HostedEvent[]): void => {
  const { readings, places } = gallery
  if (before.version === gallery.seq && events.length > 0) {
    for (const { log } of readings.values()) log.add(before, after, events)
    return show(gallery, after, latest)
  }
  // another server has written here: everybody is shown the table whole
  for (const [language, reading] of readings) reading.log = newsLog(after.version, language)
  show(gallery, after, nothing)
  for (const place of places) showWhole(gallery, place, place.seq)
}
