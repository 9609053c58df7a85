import { expect, test } from 'vitest'
import { isLinearizable } from './linearizable.ts'
import { listHistory } from './list-history.ts'
import { listModel } from './list-model.ts'
import { doneIn, LEAST_DONE } from './seat-history.ts'

test.each([1, 2, 3, 4, 5, 6])(
  'a list is linearizable while everything goes wrong, seed %i',
  async seed => {
    const history = await listHistory(seed)
    expect(doneIn(history)).toBeGreaterThanOrEqual(LEAST_DONE)
    expect(isLinearizable(history, listModel)).toBe(true)
    // the checker sees it when somebody is on it of whom nobody has heard
    const last = history.findLastIndex(({ input, answered }) => input.does === 'look' && answered !== null)
    const wrong = history.map((it, i) =>
      i === last ? { ...it, answered: { at: it.answered!.at, output: { is: 'seen', names: 'Eve' } as const } } : it,
    )
    expect(isLinearizable(wrong, listModel)).toBe(false)
  },
  300_000,
)
