import { describe, expect } from 'vitest'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { legal } from '../legal.ts'

const limit = { structure: 'limit', size: 10 } as const
const three = { 1: 900, 2: 900, 3: 900 }
/** Limit 10-20 hold'em on the turn, where a bet is 20; everybody has put 10 in. */
const turn = { form: 'holdem', ...limit } as const
const toTheTurn = 'deal; all call; 2 checks; deal; all check; deal'
const flop = given({ form: 'holdem', ...limit, seats: three }).plays('deal; all call; 2 checks; deal')

describe('the number of raises', () => {
  rule('rrp/3/betting/4a', 'three-way on a flop of 10: after 20, 30 and 40 one calls or folds', () => {
    flop
      .plays('1 bets 10; 2 raises to 20; 3 raises to 30; 1 raises to 40')
      .offers({ seat: 2, fold: true, callTo: 40, wager: null })
      .refuses('2 raises to 50', 'raising-is-capped', { count: 3 })
  })

  across({ rrp: 3, uspa: 3, hpt: 3, web: 3, wsop: 4 }, (book, raises) =>
    rule(book.limitRaiseCapThreePlusRounds.rule, `a bet and ${raises} raises in hold'em (${book.name})`, () => {
      const onTheFlop = given({ ...turn, seats: three, book: book.id }).plays(
        'deal; all call; 2 checks; deal; 1 bets 10',
      )
      expect(raisesTaken(onTheFlop, 10, 20)).toBe(raises)
    }),
  )

  across({ rrp: 4, uspa: 4, hpt: 4, web: 4, wsop: 4 }, (book, raises) =>
    rule(book.limitRaiseCapTwoRounds.rule, `a bet and ${raises} raises in lowball (${book.name})`, () => {
      const start = given({ form: 'deuce-to-seven-lowball', ...limit, seats: three, book: book.id })
      expect(raisesTaken(start.plays('deal'), 10, 20)).toBe(raises)
    }),
  )

  rule('rrp/3/betting/4b', 'lowball three-way: 10, 20, 30, 40, 50 and no raise to 60', () => {
    given({ form: 'ace-to-five-lowball', ...limit, seats: three })
      .plays('deal; 3 raises to 20; 1 raises to 30; 2 raises to 40; 3 raises to 50')
      .refuses('1 raises to 60', 'raising-is-capped', { count: 4 })
  })

  rule('rrp/11/2', 'after the draw at 20: 20, 40, 60, 80, 100 and no more', () => {
    given({ form: 'ace-to-five-lowball', ...limit, seats: three })
      .plays('deal; all call; 2 checks; 1 stands pat; 2 stands pat; 3 stands pat; deal')
      .plays('1 bets 20; 2 raises to 40; 3 raises to 60; 1 raises to 80; 2 raises to 100')
      .offers({ seat: 3, callTo: 100, wager: null })
  })

  rule('rrp/12/1', 'draw high three-way at 10: after 50 one calls or folds', () => {
    given({ form: 'draw-high', ...limit, seats: three })
      .plays('deal; 1 bets 10; 2 raises to 20; 3 raises to 30; 1 raises to 40; 2 raises to 50')
      .offers({ seat: 3, callTo: 50, wager: null })
  })

  rule('rrp/3/betting/4', 'with one of three all-in the other two raise as often as they like', () => {
    const two = given({ ...turn, seats: { ...three, 3: 10 } }).plays('deal; all call; 2 checks; deal; 1 bets 10')
    expect(raisesTaken(two, 10, 20)).toBeGreaterThan(20)
  })

  rule('rrp/3/betting/5', 'two left before the cap raise on; a round that is capped stays so', () => {
    flop
      .plays('1 bets 10; 2 raises to 20; 3 raises to 30; 1 folds; 2 raises to 40; 3 raises to 50')
      .offers({ seat: 2, wager: { sizes: [60] } })
    flop
      .plays('1 bets 10; 2 raises to 20; 3 raises to 30; 1 raises to 40; 2 folds')
      .offers({ seat: 3, callTo: 40, wager: null })
  })

  across({ rrp: true, uspa: true, hpt: true, web: true, wsop: false }, (book, lifts) =>
    rule(
      book.raiseCapLiftsWhen.rule,
      `a fold that leaves two ${lifts ? 'lifts' : 'keeps'} the cap (${book.name})`,
      () => {
        const two = given({ ...turn, seats: three, book: book.id }).plays(
          'deal; all call; 2 checks; deal; 1 bets 10; 2 raises to 20; 3 folds',
        )
        expect(raisesTaken(two, 20, 30) + 1 > 4).toBe(lifts)
        const begun = given({ ...turn, seats: three, book: book.id }).plays(
          'deal; all call; 2 checks; deal; 1 bets 10; 2 calls; 3 folds; deal; 1 bets 20',
        )
        expect(raisesTaken(begun, 20, 40)).toBeGreaterThan(10)
      },
    ),
  )
})

