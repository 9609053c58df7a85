import type { Socket } from 'node:net'
import type { Language } from '@cardroom/engine/words'
import type { WebSocket } from 'ws'
import type { Metrics } from '../metrics/metrics.ts'
import type { Reply } from '../protocol/frames.ts'
import type { Refused } from '../refusal.ts'
import { refusalShown, refusalWords } from '../words/refusals.ts'
import type { Limits } from './limits.ts'
import { textFrame } from './text-frame.ts'
import { writeTogether } from './write-together.ts'

/** How a line sends something. */
export type Sending = {
  /** The language in which it speaks. */
  readonly language: Language
  readonly isOpen: () => boolean
  readonly sendText: (text: string) => void
  readonly send: (reply: Reply) => void
  /** Answers what can't be understood or found. */
  readonly wrong: (refused: Refused) => void
  /** Answers an order that isn't carried out. */
  readonly refuse: (id: string, refused: Refused) => void
  /** The reader hasn't taken what they were sent, and whether that has gone on for so long that they won't. */
  readonly isBehind: () => boolean
  readonly isHopeless: () => boolean
  /** Nothing that was said is held back any longer: the line may be ended. */
  readonly letGo: () => void
}

/** Speaks on a line, and counts what is refused on it. */
export const sendOn = (
  socket: WebSocket,
  raw: Socket,
  limits: Limits,
  metrics: Metrics,
  language: Language,
): Sending => {
  let behindSince: number | null = null
  const isOpen = (): boolean => socket.readyState === socket.OPEN
  const out = writeTogether(raw, isOpen)
  const sendText = (text: string): void => {
    if (!isOpen()) return
    // nothing is compressed on a line: what goes to many is framed once, and the line has nothing of its own to add
    out.write(textFrame(text))
  }
  const send = (reply: Reply): void => sendText(JSON.stringify(reply))
  const isBehind = (): boolean => {
    const behind = out.waiting() > limits.behind
    if (!behind) behindSince = null
    else behindSince ??= Date.now()
    return behind
  }
  return {
    language,
    isOpen,
    sendText,
    send,
    wrong: refused => {
      metrics.refused(refused.why)
      send({ type: 'wrong', why: refused.why, words: refusalWords(refused, language) })
    },
    refuse: (id, refused) => {
      metrics.refused(refused.why)
      send({ type: 'refused', id, ...refusalShown(refused, language) })
    },
    isBehind,
    letGo: out.letGo,
    isHopeless: () => isBehind() && Date.now() - behindSince! > limits.hopeless,
  }
}
