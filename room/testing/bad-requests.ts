import { request } from 'node:http'
import type { Chance } from '@cardroom/engine'
import { Compile, type Validator } from 'typebox/compile'
import { faultSchema } from '../protocol/schemas.ts'
import { badMessage, type Json, type Known, pick, spoiled } from './bad-messages.ts'

type Schema = { readonly [name: string]: unknown }

/** The routes of a room, as it describes them itself. */
export type RoutesDescribed = {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly { readonly name: string; readonly schema: Schema }[]
            readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
          }
        >
      >
    >
  >
}

/** What those know who ask: where, which routes there are, whose ids, and with which cookies. */
export type Asking = {
  readonly address: string
  readonly routes: RoutesDescribed
  readonly known: Known
  readonly cookies: readonly string[]
}

const AT_ONCE = 16

/** What was asked and answered; not fine is what is a fault of the room, or says no without words. */
export type Heard = { readonly asked: string; readonly text: string; readonly fine: boolean }

/** Asks so often for what is not there, not allowed or not understood. */
export const badRequests = async (asking: Asking, count: number, chance: Chance): Promise<readonly Heard[]> => {
  const routes = routesOf(asking)
  const heard: Heard[] = []
  for (let left = count; left > 0; left -= AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, left) }, () => ask(asking, badRequest(asking, routes, chance)))
    heard.push(...(await Promise.all(some)))
  }
  return heard
}

type Asked = {
  readonly method: string
  readonly path: string
  readonly type: string
  readonly cookie: string
  readonly body: string | Uint8Array | undefined
}

type Route = {
  readonly method: string
  readonly path: string
  readonly body: { readonly good: Json; readonly fits: Validator } | null
}

const routesOf = ({ routes }: Asking): readonly Route[] =>
  Object.entries(routes.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => {
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema
      const body = schema === undefined ? null : { good: sampleOf(schema), fits: Compile(schema) }
      return { method: method.toUpperCase(), path, body }
    }),
  )

const badRequest = (asking: Asking, routes: readonly Route[], chance: Chance): Asked => {
  const route = pick(routes, chance)
  const { known, cookies } = asking
  const tricky = chance(4) === 0
  const path = tricky ? pick(TRICKS, chance) : filledIn(route.path, known, chance)
  const method = chance(6) === 0 ? pick(METHODS, chance) : route.method
  const reads = method === 'GET' || method === 'HEAD'
  return {
    method,
    path,
    type: pick(TYPES, chance),
    cookie: chance(5) === 0 ? pick(COOKIES, chance) : pick(cookies, chance),
    body: reads ? undefined : bodyFor(route, known, chance),
  }
}

/** A body that does not fit, or is none: what fits would be a good request. */
const bodyFor = ({ body }: Route, known: Known, chance: Chance): string | Uint8Array => {
  if (chance(40) === 0) return 'x'.repeat(70_000)
  for (;;) {
    const bad =
      body === null || chance(4) === 0 ? badMessage(chance, known) : JSON.stringify(spoiled(body.good, chance, known))
    if (body === null || typeof bad !== 'string' || !body.fits.Check(readJson(bad))) return bad
  }
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // what is no JSON fits nothing
    return undefined
  }
}

/** Something that fits a schema, or nearly does. */
const sampleOf = (schema: Schema): Json => {
  if (schema.type !== 'object') return schema.type === 'integer' ? 1 : schema.type === 'boolean' ? true : 'player'
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Schema>>
  return Object.fromEntries(Object.entries(properties).map(([name, it]) => [name, sampleOf(it)]))
}

const filledIn = (path: string, { tables, persons }: Known, chance: Chance): string =>
  path
    .replaceAll(/\{(\w+|\*)\}/g, (_, name: string) => {
      const values = name === 'id' ? [...tables, ...persons, ...PARTS] : name === 'number' ? NUMBERS : PARTS
      return pick(values, chance)
    })
    .concat(chance(5) === 0 ? pick(QUERIES, chance) : '')

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE'] as const
const TYPES = [
  'application/json',
  'application/json',
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=utf-7',
  '',
] as const
const NUMBERS = ['0', '1', '-1', '1.5', '1e9', '99999999999999999999', 'NaN', '0x1', '%00', '%EF%BC%91'] as const
const PARTS = [
  'phh',
  'rrp/3/betting/4a',
  '__proto__',
  'constructor',
  'toString',
  '%00',
  '%20',
  '..%2f..%2fsecret.txt',
  '%ff',
  '%ed%a0%80',
  'x'.repeat(65),
  "';drop%20table%20entry;--",
  '%F0%9F%82%A1',
] as const
const QUERIES = [
  '?before=-1',
  '?before=1e3',
  '?before[]=1',
  '?__proto__[x]=1',
  '?a=%00',
  `?${'a=1&'.repeat(300)}`,
] as const
const COOKIES = [
  'cardroom=',
  'cardroom=%00',
  `cardroom=${'f'.repeat(6000)}`,
  'cardroom="quoted"; cardroom=twice',
  '__proto__=1; constructor=2',
  '; ; =; ===',
] as const
const TRICKS = [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/t/../../secret.txt',
  '/t/..%5c..%5csecret.txt',
  '//secret.txt',
  '/./index.html/../../secret.txt',
  '/index.html%00.txt',
  '/api/%',
  '/api/tables/%00',
  '/api//tables',
  '/api/tables/',
  '/API/TABLES',
  '/line',
  '/line?protocol=%00',
  '/.env',
  '/room.sqlite',
  `/${'a'.repeat(9000)}`,
  '*',
  'http://elsewhere.example/api/tables',
] as const

const isFault = Compile(faultSchema)

const ask = ({ address }: Asking, { method, path, type, cookie, body }: Asked): Promise<Heard> => {
  const [host, port] = address.split(':')
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const headers = { cookie, ...(type !== '' && { 'content-type': type }), ...length }
  return new Promise(resolve => {
    const asked = request({ host, port, method, path, agent: false, headers }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('end', () => {
        const text = Buffer.concat(parts).toString()
        const status = response.statusCode!
        const said = status < 400 || method === 'HEAD' || BY_NODE.has(status) || isWords(text)
        // what is the same for everybody tells nothing
        const shown = status === 200 && FOR_ALL.test(path) ? '' : text
        resolve({ asked: `${method} ${path} ${status}`, text: shown, fine: status < 500 && said })
      })
    })
    // the room hangs up on a body that is too long before it is sent
    asked.on('error', cause => resolve({ asked: `${method} ${path}`, text: cause.message, fine: true }))
    asked.end(body)
  })
}

const FOR_ALL = /^\/api(?:\/openapi\.json|\/points|\/incidents|\/rules\/.*)?(?:\?|$)/

/** What is answered before the room is asked: a head that is too long, or cannot be read. */
const BY_NODE: ReadonlySet<number> = new Set([400, 431])

const isWords = (text: string): boolean => isFault.Check(readJson(text))
