import { expect, test } from 'vitest'
import type { Holding } from '../../deal/showdown/holding.ts'
import { holdingLines } from './holdings.ts'

const holding = (holds: Holding['holds'], more: Partial<Holding> = {}): Holding => ({
  hand: 0,
  for: 'high',
  board: null,
  holds,
  open: true,
  ...more,
})
const pair = { is: 'hand', name: { is: 'one-pair', ranks: ['A', 'K', 'Q', '9'] } } as const
const noLow = { is: 'hand', name: { is: 'no-low', ranks: [] } } as const

test('what a player holds is said as players say it', () => {
  expect(holdingLines([holding({ is: 'start', ranks: ['A', 'K'], suited: true })])).toEqual(['Ace-king suited'])
  expect(holdingLines([holding(pair)])).toEqual(['Pair of aces'])
  expect(holdingLines([holding({ is: 'towards-low', ranks: ['7', '4', 'A'] })])).toEqual(['No low yet (7-4-A)'])
  expect(holdingLines([holding(noLow)])).toEqual(['No low yet'])
  expect(holdingLines([holding(noLow, { open: false })])).toEqual(['No low'])
  expect(holdingLines([holding(pair, { for: 'front' })])).toEqual(['Front: pair of aces'])
})

test('boards that the form names are named in a word', () => {
  const boards = [holding(pair, { for: 'top board', board: 0 }), holding(pair, { for: 'bottom board', board: 1 })]
  expect(holdingLines(boards)).toEqual(['Top: pair of aces', 'Bottom: pair of aces'])
})

test('of two boards and of two hands each is named', () => {
  const boards = [holding(pair, { board: 0 }), holding(noLow, { board: 1 })]
  expect(holdingLines(boards)).toEqual(['Board 1: pair of aces', 'Board 2: no low yet'])
  const hands = [holding(pair), holding(noLow, { hand: 1 })]
  expect(holdingLines(hands)).toEqual(['First hand: pair of aces', 'Second hand: no low yet'])
})
