import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openAttacked } from '../testing/attack-room.ts'

const ROUNDS = 30
const MESSAGES = 4000
const REQUESTS = 200

test('a hundred thousand bad messages: no crash, no change, no leak, and no more memory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-attacks-'))
  const memory: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // a room of its own each time, so that no clock runs out while it is attacked
    const attacked = await openAttacked(join(folder, `${round}.sqlite`))
    const before = await attacked.hash()
    const { leaks } = await attacked.attack(MESSAGES, REQUESTS, `soak ${round}`)
    expect(leaks).toEqual([])
    expect(await attacked.hash()).toBe(before)
    await attacked.close()
    memory.push(process.memoryUsage().rss)
    process.stderr.write(`${(round + 1) * MESSAGES} bad messages, ${Math.round(memory.at(-1)! / 1e6)} MB\n`)
  }
  rmSync(folder, { recursive: true, force: true })
  const third = Math.floor(ROUNDS / 3)
  expect(Math.min(...memory.slice(-third))).toBeLessThan(1.25 * Math.max(...memory.slice(third, 2 * third)))
})
