import type { Socket } from 'node:net'
import type { Language } from '@cardroom/engine/words'
import type { RawData, WebSocket } from 'ws'
import type { Traces } from '../metrics/traces.ts'
import { readMessage } from '../protocol/messages.ts'
import { refusal } from '../refusal.ts'
import { FAULT } from '../shown/followers.ts'
import { isNotOwner } from '../streams/not-owner.ts'
import { asideIn } from '../tables/set-aside.ts'
import { type Limits, throttle } from './limits.ts'
import type { Routed } from './routed-talk.ts'
import { MOVING } from './routing.ts'
import { type Sending, sendOn } from './sending.ts'
import { type AtShown, talkAboutShown } from './shown-messages.ts'
import { type AtTables, type Talk, talkAboutTables } from './table-messages.ts'
import type { AboutThing } from './thing.ts'
import { tracedOrder } from './trace-requests.ts'

/** One line: who is on it, and what it needs to be answered. */
export type OnLine = AtTables &
  AtShown & {
    readonly socket: WebSocket
    readonly raw: Socket
    readonly limits: Limits
    readonly language: Language
    /** Where orders are traced. */
    readonly traces?: Traces | undefined
    readonly person: { readonly mayPass: () => boolean }
    /** How messages are answered where other nodes are beside this one. */
    readonly elsewhere?: ((line: Sending, here: Here) => Talk<AboutThing>) | undefined
  }

/** How this node answers by itself. */
type Here = Routed['talks']

/** A line that is open. */
export type Line = {
  /** Asks whether anybody is there; a line on which nobody has answered, or which takes nothing any more, is ended. */
  readonly beat: () => void
  readonly end: (code: number, reason: string) => void
  /** The line is down. */
  readonly ended: () => void
}

/** How many messages may wait before no more are read, and how many refused in a row for their speed end the line. */
const WAITING = 32
const TOO_FAST = 200

/** Listens on a line and answers one message after another, in the order in which they came. */
export const openLine = (on: OnLine): Line => {
  const { socket, raw, limits, metrics, person, language } = on
  const line = sendOn(socket, raw, limits, metrics, language)
  const here = (by: Sending) => ({ tables: talkAboutTables(on, by), shown: talkAboutShown(on, by) })
  const talk = on.elsewhere?.(line, here) ?? bothOf(here(line))
  const take = oneAfterAnother(socket, text => answer(text, line, talk, on.traces), failed(line, on.onError))
  const mayPass = throttle(limits.messages, Date.now)
  let tooFast = 0
  let alive = true
  const end: Line['end'] = (code, reason) => {
    line.letGo()
    socket.close(code, reason)
  }

  socket.on('message', (data: RawData, isBinary: boolean): void => {
    if (!mayPass() || !person.mayPass()) {
      if (++tooFast > TOO_FAST) return end(4429, 'too many messages')
      return line.wrong(refusal('too-fast', { about: { messages: limits.messages } }))
    }
    tooFast = 0
    if (isBinary) return line.wrong(refusal('not-understood', { about: 'binary' }))
    take(data.toString())
  })
  socket.on('pong', () => {
    alive = true
  })
  raw.on('drain', talk.catchUp)
  return {
    beat: () => {
      if (!alive || line.isHopeless()) return socket.terminate()
      alive = false
      socket.ping()
    },
    end,
    ended: talk.stop,
  }
}

/** Both talks as one. */
const bothOf = ({ tables, shown }: ReturnType<Here>): Talk<AboutThing> => ({
  answer: message => ('table' in message ? tables.answer(message) : shown.answer(message)),
  catchUp: () => {
    tables.catchUp()
    shown.catchUp()
  },
  stop: () => {
    tables.stop()
    shown.stop()
  },
})

const answer = async (
  text: string,
  line: Sending,
  talk: Talk<AboutThing>,
  traces: Traces | undefined,
): Promise<void> => {
  const message = readMessage(text)
  if ('why' in message) return line.wrong(message)
  if (message.type === 'ping') return line.send({ type: 'pong' })
  return tracedOrder(traces, message, () => talk.answer(message))
}

/** A table that is set aside says so, and what is moving to another node; anything else is our fault. */
export const failed =
  (line: Sending, onError: (cause: unknown) => void) =>
  (cause: unknown): void => {
    const refused = asideIn(cause) ?? (isNotOwner(cause) ? MOVING : null)
    if (refused === null) onError(cause)
    line.wrong(refused ?? FAULT)
  }

/** Answers in the order in which the messages came; where many wait no more are read. */
const oneAfterAnother = (
  socket: WebSocket,
  work: (text: string) => Promise<void>,
  fails: (cause: unknown) => void,
): ((text: string) => void) => {
  let waiting = 0
  let before: Promise<void> = Promise.resolve()
  const workAfter = async (others: Promise<void>, text: string): Promise<void> => {
    await others
    await work(text).catch(fails)
    if (waiting-- === WAITING) socket.resume()
  }
  return text => {
    if (++waiting === WAITING) socket.pause()
    before = workAfter(before, text)
  }
}
