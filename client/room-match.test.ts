import { type Bot, callingBot, randomBot, type Seen, type SlowBot } from '@cardroom/engine/arena'
import { openRoom, type Room } from '@cardroom/room'
import type { DealShown } from '@cardroom/room/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { enterRoom } from './room-client.ts'
import { roomMatch } from './room-match.ts'
import type { Socket } from './socket.ts'

let room: Room
let address: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false })
  address = await room.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => room.close())

const socket = (to: string, headers: Readonly<Record<string, string>>): Socket =>
  new WebSocket(to, { headers }) as unknown as Socket

/** Plays as another bot does, and keeps what it saw. */
const keeping =
  (bot: Bot, kept: Seen[]): SlowBot =>
  async seen => {
    kept.push({ ...seen, view: once(seen.view()), key: once(seen.key()) })
    return bot(seen)
  }
const once =
  <T>(value: T) =>
  (): T =>
    value

describe('bots play at a table of a real room, each over a line of its own', () => {
  test('what the room paid is the result, and what one loses others win', async () => {
    const names = ['Ann', 'Bea', 'Cal']
    const played = await roomMatch([callingBot, randomBot(), randomBot()], { address, socket, deals: 12, names })
    expect([played.deals, played.bots.map(({ name }) => name)]).toEqual([12, names])
    expect(played.bots.reduce((sum, { net }) => sum + net, 0)).toBe(0)
    expect(played.bots.some(({ net, confidence }) => net !== 0 && confidence > 0)).toBe(true)
    const ann = await enterRoom(address, { name: 'Looks', socket })
    const listed = await ann.ask('GET /api/tables')
    const id = listed.ok ? listed.data.tables[0]!.id : ''
    const nets = [0, 0, 0]
    for (let number = 1; number <= 12; number++) {
      const kept = await ann.ask('GET /api/tables/:id/deals/:number', { params: { id, number } })
      if (!kept.ok) throw new Error(kept.words)
      const { deal } = kept.data.steps.at(-1) as unknown as { readonly deal: DealShown }
      for (const { seat, chips } of deal.nets) nets[seat - 1]! += chips
    }
    expect(played.bots.map(({ net }) => net)).toEqual(nets)
  })

  test.each(['omaha-8', 'razz', 'deuce-to-seven-triple-draw', 'crazy-pineapple'] as const)(
    '%s: a bot sees its own cards and is asked what the room asks',
    async game => {
      const kept: Seen[] = []
      const bots = [keeping(randomBot(), kept), keeping(callingBot, kept), callingBot]
      const { deals } = await roomMatch(bots, { address, socket, game, deals: 6 })
      expect(deals).toBe(6)
      expect(kept.length).toBeGreaterThan(12)
      for (const { seat, view, key } of kept) {
        const own = view().players.find(player => player.seat === seat)!
        expect([...own.down, ...own.up]).not.toContain('??')
        expect(key()).toContain('|')
      }
      const others = kept.flatMap(({ seat, view }) => view().players.filter(player => player.seat !== seat))
      expect(others.filter(({ folded }) => !folded).every(({ down }) => down.every(card => card === '??'))).toBe(true)
    },
  )

  test('what is no game, no bot or no room is said at once', async () => {
    const two = [callingBot, callingBot]
    await expect(roomMatch(two, { address, game: 'chinese-poker' })).rejects.toThrow(TypeError)
    await expect(roomMatch(two, undefined as never)).rejects.toThrow('{ address, deals }')
    await expect(enterRoom('nonsense')).rejects.toThrow("'http://127.0.0.1:4000'")
    await expect(enterRoom(undefined as never)).rejects.toThrow(TypeError)
    await expect(roomMatch([callingBot], { address })).rejects.toThrow('2 functions or more')
    await expect(roomMatch(two, { address: 'http://127.0.0.1:9' })).rejects.toThrow()
  })

  test.each<[string, object, string]>([
    ['an option that is not there', { deal: 3 }, 'roomMatch: there is no deal; accepted: address'],
    ['deals as a text', { deals: '5' }, 'deals: "5" isn\'t accepted; give 1 or more'],
    ['no stacks', { stacks: 0 }, "stacks: 0 isn't accepted"],
    ['a size', { size: 0.5 }, "size: 0.5 isn't accepted"],
    ['a structure', { structure: 'nl' }, 'give no-limit'],
    ['names as a text', { names: 'ab' }, 'a list with the name of each bot'],
    ['a name that every object has', { game: 'constructor' }, 'none of the Chinese ones'],
  ])('%s is a TypeError', async (_, wrong, words) => {
    const asked = roomMatch([callingBot, callingBot], { address, socket, ...wrong } as never)
    await expect(asked).rejects.toThrow(TypeError)
    await expect(asked).rejects.toThrow(words)
  })

  test('a match faster than the room takes messages goes on to its end', async () => {
    const slow = await openRoom({ file: ':memory:', log: false, limits: { messages: 8 } })
    try {
      const to = await slow.server.listen({ host: '127.0.0.1', port: 0 })
      const { deals } = await roomMatch([callingBot, callingBot], { address: to, socket, deals: 6 })
      expect(deals).toBe(6)
    } finally {
      await slow.close()
    }
  })

  test('a bot that takes what it may not ends the match', async () => {
    const wrong: Bot = () => 99
    await expect(roomMatch([wrong, callingBot], { address, socket, deals: 1 })).rejects.toThrow('action 99')
  })
})
