import type { Socket } from 'node:net'
import type { RawData, WebSocket } from 'ws'
import { readMessage } from '../protocol/messages.ts'
import { FAULT } from '../shown/followers.ts'
import { asideIn } from '../tables/set-aside.ts'
import { type Limits, throttle } from './limits.ts'
import { type Sending, sendOn } from './sending.ts'
import { type AtShown, talkAboutShown } from './shown-messages.ts'
import { type AtTables, talkAboutTables } from './table-messages.ts'

/** One line: who is on it, and what it needs to be answered. */
export type OnLine = AtTables &
  AtShown & {
    readonly socket: WebSocket
    readonly raw: Socket
    readonly limits: Limits
    readonly person: { readonly mayPass: () => boolean }
  }

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
  const { socket, raw, limits, metrics, person } = on
  const line = sendOn(socket, raw, limits, metrics)
  const talks = { tables: talkAboutTables(on, line), shown: talkAboutShown(on, line) }
  const take = oneAfterAnother(socket, text => answer(text, line, talks), failed(line, on.onError))
  const mayPass = throttle(limits.messages, Date.now)
  let tooFast = 0
  let alive = true

  socket.on('message', (data: RawData, isBinary: boolean): void => {
    if (!mayPass() || !person.mayPass()) {
      if (++tooFast > TOO_FAST) return socket.close(4429, 'too many messages')
      return line.wrong('too-fast', `Too many messages: the limit is ${limits.messages} a second.`)
    }
    tooFast = 0
    if (isBinary) return line.wrong('not-understood', 'Messages are JSON text.')
    take(data.toString())
  })
  socket.on('pong', () => {
    alive = true
  })
  raw.on('drain', () => {
    talks.tables.catchUp()
    talks.shown.catchUp()
  })
  return {
    beat: () => {
      if (!alive || line.isHopeless()) return socket.terminate()
      alive = false
      socket.ping()
    },
    end: (code, reason) => socket.close(code, reason),
    ended: () => {
      talks.tables.stop()
      talks.shown.stop()
    },
  }
}

type Talks = {
  readonly tables: ReturnType<typeof talkAboutTables>
  readonly shown: ReturnType<typeof talkAboutShown>
}

const answer = async (text: string, line: Sending, { tables, shown }: Talks): Promise<void> => {
  const message = readMessage(text)
  if ('wrong' in message) return line.wrong('not-understood', message.wrong)
  if (message.type === 'ping') return line.send({ type: 'pong' })
  return 'table' in message ? tables.answer(message) : shown.answer(message)
}

/** A table that is set aside says so; anything else is our fault. */
const failed =
  (line: Sending, onError: (cause: unknown) => void) =>
  (cause: unknown): void => {
    const aside = asideIn(cause)
    if (aside === null) onError(cause)
    const { why, words } = aside ?? FAULT
    line.wrong(why, words)
  }

/** Answers in the order in which the messages came; where many wait no more are read. */
const oneAfterAnother = (
  socket: WebSocket,
  work: (text: string) => Promise<void>,
  fails: (cause: unknown) => void,
): ((text: string) => void) => {
  let waiting = 0
  let before: Promise<void> = Promise.resolve()
  return text => {
    if (++waiting === WAITING) socket.pause()
    before = before
      .then(() => work(text))
      .catch(fails)
      .then(() => {
        if (waiting-- === WAITING) socket.resume()
      })
  }
}
