import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { faultsOf } from '@cardroom/engine/floor'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { noLimit } from '../testing/floor-room.ts'
import { type Client, callRoom, guestCookie } from '../testing/room-client.ts'
import { startProcess } from '../testing/room-process.ts'
import { openFloor } from './open-floor.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-floor-'))
const file = join(folder, 'room.sqlite')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** An order, once it is answered; an answer that never comes rejects. */
const answered = async (client: Client, what: string, command: string, order: object): Promise<string> => {
  client.say({ type: 'order-to', what, command, order })
  const answer = await client.until(({ messages }) => messages.find(it => 'id' in it && it.id === command))
  return answer.type
}

test('the room killed in the middle of a floor’s orders: nothing acknowledged is lost, nothing is done twice', async () => {
  const env: Record<string, string> = { CARDROOM_FILE: file, CARDROOM_LIMITS: 'messages=1000' }
  let room = await startProcess(env)
  const { address } = room
  env.PORT = address.split(':')[1]!
  const cookie = await guestCookie(address, 'Max')
  let line = await callRoom(address, cookie)
  await answered(line, 'floor', 'open', { type: 'OpenFloor', name: 'The Lamp', book: 'rrp' })
  await answered(line, 'floor', 'offer', { type: 'OfferGame', game: '2-5', kind: noLimit(2, 5) })
  const acknowledged: string[] = []
  const names = Array.from({ length: 40 }, (_, i) => `Name ${i + 1}`)
  const add = (name: string) => ({ type: 'AddName', name, game: '2-5' })
  const command = (name: string): string => name.replace(' ', '-')
  for (let kill = 0; kill < 3; kill++) {
    const some = names.slice(10 * kill, 10 * kill + 20)
    const all = some.map(name =>
      answered(line, 'floor', command(name), add(name)).then(
        () => acknowledged.push(name),
        () => undefined,
      ),
    )
    // killed while some of them are on their way, or done and not answered
    await all[2 + 4 * kill]
    await room.end('SIGKILL')
    await Promise.all(all)
    room = await startProcess(env)
    line = await callRoom(address, cookie)
  }
  // whatever was not answered is sent again under the same name
  for (const name of names) expect(await answered(line, 'floor', command(name), add(name))).toBe('done')
  line.close()
  expect(await room.end('SIGKILL')).toBeNull()

  const store = await openStore({ file }, () => undefined)
  const host = await openFloor({ store, now: Date.now, onError: () => undefined })
  const { floor, names: known } = host.state()
  const listed = floor!.games[0]!.list.map(({ player }) => known[player]!.name)
  expect(acknowledged.length).toBeGreaterThan(5)
  expect(listed.toSorted()).toEqual(names.toSorted())
  expect(faultsOf(floor!)).toEqual([])
  await host.close()
  await store.close()
}, 300_000)
