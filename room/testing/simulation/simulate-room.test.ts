import { afterAll, expect, test } from 'vitest'
import { simulateRoom } from './simulate-room.ts'

/** Whole rooms, each by its seed. A seed that fails is played again with `npm run simulate-room -- --seed N`. */
const SEEDS = 50

let done = 0
afterAll(() => {
  expect(done).toBeGreaterThan(SEEDS * 20)
})

test.each(Array.from({ length: SEEDS / 10 }, (_, i) => 10 * i + 1))(
  'a whole room with everything going wrong in it, seeds %i and the nine after it',
  async from => {
    for (let seed = from; seed < from + 10; seed++) {
      const { wrong, done: orders } = await simulateRoom(seed)
      expect({ seed, wrong }).toEqual({ seed, wrong: [] })
      done += orders
    }
  },
  300_000,
)
