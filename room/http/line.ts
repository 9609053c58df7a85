import type { Socket } from 'node:net'
import type { RawData, WebSocket } from 'ws'
import { heldIn } from '../held-in.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Session } from '../people/guests.ts'
import type { Reply } from '../protocol/frames.ts'
import { type Message, readMessage } from '../protocol/messages.ts'
import type { HostedTable } from '../tables/host-table.ts'
import type { Refused } from '../tables/refused.ts'
import { asideIn } from '../tables/set-aside.ts'
import type { Tables } from '../tables/tables.ts'
import type { Watchers, Watching } from '../views/watchers.ts'
import { type Limits, throttle } from './limits.ts'
import { onTheLine } from './on-the-line.ts'
import type { TakenBot } from './quotas.ts'
import { writeTogether } from './write-together.ts'

/** One line: who is on it, and what it needs to be answered. */
export type OnLine = {
  readonly socket: WebSocket
  readonly raw: Socket
  readonly session: Session
  readonly limits: Limits
  readonly metrics: Metrics
  readonly onError: (cause: unknown) => void
  readonly tables: Tables
  readonly watchersOf: (id: string, table: HostedTable) => Watchers
  readonly person: { readonly mayPass: () => boolean }
  /** Why one who is new to a table may not come to it from there without an invitation, or null. */
  readonly mayCome: (table: string) => Refused | null
  /** Takes a place for one more bot that somebody seats at a table, or says why there is none. */
  readonly takeBot: (table: string, person: string) => TakenBot | string
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
/** How many tables one line may watch. */
const WATCHED = 50

const FAULT = { why: 'fault', words: 'Something went wrong on our side. We’ve logged it.', rules: [] } as const

/** Listens on a line and answers one message after another, in the order in which they came. */
export const openLine = ({
  socket,
  raw,
  session,
  limits,
  metrics,
  onError,
  tables,
  watchersOf,
  person,
  mayCome,
  takeBot,
}: OnLine): Line => {
  const watching = new Map<string, Watching>()
  const mayPass = throttle(limits.messages, Date.now)
  let waiting = 0
  let tooFast = 0
  let alive = true
  let behindSince: number | null = null
  let before: Promise<void> = Promise.resolve()

  const sendText = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return
    writeTogether(raw)
    socket.send(text)
  }
  const send = (reply: Reply): void => sendText(JSON.stringify(reply))
  const wrong = (why: string, words: string): void => {
    metrics.refused(why)
    send({ type: 'wrong', why, words })
  }

  const isBehind = (): boolean => {
    const behind = socket.bufferedAmount > limits.behind
    if (!behind) behindSince = null
    else behindSince ??= Date.now()
    return behind
  }
  raw.on('drain', () => {
    for (const one of watching.values()) one.catchUp()
  })

  const watch = async ({ table: id, after }: Extract<Message, { readonly type: 'watch' }>, table: HostedTable) => {
    if (watching.size >= WATCHED && !watching.has(id))
      return wrong('too-many', `You can watch ${WATCHED} tables at most on one connection.`)
    watching.get(id)?.stop()
    watching.delete(id)
    const guest = session.guest()
    const isNew = guest === null || heldIn(table.hosted().people, guest.person) === undefined
    const refused = (isNew ? mayCome(id) : null) ?? (await tables.letIn(table, guest))
    if (refused !== null) return wrong(refused.why, refused.words)
    const viewer = { person: guest?.person ?? null, send: sendText, isBehind }
    const shown = await onTheLine(table, watchersOf(id, table), viewer, after, onError)
    // the line may have gone down meanwhile
    if (socket.readyState === socket.OPEN) watching.set(id, shown)
    else shown.stop()
  }

  const carryOut = async ({ id, table: at, order }: Extract<Message, { readonly type: 'do' }>, table: HostedTable) => {
    const guest = session.guest()
    if (guest === null) return refuse(id, { why: 'no-name', words: 'Enter a name first.', rules: [] })
    const bot = order.type === 'bot' ? takeBot(at, guest.person) : null
    if (typeof bot === 'string') return refuse(id, { why: 'too-many-bots', words: bot, rules: [] })
    const outcome = await table
      .order(guest.person, order, id)
      .catch((cause: unknown) => {
        onError(cause)
        return FAULT
      })
      .finally(() => bot?.over())
    if ('why' in outcome) return refuse(id, outcome)
    metrics.done(order.type)
    send({ type: 'done', id, seq: outcome.version })
  }

  const refuse = (id: string, refused: Omit<Extract<Reply, { readonly type: 'refused' }>, 'type' | 'id'>): void => {
    metrics.refused(refused.why)
    send({ type: 'refused', id, ...refused })
  }

  const answer = async (text: string): Promise<void> => {
    const message = readMessage(text)
    if ('wrong' in message) return wrong('not-understood', message.wrong)
    if (message.type === 'ping') return send({ type: 'pong' })
    if (message.type === 'unwatch') {
      watching.get(message.table)?.stop()
      watching.delete(message.table)
      return
    }
    const table = await tables.find(message.table)
    if (table === undefined) return wrong('no-such-table', 'This table doesn’t exist.')
    return message.type === 'watch' ? watch(message, table) : carryOut(message, table)
  }

  const failed = (cause: unknown): void => {
    const aside = asideIn(cause)
    if (aside !== null) return wrong(aside.why, aside.words)
    onError(cause)
    wrong(FAULT.why, FAULT.words)
  }

  const hear = (data: RawData, isBinary: boolean): void => {
    if (!mayPass() || !person.mayPass()) {
      if (++tooFast > TOO_FAST) return socket.close(4429, 'too many messages')
      return wrong('too-fast', `Too many messages: the limit is ${limits.messages} a second.`)
    }
    tooFast = 0
    if (isBinary) return wrong('not-understood', 'Messages are JSON text.')
    if (++waiting === WAITING) socket.pause()
    const text = data.toString()
    before = before
      .then(() => answer(text))
      .catch(failed)
      .then(() => {
        if (waiting-- === WAITING) socket.resume()
      })
  }

  socket.on('message', hear)
  socket.on('pong', () => {
    alive = true
  })
  return {
    beat: () => {
      const hopeless = isBehind() && Date.now() - behindSince! > limits.hopeless
      if (!alive || hopeless) return socket.terminate()
      alive = false
      socket.ping()
    },
    end: (code, reason) => socket.close(code, reason),
    ended: () => {
      for (const one of watching.values()) one.stop()
      watching.clear()
    },
  }
}
