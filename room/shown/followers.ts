import type { PlayerId } from '@cardroom/engine/table'
import { inEveryLanguage } from '@cardroom/engine/words'
import { type Difference, differences } from '../protocol/change.ts'
import type { FromShown } from '../protocol/shown.ts'
import { isRefused, type Refused, refusal } from '../refusal.ts'
import { refusalWords } from '../words/refusals.ts'
import type { Shown, Viewer } from './shown.ts'

/** Somebody who follows something, and how they are sent it. */
export type Follower = {
  readonly viewer: Viewer
  readonly send: (text: string) => void
  /** They haven't taken yet what they were sent: they get no more until they have. */
  readonly isBehind: () => boolean
}

/** Somebody follows: how they are shown the rest when they have caught up, and how they stop. */
export type Following = { readonly catchUp: () => void; readonly stop: () => void }

/** All who follow one thing. */
export type Followers = {
  /** Shows it at once, and from then on whatever changes. */
  readonly add: (follower: Follower) => Following
  readonly count: () => number
  readonly close: () => void
}

/** Somebody who follows, and what they were sent last. */
type Place = { readonly follower: Follower; version: number; view: object | null; refusedFor: string }

/** What is in a view for whom, at this moment. */
type Views = (viewer: Viewer) => object | Refused

/** Changes that come closer together than this, in milliseconds, are shown as one. */
const GAP = 50

/**
 * Shows one thing to all who follow it. Each gets only what is different from what they have. The views are made for
 * each person once, however many lines they have, and making them never takes more than a fifth of the time.
 */
export const openFollowers = (what: string, shown: Shown, onError: (cause: unknown) => void): Followers => {
  const places = new Set<Place>()
  let next = Number.NEGATIVE_INFINITY
  let waiting: ReturnType<typeof setTimeout> | null = null

  const showAll = (): void => {
    const from = performance.now()
    const views = oncePerPerson(shown, onError)
    const written = oncePerChange()
    for (const place of places) show(what, shown.version(), place, views, written)
    const now = performance.now()
    next = now + Math.max(GAP, 4 * (now - from))
  }
  const unlisten = shown.listen(() => {
    if (waiting !== null) return
    const left = next - performance.now()
    if (left <= 0) return showAll()
    waiting = setTimeout(() => {
      waiting = null
      showAll()
    }, left).unref()
  })

  return {
    add: follower => {
      const place: Place = { follower, version: 0, view: null, refusedFor: '' }
      places.add(place)
      const showOne = (): void => show(what, shown.version(), place, oncePerPerson(shown, onError), oncePerChange())
      showOne()
      return {
        catchUp: () => {
          if (places.has(place)) showOne()
        },
        stop: () => places.delete(place),
      }
    },
    count: () => places.size,
    close: () => {
      unlisten()
      if (waiting !== null) clearTimeout(waiting)
      places.clear()
    },
  }
}

/** Sends one follower what is new to them. */
const show = (what: string, version: number, place: Place, views: Views, written: Written): void => {
  const { viewer, send, isBehind } = place.follower
  if (isBehind()) return
  const view = views(viewer)
  const tell = (message: FromShown): void => send(JSON.stringify(message))
  if (isRefused(view)) {
    if (place.refusedFor === view.why) return
    place.refusedFor = view.why
    place.view = null
    return tell({ type: 'not-shown', what, why: view.why, words: refusalWords(view, viewer.language) })
  }
  if (place.view === null) tell({ type: 'shown', what, version, view })
  else {
    const set = written(place.view, view)
    if (set === '[]') return
    const begins = `{"type":"shown-change","what":${JSON.stringify(what)}`
    send(`${begins},"from":${place.version},"version":${version},"set":${set}}`)
  }
  place.view = view
  place.version = version
  place.refusedFor = ''
}

/** A view that can't be made is our fault: we log it, and its viewer learns that something is wrong. */
const oncePerPerson = (shown: Shown, onError: (cause: unknown) => void): Views => {
  const known = inEveryLanguage(() => new Map<PlayerId | null, object | Refused>())
  return viewer => {
    const { person, language = 'en' } = viewer
    const already = known[language].get(person)
    if (already !== undefined) return already
    const view = viewOf(shown, viewer, onError)
    known[language].set(person, view)
    return view
  }
}

const viewOf = (shown: Shown, viewer: Viewer, onError: (cause: unknown) => void): object | Refused => {
  try {
    return shown.viewFor(viewer)
  } catch (cause) {
    onError(cause)
    return FAULT
  }
}

/** What is said where we have failed. */
export const FAULT: Refused = refusal('fault')

/** The differences of two views as JSON: those who had the same and see the same are sent the same text. */
type Written = (before: object, after: object) => string

const oncePerChange = (): Written => {
  const known = new Map<object, { readonly after: object; readonly text: string }>()
  return (before, after) => {
    const already = known.get(before)
    if (already?.after === after) return already.text
    const set: readonly Difference[] = differences(before, after)
    const text = JSON.stringify(set)
    known.set(before, { after, text })
    return text
  }
}
