import { describe, expect, test } from 'vitest'
import { given } from '../testing/given.ts'
import { wouldHaveCome } from './rabbit.ts'

const noLimit = { form: 'holdem', structure: 'no-limit', size: 10 } as const
const cards = { 1: 'AsAh', 2: 'KsKh', board: '2c7d9h3c4d' }

describe('what would have come', () => {
  const start = given({ ...noLimit, seats: 2, cards })
  test('is the rest of the board, as it lies in the deck', () => {
    expect(wouldHaveCome(start.plays('deal; 2 folds; award').deal)).toEqual([['2c', '7d', '9h', '3c', '4d']])
    const flop = start.plays('deal; 2 calls; 1 checks; deal; 1 bets 20; 2 folds; award')
    expect(wouldHaveCome(flop.deal)).toEqual([['3c', '4d']])
  })

  test('is the same that comes if they play on', () => {
    const played = start.plays('deal; 2 all-in; 1 calls; deal; showdown').deal
    const [would] = wouldHaveCome(start.plays('deal; 2 folds; award').deal)!
    expect(played.boards[0]).toEqual(would)
  })

  test('is dealt to each board of a game with several', () => {
    const two = given({ form: 'double-board-omaha', structure: 'pot-limit', seats: 2 })
    const [first, second] = wouldHaveCome(two.plays('deal; 2 folds; award').deal)!
    expect([first?.length, second?.length]).toEqual([5, 5])
    expect(new Set([...first!, ...second!]).size).toBe(10)
  })

  test('is nothing while the hand is on, after the river, at a showdown, and where more than boards were to come', () => {
    expect(wouldHaveCome(start.plays('deal; 2 calls').deal)).toBeNull()
    const river =
      'deal; 2 calls; 1 checks; deal; 1 checks; 2 checks; deal; 1 checks; 2 checks; deal; 1 bets 20; 2 folds; award'
    expect(wouldHaveCome(start.plays(river).deal)).toBeNull()
    expect(wouldHaveCome(start.plays('deal; 2 all-in; 1 calls; deal; showdown').deal)).toBeNull()
    const stud = given({ form: 'seven-card-stud', seats: 2 })
    expect(wouldHaveCome(stud.plays('deal; 1 brings it in; 2 folds; award').deal)).toBeNull()
  })

  test('leaves the deal as it was', () => {
    const { deal } = start.plays('deal; 2 folds; award')
    const before = JSON.stringify(deal)
    wouldHaveCome(deal)
    expect(JSON.stringify(deal)).toBe(before)
  })
})
