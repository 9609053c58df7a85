import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { type Client, callRoom, listening } from '../testing/room-client.ts'
import { TOKEN } from '../testing/worlds.ts'
import { writtenLog } from '../testing/written-log.ts'
import { ROUTES } from './openapi.ts'

let room: Room
let address: string
const log = writtenLog()
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: log.to, limits: { messages: 1000 }, metricsToken: 'count-me-in' })
  address = await listening(room)
})
afterAll(() => room.close())

const ask = (path: string, init: { readonly cookie?: string; readonly body?: object; readonly origin?: string } = {}) =>
  fetch(`http://${address}${path}`, {
    ...(init.body !== undefined && { method: 'POST', body: JSON.stringify(init.body) }),
    headers: {
      ...(init.body !== undefined && { 'content-type': 'application/json' }),
      ...(init.cookie !== undefined && { cookie: init.cookie }),
      ...(init.origin !== undefined && { origin: init.origin }),
    },
  })
const cameAs = async (name: string): Promise<string> =>
  (await ask('/api/guest', { body: { name } })).headers.getSetCookie()[0]!

describe('secure by default', () => {
  test('every answer says what a page may load: nothing from elsewhere, and no frame around it', async () => {
    for (const path of ['/api', '/api/me', '/nothing', '/api/tables/nowhere/bank', '/healthz']) {
      const { headers } = await ask(path)
      expect(headers.get('content-security-policy')?.split(';')).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          "connect-src 'self'",
          "frame-ancestors 'self'",
          "object-src 'none'",
          "base-uri 'self'",
          "form-action 'self'",
        ]),
      )
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|https?:/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  test('the page of the routes has a style that the policy names, and no page has any other in it', async () => {
    const answer = await ask('/api')
    const styles = [...(await answer.text()).matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style!)
    const hashes = styles.map(style => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' ${hashes.join(' ')};`)
    expect(styles).toHaveLength(1)
  })

  test('what is answered to one is kept by nobody, but for what is the same for all', async () => {
    const cookie = (await cameAs('Ann')).split(';')[0]!
    const { id } = (await (await ask('/api/tables', { cookie, body: { sit: true } })).json()) as { readonly id: string }
    const own = ['bank', 'bank.csv', 'night', 'people', 'deals', 'house'].map(about => `/api/tables/${id}/${about}`)
    for (const path of ['/api/me', '/api/me/book', '/api/tables', '/api/nothing', ...own])
      expect([path, (await ask(path, { cookie })).headers.get('cache-control')]).toEqual([path, 'no-store'])
    for (const path of ['/api/rules/rrp/3/betting/4a', '/api/points'])
      expect((await ask(path)).headers.get('cache-control')).toMatch(/^public/)
  })

  test('a cookie is read by no script, sent by no other site, and a token of 256 bits that is not the person’s id', async () => {
    const [first, second] = [await cameAs('Ann'), await cameAs('Ann')]
    for (const cookie of [first, second]) {
      expect(cookie).toMatch(/^cardroom=[0-9a-f]{64}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/)
    }
    expect(first.split(';')[0]).not.toBe(second.split(';')[0])
    const me = (await (await ask('/api/me', { cookie: first })).json()) as { guest: { person: string } }
    // knowing the id that all see at the table doesn't make you that person
    for (const cookie of [`cardroom=${me.guest.person}`, `cardroom=${'0'.repeat(64)}`, 'cardroom=']) {
      expect(await (await ask('/api/me', { cookie })).json()).toEqual({ guest: null })
    }
  })

  test.each(Object.keys(ROUTES).filter(route => route.startsWith('POST')))(
    'a page of another site cannot use %s',
    async route => {
      const cookie = (await cameAs('Ann')).split(';')[0]!
      const path = route.slice('POST '.length).replace(':id', 'nowhere')
      for (const origin of ['http://elsewhere.example', `http://${address}.elsewhere.example`, 'null']) {
        const answer = await ask(path, { cookie, body: {}, origin })
        expect([answer.status, await answer.json()]).toEqual([
          403,
          { words: expect.stringMatching(/^Only this room’s own pages can do that: .* set CARDROOM_ORIGIN=/) },
        ])
      }
      expect((await ask(path, { cookie, body: { x: 1 }, origin: `http://${address}` })).status).not.toBe(403)
    },
  )

  test('no route takes a secret in its address', async () => {
    const { paths } = (await (await ask('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { parameters?: { name: string }[] }>>
    }
    const names = Object.values(paths).flatMap(methods =>
      Object.values(methods).flatMap(({ parameters = [] }) => parameters.map(({ name }) => name)),
    )
    expect([...new Set(names)].toSorted()).toEqual(['*', 'before', 'cards', 'form', 'format', 'id', 'number'])
  })
})

describe('a whole night', () => {
  /** Plays until this many deals are over. */
  const plays = async (client: Client, table: string, deals: number): Promise<void> => {
    let acted = 0
    await client.until(({ frame }) => {
      const now = frame()
      if ((now?.common.deals ?? 0) > deals) return true
      if (now?.own.legal?.due !== 'betting' || now.seq <= acted) return undefined
      acted = now.seq
      const act = { type: now.own.legal.check ? 'Check' : 'Call' }
      client.say({ type: 'do', id: `a${acted}`, table, order: { type: 'act', act } })
      return undefined
    })
  }

  test('leaves no card, code, token, password, name, address or word of anybody in the log', async () => {
    const [host, friend] = (await Promise.all([cameAs('Anneliese'), cameAs('Bartholomew')])).map(
      cookie => cookie.split(';')[0]!,
    ) as [string, string]
    await ask('/api/account', { cookie: host, body: { name: 'Anneliese', password: 'mellon mellon' } })
    await ask('/api/login', { body: { name: 'Anneliese', password: 'wrong mellon' } })
    const wanted = { form: 'holdem', pace: 'instant', bots: 2, sit: true, open: false, name: 'Our secret table' }
    const { id } = (await (await ask('/api/tables', { cookie: host, body: wanted })).json()) as { readonly id: string }
    const invited = await ask(`/api/tables/${id}/invitations`, { cookie: host, body: { role: 'spectator' } })
    const { code } = (await invited.json()) as { readonly code: string }
    await ask(`/api/tables/${id}/join`, { cookie: friend, body: { code } })
    await ask(`/api/tables/${id}/join?code=${code}`, { cookie: friend, body: { code: code.slice(1) } })
    const [page, rail] = [await callRoom(address, host), await callRoom(address, friend)]
    for (const client of [page, rail]) client.say({ type: 'watch', table: id })
    rail.say({ type: 'do', id: 'talk', table: id, order: { type: 'say', text: 'Schadenfreude' } })
    for (const bad of ['{"As":"Kd"}', 'As Kd', '{"type":"do","id":"Qh","table":"t","order":{"type":"Qh"}}'])
      rail.socket.send(bad)
    await plays(page, id, 3)
    for (const file of ['deals/1', 'deals/1/phh', 'deals/1/json', 'night/txt', 'bank.csv', 'people', 'night'])
      expect((await ask(`/api/tables/${id}/${file}`, { cookie: host })).status).toBe(200)
    const counts = await (
      await fetch(`http://${address}/metrics`, { headers: { authorization: 'Bearer count-me-in' } })
    ).text()
    for (const client of [page, rail]) client.close()
    const secrets = [
      code,
      code.slice(1),
      ...[host, friend].map(cookie => cookie.split('=')[1]!),
      'mellon',
      'Anneliese',
      'Bartholomew',
      'Schadenfreude',
      'Our secret table',
      '127.0.0.1',
    ]
    const logged = log.text()
    expect(logged.match(/"path":"\/api\/tables\/[^"]*\/join"/g)).not.toBeNull()
    // where the room itself listens, and by which name it was asked, is no secret
    const lines = logged.split('\n').filter(line => line !== '' && !/Server listening|set CARDROOM_ORIGIN/.test(line))
    expect(secrets.filter(secret => lines.some(line => line.includes(secret)))).toEqual([])
    // a line of the log has a level, times, a process and a machine: none of that is a card
    const entries = lines.map(line => ({ ...(JSON.parse(line) as object), hostname: '', reqId: '' }))
    expect(entries.filter(line => JSON.stringify(line).match(TOKEN) !== null)).toEqual([])
    expect(entries.length).toBeGreaterThan(40)
    // nor in the counts
    expect(counts).toContain('cardroom_orders_total{order="act"}')
    expect(secrets.filter(secret => counts.includes(secret))).toEqual([])
    expect(counts.match(TOKEN)).toBeNull()
  })
})
