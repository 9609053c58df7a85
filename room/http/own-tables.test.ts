import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { callRoom, guestCookie, listening, post } from '../testing/room-client.ts'

let room: Room
let address: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false })
  address = await listening(room)
})
afterAll(() => room.close())

const made = async (wanted: object, cookie: string): Promise<string> => {
  const response = await post(address, '/api/tables', { pace: 'instant', clock: null, ...wanted }, cookie)
  return ((await response.json()) as { readonly id: string }).id
}
const tables = async (path: string, cookie = ''): Promise<readonly string[]> => {
  const response = await fetch(`http://${address}${path}`, { headers: { cookie } })
  return ((await response.json()) as { readonly tables: readonly { readonly id: string }[] }).tables.map(({ id }) => id)
}

describe('your own tables', () => {
  test('the host finds a table by invitation again, and nobody else learns of it', async () => {
    const ann = await guestCookie(address, 'Ann')
    const eve = await guestCookie(address, 'Eve')
    const secret = await made({ open: false }, ann)
    const open = await made({}, ann)
    expect(await tables('/api/me/tables', ann)).toEqual([secret, open])
    expect(await tables('/api/tables', ann)).not.toContain(secret)
    expect(await tables('/api/me/tables', eve)).toEqual([])
    expect(await tables('/api/me/tables')).toEqual([])
  })

  test('a table that you have looked at isn’t yours until you sit there, and not when it has ended', async () => {
    const ann = await guestCookie(address, 'Ann')
    const bob = await guestCookie(address, 'Bob')
    const table = await made({}, ann)
    const page = await callRoom(address, bob)
    page.say({ type: 'watch', table })
    await page.until(({ frame }) => frame() ?? undefined)
    expect(await tables('/api/me/tables', bob)).toEqual([])
    page.say({ type: 'do', id: 'sit', table, order: { type: 'sit', seat: 2, chips: 1000 } })
    await page.until(({ frame }) => (frame()?.own.seat === 2 ? true : undefined))
    expect(await tables('/api/me/tables', bob)).toEqual([table])
    const host = await callRoom(address, ann)
    host.say({ type: 'do', id: 'end', table, order: { type: 'end', ends: true } })
    await page.until(({ frame }) => (frame()?.common.ended === true ? true : undefined))
    expect(await tables('/api/me/tables', bob)).toEqual([])
    page.close()
    host.close()
  })
})

test('a table’s game is named in the language of the browser', async () => {
  const ann = await guestCookie(address, 'Ann')
  const id = await made({ form: 'holdem', structure: 'no-limit' }, ann)
  const stakes = async (path: string, language: string): Promise<string | undefined> => {
    const response = await fetch(`http://${address}${path}`, { headers: { cookie: ann, 'accept-language': language } })
    const listed = (await response.json()) as { tables: { id: string; game: { stakes: string } }[] }
    return listed.tables.find(it => it.id === id)?.game.stakes
  }
  for (const path of ['/api/tables', '/api/me/tables']) {
    expect(await stakes(path, 'en-US')).toMatch(/^[0-9-]+ no-limit$/)
    expect(await stakes(path, 'de-DE')).toMatch(/^[0-9-]+ No-Limit$/)
  }
})

describe('another name', () => {
  test('is shown at a table on the next visit, and is not one of an account', async () => {
    const ann = await guestCookie(address, 'Ann')
    const table = await made({ sit: true }, ann)
    expect((await post(address, '/api/name', { name: ' Annette ' }, ann)).status).toBe(200)
    const page = await callRoom(address, ann)
    page.say({ type: 'watch', table })
    const name = await page.until(({ frame }) => frame()?.common.seats[0]?.name)
    expect(name).toBe('Annette')
    page.close()
    const zoe = await guestCookie(address, 'Zoe')
    await post(address, '/api/account', { name: 'Zoe', password: 'open sesame' }, zoe)
    expect((await post(address, '/api/name', { name: 'zoe' }, ann)).status).toBe(409)
    expect((await post(address, '/api/name', { name: 'Zoë Two' }, zoe)).status).toBe(200)
    const login = (who: string) => post(address, '/api/login', { name: who, password: 'open sesame' })
    expect([(await login('zoë two')).status, (await login('Zoe')).status]).toEqual([200, 403])
    expect((await post(address, '/api/name', { name: 'Nobody' })).status).toBe(401)
  })
})
