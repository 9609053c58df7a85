import { expect, test } from 'vitest'
import { isLinearizable } from './linearizable.ts'
import { doneIn, LEAST_DONE, seatHistory } from './seat-history.ts'
import { seatsModel } from './seats-model.ts'

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'seats and chips are linearizable while everything goes wrong, seed %i',
  async seed => {
    const history = await seatHistory(seed)
    expect(doneIn(history)).toBeGreaterThanOrEqual(LEAST_DONE)
    expect(isLinearizable(history, seatsModel)).toBe(true)
    // the checker sees it when a look is of another time
    const last = history.findLastIndex(({ input, answered }) => input.does === 'look' && answered !== null)
    const wrong = history.map((it, i) =>
      i === last
        ? { ...it, answered: { at: it.answered!.at, output: { is: 'seen', seats: '3 nobody 7' } as const } }
        : it,
    )
    expect(isLinearizable(wrong, seatsModel)).toBe(false)
  },
  60_000,
)
