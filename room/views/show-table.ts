import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import { differences } from '../protocol/change.ts'
import type { Reply } from '../protocol/frames.ts'
import type { Refused } from '../refusal.ts'
import { mayWatch } from '../table/door/may-watch.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { refusalWords } from '../words/refusals.ts'
import { changeFrom, withNews, withOwn } from './change-text.ts'
import { commonView } from './common-view.ts'
import { type Gallery, ownOf, type Place, plannedBy, readingFor, type Watcher } from './gallery.ts'
import { ownChangeText, ownText } from './own-text.ts'
import { isOwnUnchanged } from './own-unchanged.ts'
import { ownView } from './own-view.ts'
import { commonText, type NewsFor, nothing } from './reading.ts'

/** Everybody is shown the table as it is now, but for those who are behind. */
export const show = (gallery: Gallery, hosted: Hosted, newsFor: NewsFor): void => {
  const { table, places } = gallery
  if (!changesIn(gallery, hosted)) return
  // those who get the same get it one after another: it is put into bytes once
  const apart: { readonly watcher: Watcher; readonly text: string }[] = []
  const isUnchangedFor = isOwnUnchanged(hosted)
  for (const place of places) {
    const { watcher, shown } = place
    place.behind ||= watcher.isBehind()
    if (place.behind) continue
    const planned = plannedBy(table, watcher.person)
    const isUnchanged = shown !== null && place.planned === planned && isUnchangedFor(shown, place.own!.seat)
    // where people and table are the same, a viewer who was shown it may be shown it again
    if (!(isUnchanged && shown.open === hosted.open) && isSentAway(gallery, hosted, place)) continue
    const own = isUnchanged ? place.own! : ownView(hosted, watcher.person, planned, watcher.language)
    const reading = readingFor(gallery, watcher)
    const news = newsFor(watcher.person, reading)
    const changed = isUnchanged ? null : ownChangeText(place.own!, own)
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
export const showPlan = ({ table, name, places, seq }: Gallery, person: PlayerId): void => {
  for (const place of places) {
    if (place.watcher.person !== person || place.behind || place.seq !== seq) continue
    const own = ownOf(table, place.watcher)
    const changed = ownChangeText(place.own!, own) ?? '{}'
    place.own = own
    place.shown = null
    place.watcher.send(withOwn(changeFrom(name, seq, seq, []), changed, '[]'))
  }
}

/** Somebody is shown the table whole, with the news after a number, or the latest. */
export const showWhole = (gallery: Gallery, place: Place, after: number | null): void => {
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

/** How much of the news is sent to people who have just come. */
const RECENT = 40

/** Somebody stops watching; the others see it when they are not back soon. */
export const leave = (gallery: Gallery, place: Place): void => {
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

/** How long somebody may be gone before the others see it: a page that is loaded again is back sooner. */
const GONE_AFTER = 1500

/** Why somebody is not shown the table, as they are sent it. */
export const wrong = (refused: Refused, language: Language | undefined): string =>
  JSON.stringify({ type: 'wrong', why: refused.why, words: refusalWords(refused, language) } satisfies Reply)
