import { afterEach, expect, test } from 'vitest'
import { type ClusterRooms, OFFICE, openRooms } from '../testing/cluster-rooms.ts'
import { callRoom, guestCookie, post } from '../testing/room-client.ts'

let cluster: ClusterRooms
afterEach(() => cluster.close())

type Nodes = {
  readonly nodes: readonly { id: string; address: string; open: number; drained: boolean }[]
  readonly open: number
  readonly lines: number
  readonly tables: readonly { readonly id: string }[]
}
const headers = { authorization: `Bearer ${OFFICE}`, 'content-type': 'application/json' }
const officeOf = async (at: string): Promise<Nodes> =>
  (await (await fetch(`http://${at}/api/office`, { headers })).json()) as Nodes
const nodesOf = async (at: string): Promise<Nodes['nodes']> => (await officeOf(at)).nodes
const drain = (at: string, node: string, drained = true): Promise<Response> =>
  fetch(`http://${at}/api/office`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ do: 'drain-node', node, drained, by: 'Kim' }),
  })
const isReady = async (at: string): Promise<boolean> => (await fetch(`http://${at}/readyz`)).ok
const portOf = (address: string): string => address.split(':').at(-1)!

test('a node that is drained plays nothing, others go on with what it had, and nothing acknowledged is lost', async () => {
  cluster = await openRooms(3, () => {})
  const [one, other, third] = cluster.addresses as [string, string, string]
  const ann = await guestCookie(one, 'Ann')
  const wanted = { form: 'holdem', pace: 'instant', chairs: 3, name: 'Drained', open: true }
  const { id } = (await (await post(one, '/api/tables', wanted, ann)).json()) as { readonly id: string }
  const line = await callRoom(other, ann)
  line.say({ type: 'watch', table: id })
  await line.until(it => it.frame() ?? undefined)
  let said = 0
  const order = async (wants: object): Promise<void> => {
    const name = `order-${++said}`
    // whatever is moving is said again under the same name
    for (let tries = 0; tries < 100; tries++) {
      const seen = line.messages.length
      line.say({ type: 'do', id: name, table: id, order: wants })
      const answer = await line.until(({ messages }) =>
        messages.slice(seen).find(it => (it.type === 'done' || it.type === 'refused') && it.id === name),
      )
      if (answer.type === 'done') return
      if (answer.type === 'refused' && answer.why !== 'try-again') throw new Error(answer.why)
    }
    throw new Error('it is never done')
  }
  await order({ type: 'sit', seat: 1, chips: 200 })
  const before = await nodesOf(other)
  const first = before.find(({ address }) => portOf(address) === portOf(one))!
  expect(before.map(({ drained }) => drained)).toEqual([false, false, false])
  expect(first.open).toBe(1)
  // whichever is asked counts what all of them have
  expect(await officeOf(third)).toMatchObject({ open: 1, lines: 1 })

  // its own page calls again
  const own = await callRoom(one, ann)
  const ended = new Promise(resolve => own.socket.once('close', resolve))
  expect((await drain(one, first.id.slice(0, 8))).status).toBe(200)
  await ended
  const after = await nodesOf(third)
  expect(after.find(it => it.id === first.id)).toMatchObject({ open: 0, drained: true })
  expect([await isReady(one), await isReady(other), await isReady(third)]).toEqual([false, true, true])
  // play goes on elsewhere, with what was acknowledged
  await order({ type: 'buy', chips: 20 })
  await expect
    .poll(() => line.frame()!.common.seats.find(({ seat }) => seat === 1)?.chips, { timeout: 20_000 })
    .toBe(220)
  // and everybody lists the table once
  const listedAt = async (at: string): Promise<readonly string[]> => (await officeOf(at)).tables.map(table => table.id)
  for (const at of [one, other, third]) await expect.poll(() => listedAt(at), { timeout: 20_000 }).toEqual([id])
  const where = (await nodesOf(one)).filter(({ open }) => open > 0).map(node => node.id)
  expect(where).not.toContain(first.id)
  expect(where).toHaveLength(1)
  line.close()
}, 60_000)

test('the last node that plays can’t be drained, and one that was drained may play again', async () => {
  cluster = await openRooms(2, () => {})
  const [one, other] = cluster.addresses as [string, string]
  const [first, second] = (await nodesOf(one)).map(({ id }) => id) as [string, string]
  expect((await drain(other, first)).status).toBe(200)
  expect((await drain(other, second)).status).toBe(409)
  expect((await drain(other, 'nobody')).status).toBe(404)
  expect((await drain(one, first, false)).status).toBe(200)
  await expect.poll(async () => (await isReady(one)) && (await isReady(other))).toBe(true)
  expect((await drain(one, second)).status).toBe(200)
  expect((await nodesOf(one)).map(({ drained }) => drained).toSorted()).toEqual([false, true])
}, 60_000)
