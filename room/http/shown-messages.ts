import type { Metrics } from '../metrics/metrics.ts'
import type { Session } from '../people/guests.ts'
import type { Message } from '../protocol/messages.ts'
import type { NotShown } from '../protocol/shown.ts'
import { type Refused, simply } from '../refusal.ts'
import { FAULT, type Following } from '../shown/followers.ts'
import type { AllShown } from '../shown/following.ts'
import { isRefused, type Viewer } from '../shown/shown.ts'
import type { Sending } from './sending.ts'
import { MOST_SHOWN, type Talk } from './table-messages.ts'

/** What messages about floor and tournaments are answered with. */
export type AtShown = {
  readonly session: Session
  readonly metrics: Metrics
  readonly onError: (cause: unknown) => void
  readonly shown: AllShown
}

type ShownMessage = Extract<Message, { readonly what: string }>
type OrderTo = Extract<Message, { readonly type: 'order-to' }>

/** Answers what is said on one line about what is followed besides tables. */
export const talkAboutShown = (at: AtShown, line: Sending): Talk<ShownMessage> => {
  const following = new Map<string, Following>()
  return {
    answer: async message => {
      if (message.type === 'order-to') return carryOut(at, line, message)
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
  const follower = { viewer: viewerOf(session), send: line.sendText, isBehind: line.isBehind }
  const followed = following.size < MOST_SHOWN ? shown.follow(what, follower) : TOO_MANY
  if (!isRefused(followed)) return void following.set(what, followed)
  const { why, words } = followed
  metrics.refused(why)
  line.sendText(JSON.stringify({ type: 'not-shown', what, why, words } satisfies NotShown))
}

const TOO_MANY: Refused = simply('too-many', `You can follow ${MOST_SHOWN} things at most on one connection.`)

const carryOut = async (
  { session, shown, metrics, onError }: AtShown,
  line: Sending,
  { what, command, order }: OrderTo,
): Promise<void> => {
  const found = shown.find(what)
  if (isRefused(found)) return line.refuse(command, found)
  const viewer = viewerOf(session)
  const outcome = await found
    .order(viewer, order, `${viewer.person ?? 'nobody'} ${command}`)
    .catch((cause: unknown) => {
      onError(cause)
      return FAULT
    })
  if ('why' in outcome) return line.refuse(command, outcome)
  // by the kind of thing: what kinds of orders it takes is its own business
  metrics.done(what.split('/')[0]!)
  line.send({ type: 'done', id: command, seq: outcome.version })
}

const viewerOf = (session: Session): Viewer => ({ person: session.guest()?.person ?? null })
