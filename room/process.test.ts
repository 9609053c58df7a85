import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from './store/open-store.ts'
import { checkStream } from './tables/check-stream.ts'
import { callRoom, guestCookie, post } from './testing/room-client.ts'
import { type RoomProcess, startProcess } from './testing/room-process.ts'
import { stubbornPlayer } from './testing/stubborn-player.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-process-'))
const file = join(folder, 'room.sqlite')
const env = {
  CARDROOM_FILE: file,
  CARDROOM_LOG: '1',
  CARDROOM_LIMITS: 'messages=50',
  CARDROOM_METRICS_TOKEN: 'count-me',
}
const NAMES = ['Anneliese', 'Bartholomew', 'Cassiopeia']
let room: RoomProcess
let cookies: readonly string[]
let table: string
beforeAll(async () => {
  room = await startProcess(env)
  cookies = await Promise.all(NAMES.map(name => guestCookie(room.address, name)))
  const made = await post(room.address, '/api/tables', { form: 'holdem', pace: 'instant', chairs: 3 }, cookies[0]!)
  table = ((await made.json()) as { readonly id: string }).id
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`http://${room.address}${path}`, { headers })

describe('a room in a process of its own', () => {
  test('plays, shows its counts to those with the token, and stops on SIGTERM with its connections notified, all kept, and nothing to read again', async () => {
    const players = cookies.map((cookie, i) => stubbornPlayer(room.address, cookie, table, i + 1))
    while ((players[0]!.frame()?.common.deals ?? 0) < 3) await new Promise(resolve => setTimeout(resolve, 20))

    expect((await get('/metrics')).status).toBe(403)
    expect((await get('/metrics', { authorization: 'Bearer wrong' })).status).toBe(403)
    const counts = await (await get('/metrics', { authorization: 'Bearer count-me' })).text()
    const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(counts)?.[1])
    expect(read('cardroom_orders_total\\{order="act"\\}')).toBeGreaterThan(10)
    expect(read('cardroom_events_total')).toBeGreaterThan(50)
    expect(read('cardroom_append_seconds_count')).toBeGreaterThan(10)
    expect([read('cardroom_tables'), read('cardroom_lines'), read('cardroom_watchers')]).toEqual([1, 3, 3])
    expect(read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(await (await get('/healthz')).json()).toEqual({ ok: true, degraded: false, aside: [] })

    const watcher = await callRoom(room.address, cookies[0]!)
    const closed = new Promise(resolve => watcher.socket.once('close', (code, reason) => resolve([code, `${reason}`])))
    expect(await room.end('SIGTERM')).toBe(0)
    expect(await closed).toEqual([1012, 'the room is restarting'])
    for (const { stop } of players) stop()

    const store = await openStore({ file }, () => undefined)
    const { wrong, commands, events } = await checkStream(store, table)
    expect(wrong).toEqual([])
    const kept = new Set(commands.map(command => command.split(' ')[1]))
    for (const { done } of players) expect([...done].filter(one => !kept.has(one))).toEqual([])
    expect((await store.snapshot(`table/${table}`))?.version).toBe(events)
    await store.close()
  })

  test('wrote down what it was asked, and no card, name, token or address of a person', () => {
    const log = room.log()
    expect(log.match(/"path":"\/line"/g)?.length).toBeGreaterThan(2)
    expect(log).not.toMatch(/(?<![A-Za-z0-9])(?:[2-9TJQKA][cdhs]|Jo)(?![A-Za-z0-9])/)
    for (const secret of [
      ...NAMES,
      ...cookies.map(cookie => cookie.split('=')[1]!),
      'count-me',
      '"words"',
      '?protocol',
    ])
      expect(log).not.toContain(secret)
  })
})
