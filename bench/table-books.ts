import { type Result, result } from './alternate.ts'
import { beside, bestInProcess } from './fresh-process.ts'

const ROUNDS = 3
const MILLISECONDS = 2000
const NAME = 'the table between the deals: button, blinds, stacks, rake'

/**
 * What the table costs beside the deals that are played at it: both in place, and both by decide and evolve as a room
 * does; each in fresh processes by turns, best over best.
 */
export const run = async (): Promise<Result[]> => [
  await compared('in place', 'in-place', { goal: 10, floor: 1.5 }),
  await compared('decide and evolve', 'decided', { goal: 10, floor: 4 }),
]

const compared = async (
  how: string,
  way: string,
  aims: { readonly goal: number; readonly floor: number },
): Promise<Result> => {
  const speeds = { books: 0, deals: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    speeds.books = Math.max(speeds.books, await best(`books-${way}`))
    speeds.deals = Math.max(speeds.deals, await best(`deals-${way}`))
  }
  return result(`${NAME}; ${how}`, speeds.books, `the deals themselves, ${how}`, speeds.deals, aims)
}

const best = (contestant: string): Promise<number> =>
  bestInProcess(beside('table-contestant.js'), MILLISECONDS, contestant)
