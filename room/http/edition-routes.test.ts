import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import type { KeptHouseShown } from '../protocol/houses.ts'
import { guestCookie, listening } from '../testing/room-client.ts'

let room: Room
let address: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false })
  address = await listening(room)
})
afterAll(() => room.close())

const get = async <T>(path: string): Promise<T> => (await fetch(`http://${address}${path}`)).json() as Promise<T>
const send = async (path: string, cookie: string, body: object) => {
  const response = await fetch(`http://${address}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> }
}

test('a table names the edition it plays by, if it was signed here and nothing in it was changed', async () => {
  const ann = await guestCookie(address, 'Ann')
  const house = { name: 'Friday night', book: 'rrp', overrides: { limitRaiseCapThreePlusRounds: 4 } }
  expect((await send('/api/houses', '', house)).status).toBe(401)
  expect((await send('/api/houses', ann, { ...house, book: 'hoyle' })).status).toBe(400)
  const forged = { number: 7, on: '2020-01-01', by: 'Somebody', seal: 'a'.repeat(64) }
  expect(await send('/api/houses', ann, { ...house, edition: forged })).toMatchObject({
    status: 200,
    body: { id: 'friday-night', mine: true, editions: [{ edition: { number: 1, by: 'Ann' }, points: 1 }] },
  })
  const { houses } = await get<{ readonly houses: readonly KeptHouseShown[] }>('/api/houses')
  expect(houses).toMatchObject([{ name: 'Friday night', mine: false }])
  const signed = await get<{ readonly house: object; readonly edition: object }>('/api/houses/friday-night/1')
  expect(signed).toMatchObject({ house, edition: { number: 1 } })
  expect((await fetch(`http://${address}/api/houses/friday-night/2`)).status).toBe(404)

  const rulesOf = async (sent: object) => {
    const made = await send('/api/tables', ann, { form: 'holdem', house: sent })
    return get<object>(`/api/tables/${made.body.id as string}/house`)
  }
  expect(await rulesOf({ ...signed.house, edition: signed.edition })).toMatchObject({ edition: signed.edition })
  expect(await rulesOf({ ...signed.house, overrides: {}, edition: signed.edition })).toMatchObject({ edition: null })
  expect(await rulesOf({ ...house, edition: forged })).toMatchObject({ edition: null })
})
