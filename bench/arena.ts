import { type Result, result } from './alternate.ts'
import { beside, bestInProcess } from './fresh-process.ts'

const ROUNDS = 2
/** Long enough for the engine to be asked about the whole tree first. */
const MILLISECONDS = 6000
const AIM = 'aimed at'
const AIMS = { goal: 1, floor: 0.7 }
const NODES = 1_500_000
const ACTIONS = 2_000_000

/** The arena in capped heads-up limit hold'em: nodes walked in place, and a thousand deals stepped together. */
export const run = async (): Promise<Result[]> => {
  const speeds = { walk: 0, steps: 0 }
  for (let round = 0; round < ROUNDS; round++)
    for (const way of ['walk', 'steps'] as const)
      speeds[way] = Math.max(speeds[way], await bestInProcess(beside('arena-contestant.js'), MILLISECONDS, way))
  return [
    result("nodes of heads-up limit hold'em walked in the arena, with undo", speeds.walk, AIM, NODES, AIMS),
    result('actions in 1,000 arenas together, tensors written', speeds.steps, AIM, ACTIONS, AIMS),
  ]
}
