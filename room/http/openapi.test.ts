import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import type { FromRoom } from '../protocol/frames.ts'
import { fromRoomSchema } from '../protocol/from-room.ts'
import { messageSchema, readMessage } from '../protocol/messages.ts'
import { ROUTE_SHAPES } from '../protocol/routes.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import { callRoom, guestCookie, listening, post } from '../testing/room-client.ts'
import { shownList } from '../testing/shown-list.ts'
import { LIMITS } from './limits.ts'
import { ROUTES } from './openapi.ts'

const from = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
let room: Room
let address: string
const store = sqliteStore(':memory:')
beforeAll(async () => {
  const shows = [await shownList(store, console.error)]
  room = await openRoom({ file: ':memory:', log: false, shows })
  address = await listening(room)
})
afterAll(async () => {
  await room.close()
  await store.close()
})

type Described = {
  readonly components: { readonly schemas: object }
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedRoute>>>>
}
type DescribedRoute = {
  readonly summary?: string
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: object }[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}
type Content = { readonly content: { readonly 'application/json': { readonly schema: object } } }

/** Every route as the room describes it. */
const described = async () => {
  const { paths, components } = (await (await fetch(`http://${address}/api/openapi.json`)).json()) as Described
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, route]) =>
        [`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1').replace('{*}', '*')}`, route] as const,
    ),
  )
  return { routes, components }
}

/** OpenAPI writes a literal as a list of one, and fields of any name as those besides the named ones. */
const asDescribed = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if ('patternProperties' in value) {
    const { patternProperties, ...rest } = value as { readonly patternProperties: Readonly<Record<string, unknown>> }
    return { ...rest, additionalProperties: patternProperties['^.*$'] }
  }
  if (!('const' in value)) return value
  const { const: only, ...rest } = value
  return { ...rest, enum: [only] }
}

/** Routes that no page asks. */
const FOR_OTHERS: ReadonlySet<string> = new Set([
  'GET /api',
  'GET /api/openapi.json',
  'GET /healthz',
  'GET /metrics',
  'GET /readyz',
])
type Shape = { readonly body?: object; readonly query?: { readonly properties: object }; readonly answer: object }

describe('the routes, described', () => {
  test('every route is there with what it is for, and nothing else', async () => {
    const { routes, components } = await described()
    expect(Object.fromEntries(routes.map(([route, { summary }]) => [route, summary]))).toStrictEqual(ROUTES)
    expect(routes.filter(([, { summary = '' }]) => summary === '').map(([route]) => route)).toEqual([])
    expect(Object.keys(components.schemas).toSorted()).toEqual(['FromRoom', 'ToRoom'])
  })

  test('every route about one table says that the table may be set aside', async () => {
    const { routes } = await described()
    const ofOne = routes.filter(([route]) => route.includes(' /api/tables/:id/'))
    expect(ofOne.length).toBeGreaterThan(9)
    expect(ofOne.filter(([, { responses }]) => responses['423'] === undefined).map(([route]) => route)).toEqual([])
  })

  test('the routes of the protocol, which the page is typed by, are those the room serves', async () => {
    const { routes } = await described()
    const forPages = routes.filter(([route]) => !FOR_OTHERS.has(route))
    const schemaOf = ({ content }: Content): object => content['application/json'].schema
    const served = forPages.map(([route, { parameters = [], requestBody, responses }]) => {
      const query = parameters.filter(it => it.in === 'query').map(({ name, schema }) => [name, schema])
      return [
        route,
        {
          ...(requestBody !== undefined && { body: schemaOf(requestBody) }),
          ...(query.length > 0 && { query: Object.fromEntries(query) }),
          answer: schemaOf(responses['200']!),
        },
      ]
    })
    const typed = Object.entries<Shape>(ROUTE_SHAPES).map(([route, { query, ...rest }]) => [
      route,
      { ...rest, ...(query !== undefined && { query: query.properties }) },
    ])
    expect(JSON.parse(JSON.stringify(Object.fromEntries(typed)), asDescribed)).toEqual(Object.fromEntries(served))
  })
})

