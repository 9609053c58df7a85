import { forms } from '@cardroom/engine'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { ledger } from '../rules/ledger.ts'
import { callRoom, listening } from '../testing/room-client.ts'
import { ROUTES } from './openapi.ts'

type Schema = Readonly<Record<string, unknown>>
type Described = {
  readonly openapi: string
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> }
            readonly responses: Readonly<
              Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
            >
          }
        >
      >
    >
  >
}

let room: Room
let described: Described
let host: string
let stranger: string
let table: string
let event: string
/** What a stranger was answered before the first deal. */
let atFirst: readonly string[]
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false, limits: { requests: 10_000 } })
  const address = await listening(room)
  described = (await inject('GET', '/api/openapi.json')).json()
  const came = await inject('POST', '/api/guest', { name: 'Ann' })
  host = String(came.headers['set-cookie']).split(';')[0]!
  const wanted = { form: 'holdem', pace: 'instant', bots: 2, sit: true, open: false }
  table = (await inject('POST', '/api/tables', wanted, host)).json<{ readonly id: string }>().id
  event = (await inject('POST', '/api/events', EVENT, host)).json<{ readonly id: string }>().id
  stranger = String((await inject('POST', '/api/guest', { name: 'Sid' })).headers['set-cookie']).split(';')[0]!
  atFirst = await answersTo(stranger)
  // a deal is over by the time that the routes are asked
  const ann = await callRoom(address, host)
  ann.say({
    type: 'order-to',
    what: 'floor',
    command: 'f1',
    order: { type: 'OpenFloor', name: 'The Lamp', book: 'wsop' },
  })
  await ann.until(({ messages }) => messages.find(message => 'id' in message && message.id === 'f1'))
  ann.say({ type: 'watch', table })
  let acted = 0
  await ann.until(({ frame }) => {
    const now = frame()
    if ((now?.common.deals ?? 0) > 1) return true
    if (now?.own.legal?.due !== 'betting' || now.seq <= acted) return undefined
    acted = now.seq
    const act = { type: now.own.legal.check ? 'Check' : 'Call' }
    ann.say({ type: 'do', id: `a${acted}`, table, order: { type: 'act', act } })
    return undefined
  })
  ann.close()
})
afterAll(() => room.close())

/** A tournament that waits for its second player. */
const EVENT = { name: 'Sunday', start: { when: 'full', players: 2 } }

const NOTE = { about: 'p7', name: 'Bea', text: 'calls too much', colour: 'blue' }

const inject = (method: 'GET' | 'POST', url: string, payload?: object, cookie = '') =>
  room.server.inject({ method, url, headers: { cookie }, ...(payload !== undefined && { payload }) })

/** All that is answered of the table to somebody who knows its link alone: one of these, and one without a name. */
const answersTo = async (cookie: string): Promise<readonly string[]> => {
  const paths = [
    'bank',
    'bank.csv',
    'night',
    'night/phh',
    'deals',
    'deals/1',
    'deals/1/jsonl',
    'deals/1/json',
    'people',
    'house',
    'desk',
  ]
  const answers = await Promise.all(
    ['', cookie].flatMap(by => paths.map(path => inject('GET', `/api/tables/${table}/${path}`, undefined, by))),
  )
  const lobby = await inject('GET', '/api/tables', undefined, cookie)
  return [lobby, ...answers].map(({ statusCode, body }) => `${statusCode} ${body}`)
}

/** What is wrong with an answer by what is described of its route; empty if nothing is. */
const wrongWith = (route: string, status: number, body: string): readonly string[] => {
  const [method = '', path = ''] = route.split(' ')
  const named = path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{*}')
  const answer = described.paths[named]?.[method.toLowerCase()]?.responses[status]
  const schema = Object.values(answer?.content ?? {})[0]?.schema
  if (schema === undefined) return [`${route} has no answer ${status}`]
  if (schema.type === 'string') return body === '' ? [`${route} ${status} is empty`] : []
  const checked = Compile(schema)
  const value = JSON.parse(body) as unknown
  return checked.Check(value)
    ? []
    : checked.Errors(value).map(error => `${route} ${status}: ${error.instancePath} ${error.message}`)
}

