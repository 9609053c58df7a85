import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { INCIDENTS } from '@cardroom/engine'
import { type Json, STRANGE, shared, someStrangely } from '@cardroom/engine/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { openRoom, type Room } from '../open-room.ts'
import type { FromRoom } from '../protocol/frames.ts'
import { messageSchema } from '../protocol/messages.ts'
import type { RoutesDescribed } from '../testing/bad-requests.ts'
import { type Client, callRoom, guestCookie, listening, post } from '../testing/room-client.ts'
import { samplesOf } from '../testing/samples.ts'

/** No limit on speed: what is tried here is what gets through. */
const MANY = 10_000_000
const FAST = { requests: MANY, messages: MANY, tablesOfPerson: MANY, tablesOfAddress: MANY, botsOfAddress: MANY }
const HOUSE = { name: 'Ours', book: 'rrp', overrides: { aceToFiveJoker: false }, notes: { aceToFiveJoker: 'none' } }

const folder = mkdtempSync(join(tmpdir(), 'cardroom-strange-'))
const file = join(folder, 'room.sqlite')
const before = shared()
let [room, address] = [undefined as unknown as Room, '']
let [host, software, real, bob] = ['', '', '', '']

const open = async (): Promise<void> => {
  room = await openRoom({ file, log: false, limits: FAST, pause: async () => undefined })
  address = await listening(room)
}
const made = async (wanted: object): Promise<string> =>
  ((await (await post(address, '/api/tables', wanted, host)).json()) as { readonly id: string }).id
const watching = async (table: string): Promise<Client> => {
  const client = await callRoom(address, host)
  client.say({ type: 'watch', table })
  await client.until(({ frame }) => frame() ?? undefined)
  return client
}

/** All that is answered to messages on one line. */
const answersTo = (texts: readonly string[]): Promise<readonly FromRoom[]> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${address}/line`, { headers: { cookie: host } })
    const heard: FromRoom[] = []
    const asked = texts.filter(text => text !== PING).length
    socket.on('open', () => {
      for (const text of [...texts, PING]) socket.send(text)
    })
    socket.on('message', data => {
      const message = JSON.parse(data.toString()) as FromRoom
      heard.push(message)
      if (message.type !== 'pong' || heard.filter(({ type }) => type === 'pong').length <= texts.length - asked) return
      socket.terminate()
      resolve(heard)
    })
    socket.on('error', reject)
  })
const PING = JSON.stringify({ type: 'ping' })

beforeAll(async () => {
  await open()
  host = await guestCookie(address, 'Hal')
  const other = await guestCookie(address, 'Bob')
  software = await made({ form: 'holdem', sit: true })
  real = await made({ form: 'holdem', cards: 'real' })
  const guest = await callRoom(address, other)
  guest.say({ type: 'watch', table: software })
  await guest.until(({ frame }) => frame() ?? undefined)
  const me = await fetch(`http://${address}/api/me`, { headers: { cookie: other } })
  bob = ((await me.json()) as { readonly guest: { readonly person: string } }).guest.person
  guest.close()
})
afterAll(async () => {
  await room.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A sample of a message about the tables and people that are there. */
const aboutUs = (sample: Json, table: string): Json =>
  JSON.parse(JSON.stringify(sample), (key, value: unknown) =>
    key === 'table' ? table : key === 'person' || key === 'against' ? bob : value,
  ) as Json

/** Ends what is going on, so it comes after everything else. */
const LAST = /"type":"(?:end|leave|pause|door)"/

const messages = (): readonly string[] => {
  const samples = samplesOf(messageSchema)
  const incident = (type: string): Json => ({
    type: 'do',
    id: 'sample',
    table: software,
    order: { type: 'report', incident: { type, seat: 1, cards: ['As'] } },
  })
  const all = [
    ...samples.flatMap((sample, turn) => {
      const table = JSON.stringify(sample).includes('"live"') ? real : software
      return someStrangely(aboutUs(sample, table), 3 * turn, 4)
    }),
    ...INCIDENTS.flatMap((type, turn) => someStrangely(incident(type), turn, 1)),
  ].map(it => JSON.stringify(it))
  return [...all.filter(text => !LAST.test(text)), ...all.filter(text => LAST.test(text))]
}

describe('strange names as every id, name and key', () => {
  test('on the line: every message is carried out or refused in words', async () => {
    const sent = messages()
    expect(sent.length).toBeGreaterThan(2000)
    const bad: string[] = []
    for (let at = 0; at < sent.length; at += 500) {
      const heard = await answersTo(sent.slice(at, at + 500))
      const said = heard.filter(it => it.type === 'wrong' || it.type === 'refused')
      bad.push(...said.filter(({ why, words }) => why === 'fault' || !/\w/.test(words)).map(it => JSON.stringify(it)))
    }
    expect(bad).toEqual([])
    expect(shared()).toEqual(before)
  })

  test('over HTTP: every route answers each parameter, field and key', async () => {
    const { paths } = (await (await fetch(`http://${address}/api/openapi.json`)).json()) as RoutesDescribed
    const asked = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, route]) => requestsOf(method.toUpperCase(), path, route)),
    )
    expect(asked.length).toBeGreaterThan(800)
    const bad: string[] = []
    for (let at = 0; at < asked.length; at += 16) {
      const some = asked.slice(at, at + 16).map(async it => ({ it, ...(await answered(it)) }))
      for (const { it, status, text } of await Promise.all(some))
        if (status >= 500 || (status >= 400 && !/"words":"[^"]*\w/.test(text)))
          bad.push(`${it.method} ${it.path} ${it.body ?? ''}`.slice(0, 300).concat(` ${status} ${text.slice(0, 200)}`))
    }
    expect(bad).toEqual([])
    expect(shared()).toEqual(before)
  })

  test('and the room starts again on what it has kept, with every table, and plays', async () => {
    await room.close()
    await open()
    const { aside } = (await (await fetch(`http://${address}/api/tables`)).json()) as {
      readonly aside: readonly Json[]
    }
    expect(aside).toEqual([])
    expect((await fetch(`http://${address}/healthz`)).status).toBe(200)
    for (const kept of [software, real]) (await watching(kept)).close()
    const table = await made({ form: 'holdem', bots: 2, sit: true, pace: 'instant', clock: null })
    const client = await watching(table)
    await client.until(({ frame }) => (frame()?.own.legal == null ? undefined : true))
    client.say({ type: 'do', id: 'folds', table, order: { type: 'act', act: { type: 'Fold' } } })
    await client.until(({ messages: heard }) => heard.find(it => it.type === 'done' && it.id === 'folds'))
    client.close()
    expect(shared()).toEqual(before)
  })
})

