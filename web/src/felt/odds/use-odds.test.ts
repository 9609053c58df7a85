import { expect, test } from 'vitest'
import { isShownAllIn, percents } from './use-odds.ts'

test('whole percents add up to a hundred', () => {
  const of = (...equities: readonly number[]) => [
    ...percents(equities.map((equity, i) => ({ seat: i + 1, equity }))).values(),
  ]
  expect(of(0.826, 0.174)).toEqual([83, 17])
  expect(of(1 / 3, 1 / 3, 1 / 3).reduce((sum, it) => sum + it, 0)).toBe(100)
  expect(of(0.666, 0.334)).toEqual([67, 33])
  expect(of(1, 0)).toEqual([100, 0])
  expect(of()).toEqual([])
})

test('nothing is worked out while a card is hidden or somebody can act', () => {
  const hand = { seat: 1, folded: false, allIn: true, down: ['As', 'Ah'], up: [] }
  const deal = {
    form: 'holdem',
    phase: 'streets',
    turn: null,
    players: [hand, { ...hand, seat: 2 }],
    boards: [],
    runs: 1,
  }
  const isIt = (change: object): boolean => isShownAllIn({ ...deal, ...change } as never)
  expect(isIt({})).toBe(true)
  expect(isIt({ turn: 2 })).toBe(false)
  expect(isIt({ phase: 'ended' })).toBe(false)
  expect(isIt({ players: [hand, { ...hand, seat: 2, down: ['??', 'Kd'] }] })).toBe(false)
  expect(
    isIt({
      players: [
        { ...hand, allIn: false },
        { ...hand, seat: 2, allIn: false },
      ],
    }),
  ).toBe(false)
  expect(isIt({ players: [hand, { ...hand, seat: 2, folded: true }] })).toBe(false)
})
