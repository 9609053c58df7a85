import { afterEach, expect, test } from 'vitest'
import { type ClusterRooms, openRooms } from '../testing/cluster-rooms.ts'
import { callRoom, guestCookie, post } from '../testing/room-client.ts'

let cluster: ClusterRooms | null = null
const faults: unknown[] = []
afterEach(async () => {
  await cluster?.close()
  cluster = null
  expect(faults.splice(0)).toEqual([])
})
const open = async (isLost: (subject: string) => boolean): Promise<readonly [string, string]> => {
  cluster = await openRooms(2, cause => faults.push(cause), isLost)
  return cluster.addresses as [string, string]
}

const TABLE = { form: 'holdem', pace: 'instant', chairs: 3, name: 'Shared', open: true }

test('a person who has just come to one node is known on the other at once, though the message of it is lost', async () => {
  const [one, other] = await open(subject => subject.startsWith('moved/'))
  for (let i = 0; i < 5; i++) {
    const cookie = await guestCookie(one, `Ann ${i}`)
    const response = await post(other, '/api/tables', TABLE, cookie)
    expect(response.status).toBe(200)
  }
  const cookie = await guestCookie(one, 'Bea')
  const { id } = (await (await post(one, '/api/tables', TABLE, cookie)).json()) as { readonly id: string }
  const late = await guestCookie(one, 'Cem')
  const line = await callRoom(other, late)
  line.say({ type: 'watch', table: id })
  line.say({ type: 'do', id: 'sit', table: id, order: { type: 'sit', seat: 1, chips: 200 } })
  const answer = await line.until(({ messages }) => messages.find(it => it.type === 'done' || it.type === 'refused'))
  expect(answer).toMatchObject({ type: 'done', id: 'sit' })
  line.close()
}, 30_000)

test('a person who looks at a table that nobody answers for is shown it as soon as somebody does', async () => {
  let isDeaf = false
  const [one, other] = await open(subject => isDeaf && subject.startsWith('node/'))
  const cookie = await guestCookie(one, 'Ann')
  const { id } = (await (await post(one, '/api/tables', TABLE, cookie)).json()) as { readonly id: string }
  isDeaf = true
  const line = await callRoom(other, cookie)
  line.say({ type: 'watch', table: id })
  line.say({ type: 'ping' })
  // what has no answer yet holds up nothing else
  await line.until(({ messages }) => messages.find(it => it.type === 'pong'))
  expect(line.frame()).toBeNull()
  isDeaf = false
  await line.until(({ frame }) => frame() ?? undefined)
  line.close()
}, 30_000)
