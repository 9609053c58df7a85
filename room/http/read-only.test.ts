import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { type Client, callRoom, guestCookie, listening, post } from '../testing/room-client.ts'

const TOKEN = 'a-token-for-the-office'
let room: Room
let address: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false, officeToken: TOKEN, pause: async () => {} })
  address = await listening(room)
})
afterAll(() => room.close())

const setReadOnly = async (readOnly: boolean): Promise<void> => {
  const response = await fetch(`http://${address}/api/office`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ by: 'Olga', do: 'set-read-only', readOnly }),
  })
  expect(response.status).toBe(200)
}
const does = (line: Client, table: string, id: string, order: object) => {
  line.say({ type: 'do', id, table, order })
  return line.until(({ messages }) =>
    messages.find(it => (it.type === 'done' || it.type === 'refused') && it.id === id),
  )
}
const watches = async (cookie: string, table: string): Promise<Client> => {
  const line = await callRoom(address, cookie)
  line.say({ type: 'watch', table })
  await line.until(({ frame }) => frame() ?? undefined)
  return line
}

test('in read-only mode a hand in play is finished, no other begins, and every other order is refused', async () => {
  const [ann, bob] = [await guestCookie(address, 'Ann'), await guestCookie(address, 'Bob')]
  const wanted = { form: 'holdem', chairs: 3, name: 'Last hand', pace: 'instant' }
  const { id } = (await (await post(address, '/api/tables', wanted, ann)).json()) as { readonly id: string }
  const lines = [await watches(ann, id), await watches(bob, id)] as const
  for (const [i, line] of lines.entries())
    expect(await does(line, id, 'sit', { type: 'sit', seat: i + 1, chips: 200 })).toMatchObject({ type: 'done' })
  const isDue = (line: Client): true | undefined => line.frame()?.own.legal != null || undefined
  const due = await Promise.race(lines.map(line => line.until(() => isDue(line)).then(() => line)))
  const { deals } = due.frame()!.common
  await setReadOnly(true)
  for (const order of [
    { type: 'say', text: 'hello' },
    { type: 'away' },
    { type: 'pause', paused: true },
    { type: 'buy', chips: 20 },
  ])
    expect(await does(due, id, order.type, order)).toMatchObject({
      type: 'refused',
      why: 'read-only',
      words: expect.stringContaining('read-only'),
    })
  expect(await does(due, id, 'fold', { type: 'act', act: { type: 'Fold' } })).toMatchObject({ type: 'done' })
  // the hand is over: there is nothing left to act on
  expect(await does(due, id, 'again', { type: 'act', act: { type: 'Fold' } })).toMatchObject({ why: 'read-only' })
  const notice = (await (await fetch(`http://${address}/api/notice`)).json()) as object
  expect(notice).toMatchObject({ readOnly: true })
  expect(due.frame()!.common.deals).toBe(deals)
  await setReadOnly(false)
  await due.until(({ frame }) => frame()!.common.deals > deals || undefined)
  for (const line of lines) line.close()
})

test('nothing is made, named or logged in to while the room is read-only, and everything can be looked at', async () => {
  const ann = await guestCookie(address, 'Ann R')
  const { id } = (await (await post(address, '/api/tables', { form: 'holdem' }, ann)).json()) as { readonly id: string }
  const stranger = await guestCookie(address, 'Stranger')
  await setReadOnly(true)
  for (const [path, body] of [
    ['/api/guest', { name: 'New' }],
    ['/api/name', { name: 'Other' }],
    ['/api/account', { name: 'Ann R', password: 'correct horse' }],
    ['/api/login', { name: 'Ann R', password: 'correct horse' }],
    ['/api/tables', { form: 'holdem' }],
    ['/api/me/settings', { settings: 'dark' }],
    ['/api/events', { name: 'Nightly', start: { when: 'full', players: 4 } }],
    ['/api/floor/invitations', {}],
    ['/api/training/progress', {}],
  ] as const) {
    const refused = await post(address, path, body, path === '/api/guest' ? '' : ann)
    if (refused.status !== 400)
      expect([path, refused.status, await refused.json()]).toMatchObject([path, 503, { why: 'read-only' }])
  }
  // a newcomer watches, and isn't written down
  const line = await watches(stranger, id)
  expect(line.frame()!.own.role).toBe('spectator')
  line.say({
    type: 'order-to',
    what: 'floor',
    command: 'open',
    order: { type: 'OpenFloor', name: 'The Lamp', book: 'wsop' },
  })
  expect(await line.until(({ messages }) => messages.find(it => it.type === 'refused'))).toMatchObject({
    why: 'read-only',
  })
  for (const path of ['/api/tables', '/api/me', '/api/forms'])
    expect((await fetch(`http://${address}${path}`, { headers: { cookie: ann } })).status).toBe(200)
  expect((await post(address, '/api/logout', {}, stranger)).status).toBe(200)
  line.close()
  await setReadOnly(false)
})
