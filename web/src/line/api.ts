import type { Answered, Carried, Route } from '@cardroom/room/protocol'
import { spoken } from '../words/spoken.ts'
import { texts } from '../words/texts.ts'

/** What came of a request: data, or words to show; the room may not know who asks. */
export type Answer<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly words: string; readonly nameless?: boolean }

/** What is shown while the room does not answer. */
export const OUT_OF_REACH = texts.line.outOfReach

/** What goes with a request; nothing where the route takes nothing. */
export type Sent<R extends Route> = unknown extends Carried[R]
  ? readonly []
  : readonly [carried: Carried[R] & AnyCarried]

/** Asks the room for something, by one of its routes. */
export const ask = async <R extends Route>(route: R, ...sent: Sent<R>): Promise<Answer<Answered<R>>> => {
  const [{ body } = {}]: readonly [AnyCarried?] = sent
  try {
    const response = await fetch(addressOf(route, ...sent), {
      // what the room says is said in the language of the page, which may not be the browser's
      headers: {
        'accept-language': spoken.language,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(officeToken !== '' && route.includes(' /api/office') && { authorization: `Bearer ${officeToken}` }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    const data = await response.json()
    if (response.ok && NEW_PERSON.has(route)) for (const listener of listeners) listener()
    if (response.ok) return { ok: true, data }
    const words = data.words ?? data.message ?? texts.line.answered(response.status)
    return { ok: false, words, nameless: response.status === 401 }
  } catch (cause) {
    console.warn(route, cause)
    return { ok: false, words: OUT_OF_REACH }
  }
}

let officeToken = ''

/** The token of the office: it goes to the office's routes, and is gone when the page is. */
export const enterOffice = (token: string): void => {
  officeToken = token
}

/** Routes after which the room knows you as somebody else. */
const NEW_PERSON: ReadonlySet<Route> = new Set<Route>(['POST /api/guest', 'POST /api/login', 'POST /api/logout'])
const listeners = new Set<() => void>()

/** Calls back whenever the room knows you as somebody else from now on. */
export const onNewPerson = (listener: () => void): void => {
  listeners.add(listener)
}

/** What a request may carry, whichever its route. */
export type AnyCarried = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
}

/** The address of a route with the parts of its path put in. */
export const addressOf = <R extends Route>(route: R, ...sent: Sent<R>): string => {
  const [{ params = {}, query = {} } = {}]: readonly [AnyCarried?] = sent
  const path = route.slice(route.indexOf('/')).replaceAll(/:(\w+)|\*/g, (_, name: string | undefined) => {
    // a rule's id has slashes of its own
    const part = String(params[name ?? '*'])
    return part.split('/').map(encodeURIComponent).join('/')
  })
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`
}