describe('docs/protocol.md', () => {
  const blocks = [...readFileSync(from('docs/protocol.md'), 'utf8').matchAll(/^```jsonl\n([\s\S]*?)^```$/gm)]
  const [said = [], ordered = [], answered = []] = blocks.map(([, text]) =>
    text!
      .trim()
      .split('\n')
      .map(line => JSON.parse(line)),
  )

  /** The kinds that a union of objects with a `type` takes. */
  const kindsOf = (schema: unknown): readonly string[] =>
    (
      schema as { readonly anyOf: readonly { readonly properties: { readonly type: { readonly const: string } } }[] }
    ).anyOf.map(({ properties }) => properties.type.const)

  test('shows every message, order and act, each as the room takes it', () => {
    for (const message of [...said, ...ordered]) expect(readMessage(JSON.stringify(message))).toEqual(message)
    expect(new Set([...said, ...ordered].map(({ type }) => type))).toEqual(new Set(kindsOf(messageSchema)))
    const { anyOf } = messageSchema as unknown as { anyOf: { properties: { order?: { anyOf: object[] } } }[] }
    const orders = anyOf.find(({ properties }) => properties.order !== undefined)!.properties.order!
    expect(new Set(ordered.map(({ order }) => order.type))).toEqual(new Set(kindsOf(orders)))
    const act = (orders.anyOf as { properties: { type: { const: string }; act?: unknown } }[]).find(
      ({ properties }) => properties.type.const === 'act',
    )!.properties.act
    const acts = ordered.flatMap(({ order }) => (order.type === 'act' ? [order.act.type] : []))
    expect(new Set(acts)).toEqual(new Set(kindsOf(act)))
  })

  test('shows what the room says with the fields that it has', async () => {
    const cookie = await guestCookie(address, 'Ann')
    const made = await post(address, '/api/tables', { form: 'holdem', pace: 'instant' }, cookie)
    const { id: table } = (await made.json()) as { readonly id: string }
    const client = await callRoom(address, cookie, '/line?protocol=1')
    client.say({ type: 'watch', table })
    client.say({ type: 'watch', table: 'nowhere' })
    client.say({ type: 'do', id: 'one', table, order: { type: 'sit', seat: 1, chips: 1000 } })
    client.say({ type: 'do', id: 'two', table, order: { type: 'sit', seat: 2, chips: 1000 } })
    client.say({ type: 'follow', what: 'list' })
    client.say({ type: 'follow', what: 'list/nowhere' })
    client.say({ type: 'order-to', what: 'list', command: 'three', order: { name: 'Bob' } })
    client.say({ type: 'ping' })
    await client.until(({ messages }) => messages.find(({ type }) => type === 'pong'))
    const described = Compile(fromRoomSchema)
    expect(client.messages.flatMap(message => described.Errors(message))).toEqual([])
    const fields = (message: FromRoom | undefined): readonly string[] => Object.keys(message ?? {}).sort()
    for (const shown of answered as FromRoom[]) {
      expect(fields(client.messages.find(({ type }) => type === shown.type))).toEqual(fields(shown))
    }
    expect(new Set(client.messages.map(({ type }) => type))).toEqual(new Set(answered.map(({ type }) => type)))
    client.close()
  })

  test('says the limits that hold, each by its name', () => {
    const text = readFileSync(from('docs/protocol.md'), 'utf8').replaceAll(/\s+/g, ' ')
    const { requests, messages, linesOfPerson, linesOfAddress, message, body, heartbeat } = LIMITS
    for (const part of [
      `A message can be up to ${message / 1024} kB, a body up to ${body / 1024} kB`,
      `${messages} messages per second`,
      `${requests} requests per minute from one address, of which ${requests / 10} may create tables and ${requests / 5} guests`,
      `One person can have ${linesOfPerson} lines, one address ${linesOfAddress}`,
      `every ${heartbeat / 1000} seconds`,
      Object.keys(LIMITS)
        .map(name => `\`${name}\``)
        .join(', '),
    ])
      expect(text).toContain(part)
  })

  test('a connection that speaks another protocol learns so', async () => {
    const client = await callRoom(address, '', '/line?protocol=99')
    const code = new Promise(resolve => client.socket.once('close', resolve))
    expect(await client.until(({ messages }) => messages[0])).toMatchObject({ type: 'wrong', why: 'protocol' })
    expect(await code).toBe(4426)
  })
})

describe('examples/bot.mjs', () => {
  test('has at most 60 lines, sits down and plays deals to their end', async () => {
    expect(readFileSync(from('examples/bot.mjs'), 'utf8').split('\n').length).toBeLessThanOrEqual(61)
    const cookie = await guestCookie(address, 'Host')
    const made = await post(address, '/api/tables', { form: 'holdem', pace: 'instant', chairs: 3, bots: 2 }, cookie)
    const { id } = (await made.json()) as { readonly id: string }
    const bot = [from('examples/bot.mjs'), `http://${address}`, id, 'Robo', '3']
    const { stdout, stderr } = await promisify(execFile)(process.execPath, bot, { env: {} })
    expect(stderr).toBe('')
    expect(stdout).toMatch(/Robo takes seat/)
    expect(stdout.match(/New hand: Hold’em/g)!.length).toBeGreaterThanOrEqual(3)
  })
})
