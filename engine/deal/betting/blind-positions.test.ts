import { describe } from 'vitest'
import type { House } from '../../rulebooks/house.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const seatsTo = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [i + 1, 1000]))
const limit = { form: 'holdem', structure: 'limit', size: 10 } as const
const noLimit = { ...limit, structure: 'no-limit' } as const

describe('who posts which blind', () => {
  for (const [id, button, small] of [
    ['hpt/play/1', 9, 1],
    ['hpt/deal/1', 3, 4],
  ] as const) {
    rule(id, 'the seat left of the button posts 25 at 25-50', () => {
      given({ ...noLimit, size: 50, seats: seatsTo(9), button, book: 'hpt' })
        .tells({ type: 'Posted', seat: small, kind: 'blind', amount: 25 })
        .stacks({ [small]: 975 })
    })
  }

  for (const [id, button, big] of [
    ['hpt/play/2', 9, 2],
    ['hpt/deal/2', 3, 5],
  ] as const) {
    rule(id, 'the next seat posts 50 at 25-50', () => {
      given({ ...noLimit, size: 50, seats: seatsTo(9), button, book: 'hpt' })
        .tells({ type: 'Posted', seat: big, kind: 'blind', amount: 50 })
        .stacks({ [big]: 950 })
    })
  }

  rule('web/buttons/2', 'in a 4-8 game the small blind posts 2, half the small bet', () => {
    given({ ...limit, size: 4, seats: seatsTo(6), book: 'web' }).tells({ type: 'Posted', seat: 1, amount: 2 })
  })

  rule('web/buttons/3', 'in a 4-8 game the second from the dealer posts 4, the small bet', () => {
    given({ ...limit, size: 4, seats: seatsTo(6), book: 'web' }).tells({ type: 'Posted', seat: 2, amount: 4 })
  })

  rule('wsop/blind-positions', 'button 2: seats 3 and 4 post 5 and 10; with 1-2-5 seats 3, 4 and 5', () => {
    given({ ...limit, seats: seatsTo(6), button: 2, book: 'wsop' }).tells(
      { type: 'Posted', seat: 3, amount: 5, rules: ['wsop/blind-positions', 'wsop/blinds-live'] },
      { type: 'Posted', seat: 4, amount: 10 },
    )
    const stakes = { lower: 5, blinds: [1, 2, 5] }
    given({ ...noLimit, seats: seatsTo(6), button: 2, stakes, book: 'wsop' }).tells(
      { type: 'Posted', seat: 3, amount: 1 },
      { type: 'Posted', seat: 4, amount: 2 },
      { type: 'Posted', seat: 5, amount: 5 },
    )
  })

  rule('wsop/blinds-live', 'the small blind of 5 calls 10 with 5 more; where it is dead, with all of 10', () => {
    const game = { ...limit, seats: seatsTo(4) } as const
    given({ ...game, book: 'wsop' })
      .plays('deal; 3 folds; 4 folds; 1 calls')
      .stacks({ 1: 990 })
      .pot(20)
    const book: House = { name: 'x', book: 'wsop', overrides: { deadSmallBlinds: true } }
    given({ ...game, book })
      .tells({ type: 'Posted', seat: 1, kind: 'dead', amount: 5 })
      .plays('deal; 3 folds; 4 folds; 1 calls')
      .stacks({ 1: 985 })
      .pot(25)
  })

  across({ rrp: 5, uspa: 5, hpt: 5, web: 5, wsop: 5 }, (book, live) =>
    rule(book.deadSmallBlinds.rule, `the small blind has ${live} of the 10 in (${book.name})`, () => {
      given({ ...limit, seats: seatsTo(4), book: book.id })
        .tells({ type: 'Posted', seat: 1, kind: 'blind', amount: live })
        .plays('deal; 3 folds; 4 folds; 1 calls')
        .stacks({ 1: 990 })
    }),
  )
})

describe('who acts first', () => {
  rule('uspa/3.5.1', 'button 3 of 6: blinds from 4 and 5, 6 opens; on the flop 4 does, and 3 acts last', () => {
    given({ ...limit, seats: seatsTo(6), button: 3, book: 'uspa' })
      .tells({ type: 'Posted', seat: 4, amount: 5 }, { type: 'Posted', seat: 5, amount: 10 })
      .plays('deal')
      .tells({ type: 'CardsDealt', seats: [4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3] })
      .offers({ seat: 6 })
      .plays('all call; 5 checks; deal')
      .offers({ seat: 4, check: true })
      .plays('4 checks; 5 checks; 6 checks; 1 checks; 2 checks')
      .offers({ seat: 3, check: true })
  })

  rule('wsop/first-to-act', 'button 2, blinds 3 and 4: seat 5 opens; seat 3 out, seat 4 opens the flop', () => {
    given({ ...limit, seats: seatsTo(6), button: 2, book: 'wsop' })
      .plays('deal')
      .tells({ type: 'RoundOpened', street: 'preflop', seat: 5, rules: ['wsop/first-to-act'] })
      .plays('5 calls; 6 folds; 1 folds; 2 folds; 3 folds; 4 checks; deal')
      .tells({ type: 'RoundOpened', street: 'flop', seat: 4 })
  })

  rule('hpt/deal/4', 'big blind in seat 5: 6 acts first, 5 last with check or raise', () => {
    const open = given({ ...noLimit, size: 50, seats: seatsTo(9), button: 3, book: 'hpt' }).plays('deal')
    open.offers({ seat: 6, fold: true, callTo: 50, wager: { least: 100 } })
    open.plays('all call').offers({ seat: 5, check: true, callTo: null, wager: { least: 100 } })
    // the small blind folds, calls or raises in their turn
    open
      .plays('6 folds; 7 folds; 8 folds; 9 folds; 1 folds; 2 folds; 3 folds')
      .offers({ seat: 4, fold: true, callTo: 50, wager: { least: 100 } })
  })

  rule('hpt/play/4', 'the seat after the big blind starts, and on no round is a bet under the big blind', () => {
    const open = given({ ...noLimit, size: 50, seats: seatsTo(4), book: 'hpt' })
      .plays('deal')
      .offers({ seat: 3 })
    open
      .plays('around; deal; around; deal; around; deal')
      .refuses('1 bets 49', 'wager-too-small', { least: 50 })
      .plays('1 bets 50')
  })
})
