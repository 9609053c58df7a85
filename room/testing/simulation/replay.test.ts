import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { simulateRoom } from './simulate-room.ts'

const PROGRAM = fileURLToPath(new URL('../../dist/testing/simulation/run-simulation.js', import.meta.url))

/** What comes of a seed that is played alone, in a process of its own. */
const alone = async (seed: number): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, '--seed', `${seed}`])
  return /orders were done: ([0-9a-f]+)\./.exec(stdout)![1]!
}

test('a seed plays the same alone, after others, and again, to the last word that is said', async () => {
  const traces = new Map<number, string>()
  for (const seed of [7, 3, 7, 12, 3, 12]) {
    const { trace } = await simulateRoom(seed)
    expect(trace).toBe(traces.get(seed) ?? trace)
    traces.set(seed, trace)
  }
  expect(new Set(traces.values()).size).toBe(3)
  expect(traces.get(12)!.startsWith(await alone(12))).toBe(true)
}, 300_000)
