import { isDeepStrictEqual } from 'node:util'
import type { FromShown, ShownWhole } from '../protocol/shown.ts'
import { shownAfter } from '../protocol/shown.ts'
import { isRefused } from '../refusal.ts'
import type { Following } from '../shown/followers.ts'
import { type AllShown, openShown } from '../shown/following.ts'
import type { FindShown } from '../shown/shown.ts'

/** A screen in a test: who looks at it, and what it follows. */
export type Screen = { readonly person: string | null; readonly what: string }

/** Screens on lines that are lost and slow, each with what it was sent and nothing else. */
export type FloorLines = {
  /** The lines are called again, on this room. */
  readonly callAll: (find: FindShown) => void
  /** One line is lost or called again, falls behind or catches up, by chance. */
  readonly stir: () => void
  /** All lines are there, and have taken what they were sent. */
  readonly settle: () => void
  /** Screens with a line that don't show what the room would show them now. */
  readonly wrong: () => readonly string[]
  readonly hangUp: () => void
}

type Place = Screen & { following: Following | null; shown: ShownWhole | null; refused: string; behind: boolean }

/** Screens that follow a floor as the page does: from what they are sent alone. */
export const floorLines = (screens: readonly Screen[], below: (most: number) => number): FloorLines => {
  let room: { readonly all: AllShown; readonly find: FindShown } | null = null
  const places: readonly Place[] = screens.map(it => ({
    ...it,
    following: null,
    shown: null,
    refused: '',
    behind: false,
  }))
  const call = (place: Place): void => {
    place.behind = false
    const viewer = { person: place.person }
    const send = (text: string): void => takes(place, JSON.parse(text), () => again(place))
    const following = room!.all.follow(place.what, { viewer, send, isBehind: () => place.behind })
    if (!isRefused(following)) place.following = following
  }
  const lose = (place: Place): void => {
    place.following?.stop()
    place.following = null
  }
  // a change that doesn't go on from what the screen has is asked for whole
  const again = (place: Place): void => {
    lose(place)
    call(place)
  }
  const hangUp = (): void => {
    for (const place of places) lose(place)
    room?.all.close()
  }
  return {
    callAll: find => {
      hangUp()
      room = { find, all: openShown(find, cause => Promise.reject(cause)) }
      for (const place of places) call(place)
    },
    stir: () => {
      const place = places[below(places.length)]!
      if (place.following === null) call(place)
      else if (below(2) === 0) lose(place)
      else if (place.behind) {
        place.behind = false
        place.following.catchUp()
      } else place.behind = true
    },
    settle: () => {
      for (const place of places) {
        if (place.following === null) call(place)
        place.behind = false
        place.following?.catchUp()
      }
    },
    wrong: () =>
      places.flatMap(place => {
        if (place.following === null || place.behind) return []
        const view = room!.find(place.what)?.viewFor({ person: place.person }) ?? {}
        const isRight = isRefused(view)
          ? place.refused === view.why && place.shown === null
          : place.shown !== null && isDeepStrictEqual(JSON.parse(JSON.stringify(view)), place.shown.view)
        return isRight ? [] : [`${place.person} sees another ${place.what}`]
      }),
    hangUp,
  }
}

const takes = (place: Place, message: FromShown, again: () => void): void => {
  if (message.type === 'not-shown') {
    place.shown = null
    place.refused = message.why
    return
  }
  place.refused = ''
  if (message.type === 'shown') place.shown = message
  else if (place.shown !== null) {
    const next = shownAfter(place.shown, message)
    if (next === null) again()
    else place.shown = next
  }
}
