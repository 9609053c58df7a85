import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seeded } from '@cardroom/engine'
import { openRoom, type Room } from '../open-room.ts'
import type { Frame } from '../protocol/frames.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { checkStream } from '../tables/check-stream.ts'
import { badFrames } from './bad-frames.ts'
import { badMessage, forgedMessage, type Known } from './bad-messages.ts'
import { badRequests, type RoutesDescribed } from './bad-requests.ts'
import { type Honest, honestPlayer } from './honest-player.ts'
import { type Client, callRoom, guestCookie, listening, post } from './room-client.ts'

/** A room with a deal that waits for somebody, those who attack it, and an honest player who plays on meanwhile. */
export type Attacked = {
  readonly room: Room
  readonly address: string
  readonly table: string
  /** The player who is due in the deal, and another who sits there and is not. */
  readonly due: Client
  readonly waits: Client
  readonly honest: Honest
  /** All that is kept of the people and of the attacked table, a line an event. */
  readonly kept: () => Promise<readonly string[]>
  /** Sends this many bad messages, frames and requests; gives back what was answered that should not have been. */
  readonly attack: (how: Attack, seed: string) => Promise<Outcome>
  /** Closes the room, and says what is wrong with any table when its stream is read again. */
  readonly close: () => Promise<readonly string[]>
}

/** How many of each kind. */
export type Attack = { readonly messages: number; readonly frames: number; readonly requests: number }

/** How much was answered, and all answers that tell what they should not, or that are faults of the room. */
export type Outcome = { readonly answers: number; readonly bad: readonly string[] }

/** No limit on speed: what is tried here is what gets through. */
const FAST = { requests: 10_000_000, messages: 10_000_000, linesOfPerson: 1000, linesOfAddress: 1000 }
const ON_A_LINE = 250
const LINES_AT_ONCE = 4

/** Opens a room in a folder: Ann and Bob play with bots at a table by invitation, and Hal at another. */
export const openAttacked = async (folder: string): Promise<Attacked> => {
  const pages = join(folder, 'pages')
  mkdirSync(pages, { recursive: true })
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>a page</title>')
  writeFileSync(join(folder, 'secret.txt'), SECRET)
  const file = join(folder, 'room.sqlite')
  const room = await openRoom({ file, log: false, limits: FAST, pages })
  const address = await listening(room)
  const store = await openStore({ file }, cause => {
    throw cause
  })
  const [annsCookie, bobsCookie] = [await guestCookie(address, 'Ann'), await guestCookie(address, 'Bob')]
  const table = await privateTable(address, annsCookie, bobsCookie)
  const [ann, bob] = [await watching(address, annsCookie, table), await watching(address, bobsCookie, table)]
  // no deal begins before both are in it
  const pauses = (paused: boolean): void =>
    ann.say({ type: 'do', id: `paused-${paused}`, table, order: { type: 'pause', paused } })
  pauses(true)
  await ann.until(({ frame }) => (frame()!.common.paused ? true : undefined))
  await sits(bob, table)
  await sits(ann, table)
  pauses(false)
  const isDue = ({ frame }: Client): boolean => frame()?.own.legal?.due === 'betting'
  await Promise.race([ann, bob].map(one => one.until(() => (isDue(one) ? true : undefined))))
  const [due, waits] = isDue(ann) ? [ann, bob] : [bob, ann]
  const persons = due.frame()!.common.seats.flatMap(({ person }) => (person === null ? [] : [person]))
  const known: Known = { tables: [table, 'nowhere'], persons: [...persons, 'nobody'] }
  // somebody with a name and no business at the table, somebody without a name, and somebody who makes up a token
  const cookies = [await guestCookie(address, 'Eve'), '', `cardroom=${'0'.repeat(64)}`]
  const waitsCookie = due === ann ? bobsCookie : annsCookie
  const honest = await honestPlayer(address)
  const routes = (await (await fetch(`http://${address}/api/openapi.json`)).json()) as RoutesDescribed

  return {
    room,
    address,
    table,
    due,
    waits,
    honest,
    kept: () => keptIn(store, ['people', `table/${table}`, `deals/${table}`]),
    attack: async ({ messages, frames, requests }, seed) => {
      const chance = seeded(seed)
      const heard: string[] = []
      const hand = waits.frame()!.own.hands.flatMap(({ down }) => down)
      for (let left = messages; left > 0; left -= LINES_AT_ONCE * ON_A_LINE) {
        const lines = Array.from({ length: LINES_AT_ONCE }, async (_, n) => {
          const count = Math.min(ON_A_LINE, Math.max(0, left - n * ON_A_LINE))
          // one of the lines is of somebody who sits at the table: they forge what is not theirs to do
          return n === 0
            ? attackLine(address, waitsCookie, count, () => forgedMessage(chance, known))
            : attackLine(address, cookies[n % cookies.length]!, count, () => badMessage(chance, known))
        })
        const [own = [], ...others] = await Promise.all(lines)
        // your own cards are yours to see
        heard.push(...own.map(text => hand.reduce((rest, card) => rest.replaceAll(card, ''), text)), ...others.flat())
      }
      heard.push(...(await badFrames(address, cookies[0]!, frames, chance)))
      const asked = await badRequests({ address, routes, known, cookies }, requests, chance)
      const bad = [...heard.map(text => ({ asked: '', text, fine: true })), ...asked].filter(
        ({ text, fine }) => !fine || LEAK.test(text),
      )
      return {
        answers: heard.length + asked.length,
        bad: bad.slice(0, 10).map(it => `${it.asked}: ${it.text.slice(0, 500)}`),
      }
    },
    close: async () => {
      honest.stop()
      for (const one of [ann, bob]) one.close()
      await room.close()
      const streams = await store.streams('table/')
      const checked = await Promise.all(streams.map(({ stream }) => checkStream(store, stream.slice('table/'.length))))
      await store.close()
      return checked.flatMap(({ wrong }) => wrong)
    },
  }
}