type Call = { readonly url?: string; readonly body?: object; readonly by?: 'host' | 'nobody'; readonly status?: number }

/** How each route is asked, as it should be and as it should not. */
const CALLS = (): Readonly<Record<string, readonly Call[]>> => {
  const at = (rest: string, status = 200): Call => ({ url: `/api/tables/${table}/${rest}`, status })
  const of = (rest: string, status = 200): Call => ({ url: `/api/events/${event}/${rest}`, status })
  const outside = (rest: string, ...statuses: readonly [number, number, number]): readonly Call[] => [
    { url: `/api/tables/${table}/${rest}`, by: 'nobody', status: statuses[0] },
    { url: `/api/tables/nowhere/${rest}`, status: statuses[1] },
    { url: `/api/tables/%20/${rest}`, status: statuses[2] },
  ]
  return {
    'GET /api': [{}],
    'GET /api/openapi.json': [{}],
    'GET /healthz': [{}],
    'GET /readyz': [{}],
    'GET /api/notice': [{}],
    'GET /api/office': [{ status: 403 }],
    'POST /api/office': [
      { body: { do: 'stop-dealing', stopped: true, by: 'Ann' }, status: 403 },
      { body: { do: 'stop-dealing', by: 'Ann' }, status: 400 },
    ],
    'POST /api/office/people': [
      { body: {}, status: 403 },
      { body: { find: 'x'.repeat(41) }, status: 400 },
    ],
    'GET /api/office/audit': [{ status: 403 }],
    'GET /api/record/export.csv': [{ status: 404 }, { by: 'nobody', status: 401 }],
    'GET /api/record/export.json': [{ status: 404 }, { by: 'nobody', status: 401 }],
    'GET /metrics': [{ status: 403 }],
    'GET /api/me': [{}, { by: 'nobody' }],
    'POST /api/guest': [
      { body: { name: 'Bea' }, by: 'nobody' },
      { body: { name: '' }, by: 'nobody', status: 400 },
    ],
    'POST /api/name': [
      { body: { name: 'Ann' } },
      { body: { name: ' ' }, status: 400 },
      { body: { name: 'Bea' }, by: 'nobody', status: 401 },
    ],
    'POST /api/account': [
      { body: { name: 'Ann', password: 'open sesame' } },
      { body: { name: 'Ann', password: 'open barley' }, status: 403 },
      { body: { name: 'Ann', password: 'open sesame' }, by: 'nobody', status: 401 },
      { body: { name: 'Ann' }, status: 400 },
    ],
    'POST /api/login': [
      { body: { name: 'Ann', password: 'open sesame' } },
      { body: { name: 'Ann', password: 'wrong' }, status: 403 },
      { body: {}, status: 400 },
    ],
    'POST /api/logout': [
      { body: {}, by: 'nobody' },
      { body: { x: 1 }, status: 400 },
    ],
    'GET /api/tables': [{}],
    'POST /api/tables': [
      { body: { form: 'omaha-8' } },
      { body: { form: 'omaha-8' }, by: 'nobody', status: 401 },
      { body: { form: 'nothing' }, status: 400 },
    ],
    'GET /api/forms': [{}],
    'GET /api/lessons/:form': [
      { url: '/api/lessons/badaci' },
      { url: '/api/lessons/bridge', status: 404 },
      { url: '/api/lessons/__proto__', status: 400 },
    ],
    'GET /api/incidents': [{}],
    'GET /api/rules/*': [
      { url: '/api/rules/rrp/3/betting/4a' },
      { url: '/api/rules/rrp/0/nothing', status: 404 },
      { url: '/api/rules/__proto__', status: 400 },
    ],
    'GET /api/points': [{}],
    'POST /api/events': [
      { body: EVENT },
      { body: { ...EVENT, seats: 11 }, status: 400 },
      { body: { ...EVENT, buyIn: { price: 10, fee: 0, chips: 7 } }, status: 400 },
      { body: EVENT, by: 'nobody', status: 401 },
    ],
    'GET /api/events/:id/results': [
      of('results'),
      { url: '/api/events/nowhere/results', status: 404 },
      { url: '/api/events/%20/results', status: 400 },
    ],
    'GET /api/events/:id/sheets': [
      of('sheets'),
      { url: '/api/events/nowhere/sheets', status: 404 },
      { url: '/api/events/%20/sheets', status: 400 },
    ],
    'GET /api/events/:id/season': [
      of('season', 404),
      { url: '/api/events/nowhere/season', status: 404 },
      { url: '/api/events/%20/season', status: 400 },
    ],
    'POST /api/events/:id/flights': [
      { url: '/api/events/nowhere/flights', body: { from: 'nowhere' }, status: 404 },
      { url: '/api/events/nowhere/flights', body: { from: ' ' }, status: 400 },
    ],
    'GET /api/events/:id/export/:format': [
      of('export/csv'),
      of('export/json'),
      // nobody has been dealt a hand yet
      of('export/phh', 422),
      of('export/exe', 400),
      { url: '/api/events/nowhere/export/csv', status: 404 },
    ],
    'POST /api/events/structure': [
      { body: { players: 12, minutes: 180 } },
      { body: { players: 300, minutes: 600, smallest: 25, book: 'wsop', levelMinutes: 30 } },
      { body: { players: 12, minutes: 180, smallest: 10_000 }, status: 400 },
    ],
    'POST /api/house': [{ body: { name: 'Ours', book: 'rrp' } }, { body: { book: 'nothing' }, status: 400 }],
    'GET /api/tables/:id/house': [at('house'), ...outside('house', 403, 404, 400)],
    'GET /api/houses': [{}],
    'POST /api/houses': [{ body: { name: 'Ours', book: 'rrp' } }, { body: { book: 'nothing' }, status: 400 }],
    'GET /api/houses/:id/:number': [
      { url: '/api/houses/ours/1' },
      { url: '/api/houses/ours/99', status: 404 },
      { url: '/api/houses/ours/x', status: 400 },
    ],
    'GET /api/training': [{}],
    'POST /api/training/groups': [{ body: { name: 'Monday' } }, { body: { name: '' }, status: 400 }],
    'GET /api/training/groups/:id': [{ url: '/api/training/groups/none', status: 404 }],
    'POST /api/training/groups/:id/join': [{ url: '/api/training/groups/none/join', body: {}, status: 409 }],
    'POST /api/training/groups/:id/leave': [{ url: '/api/training/groups/none/leave', body: {}, status: 409 }],
    'POST /api/training/progress': [{ body: { asked: 0, areas: [], weak: [] } }, { body: {}, status: 400 }],
    'POST /api/training/practice': [
      { body: { device: 'phone', from: 0, answers: [], brought: null, forget: false } },
      { body: { device: 'phone', from: -1, answers: [], brought: null, forget: false }, status: 400 },
    ],
    'POST /api/training/exams': [
      { body: { questions: 10, mark: 80, book: 'rrp', areas: ['hands', 'rulings'], family: 'board' } },
      { body: {}, status: 400 },
    ],
    'POST /api/training/exams/:id/answers': [
      { url: '/api/training/exams/none/answers', body: { number: 0, option: 0 }, status: 409 },
      { url: '/api/training/exams/none/answers', body: { number: -1, option: 0 }, status: 400 },
    ],
    'GET /api/training/exams/:id': [{ url: '/api/training/exams/none', status: 404 }],
    'GET /api/tables/:id/desk': [at('desk'), ...outside('desk', 403, 404, 400)],
    'GET /api/tables/:id/bank': [at('bank'), ...outside('bank', 401, 404, 400)],
    'GET /api/tables/:id/bank.csv': [at('bank.csv'), ...outside('bank.csv', 401, 404, 400)],
    'GET /api/tables/:id/night': [at('night'), ...outside('night', 401, 404, 400)],
    'GET /api/tables/:id/night/:format': [
      at('night/phh'),
      at('night/txt'),
      at('night/jsonl'),
      ...outside('night/phh', 403, 404, 400),
    ],
    'GET /api/tables/:id/deals': [at('deals'), at('deals?before=2'), ...outside('deals', 403, 404, 400)],
    'GET /api/tables/:id/deals/:number': [at('deals/1'), at('deals/999', 404), ...outside('deals/1', 403, 404, 400)],
    'GET /api/tables/:id/deals/:number/:format': [
      ...['phh', 'txt', 'jsonl', 'json'].map(format => at(`deals/1/${format}`)),
      at('deals/1/exe', 400),
      ...outside('deals/1/phh', 403, 404, 400),
    ],
    'POST /api/tables/:id/invitations': [
      { ...at('invitations'), body: { role: 'player', uses: 2 } },
      { ...at('invitations', 400), body: { role: 'king' } },
      { ...at('invitations', 401), body: { role: 'player' }, by: 'nobody' },
    ],
    'POST /api/tables/:id/join': [
      { ...at('join', 403), body: { code: 'A'.repeat(22) } },
      { ...at('join', 401), body: { code: 'A'.repeat(22) }, by: 'nobody' },
      { ...at('join', 400), body: { code: 'A' } },
    ],
    'POST /api/tables/:id/fill': [
      // it is hold'em that is played there
      { ...at('fill', 409), body: { rows: [['As'], [], []] } },
      { ...at('fill', 400), body: { rows: [['Ax']] } },
      { ...at('fill', 401), body: { rows: [] }, by: 'nobody' },
    ],
    'GET /api/tables/:id/people': [at('people'), ...outside('people', 401, 404, 400)],
    'GET /api/me/tables': [{}, { by: 'nobody' }],
    'GET /api/me/book': [{}, { by: 'nobody', status: 401 }],
    'GET /api/me/own': [{}, { by: 'nobody', status: 401 }],
    'GET /api/me/stats': [{}, { by: 'nobody', status: 401 }],
    'POST /api/me/settings': [
      { body: { settings: '{}' } },
      { body: { settings: 7 }, status: 400 },
      { body: { settings: '{}' }, by: 'nobody', status: 401 },
    ],
    'POST /api/me/notes': [
      { body: NOTE },
      { body: { ...NOTE, colour: 'mauve' }, status: 400 },
      { body: NOTE, by: 'nobody', status: 401 },
    ],
    'POST /api/floor/invitations': [
      { body: { for: { kiosk: true } } },
      { body: { for: { throne: true } }, status: 400 },
      { body: { for: { kiosk: true } }, by: 'nobody', status: 401 },
    ],
    'POST /api/floor/join': [
      { body: { code: 'A'.repeat(22) }, status: 403 },
      { body: { code: 'A' }, status: 400 },
      { body: { code: 'A'.repeat(22) }, by: 'nobody', status: 401 },
    ],
    'POST /api/floor/kiosk': [
      { body: { name: 'Ann', pin: '1234' } },
      { body: { name: 'Ann', pin: '12' }, status: 400 },
      { body: { name: 'Ann', pin: '1234' }, by: 'nobody', status: 401 },
    ],
    'POST /api/floor/log': [
      { body: { search: 'ann' } },
      { body: { search: 7 }, status: 400 },
      { body: {}, by: 'nobody', status: 401 },
    ],
    'GET /api/floor/report': [{}, { by: 'nobody', status: 401 }],
    'GET /api/floor/report.csv': [{}, { by: 'nobody', status: 401 }],
  }
}

