import { describe, expect } from 'vitest'

import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { legal } from '../legal.ts'

const deep = (players: number) => Object.fromEntries(Array.from({ length: players }, (_, i) => [i + 1, 9000]))
/** Limit hold'em at 10-20 with this many on the flop, where the first has bet 10. */
const flop = (more: Partial<Setup>, players = 3) =>
  given({ form: 'holdem', structure: 'limit', seats: deep(players), ...more }).plays(
    'deal; all call; checks; deal; bets 10',
  )
/** No-limit hold'em on the flop, where the first has bet 10. */
const big = (more: Partial<Setup>) => flop({ structure: 'no-limit', ...more })

/** How many raises of the minimum are taken before one is refused, 12 where there is no end. */
const raises = (start: ReturnType<typeof given>): number => {
  let table = start
  for (let taken = 0; taken < 12; taken++) {
    const due = legal(table.deal)
    if (due.due !== 'betting' || due.wager === null) return taken
    table = table.plays(`${due.seat} raises to ${due.wager.least}`)
  }
  return 12
}

describe('two rounds', () => {
  for (const [id, book] of [
    ['rrp/16/6', 'rrp'],
    ['uspa/app2/6', 'uspa'],
  ] as const) {
    rule(id, 'four raises, or six where the house goes by California', () => {
      const lowball = { form: 'deuce-to-seven-lowball', structure: 'limit', seats: deep(3) } as const
      expect(raises(given({ ...lowball, book }).plays('deal'))).toBe(4)
      const six = given({ ...lowball, book: houseWith({ limitRaiseCapTwoRounds: 6 }, book) }).plays('deal')
      expect(raises(six)).toBe(6)
      // hold'em has four rounds and another answer
      expect(raises(flop({ book: houseWith({ limitRaiseCapTwoRounds: 6 }, book) }))).toBe(3)
    })
  }
  rule('uspa/3.2.8.5.1.2', 'lowball three-way: a bet and four raises', () => {
    given({ form: 'ace-to-five-lowball', structure: 'limit', seats: deep(3), book: 'uspa' })
      .plays('deal; 3 raises to 20; 1 raises to 30; 2 raises to 40; 3 raises to 50')
      .refuses('1 raises to 60', 'raising-is-capped', {
        count: 4,
        rules: ['uspa/3.1.7.3.2', 'uspa/3.2.8.5.1.2', 'uspa/3.2.10.5.1', 'uspa/app2/6'],
      })
  })
  rule('uspa/3.2.10.5.1', 'draw high three-way: after a bet and four raises you call or fold', () => {
    given({ form: 'draw-high', structure: 'limit', seats: deep(3), book: 'uspa' })
      .plays('deal; 1 bets 10; 2 raises to 20; 3 raises to 30; 1 raises to 40; 2 raises to 50')
      .offers({ seat: 3, fold: true, callTo: 50, wager: null })
  })
  rule('wsop/267', '20-40 lowball three-way: 20, 40, 60, 80, 100', () => {
    given({ form: 'ace-to-five-lowball', structure: 'limit', size: 20, seats: deep(3), book: 'wsop' })
      .plays('deal; 3 raises to 40; 1 raises to 60; 2 raises to 80; 3 raises to 100')
      .refuses('1 raises to 120', 'raising-is-capped', { count: 4 })
  })
})

describe('how many must be able to raise', () => {
  for (const [id, book] of [
    ['rrp/3/betting/4', 'rrp'],
    ['uspa/3.1.7.3', 'uspa'],
    ['wsop/130', 'wsop'],
  ] as const) {
    rule(id, 'of four players two are all-in: the other two raise without a cap', () => {
      expect(raises(flop({ seats: { ...deep(4), 3: 10, 4: 10 }, book }, 4))).toBe(12)
      // three who are not all-in have the cap
      expect(raises(flop({ seats: { ...deep(4), 4: 10 }, book }, 4))).toBeLessThan(5)
    })
  }
  across({ rrp: 3, uspa: 3, hpt: 3, web: 3, wsop: 3 }, (book, least) =>
    rule(book.limitRaiseCapMinLivePlayers.rule, `a cap from ${least} players on (${book.name})`, () => {
      expect(raises(flop({ book: book.id }, least))).toBe(book.limitRaiseCapThreePlusRounds.is)
      const four = houseWith({ limitRaiseCapMinLivePlayers: 4 }, book.id)
      expect(raises(flop({ book: four }, 3))).toBe(12)
      expect(raises(flop({ book: four }, 4))).toBe(book.limitRaiseCapThreePlusRounds.is)
    }),
  )
})

