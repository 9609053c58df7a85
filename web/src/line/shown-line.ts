import {
  type FollowedAs,
  type FollowedName,
  type FromRoom,
  type FromShown,
  type Reply,
  type ShownWhole,
  shownAfter,
} from '@cardroom/room/protocol'
import { useCallback, useEffect } from 'react'
import { create } from 'zustand'
import { roomTime } from '../clock/room-time.ts'
import { onNewPerson } from './api.ts'
import { type KeptLine, keepLine } from './keep-line.ts'

/** What a page knows of something that it follows. */
export type Followed = {
  readonly shown: ShownWhole | null
  /** Why there is nothing to be seen; empty as long as there may be. */
  readonly wrong: string
  /** What is shown is how it is now; otherwise it is the last that was known. */
  readonly isLive: boolean
  /** Since when it has been so, by the clock of the room. */
  readonly since: number
}

/** What came of an order: the version from which on it is kept, or why not. */
export type Ordered =
  | { readonly ok: true; readonly version: number }
  | ({ readonly ok: false } & Omit<Extract<Reply, { readonly type: 'refused' }>, 'type' | 'id'>)

/**
 * Follows the floor, a tournament or the like, by its name on the line, and orders it. After a lost line it is followed
 * again and the last view stays meanwhile; an order that wasn't answered is sent again, and carried out once. Nothing is
 * followed while there is no name.
 */
export const useShown = <const Name extends FollowedName>(what: Name | null) => {
  useEffect(() => (what === null ? undefined : follow(what)), [what])
  const known = useFollowed(({ followed }) => (what === null ? undefined : followed.get(what)))
  const { shown, wrong, isLive, since } = known ?? UNKNOWN
  const order = useCallback(
    (wanted: FollowedAs<Name>['order']): Promise<Ordered> => (what === null ? NOBODY : orderTo(what, wanted)),
    [what],
  )
  // the room shows under a name what the protocol has for it
  const view = (shown?.view ?? null) as FollowedAs<Name>['view'] | null
  return { view, version: shown?.version ?? 0, wrong, isLive, since, order }
}

const UNKNOWN: Followed = { shown: null, wrong: '', isLive: false, since: 0 }
const NOBODY: Promise<Ordered> = Promise.resolve({ ok: false, why: 'nothing-there', words: '', rules: [] })

/** Everything that is followed, by its name on the line. */
export const useFollowed = create<{ readonly followed: ReadonlyMap<string, Followed> }>(() => ({ followed: new Map() }))

/** A line that was lost is called again after this long at most, in milliseconds, and nothing is followed after this. */
const LONGEST = 1500
const LINGERS = 1000

let line: KeptLine | null = null
/** How many parts of the page follow it. */
const wanted = new Map<string, number>()
/** What was ordered and not answered yet, by its command. */
const unanswered = new Map<string, Unanswered>()
type Unanswered = { readonly what: string; readonly order: unknown; readonly answer: (ordered: Ordered) => void }

/** Follows something until it is stopped. */
export const follow = (what: string): (() => void) => {
  const others = wanted.get(what) ?? 0
  wanted.set(what, others + 1)
  if (others === 0) note(what, { ...UNKNOWN, since: roomTime() })
  if (line === null) call()
  else if (others === 0) line.say({ type: 'follow', what })
  return () => {
    const left = wanted.get(what)! - 1
    if (left > 0) return void wanted.set(what, left)
    wanted.delete(what)
    note(what, null)
    line?.say({ type: 'unfollow', what })
    setTimeout(hangUpIfIdle, LINGERS)
  }
}

const page = crypto.getRandomValues(new Uint32Array(2)).join('-')
let count = 0

/** Orders something; answered when it is kept or refused, however often the line is lost meanwhile. */
const orderTo = <Name extends FollowedName>(what: Name, order: FollowedAs<Name>['order']): Promise<Ordered> =>
  new Promise(answer => {
    const command = `${page}-${++count}`
    unanswered.set(command, { what, order, answer })
    if (line === null) call()
    else line.say({ type: 'order-to', what, command, order })
  })

const call = (): void => {
  line = keepLine({ opened: sayAll, heard, lost }, LONGEST)
}

/** On a new line everything is followed again, and what was not answered is ordered again. */
const sayAll = (): void => {
  for (const what of wanted.keys()) line?.say({ type: 'follow', what })
  for (const [command, { what, order }] of unanswered) line?.say({ type: 'order-to', what, command, order })
}

const lost = (): void => {
  for (const [what, known] of useFollowed.getState().followed)
    if (known.isLive) note(what, { ...known, isLive: false, since: roomTime() })
}

const hangUpIfIdle = (): void => {
  if (wanted.size > 0 || unanswered.size > 0) return
  line?.hangUp()
  line = null
}

// a person who takes a name is somebody else to the room, and sees other things
onNewPerson(() => line?.callAgain())

const heard = (message: FromRoom): void => {
  switch (message.type) {
    case 'shown':
    case 'shown-change':
    case 'not-shown':
      return wanted.has(message.what) ? show(message) : undefined
    case 'done':
      return answered(message.id, { ok: true, version: message.seq })
    case 'refused': {
      const { why, words, rules } = message
      return answered(message.id, { ok: false, why, words, rules })
    }
    case 'wrong':
      // nothing that was said too fast was read
      if (message.why === 'too-fast') setTimeout(sayAll, LINGERS)
      return
  }
}

const answered = (command: string, ordered: Ordered): void => {
  unanswered.get(command)?.answer(ordered)
  unanswered.delete(command)
  hangUpIfIdle()
}

const show = (message: FromShown): void => {
  const { what } = message
  const known = useFollowed.getState().followed.get(what) ?? UNKNOWN
  const since = known.isLive ? known.since : roomTime()
  if (message.type === 'shown') return note(what, { shown: message, wrong: '', isLive: true, since })
  if (message.type === 'not-shown') {
    // what we failed to show may be shown still
    const shown = message.why === 'fault' ? known.shown : null
    return note(what, { shown, wrong: message.words, isLive: false, since: known.isLive ? roomTime() : known.since })
  }
  const next = known.shown === null ? null : shownAfter(known.shown, message)
  if (next === null) return line?.say({ type: 'follow', what })
  note(what, { shown: next, wrong: '', isLive: true, since })
}

const note = (what: string, known: Followed | null): void => {
  const followed = new Map(useFollowed.getState().followed)
  if (known === null) followed.delete(what)
  else followed.set(what, known)
  useFollowed.setState({ followed })
}
