import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from './store/open-store.ts'
import { checkStream } from './tables/check-stream.ts'
import { newsText } from './testing/news-text.ts'
import { type PostgresServer, startPostgres, urlOf } from './testing/postgres-server.ts'
import { type Client, callRoom, guestCookie, post } from './testing/room-client.ts'
import { startProcess } from './testing/room-process.ts'
import { stubbornPlayer } from './testing/stubborn-player.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-killed-'))
const file = join(folder, 'room.sqlite')
let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** This many have come before, and nothing was kept but their stream. */
const PEOPLE = 1200
const manyCame = async (env: Readonly<Record<string, string>>): Promise<void> => {
  const store = await openStore({ file, databaseUrl: env.DATABASE_URL }, () => undefined)
  const entries = Array.from({ length: PEOPLE }, (_, n) => ({
    kind: 'GuestCame',
    at: n,
    data: JSON.stringify({ person: `g-${n}`, name: `Guest ${n}`, token: `${n}` }),
  }))
  await store.append({ stream: 'people', after: 0, entries })
  await store.close()
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

describe('the whole server, killed at any moment', () => {
  test.each([
    ['SQLite', 4, () => ({ CARDROOM_FILE: file })],
    ['PostgreSQL', 1, () => ({ CARDROOM_FILE: file, DATABASE_URL: urlOf(postgres) })],
  ] as const)(
    'on %s: nothing acknowledged is lost, nothing is doubled, and the deal goes on',
    async (_, kills, envOf) => {
      const env: Record<string, string> = { ...envOf(), CARDROOM_LIMITS: 'messages=1000' }
      await manyCame(env)
      let room = await startProcess(env)
      const { address } = room
      env.PORT = address.split(':')[1]!
      const cookies = await Promise.all(['Ann', 'Bea', 'Cy'].map(name => guestCookie(address, name)))
      const made = await post(address, '/api/tables', { form: 'holdem', pace: 'instant', chairs: 3 }, cookies[0]!)
      const { id } = (await made.json()) as { readonly id: string }
      const players = cookies.map((cookie, i) => stubbornPlayer(address, cookie, id, i + 1))
      const acts = (): number => players.reduce((sum, { done }) => sum + done.size, 0)
      const moreActs = async (): Promise<void> => {
        for (const from = acts(); acts() < from + 12; ) await pause(5)
      }
      await moreActs()
      for (let kill = 0; kill < kills; kill++) {
        await pause(Math.random() * 60)
        await room.end('SIGKILL')
        room = await startProcess(env)
        await moreActs()
      }
      expect(await room.end('SIGKILL')).toBeNull()
      for (const { stop } of players) stop()
      const store = await openStore({ file, databaseUrl: env.DATABASE_URL }, () => undefined)
      const { commands, wrong } = await checkStream(store, id)
      // those who had come were kept together by the first room, and those who came then are known as well: they have played on
      // with the entry that times earlier sessions, which is written once
      expect((await store.snapshot('people'))?.version).toBe(PEOPLE + 1)
      expect(await store.streams('people')).toEqual([{ stream: 'people', version: PEOPLE + 1 + cookies.length }])
      await store.close()
      expect(wrong).toEqual([])
      const kept = new Set(commands.map(command => command.split(' ')[1]))
      for (const { done, refused } of players) {
        expect([...done].filter(one => !kept.has(one))).toEqual([])
        expect(refused).toEqual([])
      }
      expect(acts()).toBeGreaterThanOrEqual(12 * (kills + 1))
    },
  )

  test('a clock that runs at the kill goes on with what was left of it, and five seconds to find the line', async () => {
    const env: Record<string, string> = { CARDROOM_FILE: join(folder, 'clock.sqlite') }
    let room = await startProcess(env)
    env.PORT = room.address.split(':')[1]!
    const { address } = room
    const [ann, bea] = [await guestCookie(address, 'Ann'), await guestCookie(address, 'Bea')]
    const wanted = { form: 'holdem', pace: 'instant', chairs: 2, clock: { act: 100, bank: 50 } }
    const { id: table } = (await (await post(address, '/api/tables', wanted, ann)).json()) as { readonly id: string }
    const sits = async (cookie: string, seat: number): Promise<Client> => {
      const client = await callRoom(address, cookie)
      client.say({ type: 'watch', table })
      client.say({ type: 'do', id: `sit-${seat}`, table, order: { type: 'sit', seat, chips: 1000 } })
      return client
    }
    const clockOf = ({ frame }: Client) => frame()?.common.clocks[0]
    const [page] = [await sits(ann, 1), await sits(bea, 2)]
    const before = await page!.until(clockOf)
    await pause(800)
    await room.end('SIGKILL')
    const left = before.until - Date.now()
    await pause(800)
    room = await startProcess(env)
    const again = await callRoom(address, ann)
    again.say({ type: 'watch', table, after: page!.frame()!.seq })
    const after = await again.until(clockOf)
    const leftNow = after.until - Date.now()
    // the room says every five seconds that it is open: this much may be given to the player due, and nothing is taken
    expect(leftNow).toBeGreaterThan(left + 3000)
    expect(leftNow).toBeLessThan(left + 5000 + 5000 + 500)
    expect([after.seat, after.ends - after.until, after.called]).toEqual([
      before.seat,
      before.ends - before.until,
      false,
    ])
    const news = again.frame()!.news.map(newsText)
    expect(news).toContain('The room was closed for a while. Nobody loses time because of it.')
    again.close()
    expect(await room.end('SIGTERM')).toBe(0)
  })
})
