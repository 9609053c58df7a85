import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { listening } from '../testing/room-client.ts'

let room: Room
let address: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false })
  address = await listening(room)
})
afterAll(() => room.close())

const post = async (path: string, body: unknown, cookie = '') => {
  const response = await fetch(`http://${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    cookie: (response.headers.getSetCookie()[0] ?? '').split(';')[0]!,
    data: (await response.json()) as object,
  }
}
const own = async (cookie: string) => {
  const response = await fetch(`http://${address}/api/me/own`, { headers: { cookie } })
  return { status: response.status, data: await response.json() }
}
const account = async (name: string): Promise<string> => {
  const { cookie } = await post('/api/guest', { name })
  const made = await post('/api/account', { name, password: 'correct horse' }, cookie)
  return made.cookie === '' ? cookie : made.cookie
}
const NOTE = { about: 'p7', name: 'Bea', text: 'calls too much', colour: 'blue' }

describe('what the room keeps for people', () => {
  test('it keeps settings and notes for an account, and shows them to nobody else', async () => {
    const [ann, bea] = [await account('Ann'), await account('Bea')]
    expect((await post('/api/me/settings', { settings: '{"theme":"dark"}' }, ann)).status).toBe(200)
    expect((await post('/api/me/notes', NOTE, ann)).status).toBe(200)
    expect(await own(ann)).toEqual({
      status: 200,
      data: { settings: '{"theme":"dark"}', notes: [NOTE] },
    })
    expect(await own(bea)).toEqual({ status: 200, data: { settings: null, notes: [] } })
  })

  test('guests keep theirs in the browser, and nobody without a name is asked', async () => {
    const { cookie } = await post('/api/guest', { name: 'Guest' })
    expect((await own(cookie)).status).toBe(403)
    expect((await post('/api/me/notes', NOTE, cookie)).status).toBe(403)
    expect((await own('')).status).toBe(401)
  })

  test('what is too long or strange is refused and changes nothing', async () => {
    const ann = await account('Cleo')
    for (const bad of [
      { ...NOTE, text: 'x'.repeat(501) },
      { ...NOTE, colour: 'pink' },
      { ...NOTE, about: '../x' },
      { ...NOTE, more: 1 },
      null,
    ]) {
      expect((await post('/api/me/notes', bad, ann)).status).toBe(400)
    }
    for (const bad of [
      { settings: { theme: 'dark' } },
      { settings: 'x'.repeat(8001) },
      { settings: 'x', more: 1 },
      {},
      [],
    ]) {
      expect((await post('/api/me/settings', bad, ann)).status).toBe(400)
    }
    expect((await own(ann)).data).toEqual({ settings: null, notes: [] })
  })
})
