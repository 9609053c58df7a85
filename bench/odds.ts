import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Result, result } from './alternate.ts'
import { twoWorkers } from './odds-workers.ts'

const ROUNDS = 3
const MILLISECONDS = 2500
const EXACT = '@poker-apprentice/hand-evaluator'

const execute = promisify(execFile)

type Measured = { readonly answer: number; readonly best: number }

/** One contestant in a process of its own. */
const measured = async (name: string): Promise<Measured> => {
  const script = new URL('odds-contestant.js', import.meta.url).pathname
  const { stdout } = await execute(process.execPath, [script, name, String(MILLISECONDS)])
  return JSON.parse(stdout) as Measured
}

/** Both contestants by turns, best over best; their answers may be so far apart at most. */
const raced = async (job: string, apart: number): Promise<readonly [ours: number, theirs: number]> => {
  let [ours, theirs] = [0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    const one = await measured(`${job}-ours`)
    const other = await measured(`${job}-theirs`)
    if (Math.abs(one.answer - other.answer) > apart) throw new Error(`${job}: ${one.answer} is not ${other.answer}`)
    ours = Math.max(ours, one.best)
    theirs = Math.max(theirs, other.best)
  }
  return [ours, theirs]
}

/** Odds: exact ones over all boards, samples, and what a second worker brings. */
export const run = async (): Promise<Result[]> => {
  const holdem = await raced('holdem', 1e-12)
  const omaha = await raced('omaha', 1e-12)
  const samples = await raced('samples', 0.01)
  const workers = await twoWorkers()
  return [
    result("exact heads-up hold'em, AhKh against QdQc, boards", holdem[0], EXACT, holdem[1], { goal: 100, floor: 20 }),
    result('exact heads-up Omaha, boards', omaha[0], EXACT, omaha[1], { goal: 40, floor: 10 }),
    result("sampled heads-up hold'em", samples[0], 'pec', samples[1], { goal: 7, floor: 3 }),
    result('aces against any two cards, two workers', workers[1], 'one worker', workers[0], { goal: 1.8, floor: 1.6 }),
  ]
}
