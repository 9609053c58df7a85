import { describe } from 'vitest'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'

const deep = { 1: 5000, 2: 5000, 3: 5000, 4: 5000 }
/** No-limit on the flop, a bet is 100 or more and everybody has put 100 in. */
const flop = (seats: Setup['seats'], book: Setup['book'] = 'rrp') =>
  given({ form: 'holdem', structure: 'no-limit', size: 100, seats, book }).plays('deal; all call; 2 checks; deal')
/** Limit 10-20 on the turn, where a bet is 20; everybody has put 10 in. */
const turn = (seats: Setup['seats'], book: Setup['book'] = 'rrp') =>
  given({ form: 'holdem', structure: 'limit', size: 10, seats, book }).plays(
    'deal; all call; 2 checks; deal; all check; deal',
  )

describe('at no-limit', () => {
  rule('uspa/3.4.2.3', '100, 200, all-in 280 and a call: the one who made it 200 calls 80 or folds', () => {
    const faced = flop({ ...deep, 3: 380 }, 'uspa').plays('1 bets 100; 2 raises to 200; 3 all-in; 4 folds')
    faced.offers({ seat: 1, callTo: 280, wager: { least: 380 } })
    faced.plays('1 calls').offers({ seat: 2, fold: true, callTo: 280, wager: null })
  })
  rule('wsop/175', '100, a call and all-in 160: both call 60 or fold', () => {
    const faced = flop({ ...deep, 3: 260 }, 'wsop').plays('1 bets 100; 2 calls; 3 all-in; 4 folds')
    faced.offers({ seat: 1, callTo: 160, wager: null }).refuses('1 raises to 260', 'betting-not-reopened', {
      rules: ['wsop/175'],
    })
    faced.plays('1 calls').offers({ seat: 2, callTo: 160, wager: null })
  })
  rule('wsop/177', '100, 200, all-in below 300: the first could have raised, the second may not', () => {
    const faced = flop({ ...deep, 3: 399 }, 'wsop').plays('1 bets 100; 2 raises to 200; 3 all-in; 4 folds')
    faced.offers({ seat: 1, callTo: 299, wager: { least: 399 } })
    faced.plays('1 calls').offers({ seat: 2, callTo: 299, wager: null })
    // two short ones that are a whole raise together
    flop({ ...deep, 2: 250, 3: 300 }, 'wsop')
      .plays('1 bets 100; 2 all-in; 3 all-in; 4 calls')
      .offers({ seat: 1, callTo: 200, wager: { least: 300 } })
  })
  for (const [id, book] of [
    ['hpt/rrp7/14/5', 'hpt'],
    ['wsop/176', 'wsop'],
  ] as const) {
    rule(id, 'over 100 and an all-in of 140 a raise is to 240, not to 200', () => {
      const faced = flop({ ...deep, 2: 240 }, book).plays('1 bets 100; 2 all-in')
      faced.refuses('3 raises to 200', 'wager-too-small', { least: 240 }).plays('3 raises to 240')
      flop({ ...deep, 2: 240, 3: 300 }, book).plays('1 bets 100; 2 all-in; 3 raises to 200')
    })
  }
  rule('hpt/rrp7/14/2', 'an all-in of 20 where a bet is 100 is raised to 120 at least', () => {
    flop({ ...deep, 1: 120 }, 'hpt')
      .plays('1 all-in')
      .offers({ seat: 2, callTo: 20, wager: { least: 120 } })
      .refuses('2 raises to 100', 'wager-too-small', { least: 120 })
  })

  across({ rrp: false, uspa: false, hpt: false, web: false, wsop: false }, (book, may) =>
    rule(book.completingInBigBet.rule, `nobody completes 140 to 200, unless the house lets them (${book.name})`, () => {
      const seats = { ...deep, 2: 240 }
      flop(seats, book.id)
        .plays('1 bets 100; 2 all-in')
        .offers({ wager: { least: may ? 200 : 240 } })
      const house = houseWith({ completingInBigBet: true }, book.id)
      const completed = flop(seats, house)
        .plays('1 bets 100; 2 all-in')
        .offers({ wager: { least: 200 } })
      // and that is a whole raise: the bettor may raise again
      completed.plays('3 raises to 200; 4 folds').offers({ seat: 1, callTo: 200, wager: { least: 300 } })
      flop({ ...deep, 1: 120 }, house)
        .plays('1 all-in; 2 completes to 100')
        .tells({ type: 'Completed', seat: 2, to: 100 })
        .offers({ seat: 3, wager: { least: 200 } })
    }),
  )
  across({ rrp: 20, uspa: 20, hpt: 20, web: 20, wsop: 20 }, (book, price) =>
    rule(book.callShortAllIn.rule, `an all-in of 20 where a bet is 100 is called for ${price} (${book.name})`, () => {
      flop({ ...deep, 1: 120 }, book.id)
        .plays('1 all-in')
        .offers({ seat: 2, callTo: price })
      const full = flop({ ...deep, 1: 120 }, houseWith({ callShortAllIn: false }, book.id)).plays('1 all-in')
      full.offers({ seat: 2, callTo: 100, wager: { least: 200 } })
      // the 80 that nobody else matches come back
      full.plays('2 calls; 3 folds; 4 folds').tells({ type: 'UncalledReturned', seat: 2, amount: 80 })
    }),
  )
  across({ rrp: null, uspa: null, hpt: null, web: null, wsop: null }, (book, again) =>
    rule(book.bigBetReopenFraction.rule, `only a whole raise opens the betting again (${book.name})`, () => {
      const half = houseWith({ bigBetReopenFraction: 0.5 }, book.id)
      const faced = (all: number, by: Setup['book'] = 'rrp') =>
        flop({ ...deep, 2: 100 + all }, by).plays('1 bets 100; 2 all-in; 3 folds; 4 calls')
      faced(199, book.id).offers({ seat: 1, callTo: 199, wager: again })
      faced(200, book.id).offers({ seat: 1, callTo: 200, wager: { least: 300 } })
      faced(149, half).offers({ seat: 1, callTo: 149, wager: null })
      faced(150, half).offers({ seat: 1, callTo: 150, wager: { least: 250 } })
    }),
  )
})

