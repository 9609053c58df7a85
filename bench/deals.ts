import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Result, result } from './alternate.ts'

const PEER = 'poker-ts'
const ROUNDS = 4
const MILLISECONDS = 2500

/**
 * Whole six-handed no-limit hold'em deals at random legal acts, each contestant in fresh processes by turns, best over
 * best. The peer can hang in a showdown: its process is then stopped, and what it had reached by then counts.
 */
export const run = async (): Promise<Result[]> => {
  const speeds = { ours: 0, plain: 0, asked: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    speeds.ours = Math.max(speeds.ours, await best('deals-ours.js'))
    speeds.plain = Math.max(speeds.plain, await best('deals-peer.js'))
    speeds.asked = Math.max(speeds.asked, await best('deals-peer.js', 'asked'))
  }
  const aims = { goal: 5, floor: 2 }
  const name = "whole six-handed no-limit hold'em deals, every event kept"
  return [
    result(name, speeds.ours, PEER, speeds.plain, aims),
    result(`${name}; the peer asked for the same`, speeds.ours, PEER, speeds.asked, aims),
  ]
}

/** The best speed, in hands a second, that a process reports before it ends or is silent for too long. */
const best = async (script: string, ...how: readonly string[]): Promise<number> => {
  const child = spawn(process.execPath, [new URL(script, import.meta.url).pathname, String(MILLISECONDS), ...how], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = setTimeout(() => child.kill('SIGKILL'), MILLISECONDS + 5000)
  let speed = 0
  for await (const line of createInterface({ input: child.stdout })) speed = Math.max(speed, JSON.parse(line).best)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  clearTimeout(stop)
  if (speed === 0) throw new Error(`${script} reported nothing`)
  return speed
}
