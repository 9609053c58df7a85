import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { openRoom, type Room } from '../open-room.ts'
import type { Frame } from '../protocol/frames.ts'

let room: Room
let address: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false })
  await room.server.listen({ host: '127.0.0.1', port: 0 })
  address = `127.0.0.1:${(room.server.server.address() as AddressInfo).port}`
})
afterAll(() => room.close())

const post = (path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(`http://${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

const guest = async (name: string): Promise<string> => {
  const response = await post('/api/guest', { name })
  expect(response.status).toBe(200)
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}

/** A page on the line: what it was sent, and a way to wait for something in it. */
const line = async (cookie: string) => {
  const socket = new WebSocket(`ws://${address}/line`, { headers: { cookie } })
  const messages: { readonly type: string }[] = []
  const waiting: (() => void)[] = []
  socket.on('message', data => {
    messages.push(JSON.parse(data.toString()))
    for (const look of waiting.splice(0)) look()
  })
  await new Promise(resolve => socket.once('open', resolve))
  const until = async <T>(found: (messages: readonly { readonly type: string }[]) => T | undefined): Promise<T> => {
    for (;;) {
      const value = found(messages)
      if (value !== undefined) return value
      await new Promise<void>(resolve => waiting.push(resolve))
    }
  }
  return { socket, messages, until, say: (message: object) => socket.send(JSON.stringify(message)) }
}

const frames = (messages: readonly { readonly type: string }[]): readonly Frame[] =>
  messages.filter((message): message is Frame => message.type === 'frame')

describe('the room', () => {
  test('a guest makes a table, sits down with bots, and plays a deal', async () => {
    const cookie = await guest('Ann')
    const response = await post('/api/tables', { form: 'holdem', pace: 'instant' }, cookie)
    const made = (await response.json()) as { readonly id: string }
    const page = await line(cookie)
    page.say({ type: 'watch', table: made.id })
    page.say({ type: 'do', id: 'b1', table: made.id, order: { type: 'bot', seat: 2, chips: 1000, temper: 'steady' } })
    page.say({ type: 'do', id: 's1', table: made.id, order: { type: 'sit', seat: 1, chips: 1000 } })
    const turn = await page.until(messages => frames(messages).find(({ own }) => own.legal?.due === 'betting'))
    expect(turn.own.hands[0]?.down).toHaveLength(2)
    expect(turn.common.deal?.players.find(({ seat }) => seat === 2)?.down).toEqual(['??', '??'])
    let acted = 0
    await page.until(messages => {
      const last = frames(messages).at(-1)!
      if (last.common.deals > 1) return last
      if (last.own.legal?.due === 'betting' && last.seq > acted) {
        acted = last.seq
        const act = last.own.legal.check ? { type: 'Check' } : { type: 'Call' }
        page.say({ type: 'do', id: `a${acted}`, table: made.id, order: { type: 'act', act } })
      }
      return undefined
    })
    expect(page.messages.filter(({ type }) => type === 'refused' || type === 'wrong')).toEqual([])
    page.socket.close()
  })

  test('what is not understood is answered, and changes nothing', async () => {
    const page = await line(await guest('Bob'))
    for (const text of ['', '{', '[]', '{"type":"do"}', '{"type":"watch","table":"../x"}', `{"type":"ping","x":1}`])
      page.socket.send(text)
    page.say({ type: 'ping' })
    await page.until(messages => messages.find(({ type }) => type === 'pong'))
    expect(page.messages.map(({ type }) => type)).toEqual([...Array.from({ length: 6 }, () => 'wrong'), 'pong'])
    page.socket.close()
  })

  test('a page of another site gets no line, and nobody acts without a name', async () => {
    const foreign = new WebSocket(`ws://${address}/line`, { headers: { origin: 'http://elsewhere.example' } })
    const status = await new Promise(resolve =>
      foreign.once('unexpected-response', (_, response) => resolve(response.statusCode)),
    )
    expect(status).toBe(403)
    expect((await post('/api/tables', { form: 'holdem' })).status).toBe(401)
    expect((await post('/api/guest', { name: '  ' })).status).toBe(400)
  })
})
