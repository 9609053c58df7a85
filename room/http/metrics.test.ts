import { afterEach, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { listening } from '../testing/room-client.ts'

let room: Room
afterEach(() => room.close())

const asks = async (metricsToken: string | undefined, headers: Readonly<Record<string, string>>): Promise<number> => {
  room = await openRoom({ file: ':memory:', log: false, metricsToken, trustProxy: 'loopback' })
  const { status } = await fetch(`http://${await listening(room)}/metrics`, { headers })
  return status
}

test.each([
  ['no token is set', undefined, {}],
  ['no token is set, and one is guessed', undefined, { authorization: 'Bearer undefined' }],
  ['an empty one is set', '', { authorization: 'Bearer ' }],
  ['none is sent', 'count-me-in', {}],
  ['another is sent', 'count-me-in', { authorization: 'Bearer count-me-on' }],
  ['a longer one is sent', 'count-me-in', { authorization: 'Bearer count-me-inn' }],
  ['somebody comes by a proxy on this machine', 'count-me-in', { 'x-forwarded-for': '127.0.0.1' }],
] as const)('the counts are closed where %s', async (_, token, headers) => {
  expect(await asks(token, headers)).toBe(403)
})

test('only a request with the token gets the counts', async () => {
  expect(await asks('count-me-in', { authorization: 'Bearer count-me-in' })).toBe(200)
})
