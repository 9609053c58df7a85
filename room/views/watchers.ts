import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import { differences } from '../protocol/change.ts'
import type { OwnView, Reply } from '../protocol/frames.ts'
import type { Refused } from '../refusal.ts'
import type { Planned } from '../table/act/plans.ts'
import { mayWatch } from '../table/door/may-watch.ts'
import type { HostedTable } from '../table/host-table.ts'
import type { HostedEvent } from '../table/state/events.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { refusalWords } from '../words/refusals.ts'
import { changeFrom, withNews, withOwn } from './change-text.ts'
import { commonView } from './common-view.ts'
import { hasMoreNews, newsAgain } from './news-again.ts'
import { newsLog } from './news-log.ts'
import { staysSince } from './own-stays.ts'
import { ownChangeText, ownText } from './own-text.ts'
import { ownView } from './own-view.ts'
import { commonText, latest, type NewsFor, nothing, type Reading, readingOf } from './reading.ts'

/** Somebody who watches a table, and how they are sent what happens. */
export type Watcher = {
  readonly person: PlayerId | null
  /** The language in which they read; English if they don't say. */
  readonly language?: Language
  readonly send: (text: string) => void
  /** They have not taken yet what they were sent: they get no more until they have, and then the table as it is. */
  readonly isBehind: () => boolean
}

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

/** How much of the news is sent to people who have just come. */
const RECENT = 40
/** How long somebody may be gone before the others see it: a page that is loaded again is back sooner. */
const GONE_AFTER = 1500

/** Somebody who watches, up to where they were shown the table, and their own view as they have it. */
type Place = {
  readonly watcher: Watcher
  seq: number
  own: OwnView | null
  /** The table and the plan of which it was last made. */
  shown: Hosted | null
  planned: Planned | null
  behind: boolean
}

/** Those who watch one table, what they have been shown, and its news. */
type Gallery = {
  readonly table: HostedTable
  /** The id of the table as it stands in a message. */
  readonly name: string
  readonly places: Set<Place>
  readonly lines: Map<PlayerId, number>
  /** The table in each language that somebody reads: made once for all who do. */
  readonly readings: Map<Language, Reading>
  seq: number
  gone: ReturnType<typeof setTimeout> | null
  open: boolean
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

/** The table in the language of a watcher; from the first of them on it is kept in that language too. */
const readingFor = ({ readings, lines, table }: Gallery, { language = 'en' }: Watcher): Reading => {
  const known = readings.get(language)
  if (known !== undefined) return known
  const made = readingOf(table.hosted(), language, person => lines.has(person))
  readings.set(language, made)
  return made
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

/** Everybody is shown the table as it is now, but for those who are behind. */
const show = (gallery: Gallery, hosted: Hosted, newsFor: NewsFor): void => {
  const { table, places } = gallery
  if (!changesIn(gallery, hosted)) return
  // those who get the same get it one after another: it is put into bytes once
  const apart: { readonly watcher: Watcher; readonly text: string }[] = []
  const stayed = staysSince(hosted)
  for (const place of places) {
    const { watcher, shown } = place
    place.behind ||= watcher.isBehind()
    if (place.behind) continue
    const planned = plannedBy(table, watcher.person)
    const stays = shown !== null && place.planned === planned && stayed(shown, place.own!.seat)
    // where people and table are the same, a viewer who was shown it may be shown it again
    if (!(stays && shown.open === hosted.open) && isSentAway(gallery, hosted, place)) continue
    const own = stays ? place.own! : ownView(hosted, watcher.person, planned, watcher.language)
    const reading = readingFor(gallery, watcher)
    const news = newsFor(watcher.person, reading)
    const changed = stays ? null : ownChangeText(place.own!, own)
    if (changed === null) watcher.send(withNews(reading.change, news))
    else apart.push({ watcher, text: withOwn(reading.change, changed, news) })
    place.own = own
    place.shown = hosted
    place.planned = planned
    place.seq = hosted.version
  }
  for (const { watcher, text } of apart) watcher.send(text)
}

/** Makes the change in each language, which begins the same for all who read it; false if nothing has changed. */
const changesIn = (gallery: Gallery, hosted: Hosted): boolean => {
  const { name, lines, readings, seq: from } = gallery
  const { version } = hosted
  gallery.seq = version
  const here = (person: PlayerId): boolean => lines.has(person)
  let changed = from !== version
  for (const [language, reading] of readings) {
    const common = commonView(hosted, here, language, reading)
    const set = differences(reading.common, common)
    reading.common = common
    reading.hosted = hosted
    changed ||= set.length > 0
    reading.change = changeFrom(name, from, version, set)
  }
  return changed
}

const plannedBy = ({ plans }: HostedTable, person: PlayerId | null): Planned | null =>
  person === null ? null : plans.of(person)

const ownOf = (table: HostedTable, { person, language }: Watcher): OwnView =>
  ownView(table.hosted(), person, plannedBy(table, person), language)

/** Nothing more is shown to anybody whom the host has banned, or to whom the table was closed. */
const isSentAway = (gallery: Gallery, hosted: Hosted, place: Place): boolean => {
  const { person, language, send } = place.watcher
  const refused = mayWatch(hosted, person)
  if (refused === null) return false
  leave(gallery, place)
  send(wrong(refused, language))
  return true
}

/** What somebody plans before their turn is shown to them alone: nobody else is sent anything. */
const showPlan = ({ table, name, places, seq }: Gallery, person: PlayerId): void => {
  for (const place of places) {
    if (place.watcher.person !== person || place.behind || place.seq !== seq) continue
    const own = ownOf(table, place.watcher)
    const changed = ownChangeText(place.own!, own) ?? '{}'
    place.own = own
    place.shown = null
    place.watcher.send(withOwn(changeFrom(name, seq, seq, []), changed, '[]'))
  }
}

const showWhole = (gallery: Gallery, place: Place, after: number | null): void => {
  const { table, name, seq } = gallery
  const { person, send } = place.watcher
  const { log, common } = readingFor(gallery, place.watcher)
  const lines = log.after(after ?? 0, person)
  const news = after === null ? lines.slice(-RECENT) : lines
  const since = after === null ? (news[0]?.seq ?? seq + 1) - 1 : Math.max(log.since(), after)
  place.own = ownOf(table, place.watcher)
  place.shown = null
  place.seq = seq
  place.behind = false
  send(
    `{"type":"frame","table":${name},"seq":${seq},"common":${commonText(common)},"own":${ownText(place.own)},"news":${JSON.stringify(news)},"since":${since}}`,
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

const wrong = (refused: Refused, language: Language | undefined): string =>
  JSON.stringify({ type: 'wrong', why: refused.why, words: refusalWords(refused, language) } satisfies Reply)
