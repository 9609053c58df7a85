import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { openRoom, type Room } from '../open-room.ts'
import { callRoom, guestCookie, listening, post } from '../testing/room-client.ts'

let room: Room
let address: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false })
  address = await listening(room)
})
afterAll(() => room.close())

describe('the room', () => {
  test('a guest makes a table, sits down with bots, and plays a deal', async () => {
    const cookie = await guestCookie(address, 'Ann')
    const response = await post(address, '/api/tables', { form: 'holdem', pace: 'instant' }, cookie)
    const { id: table } = (await response.json()) as { readonly id: string }
    const page = await callRoom(address, cookie)
    page.say({ type: 'watch', table })
    page.say({ type: 'do', id: 'b1', table, order: { type: 'bot', seat: 2, chips: 1000, temper: 'steady' } })
    page.say({ type: 'do', id: 's1', table, order: { type: 'sit', seat: 1, chips: 1000 } })
    const turn = await page.until(({ frame }) => (frame()?.own.legal?.due === 'betting' ? frame()! : undefined))
    expect(turn.own.hands[0]?.down).toHaveLength(2)
    expect(turn.common.deal?.players.find(({ seat }) => seat === 2)?.down).toEqual(['??', '??'])
    let acted = 0
    await page.until(({ frame }) => {
      const { common, own, seq } = frame()!
      if (common.deals > 1) return seq
      if (own.legal?.due === 'betting' && seq > acted) {
        acted = seq
        const act = own.legal.check ? { type: 'Check' } : { type: 'Call' }
        page.say({ type: 'do', id: `a${acted}`, table, order: { type: 'act', act } })
      }
      return undefined
    })
    expect(page.messages.filter(({ type }) => type === 'refused' || type === 'wrong')).toEqual([])
    page.close()
  })

  test('bots that are asked for with the table are in its first deal', async () => {
    const cookie = await guestCookie(address, 'Eve')
    const wanted = { form: 'holdem', pace: 'instant', chairs: 6, bots: 5, sit: true }
    const response = await post(address, '/api/tables', wanted, cookie)
    const { id: table } = (await response.json()) as { readonly id: string }
    const page = await callRoom(address, cookie)
    page.say({ type: 'watch', table })
    const first = await page.until(({ frame }) => frame()?.common.deal ?? undefined)
    expect(first.number).toBe(1)
    expect(first.players.map(({ seat }) => seat).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
    page.close()
  })

  test('a table is made without a clock without a time limit', async () => {
    const cookie = await guestCookie(address, 'Una')
    const response = await post(address, '/api/tables', { form: 'holdem', pace: 'instant', clock: null }, cookie)
    expect(response.status).toBe(200)
    const wrong = await post(address, '/api/tables', { form: 'holdem', clock: { act: 0, bank: 1 } }, cookie)
    expect(wrong.status).toBe(400)
  })

  test('only those who may look at a private table learn its house rules', async () => {
    const cookie = await guestCookie(address, 'Ida')
    const wanted = { form: 'holdem', pace: 'instant', book: 'wsop', open: false }
    const { id } = (await (await post(address, '/api/tables', wanted, cookie)).json()) as { readonly id: string }
    const house = (headers: { readonly cookie?: string }) =>
      fetch(`http://${address}/api/tables/${id}/house`, { headers })
    expect((await house({ cookie })).status).toBe(200)
    expect((await house({ cookie: await guestCookie(address, 'Eve of another table') })).status).toBe(403)
    expect((await house({})).status).toBe(403)
  })

  test('what is not understood is answered, and changes nothing', async () => {
    const page = await callRoom(address, await guestCookie(address, 'Bob'))
    for (const text of ['', '{', '[]', '{"type":"do"}', '{"type":"watch","table":"../x"}', `{"type":"ping","x":1}`])
      page.socket.send(text)
    page.say({ type: 'ping' })
    await page.until(({ messages }) => messages.find(({ type }) => type === 'pong'))
    const wrong = Array.from({ length: 6 }, () => 'wrong')
    expect(page.messages.map(({ type }) => type)).toEqual(['hello', ...wrong, 'pong'])
    page.close()
  })

  test('a page of another site gets no line and makes no table, and nobody acts without a name', async () => {
    for (const origin of ['http://elsewhere.example', 'null', 'not an address']) {
      const foreign = new WebSocket(`ws://${address}/line`, { headers: { origin } })
      const status = await new Promise(resolve =>
        foreign.once('unexpected-response', (_, response) => resolve(response.statusCode)),
      )
      expect(status).toBe(403)
    }
    const foreign = await fetch(`http://${address}/api/guest`, {
      method: 'POST',
      headers: { origin: 'http://elsewhere.example', 'content-type': 'application/json' },
      body: '{"name":"Eve"}',
    })
    expect(foreign.status).toBe(403)
    expect((await post(address, '/api/tables', { form: 'holdem' })).status).toBe(401)
    expect((await post(address, '/api/guest', { name: '  ' })).status).toBe(400)
  })
})

test('every page can be opened by its address, and tournaments are found where people look for them', async () => {
  const pages = mkdtempSync(join(tmpdir(), 'cardroom-pages-'))
  writeFileSync(join(pages, 'index.html'), '<title>the page</title>')
  const { server, close } = await openRoom({ file: ':memory:', log: false, pages })
  const app = readFileSync(new URL('../../web/src/app.tsx', import.meta.url), 'utf8')
  const paths = [...app.matchAll(/<Route path="([^"]+)"/g)].map(([, path = '']) => path.replace(/:\w+|\*\?/g, 'x1'))
  expect(paths.length).toBeGreaterThan(30)
  const answers = await Promise.all(paths.map(async url => [url, (await server.inject({ url })).statusCode]))
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  expect((await server.inject({ url: '/tournaments' })).headers.location).toBe('/events')
  await close()
  rmSync(pages, { recursive: true })
})

describe('an address at which there is nothing', () => {
  test('shows a person a page that says so, and answers a program in words', async () => {
    const pages = mkdtempSync(join(tmpdir(), 'cardroom-pages-'))
    writeFileSync(join(pages, 'index.html'), '<title>the page</title>')
    const { server, close } = await openRoom({ file: ':memory:', log: false, pages })
    const ask = (url: string, accept: string) => server.inject({ url, headers: { accept } })
    const page = await ask('/nothing', 'text/html,*/*;q=0.8')
    expect([page.statusCode, page.body]).toEqual([404, '<title>the page</title>'])
    const words = { words: 'There’s nothing here.' }
    for (const [url, accept] of [
      ['/nothing', '*/*'],
      ['/api/nothing', 'text/html'],
    ] as const) {
      const answer = await ask(url, accept)
      expect([answer.statusCode, answer.json()]).toEqual([404, words])
    }
    await close()
    rmSync(pages, { recursive: true })
  })
})
