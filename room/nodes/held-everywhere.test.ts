import { afterEach, expect, test } from 'vitest'
import { type ClusterRooms, OFFICE, openRooms } from '../testing/cluster-rooms.ts'
import { type Client, callRoom, guestCookie, post } from '../testing/room-client.ts'

let cluster: ClusterRooms | null = null
const faults: unknown[] = []
afterEach(async () => {
  await cluster?.close()
  cluster = null
  expect(faults.splice(0)).toEqual([])
})
/** Two nodes; no message tells that people or office have moved on, so that nothing holds by luck. */
const open = async (): Promise<readonly [string, string]> => {
  cluster = await openRooms(
    2,
    cause => faults.push(cause),
    subject => subject.startsWith('moved/'),
  )
  return cluster.addresses as [string, string]
}

const me = async (at: string, cookie: string) =>
  ((await (await fetch(`http://${at}/api/me`, { headers: { cookie } })).json()) as { guest: { person: string } | null })
    .guest
const office = async (at: string, order: object): Promise<number> => {
  const response = await fetch(`http://${at}/api/office`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${OFFICE}` },
    body: JSON.stringify({ by: 'Kim', ...order }),
  })
  return response.status
}
const answered = (client: Client, id: string) =>
  client.until(({ messages }) => messages.find(it => (it.type === 'done' || it.type === 'refused') && it.id === id))
const does = (client: Client, table: string, id: string, order: object) => {
  client.say({ type: 'do', id, table, order })
  return answered(client, id)
}
const made = async (at: string, cookie: string): Promise<string> => {
  const wanted = { form: 'holdem', pace: 'instant', chairs: 3, name: 'Shared', open: true }
  return ((await (await post(at, '/api/tables', wanted, cookie)).json()) as { readonly id: string }).id
}
const watches = async (at: string, cookie: string, table: string): Promise<Client> => {
  const line = await callRoom(at, cookie)
  line.say({ type: 'watch', table })
  await line.until(({ frame }) => frame() ?? undefined)
  return line
}

test('a log-out that is answered holds on every node', async () => {
  const [one, other] = await open()
  for (let i = 0; i < 3; i++) {
    const cookie = await guestCookie(one, `Ann ${i}`)
    expect(await me(other, cookie)).not.toBeNull()
    await post(one, '/api/logout', {}, cookie)
    expect(await me(other, cookie)).toBeNull()
  }
})

test('a ban that is answered holds on every node, and its lines are ended there', async () => {
  const [one, other] = await open()
  const cookie = await guestCookie(one, 'Bart')
  const person = (await me(other, cookie))!.person
  const lines = [await callRoom(one, cookie), await callRoom(other, cookie)]
  const ended = lines.map(({ socket }) => new Promise(resolve => socket.on('close', resolve)))
  expect(await office(other, { do: 'ban', person })).toBe(200)
  for (const at of [one, other]) expect(await me(at, cookie)).toBeNull()
  expect(await Promise.all(ended)).toEqual([4401, 4401])
})

test('somebody banned on one node doesn’t come back from the same network on another', async () => {
  const [one, other] = await open()
  const from = { 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' }
  const come = (at: string, name: string) =>
    fetch(`http://${at}/api/guest`, { method: 'POST', headers: from, body: JSON.stringify({ name }) })
  const cookie = (await come(one, 'Mallory')).headers.getSetCookie()[0]!.split(';')[0]!
  // only the other node knows where they are
  const line = await callRoom(other, cookie, '/line', { 'x-forwarded-for': '203.0.113.9' })
  const person = (await me(other, cookie))!.person
  expect(await office(one, { do: 'ban', person })).toBe(200)
  line.close()
  for (const at of [one, other]) {
    await expect.poll(async () => (await come(at, 'Mallory 2')).status, { timeout: 20_000 }).toBe(403)
    expect((await post(at, '/api/guest', { name: `Somebody else at ${at}` })).status).toBe(200)
  }
  expect(await office(other, { do: 'lift-ban', person })).toBe(200)
  for (const at of [one, other])
    await expect.poll(async () => (await come(at, 'Mallory 3')).status, { timeout: 20_000 }).toBe(200)
}, 60_000)

