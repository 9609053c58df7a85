import type { Frame } from '../protocol/frames.ts'
import { type Client, callRoom } from './room-client.ts'

/** A player who plays on whatever happens to the line, and says again what was not answered. */
export type StubbornPlayer = {
  /** The ids of their orders that the room has said are done. */
  readonly done: ReadonlySet<string>
  readonly frame: () => Frame | null
  readonly refused: readonly string[]
  readonly stop: () => void
}

/**
 * Sits down and plays: checks or calls, and now and then raises or folds. Of several nodes they call the next where one fails.
 * Before an act they think as long as `thinks` takes; nobody thinks unless that is given.
 */
export const stubbornPlayer = (
  addresses: string | readonly string[],
  cookie: string,
  table: string,
  seat: number,
  thinks?: () => Promise<void>,
): StubbornPlayer => {
  const all = typeof addresses === 'string' ? [addresses] : addresses
  let called = 0
  const unanswered = new Map<string, object>()
  const done = new Set<string>()
  const refused: string[] = []
  let frame: Frame | null = null
  let acted = 0
  let thinking: Client | null = null
  let count = 0
  let stopped = false

  const order = (client: Client, what: object): void => {
    const id = `${seat}-${++count}`
    const message = { type: 'do', id, table, order: what }
    unanswered.set(id, message)
    client.say(message)
  }

  const play = async (): Promise<void> => {
    const client = await callRoom(all[called++ % all.length]!, cookie)
    // what they thought about on a line that is lost they see again on this one
    if (thinking !== null) acted = 0
    thinking = null
    const after = frame === null ? {} : { after: frame.seq }
    client.say({ type: 'watch', table, ...after })
    for (const message of unanswered.values()) client.say(message)
    if (count === 0) order(client, { type: 'sit', seat, chips: 1000 })
    let read = 0
    await client.until(({ messages }) => {
      for (; read < messages.length; read++) {
        const message = messages[read]!
        if (message.type === 'done') done.add(message.id)
        if (message.type === 'refused' && FOR_NOW.has(message.why)) again(client, unanswered, message.id)
        else if (message.type === 'refused') refused.push(message.why)
        if (message.type === 'done' || (message.type === 'refused' && !FOR_NOW.has(message.why)))
          unanswered.delete(message.id)
      }
      frame = client.frame() ?? frame
      const now = client.frame()
      // what was said before the line was lost is answered first
      if (now !== null && now.seq > acted && unanswered.size === 0) act(client, now)
      return stopped ? true : undefined
    })
    client.close()
  }

  const act = (client: Client, now: Frame): void => {
    const chosen = choice(now)
    if (chosen === null) return
    acted = now.seq
    thinking = client
    const say = (): void => {
      if (thinking !== client) return
      thinking = null
      order(client, { type: 'act', act: chosen })
    }
    if (thinks === undefined) say()
    else void thinks().then(say)
  }

  const goOn = async (): Promise<void> => {
    while (!stopped) {
      // a line that is lost or refused is tried again
      await play().catch(() => new Promise(resolve => setTimeout(resolve, 30)))
    }
  }
  void goOn()
  const stop = (): void => {
    stopped = true
  }
  return { done, refused, frame: () => frame, stop }
}

/** What could not be done by a fault of the room is said again, by the same name. */
const again = (client: Client, unanswered: ReadonlyMap<string, object>, id: string): void => {
  setTimeout(() => {
    const message = unanswered.get(id)
    if (message !== undefined && client.socket.readyState === client.socket.OPEN) client.say(message)
  }, 50)
}

/** Refusals that hold for the moment alone. */
const FOR_NOW: ReadonlySet<string> = new Set(['fault', 'try-again'])

/** Checks or calls, and now and then raises or folds; null where it isn't theirs to act. */
const choice = ({ own: { legal }, seq }: Frame): object | null => {
  if (legal?.due !== 'betting') return null
  const turn = seq % 7
  if (turn === 0 && legal.wager !== null) return { type: 'Wager', to: legal.wager.least }
  if (legal.check) return { type: 'Check' }
  return { type: turn === 1 || legal.callTo === null ? 'Fold' : 'Call' }
}
