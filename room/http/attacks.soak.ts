import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openAttacked } from '../testing/attack-room.ts'

const ROUNDS = 30
const EACH = { messages: 4000, frames: 200, requests: 1000 }

/** What is still in use once all that is not has been swept away, in megabytes. */
const inUse = (): number => {
  setFlagsFromString('--expose-gc')
  const sweep = runInNewContext('gc') as () => void
  sweep()
  return process.memoryUsage().heapUsed / 1e6
}

test('a hundred thousand bad messages: no crash, no change, no leak, no more memory, and honest play meanwhile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-attacks-'))
  const attacked = await openAttacked(folder)
  const before = await attacked.kept()
  const memory: number[] = []
  let played = 0
  for (let round = 1; round <= ROUNDS; round++) {
    const { bad } = await attacked.attack(EACH, `soak ${round}`)
    expect(bad).toEqual([])
    expect(await attacked.kept()).toEqual(before)
    expect(attacked.honest.done()).toBeGreaterThan(played)
    played = attacked.honest.done()
    memory.push(inUse())
    const sent = `${round * EACH.messages} bad messages, ${round * EACH.frames} frames, ${round * EACH.requests} requests`
    process.stderr.write(`${sent}; ${played} honest acts, ${memory.at(-1)!.toFixed(1)} MB in use\n`)
  }
  expect(attacked.honest.refused()).toBe(0)
  expect(await attacked.close()).toEqual([])
  rmSync(folder, { recursive: true, force: true })
  // it begins to count when all has been used once; the honest table's own log of news is all that may grow
  const third = Math.floor(ROUNDS / 3)
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length
  expect(mean(memory.slice(-third))).toBeLessThan(1.1 * mean(memory.slice(third, 2 * third)))
})
