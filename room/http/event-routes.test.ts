import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { eventResultsSchema, eventSheetsSchema } from '../protocol/event-results.ts'
import type { EventResults, EventSheets, EventView } from '../protocol/events.ts'
import { FAST_LEVELS } from '../testing/event-room.ts'
import { callRoom, guestCookie, listening, post } from '../testing/room-client.ts'

let room: Room
let address: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false })
  address = await listening(room)
})
afterAll(() => room.close())

const WANTED = {
  name: 'Sit-and-go',
  start: { when: 'full', players: 18 },
  pace: 'instant',
  seats: 6,
  finalSeats: 6,
  levels: FAST_LEVELS,
  buyIn: { price: 10, fee: 1, chips: 500 },
}
const get = async (path: string): Promise<Response> => fetch(`http://${address}${path}`)

describe('a tournament over the real server', () => {
  test('a sit-and-go of 18 with bots goes from registration to payout, and its results are given out', async () => {
    const cookie = await guestCookie(address, 'Ann')
    const made = await post(address, '/api/events', { ...WANTED, bots: 17 }, cookie)
    const { id } = (await made.json()) as { readonly id: string }
    const client = await callRoom(address, cookie, '/line?protocol=1')
    const what = `event/${id}`
    client.say({ type: 'follow', what })
    const viewOf = (): EventView | undefined => client.shown(what) as EventView | undefined
    const before = await client.until(() => viewOf())
    expect(before).toMatchObject({ own: null, mayRegister: true, clock: { phase: 'entries', players: 17 } })
    client.say({ type: 'order-to', what, command: 'one', order: { type: 'Register' } })
    // the eighteenth starts it: she has a seat with a page, and is dealt in though she has gone away
    const seated = await client.until(() => (viewOf()?.own?.hosted == null ? undefined : viewOf()))
    expect(seated.own).toMatchObject({ name: 'Ann', hosted: expect.stringMatching(/^[0-9a-f]{12}$/) })
    client.say({ type: 'order-to', what, command: 'two', order: { type: 'StepAway' } })
    const over = await client.until(() => (viewOf()?.clock.phase === 'ended' ? viewOf() : undefined))
    expect(over.clock.winner).not.toBeNull()
    client.close()

    const results = (await (await get(`/api/events/${id}/results`)).json()) as EventResults
    expect([...Compile(eventResultsSchema).Errors(results)]).toEqual([])
    expect(results.order.map(({ place }) => place)[0]).toBe(1)
    expect(results.order.reduce((sum, { prize }) => sum + prize, 0)).toBe(180)
    expect(results.order.filter(({ out }) => out !== null)).toHaveLength(17)
    expect(results.graph.players.at(-1)).toBe(1)
    const sheets = (await (await get(`/api/events/${id}/sheets`)).json()) as EventSheets
    expect([...Compile(eventSheetsSchema).Errors(sheets)]).toEqual([])
    const csv = await (await get(`/api/events/${id}/export/csv`)).text()
    expect(csv.trim().split('\r\n')).toHaveLength(19)
    const phh = await (await get(`/api/events/${id}/export/phh`)).text()
    expect(phh).toContain('variant')
    expect((await (await get(`/api/events/${id}/export/json`)).json()) as object).toEqual(results)
  }, 120_000)

  test('bad wishes make nothing, and are answered with what is wrong', async () => {
    const cookie = await guestCookie(address, 'Bob')
    expect((await post(address, '/api/events', WANTED, '')).status).toBe(401)
    const wrong = [
      { ...WANTED, book: 'constructor' },
      { ...WANTED, seats: 11 },
      { ...WANTED, levels: [] },
      { ...WANTED, bots: 19 },
      { ...WANTED, name: ' ' },
      { ...WANTED, secret: 1 },
    ]
    for (const wanted of wrong) expect((await post(address, '/api/events', wanted, cookie)).status).toBe(400)
    for (const path of ['results', 'sheets', 'export/csv'])
      expect((await get(`/api/events/nowhere/${path}`)).status).toBe(404)
    expect((await get('/api/events/__proto__/results')).status).toBe(404)
  })
})
