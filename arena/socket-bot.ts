import type { SlowBot } from '@cardroom/engine/arena'
import { wrongArgument } from '@cardroom/engine/kinds'
import { type LineBotOptions, lineBot } from './line-bot.ts'
import { linesIn } from './lines-in.ts'

/** A bot at the other end of a WebSocket, and a way to hang up. */
export type SocketBot = { readonly bot: SlowBot; readonly stop: () => void }

/** What we need of a WebSocket: a browser's, Node's from version 22, or one from the package `ws`. */
export type Socket = {
  readonly send: (text: string) => void
  readonly close: () => void
  readonly addEventListener: (type: 'message' | 'close', hear: (event: { readonly data?: unknown }) => void) => void
}

/** Plays with the program at the other end of an open socket: a message each way at its turn, as `lineBot` says. */
export const socketBot = (socket: Socket, options: LineBotOptions = {}): SocketBot => {
  if (typeof socket?.addEventListener !== 'function' || typeof socket.send !== 'function')
    throw wrongArgument('socket', socket, 'a WebSocket that is open')
  const lines = linesIn()
  socket.addEventListener('message', ({ data }) => lines.take(`${String(data)}\n`))
  socket.addEventListener('close', () => lines.end(new Error(`${options.name ?? 'the bot'} hung up`)))
  return { bot: lineBot({ say: line => socket.send(line), hear: lines.hear }, options), stop: () => socket.close() }
}
