import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { noLimit } from '../testing/floor-room.ts'
import { callRoom, guestCookie, listening, post } from '../testing/room-client.ts'

let room: Room
let address: string
let manager: string
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
    close: client.close,
    order: (order: object): Promise<object> => {
      const id = `o${++count}`
      client.say({ type: 'order-to', what, command: id, order })
      return client.until(({ messages }) => messages.find(message => 'id' in message && message.id === id))
    },
    seen: () => client.until(({ messages }) => messages.find(it => it.type === 'shown' || it.type === 'not-shown')),
    last: () => client.messages.at(-1),
  }
}

describe('the floor over HTTP and the line', () => {
  test('opens, invites, takes names at a kiosk, and tells its day', async () => {
    manager = await guestCookie(address, 'Max')
    const podium = await screen(manager, 'floor')
    expect(await podium.seen()).toMatchObject({ view: { screen: 'none', mayOpen: true } })
    expect(await podium.order({ type: 'OpenFloor', name: 'The Lamp', book: 'wsop' })).toMatchObject({ type: 'done' })
    await podium.order({ type: 'OfferGame', game: '2-5', kind: noLimit(2, 5) })

    const invited = await post(address, '/api/floor/invitations', { for: { kiosk: true }, uses: 1 }, manager)
    const { code } = (await invited.json()) as { readonly code: string }
    const device = await guestCookie(address, 'Kiosk')
    const entry = { name: 'Ann', pin: '1234', order: { type: 'JoinList', game: '2-5' } }
    expect((await post(address, '/api/floor/kiosk', entry, device)).status).toBe(403)
    expect(await (await post(address, '/api/floor/join', { code }, device)).json()).toEqual({ what: 'floor/kiosk' })

    const put = { ...entry, command: 'k1' }
    expect(await (await post(address, '/api/floor/kiosk', put, device)).json()).toMatchObject({
      you: { name: 'Ann' },
      lists: [{ game: '2-5', place: 1 }],
    })
    // the same again is carried out once, and nobody speaks for Ann without her PIN
    expect((await post(address, '/api/floor/kiosk', put, device)).status).toBe(200)
    const other = { name: 'ann', pin: '9999', order: { type: 'LeaveList', game: '2-5' } }
    const refused = await post(address, '/api/floor/kiosk', other, device)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ why: 'wrong-pin' })
    expect((await post(address, '/api/floor/kiosk', { name: 'Ann', pin: '12' }, device)).status).toBe(400)

    const get = (path: string, cookie: string) => fetch(`http://${address}${path}`, { headers: { cookie } })
    const found = await post(address, '/api/floor/log', { search: 'ann' }, manager)
    const log = (await found.json()) as { readonly entries: object[] }
    expect(log.entries.length).toBe(2)
    expect((await post(address, '/api/floor/log', {}, device)).status).toBe(403)
    // a name that is sought stands in no address
    expect((await get('/api/floor/log?search=ann', manager)).status).toBe(404)
    expect((await get('/api/floor/report', '')).status).toBe(401)
    expect(await (await get('/api/floor/report', manager)).json()).toMatchObject({ screen: 'report', players: 1 })
    const csv = await get('/api/floor/report.csv', manager)
    expect(csv.headers.get('content-type')).toMatch(/^text\/csv/)
    expect(await csv.text()).toContain('game,2-5,seats filled,0\r\n')
    podium.close()
  })

  test('takes a limited number of names from a script that comes as one guest after another', async () => {
    const order = { type: 'JoinList', game: '2-5' }
    const answered: object[] = []
    for (let guest = 0; guest < 25; guest++) {
      const phone = await screen(await guestCookie(address, `Script ${guest}`), 'floor/me')
      answered.push(await phone.order(order))
      phone.close()
    }
    expect(answered.filter(it => 'type' in it && it.type === 'done')).toHaveLength(20)
    expect(answered.at(-1)).toMatchObject({ type: 'refused', why: 'list-is-full' })
    // a player at the podium is put down all the same
    const podium = await screen(manager, 'floor')
    expect(await podium.order({ type: 'AddName', name: 'Bob', game: '2-5' })).toMatchObject({ type: 'done' })
    podium.close()
  })

  test('shows the board to anybody, and the podium to staff alone', async () => {
    const cookie = await guestCookie(address, 'Eve')
    const board = await screen(cookie, 'floor/board')
    expect(await board.seen()).toMatchObject({ type: 'shown', view: { screen: 'board', name: 'The Lamp' } })
    const podium = await screen(cookie, 'floor')
    expect(await podium.seen()).toMatchObject({ type: 'not-shown', why: 'not-your-office' })
    board.close()
    podium.close()
  })
})
