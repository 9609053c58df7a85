import type { DealShown } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import type { SizeName } from '../settings/bet-sizes.ts'
import { isFirstRound, sizesOf } from './presets.ts'

type Player = DealShown['players'][number]
const sizes = (price: number, pot: number, bet: number, stack: number, chosen: readonly SizeName[]) =>
  sizesOf({ price, pot } as DealShown, { bet, stack } as Player, { least: 20, most: bet + stack }, chosen)

test('a part of the pot counts the call first, and a multiple goes by what there is to call', () => {
  // 10 to call into 40: after the call there are 50 in the pot
  expect(sizes(10, 40, 0, 500, ['half', 'pot', '3x', '2.5x'])).toEqual([
    { words: '2.5×', amount: 25 },
    { words: '3×', amount: 30 },
    { words: '½ pot', amount: 35 },
    { words: 'Pot', amount: 60 },
  ])
})

test('what is out of bounds is not offered, and the same amount once', () => {
  expect(sizes(0, 60, 0, 50, ['min', 'third', 'half', 'pot', 'all-in'])).toEqual([
    { words: 'Min', amount: 20 },
    { words: '½ pot', amount: 30 },
    { words: 'All-in', amount: 50 },
  ])
})

test('the first round of a board game is before its first board', () => {
  expect(isFirstRound({ boards: [[], []] })).toBe(true)
  expect(isFirstRound({ boards: [['As', 'Kd', 'Qc']] })).toBe(false)
  expect(isFirstRound({ boards: [] })).toBe(false)
})
