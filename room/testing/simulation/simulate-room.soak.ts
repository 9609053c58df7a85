import { expect, test } from 'vitest'
import { simulateRoom } from './simulate-room.ts'

const SEEDS = Number(process.env.CARDROOM_SEEDS ?? 10_000)

test(`${SEEDS} whole rooms with everything going wrong in them`, async () => {
  const failed: object[] = []
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { wrong } = await simulateRoom(seed)
    if (wrong.length > 0) failed.push({ seed, wrong })
  }
  expect(failed).toEqual([])
}, 86_400_000)
