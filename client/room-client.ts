import { wrongArgument } from '@cardroom/engine/kinds'
import type { Answered, Route } from '@cardroom/room/protocol'
import { type AnyCarried, addressOf, type Sent } from './address-of.ts'
import { type OpenSocket, usualSocket } from './socket.ts'
import { type Hearing, type TableClient, watchTable } from './table-client.ts'

/** The answer to a request: data, or why not in the room's words. */
export type Asked<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly words: string }

/** How a room is entered. */
export type RoomOptions = {
  /** A name to enter as a guest with; without one you are who the cookie says, or nobody. */
  readonly name?: string
  /** A cookie that the room gave you before. */
  readonly cookie?: string
  readonly socket?: OpenSocket
  readonly language?: string
}

/** A room that you have entered. */
export type RoomClient = {
  /** What the room knows you by: keep it to come back as the same person. */
  readonly cookie: () => string
  /** Asks the room for something by one of its routes: `ask('GET /api/tables')`. */
  readonly ask: <R extends Route>(route: R, ...sent: Sent<R>) => Promise<Asked<Answered<R>>>
  /** Watches a table from now on; orders go over the same line. */
  readonly watch: (table: string, hearing: Hearing) => TableClient
}

/** Enters a room by its address, `http://127.0.0.1:4000`; throws if it can't be reached or doesn't let you in. */
export const enterRoom = async (address: string, options: RoomOptions = {}): Promise<RoomClient> => {
  const { name, socket = usualSocket, language = 'en' } = options
  if (typeof address !== 'string' || !/^https?:\/\/./.test(address))
    throw wrongArgument('address', address, "the address of a room such as 'http://127.0.0.1:4000'")
  const room = address.replace(/\/+$/, '')
  let { cookie = '' } = options
  const ask: RoomClient['ask'] = async (route, ...sent) => {
    const [{ body } = {}]: readonly [AnyCarried?] = sent
    const response = await fetch(`${room}${addressOf(route, ...sent)}`, {
      headers: {
        'accept-language': language,
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      method: route.slice(0, route.indexOf(' ')),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const [given] = response.headers.getSetCookie()
    if (given !== undefined) cookie = given.split(';')[0]!
    const isJson = (response.headers.get('content-type') ?? '').includes('json')
    const data: unknown = isJson ? await response.json() : await response.text()
    if (response.ok) return { ok: true, data: data as never }
    return { ok: false, words: wordsIn(data) ?? `the room answered ${response.status}` }
  }
  if (name !== undefined) {
    const entered = await ask('POST /api/guest', { body: { name } })
    if (!entered.ok) throw new Error(entered.words)
  }
  return {
    cookie: () => cookie,
    ask,
    watch: (table, hearing) =>
      watchTable(table, hearing, query =>
        socket(`${room.replace(/^http/, 'ws')}/line?${query}&language=${language}`, cookie === '' ? {} : { cookie }),
      ),
  }
}

const wordsIn = (data: unknown): string | null => {
  if (typeof data !== 'object' || data === null) return null
  if ('words' in data && typeof data.words === 'string') return data.words
  return 'message' in data && typeof data.message === 'string' ? data.message : null
}
