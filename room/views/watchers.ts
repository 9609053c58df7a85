import type { PlayerId } from '@cardroom/engine/table'
import { differences, isSame } from '../protocol/change.ts'
import type { CommonView, NewsLine, OwnView, Reply } from '../protocol/frames.ts'
import type { Refused } from '../refusal.ts'
import { mayWatch } from '../table/door/may-watch.ts'
import type { HostedTable } from '../table/host-table.ts'
import type { HostedEvent } from '../table/state/events.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { commonView } from './common-view.ts'
import { isToldMore, newsAgain } from './news-again.ts'
import { type NewsLog, newsLog } from './news-log.ts'
import { ownView } from './own-view.ts'

/** Somebody who watches a table, and how they are sent what happens. */
export type Watcher = {
  readonly person: PlayerId | null
  readonly send: (text: string) => void
  /** They have not taken yet what they were sent: they get no more until they have, and then the table as it is. */
  readonly isBehind: () => boolean
}

/** Somebody watches: how they are shown the table when they have caught up, and how they stop. */
export type Watching = { readonly catchUp: () => void; readonly stop: () => void }

/** All who watch a table. */
export type Watchers = {
  /** Shows the table at once with the news after this number, and from then on whatever happens. */
  readonly add: (watcher: Watcher, after?: number) => Promise<Watching>
  /** Is somebody watching? */
  readonly here: (person: PlayerId) => boolean
  readonly count: () => number
  /** Shows the table no more; with a reason where it is set aside. */
  readonly close: (why?: Refused) => void
}

/** How much of the news is sent to people who have just come. */
const RECENT = 40
/** How long somebody may be gone before the others see it: a page that is loaded again is back sooner. */
const GONE_AFTER = 1500

/** Somebody who watches, up to where they were shown the table, and their own view as they have it. */
type Place = { readonly watcher: Watcher; seq: number; own: OwnView | null; behind: boolean }

/** Those who watch one table, what they have been shown, and its news. */
type Gallery = {
  readonly table: HostedTable
  /** The id of the table as it stands in a message. */
  readonly name: string
  readonly places: Set<Place>
  readonly lines: Map<PlayerId, number>
  log: NewsLog
  shown: { readonly seq: number; readonly common: CommonView }
  gone: ReturnType<typeof setTimeout> | null
}

/**
 * Shows a table to all who watch. What is the same for all is made and written once, and only what is different in it is
 * sent; everybody gets their own cards and choices beside it.
 */
export const watchers = (table: HostedTable): Watchers => {
  const start = table.hosted()
  const gallery: Gallery = {
    table,
    name: JSON.stringify(start.id),
    places: new Set(),
    lines: new Map(),
    log: newsLog(start.version),
    shown: { seq: start.version, common: commonView(start, () => false) },
    gone: null,
  }
  const unlistenPlans = table.plans.listen(person => showPlan(gallery, person))
  const unlisten = table.listen((before, after, events) => follow(gallery, before, after, events))
  return {
    add: (watcher, after) => add(gallery, watcher, after),
    here: person => gallery.lines.has(person),
    count: () => gallery.places.size,
    close: why => {
      unlisten()
      unlistenPlans()
      if (gallery.gone !== null) clearTimeout(gallery.gone)
      if (why !== undefined) for (const { watcher } of gallery.places) watcher.send(wrong(why))
      gallery.places.clear()
      gallery.lines.clear()
    },
  }
}

const add = async (gallery: Gallery, watcher: Watcher, after?: number): Promise<Watching> => {
  const { table, places, lines } = gallery
  while (isToldMore(gallery.log, table.hosted(), after)) {
    await newsAgain(table, after, again => {
      gallery.log = again
    })
  }
  const { person } = watcher
  if (person !== null) lines.set(person, (lines.get(person) ?? 0) + 1)
  show(gallery, table.hosted(), nothing)
  const place: Place = { watcher, seq: 0, own: null, behind: false }
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
  const { log, places } = gallery
  if (before.version === gallery.shown.seq && events.length > 0) {
    log.add(before, after, events)
    return show(
      gallery,
      after,
      oncePerList(person => log.last(person)),
    )
  }
  // another server has written here: everybody is shown the table whole
  gallery.log = newsLog(after.version)
  show(gallery, after, nothing)
  for (const place of places) showWhole(gallery, place, place.seq)
}

