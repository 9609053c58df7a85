import { afterEach, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { listening } from '../testing/room-client.ts'

let room: Room
afterEach(() => room.close())

const TOKEN = 'count-me-in'
const open = async (): Promise<string> => {
  room = await openRoom({ file: ':memory:', log: false, metricsToken: TOKEN })
  return `http://${await listening(room)}`
}

test('a room that is open and can write is ready', async () => {
  const answer = await fetch(`${await open()}/readyz`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ ready: true })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('every answer has a number of its own under which the log has it', async () => {
  const address = await open()
  const ids = await Promise.all(
    ['/healthz', '/readyz', '/nowhere', '/healthz'].map(async path => {
      const { headers } = await fetch(`${address}${path}`, { headers: { 'x-request-id': 'chosen by the caller' } })
      return headers.get('x-request-id')
    }),
  )
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
})

test('the counts say whether the room can write, and what it has set aside', async () => {
  const answer = await fetch(`${await open()}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  const text = await answer.text()
  expect(text).toContain('cardroom_store_writable 1')
  expect(text).toContain('cardroom_set_aside 0')
  expect(text).toContain('cardroom_tables 0')
})
