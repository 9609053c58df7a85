import { describe, expect, test } from 'vitest'
import { given } from '../testing/given.ts'
import { rule } from '../testing/rule.ts'

const six = { 1: 9000, 2: 9000, 3: 9000, 4: 9000, 5: 9000, 6: 9000 }
const table = { form: 'short-deck-holdem', structure: 'no-limit', size: 400, seats: six } as const

describe('short deck before the flop', () => {
  rule('wsop/short-deck-antes', 'five antes of 200 and the button’s 400 make 1,400; left of the button begins', () => {
    given(table).stacks({ 1: 8800, 5: 8800, 6: 8600 }).pot(1400).plays('deal').offers({ seat: 1 })
  })

  rule('wsop/367', 'players fold or put in exactly 1,200', () => {
    const open = given(table).plays('deal')
    open.offers({ seat: 1, fold: true, check: false, callTo: 1200, wager: null })
    open
      .refuses('1 checks', 'facing-a-bet')
      .refuses('1 raises to 2400', 'only-call-or-fold')
      .refuses('1 bets 400', 'only-call-or-fold')
    const round = open.plays('1 calls; 2 folds; 3 calls; 4 folds; 5 folds')
    round.offers({ seat: 6, fold: true, check: false, callTo: 1200, wager: null })
    round
      .plays('6 calls; deal')
      .stacks({ 1: 7600, 3: 7600, 6: 7400 })
      .pot(5000)
      .offers({ seat: 1, check: true, wager: { least: 400, most: 7600 } })
  })

  test('one with less is in for what they have', () => {
    const cards = { 1: 'AsAh', 2: 'KsKh', 3: 'QsQh', board: '6c7d9hJcTs' }
    given({ ...table, seats: { 1: 700, 2: 9000, 3: 9000 }, cards })
      .plays('deal')
      .offers({ seat: 1, callTo: 500 })
      .plays('all call; deal; all check; deal; all check; deal; all check; showdown')
      // 700 from each and the button's 200 for the middle; then 700 more from two
      .tells({ type: 'PotAwarded', pot: 1, amount: 1400 }, { type: 'PotAwarded', pot: 0, amount: 2300 })
  })

  test('everybody out, the button takes the antes', () => {
    given(table).plays('deal; all fold; award').awarded('all: 1400 to 6').stacks({ 1: 8800, 6: 10_000 })
  })

  rule('wsop/short-deck', 'A-6-7-8-9 is a straight and beats three jacks', () => {
    const cards = { 1: 'AsKd', 2: 'JhJd', board: '6c7d8h9sJs' }
    given({ ...table, seats: { 1: 9000, 2: 9000 }, cards })
      .plays('deal; all call; deal; all check; deal; all check; deal; all check; showdown')
      .awarded('high: 3000 to 1')
  })

  rule('wsop/369', 'a flush beats a full house', () => {
    const cards = { 1: 'JhJd', 2: 'As6s', board: '9s9dTsJsQc' }
    given({ ...table, seats: { 1: 9000, 2: 9000 }, cards })
      .plays('deal; all call; deal; all check; deal; all check; deal; all check; showdown')
      .awarded('high: 3000 to 2')
  })

  rule('wsop/364', 'nine are dealt in, a tenth is refused', () => {
    const seats = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [i + 1, 9000]))
    expect(() => given({ ...table, seats })).toThrow(/9/)
    const { 10: _, ...nine } = seats
    given({ ...table, seats: nine })
      .plays('deal')
      .pot(2000)
  })
})
