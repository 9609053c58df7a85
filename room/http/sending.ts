import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { Metrics } from '../metrics/metrics.ts'
import type { Reply } from '../protocol/frames.ts'
import type { Refused } from '../refusal.ts'
import type { Limits } from './limits.ts'
import { writeTogether } from './write-together.ts'

/** How a line sends something. */
export type Sending = {
  readonly isOpen: () => boolean
  readonly sendText: (text: string) => void
  readonly send: (reply: Reply) => void
  /** Answers what can't be understood or found. */
  readonly wrong: (why: string, words: string) => void
  /** Answers an order that isn't carried out. */
  readonly refuse: (id: string, refused: Refused) => void
  /** Whoever is on it hasn't taken what they were sent, and whether that has gone on for so long that they won't. */
  readonly isBehind: () => boolean
  readonly isHopeless: () => boolean
}

/** Speaks on a line, and counts what is refused on it. */
export const sendOn = (socket: WebSocket, raw: Socket, limits: Limits, metrics: Metrics): Sending => {
  let behindSince: number | null = null
  const isOpen = (): boolean => socket.readyState === socket.OPEN
  const sendText = (text: string): void => {
    if (!isOpen()) return
    writeTogether(raw)
    socket.send(text)
  }
  const send = (reply: Reply): void => sendText(JSON.stringify(reply))
  const isBehind = (): boolean => {
    const behind = socket.bufferedAmount > limits.behind
    if (!behind) behindSince = null
    else behindSince ??= Date.now()
    return behind
  }
  return {
    isOpen,
    sendText,
    send,
    wrong: (why, words) => {
      metrics.refused(why)
      send({ type: 'wrong', why, words })
    },
    refuse: (id, { why, words, rules }) => {
      metrics.refused(why)
      send({ type: 'refused', id, why, words, rules })
    },
    isBehind,
    isHopeless: () => isBehind() && Date.now() - behindSince! > limits.hopeless,
  }
}
