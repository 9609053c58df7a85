import { afterAll, expect, test } from 'vitest'
import { simulateRoom } from './simulate-room.ts'

/** Whole rooms, each by its seed. A seed that fails is played again with `npm run simulate-room -- --seed N`. */
const SEEDS = 50

let done = 0
/** What else there was in all of them: felts at tables of a floor or a tournament, acts of the office, log-ins and log-outs. */
const others = { felts: 0, office: 0, logIns: 0, logOuts: 0 }
afterAll(() => {
  expect(done).toBeGreaterThan(SEEDS * 20)
  for (const count of Object.values(others)) expect(count).toBeGreaterThan(SEEDS / 2)
})

test.each(Array.from({ length: SEEDS / 10 }, (_, i) => 10 * i + 1))(
  'a whole room with everything going wrong in it, seeds %i and the nine after it',
  async from => {
    for (let seed = from; seed < from + 10; seed++) {
      const { wrong, done: orders, others: also } = await simulateRoom(seed)
      expect({ seed, wrong }).toEqual({ seed, wrong: [] })
      done += orders
      others.felts += also.felts
      others.office += also.office
      others.logIns += also.logIns
      others.logOuts += also.logOuts
    }
  },
  300_000,
)