describe('all-ins that fall short', () => {
  rule('rrp/3/betting/7', 'an all-in for 26 over 20 lets nobody raise who has acted', () => {
    given({ ...turn, seats: { ...three, 3: 36 } })
      .plays(`${toTheTurn}; 1 bets 20; 2 calls; 3 all-in`)
      .offers({ seat: 1, fold: true, callTo: 26, wager: null })
      .refuses('1 raises to 40', 'betting-not-reopened')
      .plays('1 calls')
      .offers({ seat: 2, callTo: 26, wager: null })
  })

  rule('wsop/133', 'a player who has yet to act may complete an all-in for 28 to 40', () => {
    const seats = { 1: 900, 2: 900, 3: 38, 4: 900 }
    const short = given({ ...turn, seats, book: 'wsop' }).plays(`${toTheTurn}; 1 bets 20; 2 calls; 3 all-in`)
    short.offers({ seat: 4, callTo: 28, wager: { sizes: [40] } })
    // and that is a whole raise: the betting is open again
    short.plays('4 raises to 40').offers({ seat: 1, callTo: 40, wager: { sizes: [60] } })
  })

  rule('rrp/3/betting/7/complete', 'a bet of 8 all-in on a round of 20 is called or made 20', () => {
    const short = given({ ...turn, seats: { ...three, 1: 18 } }).plays(`${toTheTurn}; 1 all-in`)
    short.offers({ seat: 2, fold: true, callTo: 8, wager: { sizes: [20] } })
    short.refuses('2 raises to 28', 'wager-too-big', { sizes: [20] })
    short
      .plays('2 completes to 20')
      .tells({ type: 'Completed', seat: 2, to: 20 })
      .offers({ seat: 3, wager: { sizes: [40] } })
  })

  rule('rrp/3/betting/7/half-or-more', 'a bet of 15 all-in stands for 20: a raise makes it 35', () => {
    given({ ...turn, seats: { ...three, 1: 25 } })
      .plays(`${toTheTurn}; 1 all-in`)
      .offers({ seat: 2, callTo: 15, wager: { sizes: [35] } })
  })

  rule('rrp/3/betting/7/half-or-more', 'a raise by half a bet opens the betting again', () => {
    given({ ...turn, seats: { ...three, 3: 40 } })
      .plays(`${toTheTurn}; 1 bets 20; 2 calls; 3 all-in`)
      .offers({ seat: 1, callTo: 30, wager: { sizes: [50] } })
  })

  across({ rrp: 30, uspa: 30, hpt: 30, web: 20, wsop: 30 }, (book, to) =>
    rule(book.limitReopenFraction.rule, `over exactly half a bet one makes it ${to} (${book.name})`, () => {
      given({ ...turn, seats: { ...three, 1: 20 }, book: book.id })
        .plays(`${toTheTurn}; 1 all-in`)
        .offers({ seat: 2, callTo: 10, wager: { sizes: [to] } })
    }),
  )

  across({ rrp: [51], uspa: null, hpt: [51], web: [51], wsop: [51] }, (book, sizes) =>
    rule(
      book.cumulativeShortAllInsReopen.rule,
      `26 and 31 all-in over 20 ${sizes ? 'are' : 'are not'} a raise (${book.name})`,
      () => {
        const seats = { 1: 900, 2: 36, 3: 41, 4: 900 }
        const faced = given({ ...turn, seats, book: book.id }).plays(
          `${toTheTurn}; 1 bets 20; 2 all-in; 3 all-in; 4 calls`,
        )
        faced.offers({ seat: 1, callTo: 31, wager: sizes && { sizes } })
      },
    ),
  )

  rule(
    'rrp/3/betting/7/cumulative',
    'it counts what each player faces: 11 more opens the betting, 5 more does not',
    () => {
      const seats = { 1: 900, 2: 36, 3: 900, 4: 41 }
      const faced = given({ ...turn, seats }).plays(`${toTheTurn}; 1 bets 20; 2 all-in; 3 calls; 4 all-in`)
      faced.offers({ seat: 1, callTo: 31, wager: { sizes: [51] } })
      faced.plays('1 calls').offers({ seat: 3, callTo: 31, wager: null })
      faced.plays('1 raises to 51').offers({ seat: 3, callTo: 51, wager: { sizes: [71] } })
    },
  )
})

