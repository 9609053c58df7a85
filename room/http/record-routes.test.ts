import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import type { RecordView } from '../protocol/record.ts'
import { noLimit } from '../testing/floor-room.ts'
import { callRoom, guestCookie, listening } from '../testing/room-client.ts'

let room: Room
let address: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false })
  address = await listening(room)
})
afterAll(() => room.close())

/** A screen on the line. */
const screen = async (cookie: string, what: string) => {
  const client = await callRoom(address, cookie)
  let count = 0
  client.say({ type: 'follow', what })
  return {
    order: (order: object): Promise<object> => {
      const id = `${what}${++count}`
      client.say({ type: 'order-to', what, command: id, order })
      return client.until(({ messages }) => messages.find(message => 'id' in message && message.id === id))
    },
    seen: () => client.until(({ messages }) => messages.find(it => it.type === 'shown' || it.type === 'not-shown')),
  }
}
const viewOf = async (cookie: string): Promise<RecordView> =>
  ((await (await screen(cookie, 'record')).seen()) as unknown as { readonly view: RecordView }).view
const get = (path: string, cookie: string) => fetch(`http://${address}${path}`, { headers: { cookie } })

test('staff record a breach, the book proposes, a bar keeps the player off the floor, and it is exported', async () => {
  const manager = await guestCookie(address, 'Max')
  const podium = await screen(manager, 'floor')
  await podium.seen()
  await podium.order({ type: 'OpenFloor', name: 'The Lamp', book: 'wsop' })
  await podium.order({ type: 'OfferGame', game: '2-5', kind: noLimit(2, 5) })
  await podium.order({ type: 'AddName', name: 'Bob' })
  const record = await screen(manager, 'record')
  expect(await record.seen()).toMatchObject({ view: { screen: 'record', name: 'The Lamp', record: null } })
  expect((await get('/api/record/export.csv', manager)).status).toBe(404)
  const { player } = (await viewOf(manager)).people.find(it => it.name === 'Bob')!

  const threat = { type: 'ReportOffence', offence: 'threat', players: [player], note: 'at the dealer' }
  expect(await record.order(threat)).toMatchObject({ type: 'done' })
  const { record: kept, me } = await viewOf(manager)
  expect(me).toEqual({ name: 'Max', role: 'management' })
  expect(kept).toMatchObject({ book: 'wsop', offences: [{ number: 1, reporter: 'Max', proposed: { step: 'remove' } }] })

  expect(await record.order({ type: 'Decide', entry: 1, step: 'suspend' })).toMatchObject({ why: 'step-not-offered' })
  expect(await record.order({ type: 'Decide', entry: 1, step: 'bar-for-life' })).toMatchObject({ type: 'done' })
  const joins = { type: 'JoinList', player, game: '2-5', way: 'in-person' }
  await expect.poll(() => podium.order(joins)).toMatchObject({ type: 'refused', why: 'barred' })
  expect(await record.order({ type: 'Lift', entry: 1, reason: 'mistaken identity' })).toMatchObject({ type: 'done' })
  await expect.poll(() => podium.order(joins)).toMatchObject({ type: 'done' })

  const csv = await get('/api/record/export.csv', manager)
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(await csv.text()).toMatch(/^1,offence,.*,Bob,threat,,at the dealer,Max,remove,bar-for-life,/m)
  expect(await (await get('/api/record/export.json', manager)).json()).toMatchObject({
    host: 'The Lamp',
    offences: [{ name: 'Bob' }],
  })
})

test('nobody else sees it, writes in it or takes it along; nonsense changes nothing', async () => {
  const guest = await guestCookie(address, 'Eve')
  const record = await screen(guest, 'record')
  expect(await record.seen()).toMatchObject({ type: 'not-shown' })
  const order = { type: 'ReportOffence', offence: 'phone', players: ['x'] }
  expect(await record.order(order)).toMatchObject({ type: 'refused', why: 'not-your-office' })
  expect((await get('/api/record/export.csv', guest)).status).toBe(403)
  expect((await get('/api/record/export.json', '')).status).toBe(401)
  const manager = await screen(await guestCookie(address, 'Nobody'), 'record')
  expect(await manager.order({ type: 'ReportOffence' })).toMatchObject({ type: 'refused' })
})
