import { type Result, result } from './alternate.ts'
import { beside, bestInProcess } from './fresh-process.ts'
import { uncited } from './uncited.ts'

const PEER = 'poker-ts'
const ROUNDS = 4
const MILLISECONDS = 2500

/**
 * Whole six-handed no-limit hold'em deals at random legal acts, each contestant in fresh processes by turns, best over
 * best. The peer can hang in a showdown: its process is then stopped, and what it had reached by then counts.
 */
export const run = async (): Promise<Result[]> => {
  const speeds = { ours: 0, plain: 0, asked: 0, uncited: 0, decided: 0 }
  const without = uncited()
  for (let round = 0; round < ROUNDS; round++) {
    speeds.ours = Math.max(speeds.ours, await best(beside('deals-ours.js')))
    speeds.decided = Math.max(speeds.decided, await best(beside('deals-ours.js'), 'decided'))
    speeds.plain = Math.max(speeds.plain, await best(beside('deals-peer.js')))
    speeds.asked = Math.max(speeds.asked, await best(beside('deals-peer.js'), 'asked'))
    speeds.uncited = Math.max(speeds.uncited, await best(without.script))
  }
  without.remove()
  const aims = { goal: 5, floor: 2 }
  const name = "whole six-handed no-limit hold'em deals, every event kept"
  return [
    result(name, speeds.ours, PEER, speeds.plain, aims),
    result(`${name}; the peer asked for the same`, speeds.ours, PEER, speeds.asked, aims),
    result('the same deals by decide and evolve, each state kept', speeds.decided, PEER, speeds.plain, DECIDED),
    result('the same deals with every act cited', speeds.ours, 'the same without', speeds.uncited, CITED),
  ]
}

/** A state of its own after every event costs no more than the peer that has one. */
const DECIDED = { goal: 1, floor: 0.6 }

/** What is cited may cost a tenth at most. */
const CITED = { goal: 1, floor: 0.9 }

const best = (script: string, ...how: readonly string[]): Promise<number> => bestInProcess(script, MILLISECONDS, ...how)