describe('every route answers as it is described', () => {
  test('all routes are asked here, and all that take something say what', () => {
    expect(Object.keys(CALLS()).toSorted()).toEqual(Object.keys(ROUTES).toSorted())
    expect(described.openapi).toMatch(/^3\.1/)
    for (const [path, methods] of Object.entries(described.paths)) {
      for (const [method, { requestBody, responses }] of Object.entries(methods)) {
        const taken = Object.values(requestBody?.content ?? {})[0]?.schema
        // one kind of object, or one of several
        if (method === 'post')
          for (const kind of (taken?.anyOf as readonly Schema[] | undefined) ?? [taken])
            expect(kind, path).toMatchObject({ type: 'object' })
        expect(responses, path).toHaveProperty('200')
        expect(responses, path).toHaveProperty('429')
      }
    }
  })

  test.each(Object.keys(ROUTES))('%s', async route => {
    const [method, path] = route.split(' ') as ['GET' | 'POST', string]
    for (const { url = path, body, by = 'host', status = 200 } of CALLS()[route]!) {
      const answer = await inject(method, url, body, by === 'host' ? host : '')
      expect([url, answer.statusCode, answer.body.slice(0, 200)]).toEqual([url, status, expect.any(String)])
      expect(wrongWith(route, status, answer.body)).toEqual([])
    }
  })

  test('somebody with the link of a private table and nothing else is answered the same whatever happens there', async () => {
    const now = await answersTo(stranger)
    // other tables are in the lobby by now
    expect(now.slice(1)).toEqual(atFirst.slice(1))
    expect(now.slice(1).every(answer => answer.startsWith('40'))).toBe(true)
    expect(now.join()).not.toMatch(new RegExp(`Ann|${table}`))
  })

  test('a code lets somebody in, and the answer fits', async () => {
    const invited = await inject('POST', `/api/tables/${table}/invitations`, { role: 'player' }, host)
    const came = await inject('POST', '/api/guest', { name: 'Fay' })
    const cookie = String(came.headers['set-cookie']).split(';')[0]!
    const { code } = invited.json<{ readonly code: string }>()
    const joined = await inject('POST', `/api/tables/${table}/join`, { code }, cookie)
    expect(joined.json()).toEqual({ table })
    expect(wrongWith('POST /api/tables/:id/join', 200, joined.body)).toEqual([])
  })

  test('a rule of every book is found by its id, and every form is listed', async () => {
    for (const id of ledger('en').rows.keys()) expect(id).toMatch(/^[a-z0-9/.-]{1,80}$/)
    const listed = (await inject('GET', '/api/forms')).json<{ readonly forms: readonly object[] }>()
    expect(listed.forms).toHaveLength(Object.keys(forms).length)
  })

  test('rules and points are answered in the language of the page, and kept apart by it', async () => {
    for (const [url, words] of [
      ['/api/rules/rrp/3/betting/4a', 'Cap: ein Einsatz und drei Erhöhungen'],
      ['/api/points', 'Wer hat das letzte Wort'],
    ] as const) {
      const [german, english] = await Promise.all(
        ['de-AT,de;q=0.9,en;q=0.5', 'fr'].map(language =>
          room.server.inject({ method: 'GET', url, headers: { 'accept-language': language } }),
        ),
      )
      expect(german!.headers.vary).toContain('accept-language')
      expect(german!.body).toContain(words)
      expect(english!.body).not.toContain(words)
    }
  })

  test('the page of the routes names each, and takes nothing from elsewhere', async () => {
    const { body, headers } = await inject('GET', '/api')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const [route, words] of Object.entries(ROUTES)) {
      expect(body).toContain(route.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{*}'))
      expect(body).toContain(words.replaceAll("'", '&#39;'))
    }
    expect(body).not.toMatch(/https?:|<script/)
  })
})
