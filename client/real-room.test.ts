import { openRoom, type Room } from '@cardroom/room'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { enterRoom, type RoomClient } from './room-client.ts'
import type { Socket } from './socket.ts'
import type { TableClient } from './table-client.ts'

let room: Room
let address: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false })
  address = await room.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => room.close())

const socket = (to: string, headers: Readonly<Record<string, string>>): Socket =>
  new WebSocket(to, { headers }) as unknown as Socket

const entered = (name: string): Promise<RoomClient> => enterRoom(address, { name, socket })

/** A hold'em table with two bots that act at once; its maker has a seat. */
const madeBy = async (client: RoomClient): Promise<string> => {
  const body = { form: 'holdem', bots: 2, chairs: 4, sit: true, pace: 'instant', clock: null } as const
  const made = await client.ask('POST /api/tables', { body })
  if (!made.ok) throw new Error(made.words)
  return made.data.id
}

/** Plays by checking and calling until this many deals have begun; what each order came to. */
const playing = (client: RoomClient, id: string, deals: number): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const came: string[] = []
    let acted = 0
    const table: TableClient = client.watch(id, {
      frame: ({ seq, common, own }) => {
        if (common.deals > deals) return table.close()
        if (own.legal?.due !== 'betting' || seq <= acted) return
        acted = seq
        const act = { type: own.legal.check ? 'Check' : 'Call' } as const
        table.order({ type: 'act', act }).then(({ type }) => void came.push(type), reject)
      },
      wrong: ({ words }) => reject(new Error(words)),
      closed: () => resolve(came),
    })
  })

test('a guest makes a table, plays deals of it over the line, and every order is carried out', async () => {
  const ann = await entered('Ann')
  const id = await madeBy(ann)
  const listed = await ann.ask('GET /api/tables')
  expect(listed.ok && listed.data.tables.map(table => table.id)).toContain(id)
  const came = await playing(ann, id, 3)
  expect(came.length).toBeGreaterThan(2)
  expect(new Set(came)).toEqual(new Set(['done']))
})

test('what the room refuses comes with its words, over HTTP and over the line', async () => {
  const bea = await entered('Bea')
  const none = await bea.ask('GET /api/tables/:id/deals/:number', { params: { id: 'nowhere', number: 1 } })
  expect(none).toMatchObject({ ok: false, words: expect.stringMatching(/\w/) })
  const id = await madeBy(await entered('Cal'))
  let over = (): void => undefined
  const closed = new Promise<void>(resolve => {
    over = resolve
  })
  const table = bea.watch(id, { closed: () => over() })
  const refused = await table.order({ type: 'act', act: { type: 'Check' } })
  expect(refused).toMatchObject({ type: 'refused', words: expect.stringMatching(/\w/) })
  table.close()
  await closed
})

test('with the cookie you come back as the same person', async () => {
  const dan = await entered('Dan')
  const again = await enterRoom(address, { cookie: dan.cookie(), socket })
  const [one, other] = [await dan.ask('GET /api/me'), await again.ask('GET /api/me')]
  expect(one).toEqual(other)
  expect(one).toMatchObject({ ok: true, data: { guest: { name: 'Dan' } } })
})