/** A text as an address can hold it: half a pair of UTF-16 isn't one. */
const inAddress = (name: string): string => Buffer.from(name, 'utf8').toString('utf8')

type Asked = { readonly method: string; readonly path: string; readonly cookie: string; readonly body?: string }

/** Somebody not known yet, or no longer, asks without the cookie of a person who is needed. */
const ALONE = /\/api\/(?:guest|login|logout|account|name)$/

/** The requests of a route with a strange name in one place each. */
const requestsOf = (
  method: string,
  path: string,
  { parameters = [], requestBody }: RoutesDescribed['paths'][string][string],
): readonly Asked[] => {
  const cookie = ALONE.test(path) ? '' : host
  const filled = (given: string, name = ''): string =>
    path.replaceAll(/\{(\w+|\*)\}/g, (_, part: string) =>
      part === given ? encodeURIComponent(inAddress(name)) : part === 'id' ? software : part === 'number' ? '1' : 'phh',
    )
  const [sample] = samplesOf(Object.values(requestBody?.content ?? {})[0]?.schema ?? { type: 'null' })
  const addresses = STRANGE.flatMap(name => {
    const query = encodeURIComponent(inAddress(name))
    return [
      ...parameters.map(parameter => filled(parameter.name, name)),
      ...parameters.map(parameter => `${filled('')}?${parameter.name}=${query}`),
      `${filled('')}?${query}=1`,
    ]
  })
  if (sample === null || sample === undefined) return addresses.map(it => ({ method, path: it, cookie }))
  const bodies = someStrangely(bodyOf(path, sample), path.length).map(it => JSON.stringify(it))
  return [
    ...addresses.filter(it => it !== path).map(it => ({ method, path: it, cookie, body: '{}' })),
    ...bodies.map(body => ({ method, path: filled(''), cookie, body })),
  ]
}

const bodyOf = (path: string, sample: Json): Json => {
  if (path === '/api/house') return HOUSE
  return path === '/api/tables'
    ? {
        ...(sample as object),
        form: 'holdem',
        mix: { forms: ['holdem', 'razz'], turn: 'orbit' },
        house: HOUSE,
        bots: 0,
      }
    : sample
}

const answered = ({ method, path, cookie, body }: Asked): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const [, port] = address.split(':')
    const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const asked = request({ host: '127.0.0.1', port, method, path, headers }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode!, text: Buffer.concat(parts).toString() }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