describe('two players', () => {
  // in an event with others left, and between its last two
  across({ rrp: [3, 12], uspa: [12, 12], hpt: [3, 12], web: [12, 12], wsop: [4, 12] } as const, (book, [many, last]) =>
    rule(
      book.headsUpUnlimitedRaises.rule,
      `${many} raises in an event, ${last} between the last two (${book.name})`,
      () => {
        const heads = { book: book.id, setting: 'tournament' } as const
        expect(raises(flop(heads, 2))).toBe(many)
        expect(raises(flop({ ...heads, finalTwo: true }, 2))).toBe(last)
        expect(raises(flop({ book: book.id }, 2))).toBe(12)
      },
    ),
  )
  for (const [id, book] of [
    ['rrp/15/23', 'rrp'],
    ['hpt/rrp7/15/23', 'hpt'],
  ] as const) {
    rule(id, 'a limit event with two in the pot: a bet and three raises, but for the last two of the event', () => {
      const three = flop({ book, setting: 'tournament', seats: deep(3) }).plays('raises to 20; folds')
      expect(1 + raises(three)).toBe(3)
      const capped = three.plays('raises to 30; raises to 40')
      capped.refuses('1 raises to 50', 'raising-is-capped', { count: 3 })
      expect(raises(flop({ book, setting: 'tournament', finalTwo: true }, 2))).toBe(12)
    })
  }
  rule('rrp/3/betting/5', 'a house may cap two players in cash games as well', () => {
    const strict = houseWith({ headsUpUnlimitedRaises: { cash: false, tournament: false } })
    flop({ book: strict }, 2)
      .plays('raises to 20; raises to 30; raises to 40')
      .refuses('1 raises to 50', 'raising-is-capped', { rules: ['rrp/3/betting/5', 'rrp/15/23'] })
  })
})

describe('no-limit and pot-limit', () => {
  for (const [id, book, structure] of [
    ['uspa/3.1.7.2', 'uspa', 'pot-limit'],
    ['uspa/3.4.2.1', 'uspa', 'no-limit'],
    ['web/betting/2', 'web', 'pot-limit'],
    ['wsop/129', 'wsop', 'pot-limit'],
    ['wsop/173', 'wsop', 'no-limit'],
  ] as const) {
    rule(id, `any number of raises at ${structure}`, () => {
      expect(raises(flop({ book, structure }))).toBe(12)
    })
  }
  across({ rrp: null, uspa: null, hpt: null, web: null, wsop: null }, (book, cap) =>
    rule(book.bigBetRaiseCap.rule, `no cap, but a house may have one (${book.name})`, () => {
      expect(book.bigBetRaiseCap.is).toBe(cap)
      expect(raises(big({ book: book.id }))).toBe(12)
      const three = big({ book: houseWith({ bigBetRaiseCap: 3 }, book.id) })
      expect(raises(three)).toBe(3)
    }),
  )
})

describe('stud', () => {
  const cards = { 1: 'KsKd2d', 2: 'QsQd2c', 3: 'JsJd9h', 4: 'TsTd8h' }
  const stud = {
    form: 'seven-card-stud',
    structure: 'limit',
    stakes: { lower: 15, upper: 30, ante: 2, bringIn: 5 },
    seats: deep(4),
    cards,
  } as const

  rule('uspa/3.2.3.5.3', '5 made 15 leaves all three raises', () => {
    given({ ...stud, book: 'uspa' })
      .plays('deal; 2 brings in 5; 3 completes to 15')
      .has({ round: expect.objectContaining({ raises: 0, cap: 3 }) })
      .plays('4 raises to 30; 1 raises to 45; 2 raises to 60')
      .refuses('3 raises to 75', 'raising-is-capped', { count: 3 })
  })
  for (const id of ['wsop/130b', 'wsop/223'] as const) {
    rule(id, '5 made 15 and raised to 30, 45, 60 and 75, not to 90', () => {
      given({ ...stud, book: 'wsop' })
        .plays('deal; 2 brings in 5; 3 completes to 15; 4 raises to 30; 1 raises to 45; 2 raises to 60; 3 raises to 75')
        .refuses('4 raises to 90', 'raising-is-capped', { count: 4 })
    })
  }
  across({ rrp: 3, uspa: 3, hpt: 3, web: 3, wsop: 4 }, (book, left) =>
    rule(book.completionCountsAsRaise.rule, `${left} raises after a completion (${book.name})`, () => {
      const acts = 'deal; 2 brings in 5; 3 completes to 15'
      expect(raises(given({ ...stud, book: book.id }).plays(acts))).toBe(left)
      const counted = houseWith({ completionCountsAsRaise: true }, book.id)
      expect(raises(given({ ...stud, book: counted }).plays(acts))).toBe(left - 1)
    }),
  )
})
