import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tournamentAudit } from '@cardroom/engine/tournament'
import { afterAll, expect, test } from 'vitest'
import { eventStream } from './events/event-stream.ts'
import { evolveEvent } from './events/evolve-event.ts'
import type { Held } from './events/held.ts'
import { hostedId } from './processes/table-target.ts'
import type { EventView } from './protocol/events.ts'
import { openStore } from './store/open-store.ts'
import { eventsOf } from './streams/read-stream.ts'
import { checkStream } from './tables/check-stream.ts'
import { FAST_LEVELS } from './testing/event-room.ts'
import { type Client, callRoom, guestCookie, post } from './testing/room-client.ts'
import { startProcess } from './testing/room-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-event-'))
const file = join(folder, 'room.sqlite')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const KILLS = 4
const WANTED = {
  name: 'Five tables',
  start: { when: 'full', players: 20 },
  pace: 'instant',
  bots: 20,
  seats: 4,
  finalSeats: 4,
  levels: FAST_LEVELS,
  buyIn: { price: 10, fee: 0, chips: 500 },
}

test('a server that is killed at any moment of an event with five tables: it goes on where it was, the clock too', async () => {
  const env: Record<string, string> = { CARDROOM_FILE: file }
  let room = await startProcess(env)
  const { address } = room
  env.PORT = address.split(':')[1]!
  const cookie = await guestCookie(address, 'Ann')
  const make = async (wanted: object): Promise<string> => {
    const made = await post(address, '/api/events', wanted, cookie)
    return ((await made.json()) as { readonly id: string }).id
  }
  const night = await make({ name: 'Night', start: { when: 'director' }, run: 'known', open: false })
  const id = await make(WANTED)
  let client = await follows(address, cookie, id, night)
  for (const [i, order] of [
    { type: 'AddEntrant', name: 'Bob' },
    { type: 'AddEntrant', name: 'Cid' },
    { type: 'StartPlay' },
  ].entries())
    client.say({ type: 'order-to', what: `event/${night}`, command: `order-${i}`, order })
  const { ends } = (await client.until(it => playing(it, night))).clock
  for (let kill = 0; kill < KILLS; kill++) {
    const from = dealsOf(client, id)
    await client.until(it => (dealsOf(it, id) > from + 3 || isOver(it, id) ? true : undefined))
    await new Promise(resolve => setTimeout(resolve, Math.random() * 80))
    expect(await room.end('SIGKILL')).toBeNull()
    room = await startProcess(env)
    const asked = Date.now()
    client = await follows(address, cookie, id, night)
    const { clock } = await client.until(it => playing(it, night))
    // the clock ends at the same time as before, by the same time of day
    expect(clock.ends).toBe(ends)
    expect(clock.now).toBeGreaterThan(asked - 250)
    expect(clock.now).toBeLessThan(Date.now() + 250)
  }
  await client.until(it => isOver(it, id) || undefined)
  client.close()
  await room.end('SIGTERM')

  const store = await openStore({ file }, () => undefined)
  let held: Held | undefined
  for (const event of await eventsOf(eventStream, store, `event/${id}`, 0, 100_000)) {
    held = evolveEvent(held, event)
    expect([event.type, ...((held.tournament as unknown) === null ? [] : tournamentAudit(held.tournament))]).toEqual([
      event.type,
    ])
  }
  expect(held!.tournament.paid!.reduce((sum, { prize }) => sum + prize, 0)).toBe(200)
  expect(held!.tables.length).toBeGreaterThanOrEqual(5)
  for (const opened of held!.tables) {
    const { wrong } = await checkStream(store, hostedId(id, opened))
    expect(wrong).toEqual([])
  }
  await store.close()
}, 300_000)

const follows = async (address: string, cookie: string, ...ids: readonly string[]): Promise<Client> => {
  const client = await callRoom(address, cookie, '/line?protocol=1')
  for (const id of ids) client.say({ type: 'follow', what: `event/${id}` })
  await client.until(it => (ids.every(id => viewOf(it, id) !== undefined) ? true : undefined))
  return client
}
const viewOf = (client: Client, id: string): EventView | undefined =>
  client.shown(`event/${id}`) as EventView | undefined
const playing = (client: Client, id: string): EventView | undefined => {
  const view = viewOf(client, id)
  return view?.clock.phase === 'playing' ? view : undefined
}
/** How much has happened at the tables that are in play. */
const dealsOf = (client: Client, id: string): number =>
  viewOf(client, id)?.tables.reduce((sum, { deals }) => sum + deals, 0) ?? 0
const isOver = (client: Client, id: string): boolean => viewOf(client, id)?.clock.phase === 'ended'
