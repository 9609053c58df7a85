import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClusterRooms, OFFICE, openRooms } from '../testing/cluster-rooms.ts'
import { type Client, callRoom, guestCookie, post } from '../testing/room-client.ts'

let cluster: ClusterRooms
const faults: unknown[] = []
beforeAll(async () => {
  cluster = await openRooms(3, cause => faults.push(cause))
})
afterAll(async () => {
  await cluster.close()
  expect(faults).toEqual([])
})

const TABLE = { form: 'holdem', pace: 'instant', chairs: 3, name: 'Shared', open: true }
const made = async (at: string, cookie: string, wanted: object = TABLE): Promise<string> => {
  const response = await post(at, '/api/tables', wanted, cookie)
  const answer = (await response.json()) as { readonly id?: string }
  if (answer.id === undefined) throw new Error(JSON.stringify(answer))
  return answer.id
}
const read = async <T>(at: string, path: string, cookie = ''): Promise<T> =>
  (await (await fetch(`http://${at}${path}`, { headers: { cookie } })).json()) as T
const done = (client: Client, id: string) =>
  client.until(({ messages }) => messages.find(it => (it.type === 'done' || it.type === 'refused') && it.id === id))
const eventually = (is: () => Promise<boolean>): Promise<void> => expect.poll(is, { timeout: 20_000 }).toBe(true)

test('a person who comes to one node is known on all, and logged out on all at once', async () => {
  const [one, other, third] = cluster.addresses as [string, string, string]
  const cookie = await guestCookie(one, 'Ann')
  await eventually(async () => (await read<{ guest: object | null }>(other, '/api/me', cookie)).guest !== null)
  const line = await callRoom(third, cookie)
  await post(other, '/api/logout', { everywhere: true }, cookie)
  await new Promise(resolve => line.socket.once('close', resolve))
  await eventually(async () => (await read<{ guest: object | null }>(one, '/api/me', cookie)).guest === null)
})

test('a table of one node is in the lobby of all, played from all, and each sees it as it is', async () => {
  const [one, other, third] = cluster.addresses as [string, string, string]
  const [ann, bob] = [await guestCookie(one, 'Ann'), await guestCookie(other, 'Bob')]
  const id = await made(one, ann)
  await eventually(async () =>
    (await read<{ tables: readonly { id: string }[] }>(third, '/api/tables')).tables.some(table => table.id === id),
  )
  const lines = { ann: await callRoom(other, ann), bob: await callRoom(third, bob), looks: await callRoom(one) }
  for (const line of Object.values(lines)) {
    line.say({ type: 'watch', table: id })
    await line.until(it => it.frame() ?? undefined)
  }
  lines.ann.say({ type: 'do', id: 'sit-1', table: id, order: { type: 'sit', seat: 1, chips: 200 } })
  expect(await done(lines.ann, 'sit-1')).toMatchObject({ type: 'done' })
  lines.bob.say({ type: 'do', id: 'sit-1', table: id, order: { type: 'sit', seat: 1, chips: 200 } })
  expect(await done(lines.bob, 'sit-1')).toMatchObject({ type: 'refused' })
  lines.bob.say({ type: 'do', id: 'sit-2', table: id, order: { type: 'sit', seat: 2, chips: 200 } })
  expect(await done(lines.bob, 'sit-2')).toMatchObject({ type: 'done' })
  // the same order again is done once, wherever it comes in
  lines.bob.say({ type: 'do', id: 'sit-2', table: id, order: { type: 'sit', seat: 2, chips: 200 } })
  for (const line of Object.values(lines)) {
    await line.until(
      ({ frame }) => frame()?.common.seats.filter(seat => seat.person !== null).length === 2 || undefined,
    )
  }
  // each in hand sees their own cards and no others
  const cards = (line: Client) => line.until(({ frame }) => frame()!.own.hands[0]?.down)
  expect(await cards(lines.ann)).not.toEqual(await cards(lines.bob))
  for (const line of Object.values(lines)) line.close()
}, 60_000)

test('HTTP about a table is answered by its owner, whichever node is asked', async () => {
  const [one, other] = cluster.addresses as [string, string]
  const ann = await guestCookie(one, 'Ann H')
  const id = await made(one, ann)
  const bank = await fetch(`http://${other}/api/tables/${id}/bank`, { headers: { cookie: ann } })
  expect(bank.status).toBe(200)
  expect(await bank.json()).toEqual(await read(one, `/api/tables/${id}/bank`, ann))
  expect((await fetch(`http://${other}/api/tables/abcdefabcdef/bank`, { headers: { cookie: ann } })).status).toBe(404)
})

test('floor, tournaments and office are one, whichever node is asked', async () => {
  const [one, other, third] = cluster.addresses as [string, string, string]
  const ann = await guestCookie(third, 'Director')
  const event = await post(third, '/api/events', EVENT, ann)
  const { id } = (await event.json()) as { readonly id: string }
  expect(id).toBeTypeOf('string')
  for (const at of [one, other, third]) {
    const line = await callRoom(at, ann)
    line.say({ type: 'follow', what: `event/${id}` })
    await line.until(it => it.shown(`event/${id}`))
    line.close()
  }
  const notice = await fetch(`http://${other}/api/office`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${OFFICE}` },
    body: JSON.stringify({ do: 'set-notice', notice: 'Back at eight', by: 'Kim' }),
  })
  expect(notice.status).toBe(200)
  for (const at of [one, other, third])
    await eventually(async () => (await read<{ notice: string | null }>(at, '/api/notice')).notice === 'Back at eight')
})

const EVENT = { name: 'Nightly', start: { when: 'full', players: 4 }, bots: 2, pace: 'instant' }
