import { readProof, verifyProof } from '@cardroom/fair'
import { historiesIn, replayHand } from '@cardroom/histories'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openArchive } from '../deals/archive.ts'
import type { DealsListed, PastDeal } from '../protocol/frames.ts'
import type { Tables } from '../tables/tables.ts'
import { botTable, playDeals } from '../testing/bot-table.ts'
import { checkRequests } from './checked.ts'
import { dealRoutes } from './deal-routes.ts'
import { answerFaults } from './faults.ts'

const DEALS = 30
let server: FastifyInstance
beforeAll(async () => {
  const { store, table } = await botTable('holdem')
  const archive = await openArchive('t', table, store, cause => {
    throw cause
  })
  await playDeals(table, DEALS)
  const tables = {
    find: async id => (id === 't' ? table : undefined),
    archive: id => (id === 't' ? archive : undefined),
  } as Pick<Tables, 'find' | 'archive'>
  server = Fastify()
  checkRequests(server)
  answerFaults(server, false, 65_536)
  const guestOf = ({ headers }: { readonly headers: object }) =>
    'ann' in headers ? { person: 'ann', name: 'Ann' } : null
  await server.register(dealRoutes({ tables, guestOf }))
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers })
const ann = { ann: 'yes' }

describe('the deals of a table over HTTP', () => {
  test('are listed page by page, the latest first', async () => {
    const first = (await get('/api/tables/t/deals')).json<DealsListed>()
    expect(first).toMatchObject({ table: 't', count: DEALS })
    expect(first.deals.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, i) => DEALS - i))
    const rest = (await get('/api/tables/t/deals?before=6')).json<DealsListed>()
    expect(rest.deals.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1])
    expect((await get('/api/tables/t/deals?before=1')).json<DealsListed>().deals).toEqual([])
    expect((await get('/api/tables/t/deals?before=9999')).json<DealsListed>().deals).toHaveLength(25)
    expect(rest.deals[0]!.won[0]).toMatchObject({ name: expect.stringMatching(/\w/), amount: expect.any(Number) })
  })

  test('are shown to a player with their cards, and to others without them', async () => {
    const own = (await get('/api/tables/t/deals/3', ann)).json<PastDeal>()
    const rail = (await get('/api/tables/t/deals/3')).json<PastDeal>()
    const hands = ({ steps }: PastDeal) => steps.flatMap(step => step.own.hands.flatMap(({ down }) => down))
    expect(own.seat).toBe(1)
    expect(hands(own).length).toBeGreaterThan(1)
    expect(hands(own)).not.toContain('??')
    expect(rail.seat).toBeNull()
    expect(hands(rail)).toEqual([])
    expect(own.steps.at(-1)!.deal.phase).toBe('ended')
    expect(own.steps.flatMap(({ lines }) => lines).length).toBeGreaterThan(5)
    expect(own.files.map(({ format, refused }) => [format, refused])).toEqual([
      ['phh', null],
      ['txt', null],
      ['jsonl', null],
      ['json', null],
    ])
  })

  test('are files that read back, one by one and all of the night', async () => {
    for (const [format, name] of [
      ['phh', 'phh'],
      ['txt', 'pokerstars'],
      ['jsonl', 'log'],
    ] as const) {
      const one = await get(`/api/tables/t/deals/2/${format}`, ann)
      expect(one.headers['content-disposition']).toBe(`attachment; filename="deal-2.${format}"`)
      expect(one.headers['cache-control']).toBe('private, no-store')
      const [hand] = [...historiesIn(one.body, name)].map(it => replayHand(it))
      expect(hand).toMatchObject({ problems: [], ended: true })
      const night = await get(`/api/tables/t/night/${format}`, ann)
      const hands = [...historiesIn(night.body, name)].map(it => replayHand(it))
      expect(hands).toHaveLength(DEALS)
      expect(hands.filter(({ problems }) => problems.length > 0)).toEqual([])
    }
    const read = readProof((await get('/api/tables/t/deals/2/json', ann)).json())
    if (!read.ok) throw new Error(read.refusal.why)
    expect(verifyProof(read.proof).every(({ wrong }) => wrong === null)).toBe(true)
  })

  test.each([
    ['/api/tables/nowhere/deals', 404, 'This table doesn’t exist.'],
    ['/api/tables/t/deals/31', 404, 'This table has no finished hand 31'],
    ['/api/tables/t/deals/31/json', 404, 'This table has no finished hand 31'],
    ['/api/tables/t/deals/0', 400, 'In the address number must be a whole number from 1 to'],
    ['/api/tables/t/deals/1/exe', 400, 'format must be phh, txt, jsonl or json'],
    ['/api/tables/t/deals?before=x', 400, 'In the query before must be a whole number'],
  ])('%s is answered with %i', async (url, status, words) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(words)
  })
})
