import { createHash } from 'node:crypto'
import { type Chance, seeded } from '@cardroom/engine'
import { openRoom, type Room } from '../open-room.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { checkStream } from '../tables/check-stream.ts'
import { badMessage, type Known } from './bad-messages.ts'
import { badRequest } from './bad-requests.ts'
import { type Client, callRoom, comesAs, listening, post } from './room-client.ts'

/** A room with a deal that waits for Ann, and those who attack it. */
export type Attacked = {
  readonly room: Room
  readonly address: string
  /** All that is kept, as one hash: it changes with any event of any stream. */
  readonly hash: () => Promise<string>
  /** Sends so many bad messages and requests, and gives back every answer that tells what it should not. */
  readonly attack: (messages: number, requests: number, seed: string) => Promise<Attack>
  readonly ann: Client
  readonly table: string
  readonly close: () => Promise<void>
}

/** What came of an attack. */
export type Attack = { readonly answers: number; readonly lines: number; readonly leaks: readonly string[] }

/** No limit on speed: what is tried here is what gets through. */
const FAST = { requests: 10_000_000, messages: 10_000_000, linesOfPerson: 1000, linesOfAddress: 1000 }

/** Opens a room in a file, in which Ann and Bob play at one table and others at another. */
export const openAttacked = async (file: string): Promise<Attacked> => {
  const room = await openRoom({ file, log: false, limits: FAST })
  const address = await listening(room)
  const store = await openStore({ file }, cause => {
    throw cause
  })
  const annsCookie = await comesAs(address, 'Ann')
  const made = await post(address, '/api/tables', { form: 'holdem', sit: true, bots: 2, pace: 'instant' }, annsCookie)
  const { id: table } = (await made.json()) as { readonly id: string }
  const ann = await callRoom(address, annsCookie)
  ann.say({ type: 'watch', table })
  await ann.until(({ frame }) => (frame()?.own.legal?.due === 'betting' ? true : undefined))
  const persons = ann.frame()!.common.seats.flatMap(({ person }) => (person === null ? [] : [person]))
  const known: Known = { tables: [table, 'nowhere'], persons: [...persons, 'nobody'] }
  // one who has a name and no business at the table, and one without a name
  const cookies = [await comesAs(address, 'Eve'), '', `cardroom=${'0'.repeat(64)}`]
  return {
    room,
    address,
    ann,
    table,
    hash: () => hashOf(store),
    attack: async (messages, requests, seed) => {
      const chance = seeded(seed)
      const heard: string[] = []
      let lines = 0
      for (let left = messages; left > 0; left -= 250) {
        lines++
        heard.push(...(await attackLine(address, cookies[lines % cookies.length]!, Math.min(250, left), chance, known)))
      }
      for (let n = 0; n < requests; n += 10) {
        const answers = Array.from({ length: 10 }, () => badRequest(address, chance, cookies[1 + chance(2)]!, known))
        heard.push(...(await Promise.all(answers)))
      }
      return { answers: heard.length, lines, leaks: heard.filter(text => LEAK.test(text)) }
    },
    close: async () => {
      ann.close()
      await room.close()
      await store.close()
    },
  }
}

/** A card, a stack trace, a path of the machine. */
const LEAK =
  /(?<![A-Za-z0-9])(?:[2-9TJQKA][cdhs]|Jo)(?![A-Za-z0-9])|\n\s+at |\.(?:ts|js):\d|node_modules|file:\/\/|\/(?:work|home|root|tmp|usr)\//

/** One line full of bad messages, answered to the last: the room is still there when it is asked. */
const attackLine = async (
  address: string,
  cookie: string,
  count: number,
  chance: Chance,
  known: Known,
): Promise<readonly string[]> => {
  const client = await callRoom(address, cookie)
  for (let n = 0; n < count; n++) client.socket.send(badMessage(chance, known))
  client.say({ type: 'ping' })
  await client.until(({ messages }) => messages.findLast(({ type }) => type === 'pong'))
  client.close()
  return client.messages.map(message => JSON.stringify(message))
}

const hashOf = async (store: Store): Promise<string> => {
  const hash = createHash('sha256')
  for (const { stream, version } of await store.streams('')) {
    hash.update(`${stream} ${version}\n`)
    for (const { data } of await store.read(stream)) hash.update(data)
  }
  for (const { stream } of await store.streams('table/')) {
    const { wrong } = await checkStream(store, stream.slice('table/'.length))
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  }
  return hash.digest('hex')
}
