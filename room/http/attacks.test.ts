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
  attacked = await openAttacked(join(folder, 'room.sqlite'))
})
afterAll(async () => {
  await attacked.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a room under attack', () => {
  test('answers thousands of bad messages and requests, changes nothing, and tells nothing', async () => {
    const before = await attacked.hash()
    const { answers, leaks } = await attacked.attack(3000, 300, 'attack')
    expect(leaks).toEqual([])
    expect(answers).toBeGreaterThan(3000)
    expect(await attacked.hash()).toBe(before)
  })

  test('ends a line that sends more at once than a message may be, and no other', async () => {
    const client = await callRoom(attacked.address)
    const code = new Promise(resolve => client.socket.once('close', resolve))
    client.socket.send('x'.repeat(20_000))
    expect(await code).toBe(1009)
    expect(attacked.ann.socket.readyState).toBe(WebSocket.OPEN)
  })

  test('an order sent again is answered and done once, whatever comes in between', async () => {
    const { ann, table } = attacked
    const before = await attacked.hash()
    const said = { type: 'do', id: 'said-once', table, order: { type: 'say', text: 'good evening' } }
    for (let n = 0; n < 5; n++) ann.say(said)
    // the id of one order used for another, and an act for a seat that is not hers
    ann.say({ ...said, order: { type: 'act', act: { type: 'Fold' } } })
    ann.say({ type: 'do', id: 'forged', table, order: { type: 'act', act: { type: 'Fold', seat: 2 } } })
    ann.say({ type: 'ping' })
    await ann.until(({ messages }) => messages.findLast(({ type }) => type === 'pong'))
    const done = ann.messages.filter(message => message.type === 'done')
    expect(done.map(({ id }) => id)).toEqual(Array.from({ length: 6 }, () => 'said-once'))
    expect(new Set(done.map(({ seq }) => seq)).size).toBe(1)
    expect(ann.messages.filter(({ type }) => type === 'wrong')).toHaveLength(1)
    expect(ann.frame()!.own.legal).not.toBeNull()
    expect(await attacked.hash()).not.toBe(before)
  })
})
