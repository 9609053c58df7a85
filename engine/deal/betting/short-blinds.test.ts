import { describe, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const four = { 1: 1000, 2: 1000, 3: 1000, 4: 1000 }
/** Blinds of 5 and 10 in seats 1 and 2, the button on seat 4. */
const limit = { form: 'holdem', structure: 'limit', size: 10, seats: four } as const
const noLimit = { ...limit, structure: 'no-limit' } as const

describe('a big blind all-in for less', () => {
  rule('web/blinds/1', 'a blind of 6 leaves the call at 10 and raises at tens', () => {
    const open = given({ ...limit, seats: { ...four, 2: 6 }, book: 'web' })
      .tells({ type: 'Posted', seat: 2, amount: 6, due: 10, rules: ['web/blinds/1'] })
      .plays('deal')
    open.offers({ seat: 3, callTo: 10, wager: { sizes: [20] } })
    open
      .plays('3 raises to 20')
      .offers({ seat: 4, callTo: 20, wager: { sizes: [30] } })
      .plays('4 raises to 30')
      .offers({ seat: 1, wager: { sizes: [40] } })
  })

  rule('hpt/pot/6', 'of a big blind of 50 only 20 is in: a call still costs 50', () => {
    given({ ...noLimit, size: 50, seats: { ...four, 2: 20 }, book: 'hpt' })
      .tells({ type: 'Posted', seat: 2, amount: 20, due: 50, rules: ['hpt/pot/6'] })
      .plays('deal')
      .offers({ seat: 3, callTo: 50, wager: { least: 100 } })
      .plays('3 calls; 4 calls; 1 calls')
      .stacks({ 1: 950, 3: 950, 4: 950 })
  })

  rule('wsop/154-short', 'a blind of 6 of 10, the small blind out, two callers: main pot 23, side pot 8', () => {
    const cards = { 1: '2c7d', 2: 'AsAh', 3: 'KsKh', 4: '3c8d', board: 'QhJd9c4s2s' }
    given({ ...noLimit, seats: { ...four, 2: 6 }, cards, book: 'wsop' })
      .plays('deal; 3 calls; 4 calls; 1 folds; deal; around; deal; around; deal; around; showdown')
      .awarded('side pot 1 high: 8 to 3', 'high: 23 to 2')
      .stacks({ 1: 995, 2: 23, 3: 998, 4: 990 })
  })

  rule('wsop/154-options', 'after a blind of 6 players fold, call 10 or raise to 20; 6 and 15 are not taken', () => {
    const open = given({ ...noLimit, seats: { ...four, 2: 6 }, book: 'wsop' }).plays('deal')
    open.offers({ seat: 3, fold: true, check: false, callTo: 10, wager: { least: 20 } })
    open.refuses('3 raises to 15', 'wager-too-small', { least: 20 }).refuses('3 bets 6', 'wager-too-small')
    open.plays('3 calls').stacks({ 3: 990 })
    open.plays('3 raises to 20').stacks({ 3: 980 })
  })

  rule('rrp/14/nl/2', 'a house may let them call what is there', () => {
    const overrides = { shortBigBlindCallAmount: 'short-amount' } as const
    given({ ...noLimit, seats: { ...four, 2: 6 }, book: { name: 'x', book: 'rrp', overrides } })
      .plays('deal')
      .offers({ seat: 3, callTo: 6 })
  })
})

describe('the big blind’s option', () => {
  for (const [id, book] of [
    ['uspa/3.5.2.2', 'uspa'],
    ['uspa/3.5.2.8', 'uspa'],
    ['web/blinds/12', 'web'],
    ['wsop/159', 'wsop'],
  ] as const) {
    rule(id, 'everybody called the 10, which is a bet: the big blind checks or raises to 20', () => {
      const called = given({ ...limit, book }).plays('deal; 3 calls; 4 calls; 1 calls')
      called.offers({ seat: 2, check: true, callTo: null, wager: { sizes: [20] } })
      called.plays('2 raises to 20').offers({ seat: 3, callTo: 20, wager: { sizes: [30] } })
      called.plays('2 checks; deal').offers({ seat: 1, check: true, wager: { sizes: [10] } })
    })
  }

  rule('uspa/3.5.2.2', 'so may the small blind; money that is dead gives no turn and no bet', () => {
    given({ ...limit, book: 'uspa' })
      .plays('deal; 3 folds; 4 folds')
      .offers({ seat: 1, callTo: 10, wager: { sizes: [20] } })
    const posts = [
      { seat: 4, kind: 'dead', amount: 3 },
      { seat: 1, kind: 'blind', amount: 5 },
      { seat: 2, kind: 'blind', amount: 10 },
    ] as const
    given({ ...limit, book: 'uspa', posts })
      .plays('deal; 3 folds')
      .offers({ seat: 4, check: false, callTo: 10 })
  })

  for (const [id, book] of [
    ['web/blinds/4', 'web'],
    ['wsop/156', 'wsop'],
  ] as const) {
    rule(id, 'an all-in of 14 over 10 leaves the big blind their raise', () => {
      const seats = { ...four, 4: 14 }
      given({ ...noLimit, seats, book })
        .plays('deal; 3 calls; 4 all-in; 1 calls')
        .offers({ seat: 2, callTo: 14, wager: { least: 24 } })
        .plays('2 raises to 24')
      given({ ...limit, seats, book })
        .plays('deal; 3 calls; 4 all-in; 1 folds')
        .offers({ seat: 2, callTo: 14, wager: { sizes: [20] } })
    })
  }

  rule('wsop/154', '5-10 no-limit: one comes in for 10 and raises to 20', () => {
    given({ ...noLimit, book: 'wsop' })
      .plays('deal')
      .offers({ seat: 3, callTo: 10, wager: { least: 20 } })
      .refuses('3 raises to 19', 'wager-too-small', { least: 20 })
  })
})

test('a short small blind plays for what they have', () => {
  given({ ...limit, seats: { ...four, 1: 3 }, book: 'wsop' })
    .tells({ type: 'Posted', seat: 1, amount: 3, due: 5, rules: ['wsop/154-short'] })
    .plays('deal')
    .offers({ seat: 3, callTo: 10 })
})