describe('check and raise, bet or fold', () => {
  rule('rrp/3/betting/2', 'a player who has checked may raise', () => {
    flop
      .plays('1 checks; 2 bets 10; 3 folds')
      .offers({ seat: 1, wager: { sizes: [20] } })
      .plays('1 raises to 20')
  })

  across({ rrp: false, uspa: false, hpt: false, web: false, wsop: true }, (book, may) =>
    rule(
      book.aceToFiveLimitCheckRaise.rule,
      `${may ? 'a' : 'no'} check-raise at limit ace-to-five (${book.name})`,
      () => {
        const faced = given({ form: 'ace-to-five-lowball', ...limit, seats: three, book: book.id }).plays(
          'deal; all call; 2 checks; 1 stands pat; 2 stands pat; 3 stands pat; deal; 1 checks; 2 bets 20; 3 folds',
        )
        faced.offers({ seat: 1, callTo: 20, wager: may ? { sizes: [40] } : null })
        if (!may) faced.refuses('1 raises to 40', 'no-check-raise')
      },
    ),
  )

  rule('rrp/11/27/3', 'after the draw of deuce-to-seven you may check and raise', () => {
    given({ form: 'deuce-to-seven-lowball', ...limit, seats: three })
      .plays('deal; all call; 2 checks; 1 stands pat; 2 stands pat; 3 stands pat; deal; 1 checks; 2 bets 20; 3 folds')
      .plays('1 raises to 40')
      .tells({ type: 'Raised', seat: 1, to: 40 })
  })

  rule('rrp/12/2', 'in draw high you may check and raise before the draw', () => {
    given({ form: 'draw-high', ...limit, seats: three })
      .plays('deal; 1 checks; 2 bets 10; 3 folds; 1 raises to 20')
      .tells({ type: 'Raised', seat: 1, to: 20 })
  })

  rule('rrp/11/intro/pass-and-out', 'before the draw of lowball one opens or folds', () => {
    const open = given({ form: 'ace-to-five-lowball', ...limit, seats: three }).plays('deal')
    open
      .offers({ seat: 3, check: false, fold: true, callTo: 10, wager: { sizes: [20] } })
      .refuses('3 checks', 'facing-a-bet')
    const antes = { blinds: [], ante: 2 }
    const bare = given({ form: 'ace-to-five-lowball', ...limit, seats: three, stakes: antes }).plays('deal')
    bare.offers({ seat: 1, check: false, callTo: null, wager: { sizes: [10] } }).refuses('1 checks', 'must-bet-or-fold')
    bare.plays('1 folds').refuses('2 checks', 'must-bet-or-fold')
  })

  rule('rrp/11/intro/limit-doubling', '10-20 lowball is bet at 10 before the draw and 20 after', () => {
    const first = given({ form: 'deuce-to-seven-lowball', ...limit, seats: three }).plays('deal')
    first.offers({ wager: { sizes: [20] } })
    first
      .plays('all call; 2 checks; 1 stands pat; 2 stands pat; 3 stands pat; deal')
      .offers({ seat: 1, check: true, wager: { sizes: [20] } })
      .plays('1 bets 20')
      .offers({ wager: { sizes: [40] } })
  })

  rule('rrp/12/intro', 'after the draw the opener begins at 20; if they have folded, the next one in', () => {
    const draw = given({ form: 'draw-high', ...limit, seats: { 1: 900, 2: 900, 3: 900, 4: 900, 5: 900 } }).plays('deal')
    draw
      .plays('1 checks; 2 checks; 3 checks; 4 bets 10; 5 calls; 1 folds; 2 calls; 3 folds')
      .plays('2 stands pat; 4 stands pat; 5 stands pat; deal')
      .offers({ seat: 4, check: true, wager: { sizes: [20] } })
    draw
      .plays('1 checks; 2 checks; 3 checks; 4 bets 10; 5 raises to 20; 1 folds; 2 calls; 3 folds; 4 folds')
      .plays('2 stands pat; 5 stands pat; deal')
      .offers({ seat: 5, check: true })
  })
})

/** How many raises in a row are taken before one is refused; they go up by the step from this one on. */
const raisesTaken = (start: ReturnType<typeof given>, level: number, first: number): number => {
  let table = start
  for (let raises = 0; ; raises++) {
    const due = legal(table.deal)
    if (due.due !== 'betting' || due.wager === null || raises > 30) return raises
    table = table.plays(`${due.seat} raises to ${first + raises * (first - level)}`)
  }
}