const SECRET = 'nobody is to read this file'

/** A card, a stack trace, a path of the machine, a file that no page is, or a token. */
const LEAK = new RegExp(
  String.raw`(?<![A-Za-z0-9])(?:[2-9TJQKA][cdhs]|Jo)(?![A-Za-z0-9])|\n\s+at |\.(?:ts|js):\d|node_modules|file:\/\/|\/(?:work|home|root|tmp|usr)\/|${SECRET}|cardroom=[0-9a-f]`,
)

const privateTable = async (address: string, host: string, guest: string): Promise<string> => {
  const wanted = { form: 'holdem', bots: 2, chairs: 4, pace: 'instant', clock: null, open: false }
  const { id } = (await (await post(address, '/api/tables', wanted, host)).json()) as { readonly id: string }
  const invited = await post(address, `/api/tables/${id}/invitations`, { role: 'player' }, host)
  const { code } = (await invited.json()) as { readonly code: string }
  const joined = await post(address, `/api/tables/${id}/join`, { code }, guest)
  if (!joined.ok) throw new Error(await joined.text())
  return id
}

const watching = async (address: string, cookie: string, table: string): Promise<Client> => {
  const client = await callRoom(address, cookie)
  client.say({ type: 'watch', table })
  await client.until(({ frame }) => frame() ?? undefined)
  return client
}

const sits = async (client: Client, table: string): Promise<Frame> => {
  const free = client.frame()!.common.seats.find(({ person }) => person === null)!
  client.say({ type: 'do', id: 'sits', table, order: { type: 'sit', seat: free.seat, chips: 1000 } })
  return client.until(({ frame }) => (frame()?.own.seat === null ? undefined : frame()!))
}

/** One line full of bad messages, answered to the last: the room is still there when it is asked. */
const attackLine = async (
  address: string,
  cookie: string,
  count: number,
  next: () => string | Uint8Array,
): Promise<readonly string[]> => {
  const client = await callRoom(address, cookie)
  for (let n = 0; n < count; n++) client.socket.send(next())
  client.say({ type: 'ping' })
  await client.until(({ messages }) => messages.findLast(({ type }) => type === 'pong'))
  client.close()
  // the sender's own name for an order comes back to them, whatever it is
  return client.messages.map(message => JSON.stringify('id' in message ? { ...message, id: '' } : message))
}

const keptIn = async (store: Store, streams: readonly string[]): Promise<readonly string[]> => {
  const lines: string[] = []
  for (const stream of streams) {
    for (const { version, kind, data } of await store.read(stream)) {
      lines.push(`${stream} ${version} ${kind} ${createHash('sha256').update(data).digest('hex')}`)
    }
  }
  return lines
}
