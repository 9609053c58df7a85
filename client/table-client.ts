import {
  changed,
  type Frame,
  type FromRoom,
  type Message,
  type PersonOrder,
  PROTOCOL,
  type Reply,
} from '@cardroom/room/protocol'
import type { Socket } from './socket.ts'

/** What you hear of a table. */
export type Hearing = {
  /** The table as you see it now, with the news since you last heard. */
  readonly frame?: (frame: Frame) => void
  /** Something wasn't understood, or there's nothing to see here. */
  readonly wrong?: (wrong: Extract<Reply, { readonly type: 'wrong' }>) => void
  readonly closed?: (code: number) => void
}

/** A table that you watch. */
export type TableClient = {
  /** The table as you last saw it. */
  readonly frame: () => Frame | null
  /** Gives an order, `{ type: 'act', act: { type: 'Call' } }`, and says what came of it. */
  readonly order: (what: PersonOrder) => Promise<Extract<Reply, { readonly type: 'done' | 'refused' }>>
  readonly close: () => void
}

/** Watches a table over a connection that it opens. */
export const watchTable = (table: string, hearing: Hearing, open: (query: string) => Socket): TableClient => {
  const line = open(`protocol=${PROTOCOL}`)
  const say = (message: Message): void => line.send(JSON.stringify(message))
  const waiting = new Map<string, Waiting>()
  let frame: Frame | null = null
  let count = 0
  let closed: number | null = null
  let slowly: ReturnType<typeof setTimeout> | undefined
  /** The room has thrown away what came too fast: orders without an answer go out again, and none is done twice. */
  const sayAgain = (): void => {
    slowly ??= setTimeout(() => {
      slowly = undefined
      for (const { message } of waiting.values()) say(message)
    }, A_WHILE)
  }
  const show = (shown: Frame): void => {
    frame = shown
    hearing.frame?.(shown)
  }
  const take = (message: FromRoom): void => {
    switch (message.type) {
      case 'frame':
        return show(message)
      case 'change': {
        const next = frame === null ? null : changed(frame, message)
        return next === null ? say({ type: 'watch', table, ...(frame !== null && { after: frame.seq }) }) : show(next)
      }
      case 'done':
      case 'refused':
        waiting.get(message.id)?.resolve(message)
        waiting.delete(message.id)
        return
      case 'wrong':
        return message.why === 'too-fast' && waiting.size > 0 ? sayAgain() : hearing.wrong?.(message)
      default:
        return
    }
  }
  const opened = new Promise<void>(resolve => line.addEventListener('open', () => resolve()))
  line.addEventListener('open', () => say({ type: 'watch', table }))
  line.addEventListener('message', ({ data }) => take(JSON.parse(String(data)) as FromRoom))
  // the close event that follows says what went wrong
  line.addEventListener('error', () => undefined)
  line.addEventListener('close', ({ code = 1006 }) => {
    closed = code
    clearTimeout(slowly)
    for (const { reject } of waiting.values()) reject(closedWith(code))
    waiting.clear()
    hearing.closed?.(code)
  })
  return {
    frame: () => frame,
    order: async what => {
      if (closed !== null) throw closedWith(closed)
      const id = `${stamp}-${++count}`
      const message: Message = { type: 'do', id, table, order: what }
      const answer = new Promise<Extract<Reply, { readonly type: 'done' | 'refused' }>>((resolve, reject) =>
        waiting.set(id, { message, resolve, reject }),
      )
      await Promise.race([opened, answer])
      say(message)
      return answer
    },
    close: () => line.close(),
  }
}

/** Milliseconds in which the room takes as many messages again as it does in a second. */
const A_WHILE = 1000

const closedWith = (code: number): Error => new Error(`the line closed with code ${code}`)

type Waiting = {
  readonly message: Message
  readonly resolve: (reply: Extract<Reply, { readonly type: 'done' | 'refused' }>) => void
  readonly reject: (cause: Error) => void
}

/** Orders of two clients of one person have different names. */
const stamp = crypto.getRandomValues(new Uint32Array(2)).join('-')