describe('a big blind that is all-in', () => {
  const start = (structure: 'limit' | 'no-limit', size: number, left: number, book: Setup['book'] = 'rrp') =>
    given({ form: 'holdem', structure, size, seats: { ...deep, 2: left }, book }).plays('deal')
  rule('hpt/pot/6', 'a blind of 50 all-in for 20: a call costs 50', () => {
    start('no-limit', 50, 20, 'hpt').offers({ seat: 3, callTo: 50, wager: { least: 100 } })
    start('no-limit', 50, 20, 'hpt')
      .plays('3 calls')
      .tells({ type: 'Called', to: 50, rules: ['hpt/pot/6'] })
  })
  rule('web/blinds/1', 'a blind of 10 all-in for 6: others call 10 and raise in tens', () => {
    start('limit', 10, 6, 'web').offers({ seat: 3, callTo: 10, wager: { sizes: [20] } })
    start('limit', 10, 6, 'web')
      .plays('3 raises to 20')
      .offers({ seat: 4, wager: { sizes: [30] } })
  })
  across({ rrp: 10, uspa: 10, hpt: 10, web: 10, wsop: 10 }, (book, price) =>
    rule(book.shortBigBlindCallAmount.rule, `for 6 of 10 a call is ${price} and a raise to 20 (${book.name})`, () => {
      start('no-limit', 10, 6, book.id).offers({ callTo: price, wager: { least: 20 } })
      const house = houseWith({ shortBigBlindCallAmount: 'short-amount' }, book.id)
      start('no-limit', 10, 6, house).offers({ callTo: 6, wager: { least: 20 } })
      start('limit', 10, 6, house).offers({ callTo: 6, wager: { sizes: [20] } })
    }),
  )
})

describe('at limit', () => {
  const four = { 1: 900, 2: 900, 3: 900, 4: 900 }
  // seat 1 bet 20 and faces 26
  across({ rrp: null, uspa: null, hpt: null, web: null, wsop: null }, (book, wager) =>
    rule(book.whoMayComplete.rule, `a player who has bet 20 may not make 26 all-in 40 (${book.name})`, () => {
      const faced = (by: Setup['book']) => turn({ ...four, 3: 36 }, by).plays('1 bets 20; 2 calls; 3 all-in')
      faced(book.id).plays('4 folds').offers({ seat: 1, fold: true, callTo: 26, wager })
      faced(book.id).plays('4 folds; 1 calls').offers({ seat: 2, callTo: 26, wager })
      // a player who has not acted may, and that is a raise to the others
      faced(book.id)
        .offers({ seat: 4, wager: { sizes: [40] } })
        .plays('4 raises to 40')
        .offers({ seat: 1, callTo: 40, wager: { sizes: [60] } })
      const house = houseWith({ whoMayComplete: 'anyone-facing-it' }, book.id)
      faced(house)
        .plays('4 folds')
        .offers({ seat: 1, callTo: 26, wager: { sizes: [40] } })
        .plays('1 raises to 40')
        .offers({ seat: 2, callTo: 40, wager: { sizes: [60] } })
    }),
  )
  rule('rrp/3/betting/7', 'a house may want two thirds, or the whole bet, before the betting is open again', () => {
    const faced = (all: number, fraction: number, inclusive: boolean) =>
      turn({ ...four, 3: 10 + all }, houseWith({ limitReopenFraction: { fraction, inclusive } })).plays(
        '1 bets 20; 2 calls; 3 all-in; 4 folds',
      )
    // 0.55 of 20 is 11
    faced(30, 0.55, true).offers({ seat: 1, callTo: 30, wager: null })
    faced(31, 0.55, true).offers({ seat: 1, callTo: 31, wager: { sizes: [51] } })
    faced(31, 0.55, false).offers({ seat: 1, callTo: 31, wager: null })
    faced(39, 1, true).offers({ seat: 1, callTo: 39, wager: null })
    faced(40, 1, true).offers({ seat: 1, callTo: 40, wager: { sizes: [60] } })
  })
})
