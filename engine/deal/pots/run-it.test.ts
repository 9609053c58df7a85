import { describe, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const noLimit = { form: 'holdem', structure: 'no-limit', size: 10 } as const
const two = { 1: 150, 2: 150 }
/** Aces hold on the first board; under it lie burn, flop, burn, turn, burn, river with a king, and then one with nothing. */
const cards = { 1: 'AsAh', 2: 'KsKh', board: '2c7d9h3c4d', rest: '5cKc8dJh5d2d5h3d 6c8cTcQd6d4h6h9s' }
const allIn = given({ ...noLimit, seats: two, cards }).plays('deal; 2 all-in; 1 calls')

describe('what is left is dealt two or three times', () => {
  rule('rrp/14/nl/17', 'a pot of 300 dealt twice: one board each, 150 each', () => {
    allIn
      .offers({ due: 'dealer', runs: [2, 3] })
      .plays('run it twice; deal')
      .tells(
        { type: 'RunsAgreed', times: 2 },
        { type: 'BoardDealt', board: 0, cards: ['2c', '7d', '9h'] },
        { type: 'RunBegun', run: 1 },
        { type: 'CardBurned', card: '5c' },
        { type: 'BoardDealt', board: 1, cards: ['Kc', '8d', 'Jh'] },
      )
      .plays('showdown')
      .awarded('run 1 high: 150 to 1', 'run 2 high: 150 to 2')
      .stacks({ 1: 150, 2: 150 })
  })

  rule('rrp/14/nl/17', 'dealt three times, a third for each board', () => {
    allIn
      .plays('run it three times; deal; showdown')
      .awarded('run 1 high: 100 to 1', 'run 2 high: 100 to 2', 'run 3 high: 100 to 1')
  })

  rule('rrp/14/nl/17', 'after the flop the boards share it', () => {
    const flop = given({ ...noLimit, seats: two, cards: { ...cards, rest: '5cKc5d2d' } }).plays(
      'deal; 2 calls; 1 checks; deal; 1 all-in; 2 calls; run it twice; deal',
    )
    flop.tells({ type: 'BoardDealt', board: 1, cards: ['Kc'] }, { type: 'BoardDealt', board: 1, cards: ['2d'] })
    flop.plays('showdown').awarded('run 1 high: 150 to 1', 'run 2 high: 150 to 2')
  })

  rule('wsop/217', 'of 505 in fives the first board plays for 255', () => {
    given({ ...noLimit, seats: { 1: 250, 2: 250 }, stakes: { unit: 5 }, carried: 5, cards })
      .plays('deal; 2 all-in; 1 calls; run it twice; deal; showdown')
      .awarded('run 1 high: 255 to 1', 'run 2 high: 250 to 2')
  })

  test('each pot is divided among the boards by itself', () => {
    const three = { 1: 'AsAh', 2: 'KsKh', 3: 'QsQc', board: '2c7d9h3c4d', rest: '5cKc8dJh5d2d5h3d' }
    given({ ...noLimit, seats: { 1: 100, 2: 200, 3: 200 }, cards: three })
      .plays('deal; 3 all-in; 1 calls; 2 calls; run it twice; deal; showdown')
      .awarded(
        'side pot 1, run 1 high: 100 to 2',
        'side pot 1, run 2 high: 100 to 2',
        'run 1 high: 150 to 1',
        'run 2 high: 150 to 2',
      )
  })
})

describe('when it is not', () => {
  test('all who are in must agree', () => {
    allIn.refuses('run it twice by 1', 'not-all-agree', { seat: 2 })
  })

  test('not while there is betting to come', () => {
    given({ ...noLimit, seats: two, cards })
      .plays('deal')
      .refuses('run it twice', 'cannot-run-it')
    const open = given({ ...noLimit, seats: two, cards }).plays('deal; 2 calls; 1 checks')
    open.offers({ due: 'dealer', runs: [] }).refuses('run it twice', 'cannot-run-it')
  })

  test('not with the board complete, and not twice over', () => {
    allIn.plays('deal').refuses('run it twice', 'cannot-run-it')
    allIn.plays('run it twice').refuses('run it three times', 'cannot-run-it')
  })

  rule('rrp/14/nl/17', 'no-limit and pot-limit alone, and with boardcards to come', () => {
    given({ ...noLimit, structure: 'limit', seats: { 1: 20, 2: 20 } })
      .plays('deal; 2 all-in; 1 calls')
      .refuses('run it twice', 'cannot-run-it', { count: 2 })
    given({ form: 'seven-card-stud', structure: 'no-limit', size: 10, seats: two, cards: { 1: 'AsAh2c', 2: 'KsKh3c' } })
      .plays('deal; 1 all-in; 2 calls')
      .refuses('run it twice', 'cannot-run-it')
  })
})
