import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { openRooms } from '../testing/cluster-rooms.ts'
import { callRoom, guestCookie, listening, post } from '../testing/room-client.ts'

type Attribute = { readonly key: string; readonly value: { readonly stringValue?: string; readonly intValue?: string } }
type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly Attribute[]
}

/** A small collector on this machine, and all that it was sent. */
const collector = async (status = 200): Promise<{ server: Server; url: string; spans: Span[]; texts: string[] }> => {
  const spans: Span[] = []
  const texts: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', chunk => {
      text += chunk
    })
    request.on('end', () => {
      texts.push(`${request.method} ${request.url} ${text}`)
      type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
      for (const { scopeSpans } of (JSON.parse(text) as Sent).resourceSpans)
        spans.push(...scopeSpans.flatMap(it => it.spans))
      response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, texts }
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Somebody comes, makes a table and sits down there, with an order of their own name. */
const sitsDown = async (at: string, from = at): Promise<void> => {
  const cookie = await guestCookie(at, 'Annabella')
  const { id } = (await (await post(at, '/api/tables', { form: 'holdem' }, cookie)).json()) as { readonly id: string }
  const line = await callRoom(from, cookie)
  line.say({ type: 'watch', table: id })
  await line.until(({ frame }) => frame() ?? undefined)
  line.say({ type: 'do', id: 'sit-down-7', table: id, order: { type: 'sit', seat: 1, chips: 200 } })
  await line.until(({ messages }) => messages.find(it => it.type === 'done'))
  line.close()
}
const valueIn = ({ attributes }: Span, key: string): string | undefined => {
  const value = attributes.find(it => it.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

test('an order is traced from the request to the answer, with its id, and without anybody’s name', async () => {
  const { server, url, spans, texts } = await collector()
  servers.push(server)
  const room: Room = await openRoom({ file: ':memory:', log: false, traces: { endpoint: url, share: 1 } })
  await sitsDown(await listening(room))
  await room.close()
  expect(texts[0]).toMatch(/^POST \/v1\/traces /)
  const order = spans.find(({ name }) => name === 'order sit')!
  expect(valueIn(order, 'cardroom.request')).toBe('sit-down-7')
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === order.spanId)
  expect(parts.map(({ name }) => name).toSorted()).toEqual(['append', 'decide', 'send'])
  // one after another, within the order
  const [decide, append, send] = ['decide', 'append', 'send'].map(name => parts.find(part => part.name === name)!)
  const times = [order, decide, append, send].map(it => [BigInt(it!.startTimeUnixNano), BigInt(it!.endTimeUnixNano)])
  expect(times[0]![0]! <= times[1]![0]! && times[1]![1]! <= times[2]![0]! && times[2]![1]! <= times[3]![0]!).toBe(true)
  expect(times[3]![1]! <= times[0]![1]!).toBe(true)
  for (const part of parts) expect(part.traceId).toBe(order.traceId)
  const request = spans.find(({ name }) => name === 'POST /api/tables')!
  expect(valueIn(request, 'cardroom.request')).toMatch(/^[0-9a-f-]{36}$/)
  expect(valueIn(request, 'http.response.status_code')).toBe('200')
  expect(texts.join()).not.toContain('Annabella')
  expect(texts.join()).not.toMatch(/127\.0\.0\.1|g-[0-9a-f]{16}/)
})

test('an order that another node carries out is one trace', async () => {
  const { server, url, spans } = await collector()
  servers.push(server)
  const faults: unknown[] = []
  const cluster = await openRooms(2, cause => faults.push(cause), undefined, undefined, {
    traces: { endpoint: url, share: 1 },
  })
  const [one, other] = cluster.addresses as [string, string]
  await sitsDown(one, other)
  await cluster.close()
  expect(faults).toEqual([])
  const orders = spans.filter(({ name }) => name === 'order sit')
  expect(orders).toHaveLength(2)
  const above = orders.find(({ parentSpanId }) => parentSpanId === undefined)!
  const below = orders.find(({ parentSpanId }) => parentSpanId === above.spanId)!
  expect(below.traceId).toBe(above.traceId)
  expect(spans.some(({ name, parentSpanId }) => name === 'append' && parentSpanId === below.spanId)).toBe(true)
})

test('nothing is traced by default, and a collector that fails holds up nobody', async () => {
  const { server, url, spans, texts } = await collector(500)
  servers.push(server)
  const off = await openRoom({ file: ':memory:', log: false })
  await sitsDown(await listening(off))
  await off.close()
  const never = await openRoom({ file: ':memory:', log: false, traces: { endpoint: url, share: 0 } })
  await sitsDown(await listening(never))
  await never.close()
  expect(spans).toEqual([])
  expect(texts).toEqual([])
  const gone = await openRoom({ file: ':memory:', log: false, traces: { endpoint: 'http://127.0.0.1:9', share: 1 } })
  await sitsDown(await listening(gone))
  await gone.close()
})
