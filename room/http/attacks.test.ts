import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { type Attacked, openAttacked } from '../testing/attack-room.ts'
import { callRoom } from '../testing/room-client.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-attacks-'))
let attacked: Attacked
beforeAll(async () => {
  attacked = await openAttacked(folder)
})
afterAll(async () => {
  expect(await attacked.close()).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})

describe('a room under attack', () => {
  test('answers thousands of bad messages, frames and requests, changes nothing, tells nothing, and plays on', async () => {
    const before = await attacked.kept()
    const played = attacked.honest.done()
    const { answers, bad } = await attacked.attack({ messages: 2000, frames: 64, requests: 320 }, 'attack')
    expect(bad).toEqual([])
    expect(answers).toBeGreaterThan(2300)
    expect(await attacked.kept()).toEqual(before)
    expect(attacked.honest.done()).toBeGreaterThan(played)
    expect(attacked.honest.refused()).toBe(0)
  })

  test('ends a line that sends more at once than a message may be, and no other', async () => {
    const client = await callRoom(attacked.address)
    const code = new Promise(resolve => client.socket.once('close', resolve))
    client.socket.send('x'.repeat(20_000))
    expect(await code).toBe(1009)
    expect(attacked.due.socket.readyState).toBe(WebSocket.OPEN)
  })

  test('an order sent again is answered and done once, whatever comes in between', async () => {
    const { due, table } = attacked
    const before = await attacked.kept()
    const said = { type: 'do', id: 'said-once', table, order: { type: 'say', text: 'good evening' } }
    for (let n = 0; n < 5; n++) due.say(said)
    // the id of one order used for another, and an act for a seat that is not hers
    due.say({ ...said, order: { type: 'act', act: { type: 'Fold' } } })
    due.say({ type: 'do', id: 'forged', table, order: { type: 'act', act: { type: 'Fold', seat: 2 } } })
    due.say({ type: 'ping' })
    await due.until(({ messages }) => messages.findLast(({ type }) => type === 'pong'))
    const done = due.messages.filter(message => message.type === 'done' && message.id === 'said-once')
    expect(done).toHaveLength(6)
    expect(new Set(done.map(message => 'seq' in message && message.seq)).size).toBe(1)
    expect(due.messages.filter(({ type }) => type === 'wrong')).toHaveLength(1)
    expect(due.frame()!.own.legal).not.toBeNull()
    expect(await attacked.kept()).not.toEqual(before)
  })
})