/** Everybody is shown the table as it is now, but for those who are behind. */
const show = (gallery: Gallery, hosted: Hosted, newsFor: (person: PlayerId | null) => string): void => {
  const { table, name, places, lines } = gallery
  const common = commonView(hosted, person => lines.has(person))
  const set = differences(gallery.shown.common, common)
  const from = gallery.shown.seq
  gallery.shown = { seq: hosted.version, common }
  if (set.length === 0 && from === hosted.version) return
  const begins = `{"type":"change","table":${name},"from":${from},"seq":${hosted.version},"set":${JSON.stringify(set)}`
  for (const place of places) {
    const { watcher } = place
    place.behind ||= watcher.isBehind()
    if (place.behind || isSentAway(gallery, hosted, place)) continue
    const own = ownOf(table, hosted, watcher.person)
    const same = isSame(place.own, own)
    watcher.send(`${begins}${same ? '' : `,"own":${JSON.stringify(own)}`},"news":${newsFor(watcher.person)}}`)
    place.own = own
    place.seq = hosted.version
  }
}

const ownOf = ({ plans }: HostedTable, hosted: Hosted, person: PlayerId | null): OwnView =>
  ownView(hosted, person, person === null ? null : plans.of(person))

/** Nothing more is shown to anybody whom the host has banned, or to whom the table was closed. */
const isSentAway = (gallery: Gallery, hosted: Hosted, place: Place): boolean => {
  const { person, send } = place.watcher
  const refused = mayWatch(hosted, person)
  if (refused === null) return false
  leave(gallery, place)
  send(wrong(refused))
  return true
}

/** What somebody plans before their turn is shown to them alone: nobody else is sent anything. */
const showPlan = ({ table, name, places, shown: { seq } }: Gallery, person: PlayerId): void => {
  for (const place of places) {
    if (place.watcher.person !== person || place.behind || place.seq !== seq) continue
    place.own = ownOf(table, table.hosted(), person)
    const begins = `{"type":"change","table":${name},"from":${seq},"seq":${seq},"set":[]`
    place.watcher.send(`${begins},"own":${JSON.stringify(place.own)},"news":[]}`)
  }
}

const showWhole = ({ table, name, log, shown: { seq, common } }: Gallery, place: Place, after: number | null): void => {
  const { person, send } = place.watcher
  const told = log.after(after ?? 0, person)
  const news = after === null ? told.slice(-RECENT) : told
  const since = after === null ? (news[0]?.seq ?? seq + 1) - 1 : Math.max(log.since(), after)
  place.own = ownOf(table, table.hosted(), person)
  place.seq = seq
  place.behind = false
  send(
    `{"type":"frame","table":${name},"seq":${seq},"common":${commonText(common)},"own":${JSON.stringify(place.own)},"news":${JSON.stringify(news)},"since":${since}}`,
  )
}

const leave = (gallery: Gallery, place: Place): void => {
  const { table, places, lines } = gallery
  const { person } = place.watcher
  if (!places.delete(place) || person === null) return
  const left = lines.get(person)! - 1
  if (left > 0) lines.set(person, left)
  else lines.delete(person)
  gallery.gone ??= setTimeout(() => {
    gallery.gone = null
    try {
      show(gallery, table.hosted(), nothing)
    } catch (cause) {
      table.fails(cause)
    }
  }, GONE_AFTER).unref()
}

const wrong = ({ why, words }: Refused): string => JSON.stringify({ type: 'wrong', why, words } satisfies Reply)

const nothing = (): string => '[]'

/** Lists as JSON, each written once however many get it. */
const oncePerList = (listFor: (person: PlayerId | null) => readonly NewsLine[]) => {
  const texts = new Map<readonly NewsLine[], string>()
  return (person: PlayerId | null): string => {
    const list = listFor(person)
    const known = texts.get(list)
    if (known !== undefined) return known
    const text = JSON.stringify(list)
    texts.set(list, text)
    return text
  }
}

/** The common view as JSON, written when the first needs it whole. */
const commonText = (common: CommonView): string => {
  const known = commonTexts.get(common)
  if (known !== undefined) return known
  const text = JSON.stringify(common)
  commonTexts.set(common, text)
  return text
}
const commonTexts = new WeakMap<CommonView, string>()
