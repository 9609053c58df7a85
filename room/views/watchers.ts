import type { PlayerId } from '@cardroom/engine/table'
import { differences, isSame } from '../protocol/change.ts'
import type { CommonView, NewsLine, OwnView, Reply } from '../protocol/frames.ts'
import type { Refused } from '../refusal.ts'
import { mayWatch } from '../table/door/may-watch.ts'
import type { HostedTable } from '../table/host-table.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { commonView } from './common-view.ts'
import { isToldMore, newsAgain } from './news-again.ts'
import { newsLog } from './news-log.ts'
import { ownView } from './own-view.ts'

/** One who watches a table, and how he is told. */
export type Watcher = {
  readonly person: PlayerId | null
  readonly send: (text: string) => void
  /** He has not taken yet what he was sent: he gets no more until he has, and then the table as it is. */
  readonly isBehind: () => boolean
}

/** Somebody watches: how he is shown the table when he has caught up, and how he stops. */
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

/** How much of the news one is told who has just come. */
const RECENT = 40
/** How long one may be gone before the others see it: a page that is loaded again is back sooner. */
const GONE_AFTER = 1500

/** Somebody who watches, up to where he was told, and his own view as he has it. */
type Place = { readonly watcher: Watcher; seq: number; own: OwnView | null; behind: boolean }

/**
 * Tells all who watch. What is the same for all is made and written once, and only what is different in it is sent; each
 * gets his own cards and choices beside it.
 */
export const watchers = (table: HostedTable): Watchers => {
  const places = new Set<Place>()
  const lines = new Map<PlayerId, number>()
  const start = table.hosted()
  const name = JSON.stringify(start.id)
  let log = newsLog(start.version)
  let shown = { seq: start.version, common: commonView(start, () => false) }
  let gone: ReturnType<typeof setTimeout> | null = null

  /** Everybody has the table as it is shown now, but for those who are behind. */
  const show = (hosted: Hosted, newsFor: (person: PlayerId | null) => string): void => {
    const common = commonView(hosted, person => lines.has(person))
    const set = differences(shown.common, common)
    const from = shown.seq
    shown = { seq: hosted.version, common }
    if (set.length === 0 && from === hosted.version) return
    const begins = `{"type":"change","table":${name},"from":${from},"seq":${hosted.version},"set":${JSON.stringify(set)}`
    for (const place of places) {
      const { watcher } = place
      place.behind ||= watcher.isBehind()
      if (place.behind || isSentAway(hosted, place)) continue
      const own = ownOf(hosted, watcher.person)
      const same = isSame(place.own, own)
      watcher.send(`${begins}${same ? '' : `,"own":${JSON.stringify(own)}`},"news":${newsFor(watcher.person)}}`)
      place.own = own
      place.seq = hosted.version
    }
  }

  const ownOf = (hosted: Hosted, person: PlayerId | null): OwnView =>
    ownView(hosted, person, person === null ? null : table.plans.of(person))

  /** One whom the host has banned, or to whom the table was closed, is shown no more. */
  const isSentAway = (hosted: Hosted, place: Place): boolean => {
    const { person, send } = place.watcher
    const refused = mayWatch(hosted, person)
    if (refused === null) return false
    leaves(place)
    send(JSON.stringify({ type: 'wrong', why: refused.why, words: refused.words } satisfies Reply))
    return true
  }

  // what somebody says before his turn is told to him: nobody else is sent anything
  const unlistenPlans = table.plans.listen(person => {
    for (const place of places) {
      if (place.watcher.person !== person || place.behind || place.seq !== shown.seq) continue
      place.own = ownOf(table.hosted(), person)
      const begins = `{"type":"change","table":${name},"from":${shown.seq},"seq":${shown.seq},"set":[]`
      place.watcher.send(`${begins},"own":${JSON.stringify(place.own)},"news":[]}`)
    }
  })

  const showWhole = (place: Place, after: number | null): void => {
    const { person, send } = place.watcher
    const told = log.after(after ?? 0, person)
    const news = after === null ? told.slice(-RECENT) : told
    const since = after === null ? (news[0]?.seq ?? shown.seq + 1) - 1 : Math.max(log.since(), after)
    place.own = ownOf(table.hosted(), person)
    place.seq = shown.seq
    place.behind = false
    send(
      `{"type":"frame","table":${name},"seq":${shown.seq},"common":${commonText(shown.common)},"own":${JSON.stringify(place.own)},"news":${JSON.stringify(news)},"since":${since}}`,
    )
  }

  const unlisten = table.listen((before, after, events) => {
    if (before.version === shown.seq && events.length > 0) {
      log.add(before, after, events)
      show(
        after,
        oncePerList(person => log.last(person)),
      )
      return
    }
    // another server has written here: everybody is shown the table whole
    log = newsLog(after.version)
    show(after, nothing)
    for (const place of places) showWhole(place, place.seq)
  })

  const leaves = (place: Place): void => {
    const { person } = place.watcher
    if (!places.delete(place) || person === null) return
    const left = lines.get(person)! - 1
    if (left > 0) lines.set(person, left)
    else lines.delete(person)
    gone ??= setTimeout(() => {
      gone = null
      try {
        show(table.hosted(), nothing)
      } catch (cause) {
        table.fails(cause)
      }
    }, GONE_AFTER).unref()
  }

  return {
    add: async (watcher, after) => {
      while (isToldMore(log, table.hosted(), after)) {
        await newsAgain(table, after, again => {
          log = again
        })
      }
      const { person } = watcher
      if (person !== null) lines.set(person, (lines.get(person) ?? 0) + 1)
      show(table.hosted(), nothing)
      const place: Place = { watcher, seq: 0, own: null, behind: false }
      places.add(place)
      showWhole(place, after ?? null)
      return {
        catchUp: () => {
          if (place.behind && places.has(place) && !watcher.isBehind()) showWhole(place, place.seq)
        },
        stop: () => leaves(place),
      }
    },
    here: person => lines.has(person),
    count: () => places.size,
    close: why => {
      unlisten()
      unlistenPlans()
      if (gone !== null) clearTimeout(gone)
      const wrong = why && JSON.stringify({ type: 'wrong', why: why.why, words: why.words } satisfies Reply)
      if (wrong !== undefined) for (const { watcher } of places) watcher.send(wrong)
      places.clear()
      lines.clear()
    },
  }
}

const nothing = (): string => '[]'

/** Lists as JSON, each written once however many are told it. */
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
