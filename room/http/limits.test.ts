import { EventEmitter } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { openMetrics } from '../metrics/metrics.ts'
import { openRoom, type Room } from '../open-room.ts'
import { callRoom, guestCookie, listening, post } from '../testing/room-client.ts'
import { LIMITS, readLimits, throttle } from './limits.ts'
import { type OnLine, openLine } from './line.ts'

const FEW = { requests: 40, messages: 5, linesOfPerson: 2, linesOfAddress: 4, heartbeat: 1500 }
/** How long a busy machine may take. */
const BUSY = { timeout: 20_000 }
let room: Room
let address: string
let ann: string
let cleo: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false, limits: FEW })
  address = await listening(room)
  ann = await guestCookie(address, 'Ann')
  cleo = await guestCookie(address, 'Cleo')
})
afterAll(() => room.close())

type Said = { readonly words: string }
/** The number with which a line is ended. */
const endOf = (socket: WebSocket): Promise<number> => new Promise(resolve => socket.once('close', resolve))

describe('limits', () => {
  test('a number a second, three times as many after a pause', () => {
    let now = 0
    const mayPass = throttle(10, () => now)
    const passed = (tries: number): number => Array.from({ length: tries }, mayPass).filter(it => it).length
    expect(passed(100)).toBe(30)
    now += 500
    expect(passed(100)).toBe(5)
    now += 60_000
    expect(passed(100)).toBe(30)
  })

  test('are set by name, and no others', () => {
    expect(readLimits(' requests=6000, heartbeat=5000 ')).toEqual({ requests: 6000, heartbeat: 5000 })
    expect(readLimits('')).toEqual({})
    expect(() => readLimits('speed=1')).toThrow(`no limit is called speed: ${Object.keys(LIMITS).join(', ')}`)
    for (const bad of ['requests=0', 'requests=-1', 'requests=1.5', 'requests=x', 'requests'])
      expect(() => readLimits(bad)).toThrow('is a whole number')
  })

  test('messages that come too fast are answered with words, and then the line is ended', async () => {
    const client = await callRoom(address, ann)
    const ended = endOf(client.socket)
    for (let n = 0; n < 20; n++) client.say({ type: 'ping' })
    await client.until(({ messages }) => (messages.length >= 21 ? true : undefined))
    const count = (what: string): number =>
      client.messages.filter(message => message.type === what || ('why' in message && message.why === what)).length
    expect([count('pong') >= 15, count('pong') < 20]).toEqual([true, true])
    expect(count('too-fast')).toBe(20 - count('pong'))
    // one that passes starts the count again, which on a busy machine may happen in the middle
    const sending = setInterval(() => {
      for (let n = 0; n < 250; n++) client.say({ type: 'ping' })
    }, 100)
    expect(await ended).toBe(4429)
    clearInterval(sending)
  })

  test('a person has a limited number of connections, and so has an address', async () => {
    const bob = await guestCookie(address, 'Bob')
    const lines = [await callRoom(address, bob), await callRoom(address, bob)]
    const third = new WebSocket(`ws://${address}/line`, { headers: { cookie: bob } })
    expect(await endOf(third)).toBe(4429)
    lines.push(await callRoom(address), await callRoom(address))
    const fifth = new WebSocket(`ws://${address}/line`)
    expect(await endOf(fifth)).toBe(4429)
    // a line that is closed makes room for another
    const gone = endOf(lines[0]!.socket)
    lines[0]!.close()
    await gone
    await vi.waitFor(async () => {
      const again = await callRoom(address, bob)
      await again.until(({ messages }) => messages.find(({ type }) => type === 'hello'))
      lines.push(again)
    }, BUSY)
    for (const { close } of lines) close()
  })

  test('a line that doesn’t answer a ping is cut; one that does isn’t', async () => {
    const silent = new WebSocket(`ws://${address}/line`, { autoPong: false })
    const asked = new Promise(resolve => silent.once('ping', resolve))
    const ended = endOf(silent)
    const there = await callRoom(address)
    await asked
    expect(await ended).toBe(1006)
    expect(there.socket.readyState).toBe(WebSocket.OPEN)
    expect(there.messages[0]).toMatchObject({ type: 'hello', heartbeat: FEW.heartbeat })
    there.close()
  })

  test('tables and guests are made more seldom than others ask', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await post(address, '/api/tables', { form: 'holdem' }, ann)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
    const came: number[] = []
    for (let n = 0; n < 9; n++) came.push((await post(address, '/api/guest', { name: `Guest ${n}` })).status)
    expect([came[0], came.at(-1)]).toEqual([200, 429])
    // other tables and people go on meanwhile
    expect((await fetch(`http://${address}/api/tables`)).status).toBe(200)
  })

  test('a person on two lines says no more in a second than on one', async () => {
    const lines = [await callRoom(address, cleo), await callRoom(address, cleo)]
    for (const { say } of lines) for (let n = 0; n < 15; n++) say({ type: 'ping' })
    const answers = (): readonly string[] =>
      lines.flatMap(({ messages }) => messages.map(({ type }) => type)).filter(type => type !== 'hello')
    await vi.waitFor(() => expect(answers()).toHaveLength(30), BUSY)
    const passed = answers().filter(type => type === 'pong').length
    expect([passed >= 15, passed < 25]).toEqual([true, true])
    const gone = lines.map(({ socket }) => endOf(socket))
    for (const { close } of lines) close()
    await Promise.all(gone)
  })

  test('a body that is too long is refused, and too many requests, in words', async () => {
    const long = await post(address, '/api/house', { name: 'x'.repeat(LIMITS.body) })
    expect([long.status, await long.json()]).toEqual([
      413,
      { why: 'too-long', words: 'That’s too long: a request can have up to 65,536 bytes.', rules: [] },
    ])
    const statuses: number[] = []
    for (let n = 0; n < FEW.requests + 5; n++) statuses.push((await fetch(`http://${address}/api/me`)).status)
    expect(statuses.at(-1)).toBe(429)
    const inGerman = { headers: { 'accept-language': 'de-AT,en' } }
    const answers = [await fetch(`http://${address}/api/me`), await fetch(`http://${address}/api/me`, inGerman)]
    expect(answers.map(({ status, headers }) => [status, Number(headers.get('retry-after')) > 0])).toEqual([
      [429, true],
      [429, true],
    ])
    const [english, german] = (await Promise.all(answers.map(answer => answer.json()))) as readonly Said[]
    expect(english).toMatchObject({ why: 'too-fast', rules: [] })
    expect(english!.words).toMatch(/the limit here is 40 a minute\. Try again in \d+ s\.$/)
    expect(german!.words).toMatch(/40 pro Minute sind hier die Grenze\. Versuch es in \d+ s noch einmal\.$/)
  })

  test('a proxy learns whether the room is well, however much is asked from the same address', async () => {
    const statuses = await Promise.all(
      Array.from({ length: FEW.requests + 5 }, async () => (await fetch(`http://${address}/api/me`)).status),
    )
    expect(statuses).toContain(429)
    for (const path of ['/healthz', '/readyz', '/readyz?from=proxy'])
      expect((await fetch(`http://${address}${path}`)).status, path).toBe(200)
  })

  test('a body that isn’t JSON is refused in the words of the reader', async () => {
    // other tests have used up what this address may ask
    const quiet = await openRoom({ file: ':memory:', log: false })
    const at = await listening(quiet)
    for (const [body, type] of [
      ['{"name":', 'application/json'],
      ['', 'application/json'],
      ['<name/>', 'application/xml'],
    ] as const) {
      const headers = { 'content-type': type, 'accept-language': 'de' }
      const answer = await fetch(`http://${at}/api/guest`, { method: 'POST', body, headers })
      expect(await answer.json(), body).toEqual({ why: 'not-understood', words: 'Das ist kein JSON.', rules: [] })
    }
    await quiet.close()
  })
})

