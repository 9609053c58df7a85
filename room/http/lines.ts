import type { WebSocket } from 'ws'
import type { Guest } from '../people/guests.ts'
import type { Reply } from '../protocol/frames.ts'
import { readMessage } from '../protocol/messages.ts'
import type { HostedTable } from '../tables/host-table.ts'
import type { Tables } from '../tables/tables.ts'
import { type Watchers, watchers } from '../views/watchers.ts'

/** The lines of all pages: what comes in is checked and carried out, what happens goes out to who watches. */
export const openLines = (tables: Tables, onError: (cause: unknown) => void) => {
  const byTable = new Map<string, Watchers>()

  const watchersOf = (id: string, table: HostedTable): Watchers => {
    const known = byTable.get(id)
    if (known !== undefined) return known
    const made = watchers(table)
    byTable.set(id, made)
    return made
  }

  /** A page is on the line; guests without a name look on. */
  const take = (socket: WebSocket, guest: Guest | null): void => {
    const watching = new Map<string, () => void>()
    const send = (message: object): void => sendText(JSON.stringify(message))
    const sendText = (text: string): void => {
      if (socket.readyState === socket.OPEN) socket.send(text)
    }
    const answer = async (text: string): Promise<void> => {
      const message = readMessage(text)
      if ('wrong' in message) return send({ type: 'wrong', words: message.wrong })
      if (message.type === 'ping') return send({ type: 'pong' })
      const table = tables.find(message.table)
      if (table === undefined) return send({ type: 'wrong', words: 'There is no such table.' })
      switch (message.type) {
        case 'watch': {
          watching.get(message.table)?.()
          if (guest !== null) await tables.letIn(table, guest)
          const viewer = { person: guest?.person ?? null, send: sendText }
          watching.set(message.table, watchersOf(message.table, table).add(viewer, message.after))
          return
        }
        case 'unwatch':
          watching.get(message.table)?.()
          watching.delete(message.table)
          return
        case 'do': {
          if (guest === null) return send(no(message.id, 'no-name', 'Say who you are first: a name is enough.'))
          const outcome = await table.order(guest.person, message.order, message.id)
          return send(
            'why' in outcome
              ? ({ type: 'refused', id: message.id, ...outcome } satisfies Reply)
              : ({ type: 'done', id: message.id, seq: outcome.version } satisfies Reply),
          )
        }
      }
    }
    const failed = (cause: unknown): void => {
      onError(cause)
      send({ type: 'wrong', words: 'Something went wrong here, and it is noted. Nothing was changed.' })
    }
    // one after another, in the order in which they came
    let before: Promise<void> = Promise.resolve()
    socket.on('message', data => {
      const text = data.toString()
      before = before.then(() => answer(text)).catch(failed)
    })
    socket.on('close', () => {
      for (const stop of watching.values()) stop()
    })
  }

  return { take, watching: () => [...byTable.values()].reduce((sum, { count }) => sum + count(), 0) }
}

const no = (id: string, why: string, words: string): Reply => ({ type: 'refused', id, why, words, rules: [] })
