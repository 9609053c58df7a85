import { setTimeout as pause } from 'node:timers/promises'
import { callRoom, guestCookie, post } from './room-client.ts'

/** A player who plays with bots at a table of their own, whatever else happens in the room. */
export type Honest = {
  readonly table: string
  /** How many of their acts the room has said are done, and what it refused. */
  readonly done: () => number
  readonly refused: () => number
  readonly stop: () => void
}

/** How long they think, in milliseconds. */
const THINKS = 20

/** Hal sits down and plays, checking or calling. */
export const honestPlayer = async (address: string): Promise<Honest> => {
  const cookie = await guestCookie(address, 'Hal')
  const wanted = { form: 'holdem', bots: 2, sit: true, pace: 'instant', clock: null }
  const { id: table } = (await (await post(address, '/api/tables', wanted, cookie)).json()) as { readonly id: string }
  const client = await callRoom(address, cookie)
  let [done, refused, acted, stopped] = [0, 0, 0, false]
  client.say({ type: 'watch', table })
  const play = async (): Promise<void> => {
    while (!stopped) {
      const { legal, broke, buyIn } = await client.until(({ frame }) => {
        const now = frame()
        const asked = now !== null && now.seq > acted && (now.own.legal?.due === 'betting' || now.own.broke)
        return stopped ? NOTHING : asked ? now.own : undefined
      })
      if (stopped) break
      await pause(THINKS)
      acted = client.frame()!.seq
      const act = { type: legal?.due === 'betting' && legal.check ? 'Check' : 'Call' }
      const order = broke ? { type: 'buy', chips: buyIn!.least } : { type: 'act', act }
      client.say({ type: 'do', id: `h${acted}`, table, order })
      const answer = await client.until(({ messages }) =>
        messages.findLast(message => 'id' in message && message.id === `h${acted}`),
      )
      if (answer.type === 'done') done++
      else refused++
      // what was heard is not kept, so that it takes no memory
      client.messages.length = 0
    }
    client.close()
  }
  const playing = play()
  return {
    table,
    done: () => done,
    refused: () => refused,
    stop: () => {
      stopped = true
      client.close()
      // their line is down, as it should be
      playing.catch(() => undefined)
    },
  }
}

const NOTHING = { legal: null, broke: false, buyIn: null } as const