describe('a line that takes nothing', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const fakeLine = (writableLength: number) => {
    const raw = Object.assign(new EventEmitter(), { writableLength })
    const socket = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 1,
      sent: 0,
      ended: false,
      send: () => {
        socket.sent++
      },
      ping: () => socket.emit('pong'),
      terminate: () => {
        socket.ended = true
      },
    })
    const onLine = {
      socket,
      raw,
      session: { guest: () => null, onEnd: () => () => undefined },
      limits: LIMITS,
      metrics: openMetrics(),
      onError: () => undefined,
      person: { mayPass: () => true },
    } as unknown as OnLine
    return { socket, raw, line: openLine(onLine) }
  }

  test('is hopeless after a while, and hung up on; one that has caught up is not', () => {
    vi.useFakeTimers()
    const { socket, raw, line } = fakeLine(LIMITS.behind + 1)
    line.beat()
    vi.advanceTimersByTime(LIMITS.hopeless - 1)
    line.beat()
    expect(socket.ended).toBe(false)
    // they take what they were sent, and fall behind again: the count starts over
    raw.writableLength = 0
    line.beat()
    raw.writableLength = LIMITS.behind + 1
    vi.advanceTimersByTime(LIMITS.hopeless)
    line.beat()
    vi.advanceTimersByTime(LIMITS.hopeless - 1)
    line.beat()
    expect(socket.ended).toBe(false)
    vi.advanceTimersByTime(2)
    line.beat()
    expect(socket.ended).toBe(true)
  })
})
