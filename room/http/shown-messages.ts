import type { Metrics } from '../metrics/metrics.ts'
import type { Session } from '../people/guests.ts'
import type { Message } from '../protocol/messages.ts'
import type { NotShown } from '../protocol/shown.ts'
import { isRefused, type Refused, refusal } from '../refusal.ts'
import { FAULT, type Following } from '../shown/followers.ts'
import type { AllShown } from '../shown/following.ts'
import type { Viewer } from '../shown/shown.ts'
import { isNotOwner } from '../streams/not-owner.ts'
import { refusalWords } from '../words/refusals.ts'
import { READ_ONLY } from './routing.ts'
import type { Sending } from './sending.ts'
import { MOST_SHOWN, type Talk } from './table-messages.ts'

/** What messages about floor and tournaments are answered with. */
export type AtShown = {
  readonly session: Session
  readonly metrics: Metrics
  readonly onError: (cause: unknown) => void
  readonly shown: AllShown
  /** May nothing be changed? */
  readonly isReadOnly: () => boolean
}

type ShownMessage = Extract<Message, { readonly what: string }>
type OrderTo = Extract<Message, { readonly type: 'order-to' }>

/** Answers what is said on one line about what is followed besides tables. */
export const talkAboutShown = (at: AtShown, line: Sending): Talk<ShownMessage> => {
  const following = new Map<string, Following>()
  return {
    answer: async message => {
      if (message.type === 'order-to') return giveOrder(at, line, message)
      following.get(message.what)?.stop()
      following.delete(message.what)
      if (message.type === 'follow') follow(at, line, following, message.what)
    },
    catchUp: () => {
      for (const one of following.values()) one.catchUp()
    },
    stop: () => {
      for (const one of following.values()) one.stop()
      following.clear()
    },
  }
}

const follow = (
  { session, shown, metrics }: AtShown,
  line: Sending,
  following: Map<string, Following>,
  what: string,
): void => {
  const follower = { viewer: viewerOf(session, line), send: line.sendText, isBehind: line.isBehind }
  const followed = following.size < MOST_SHOWN ? shown.follow(what, follower) : TOO_MANY
  if (!isRefused(followed)) return void following.set(what, followed)
  const { why } = followed
  metrics.refused(why)
  line.sendText(
    JSON.stringify({ type: 'not-shown', what, why, words: refusalWords(followed, line.language) } satisfies NotShown),
  )
}

const TOO_MANY: Refused = refusal('too-many', { about: { what: 'followed', most: MOST_SHOWN } })

const giveOrder = async (
  { session, shown, isReadOnly, metrics, onError }: AtShown,
  line: Sending,
  { what, command, order }: OrderTo,
): Promise<void> => {
  if (isReadOnly()) return line.refuse(command, READ_ONLY)
  const found = shown.find(what)
  if (isRefused(found)) return line.refuse(command, found)
  const viewer = viewerOf(session, line)
  const outcome = await found
    .order(viewer, order, `${viewer.person ?? 'nobody'} ${command}`)
    .catch((cause: unknown) => {
      // it has become another node's: that one is asked instead
      if (isNotOwner(cause)) throw cause
      onError(cause)
      return FAULT
    })
  if ('why' in outcome) return line.refuse(command, outcome)
  // by the kind of thing: what kinds of orders it takes is its own business
  metrics.done(what.split('/')[0]!)
  line.send({ type: 'done', id: command, seq: outcome.version })
}

const viewerOf = (session: Session, { language }: Sending): Viewer => ({
  person: session.guest()?.person ?? null,
  language,
})