test('a host’s ban by network holds at whichever node somebody new comes to', async () => {
  const [one, other] = await open()
  const [ann, bob] = [await guestCookie(one, 'Ann'), await guestCookie(one, 'Bob')]
  const table = await made(one, ann)
  const there = { 'x-forwarded-for': '203.0.113.20' }
  const banned = await callRoom(other, bob, '/line', there)
  banned.say({ type: 'watch', table })
  await banned.until(({ frame }) => frame() ?? undefined)
  const host = await watches(one, ann, table)
  expect(
    await does(host, table, 'ban', { type: 'ban', person: (await me(one, bob))!.person, banned: true }),
  ).toMatchObject({ type: 'done' })
  for (const at of [one, other]) {
    const comes = async (): Promise<string> => {
      const line = await callRoom(at, '', '/line', there)
      line.say({ type: 'watch', table })
      const answer = await line.until(({ messages }) => messages.find(it => it.type === 'wrong' || it.type === 'frame'))
      line.close()
      return answer.type === 'wrong' ? answer.why : answer.type
    }
    await expect.poll(comes, { timeout: 20_000 }).toBe('by-invitation')
  }
  for (const line of [banned, host]) line.close()
}, 60_000)

test('a role that is taken away holds at once, whichever node is asked', async () => {
  const [one, other] = await open()
  const [ann, bob] = [await guestCookie(one, 'Ann'), await guestCookie(other, 'Bob')]
  const table = await made(one, ann)
  const host = await watches(other, ann, table)
  const helper = await watches(other, bob, table)
  const person = (await me(one, bob))!.person
  for (let turn = 0; turn < 3; turn++) {
    await does(host, table, `up${turn}`, { type: 'role', person, role: 'host' })
    expect(await does(helper, table, `a${turn}`, { type: 'pause', paused: turn % 2 === 0 })).toMatchObject({
      type: 'done',
    })
    await does(host, table, `down${turn}`, { type: 'role', person, role: 'player' })
    expect(await does(helper, table, `b${turn}`, { type: 'pause', paused: turn % 2 === 1 })).toMatchObject({
      type: 'refused',
      why: 'not-yours-to-do',
    })
  }
  for (const line of [host, helper]) line.close()
}, 60_000)

test('read-only mode that is answered holds on every node', async () => {
  const [one, other] = await open()
  const ann = await guestCookie(one, 'Ann')
  const table = await made(one, ann)
  const line = await watches(other, ann, table)
  expect(await office(one, { do: 'set-read-only', readOnly: true })).toBe(200)
  for (const at of [one, other]) expect((await post(at, '/api/guest', { name: 'Bob' })).status).toBe(503)
  const sit = { type: 'sit', seat: 1, chips: 200 }
  expect(await does(line, table, 'sit1', sit)).toMatchObject({ type: 'refused', why: 'read-only' })
  expect(await office(other, { do: 'set-read-only', readOnly: false })).toBe(200)
  for (const at of [one, other]) expect((await post(at, '/api/guest', { name: 'Bob' })).status).toBe(200)
  expect(await does(line, table, 'sit2', sit)).toMatchObject({ type: 'done' })
  line.close()
})

test('a quota that is set at one node holds at the other', async () => {
  const [one, other] = await open()
  const ann = await guestCookie(one, 'Ann')
  await made(one, ann)
  const makes = async (): Promise<number> => (await post(other, '/api/tables', { form: 'holdem' }, ann)).status
  expect(await office(one, { do: 'set-quota', quota: 'tablesOfPerson', most: 1 })).toBe(200)
  await expect.poll(makes).toBe(429)
  expect(await office(other, { do: 'set-quota', quota: 'tablesOfPerson', most: null })).toBe(200)
  expect(await makes()).toBe(200)
})
