import { describe, test } from 'vitest'
import type { House } from '../../rulebooks/house.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Post } from '../commands.ts'

const six = { 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 1000, 6: 1000 }
/** Blinds of 5 and 10 in seats 1 and 2, the button on seat 6, at no-limit. */
const noLimit = { form: 'holdem', structure: 'no-limit', size: 10, seats: six } as const

const blinds = (...amounts: readonly number[]): Post[] =>
  amounts.map((amount, i) => ({ seat: i + 1, kind: 'blind', amount }))
const straddle = (seat: number, amount: number): Post => ({ seat, kind: 'straddle', amount })
const underTheGun = [...blinds(5, 10), straddle(3, 20)]
const onTheButton = [...blinds(5, 10), straddle(6, 20)]

describe('how the first round is played', () => {
  across({ rrp: 4, uspa: 4, hpt: 4, web: 4, wsop: 4 }, (book, opens) =>
    rule(book.straddlerActs.rule, `a straddle under the gun: its left opens, it acts last (${book.name})`, () => {
      given({ ...noLimit, posts: underTheGun, book: book.id })
        .plays('deal')
        .tells({ type: 'RoundOpened', seat: opens, price: 20, rules: book.straddlerActs.rules })
        .plays('4 calls; 5 folds; 6 calls; 1 folds; 2 calls')
        .offers({ seat: 3, check: true, wager: { least: 40 } })
        .plays('3 raises to 60')
        .offers({ seat: 4, callTo: 60 })
    }),
  )

  for (const [id, book] of [
    ['uspa/3.4.2.12', 'uspa'],
    ['wsop/22', 'wsop'],
  ] as const) {
    rule(id, '5-10 and a straddle of 20: the next seat opens, the straddle closes the round and may raise', () => {
      const called = given({ ...noLimit, posts: underTheGun, book }).plays('deal; 4 calls; 5 calls; 6 calls; 1 calls')
      called.plays('2 calls').offers({ seat: 3, check: true, wager: { least: 40 } })
      called.plays('2 calls; 3 checks; deal').offers({ seat: 1, check: true })
    })
  }

  rule('wsop/165', '10-20 and a button straddle of 40: small blind first, button last, the least raise to 80', () => {
    const posts = [...blinds(10, 20), straddle(6, 40)]
    given({ ...noLimit, size: 20, posts, book: 'wsop' })
      .plays('deal')
      .offers({ seat: 1, callTo: 40, wager: { least: 80 } })
      .refuses('1 raises to 79', 'wager-too-small', { least: 80 })
      .plays('all call')
      .offers({ seat: 6, check: true, wager: { least: 80 } })
  })

  test('a house may open left of the blinds and keep a button straddle for last, or let it act in turn', () => {
    const house = (straddlerActs: 'last-opening-left-of-blinds' | 'in-turn'): House => ({
      name: 'x',
      book: 'wsop',
      overrides: { straddlerActs },
    })
    const last = given({ ...noLimit, posts: onTheButton, book: house('last-opening-left-of-blinds') }).plays('deal')
    last.offers({ seat: 3 }).plays('3 calls; 4 calls; 5 raises to 60').offers({ seat: 1, callTo: 60 })
    last.plays('3 calls; 4 calls; 5 calls; 1 calls; 2 raises to 60').offers({ seat: 6, callTo: 60 })
    last.plays('3 calls; 4 calls; 5 calls; 1 calls; 2 calls').offers({ seat: 6, check: true })
    given({ ...noLimit, posts: onTheButton, book: house('in-turn') })
      .plays('deal; 3 calls; 4 calls; 5 calls')
      .offers({ seat: 6, check: true, wager: { least: 40 } })
  })

  test('a straddle that is not live has no raise when it is called round', () => {
    const bigBetStraddle = {
      allowed: true,
      max: 1,
      positions: ['left-of-big-blind'],
      timesBigBlind: 2,
      live: false,
      cashOnly: true,
    } as const
    const book: House = { name: 'x', book: 'rrp', overrides: { bigBetStraddle } }
    const called = given({ ...noLimit, posts: underTheGun, book }).plays('deal; 4 calls; 5 calls; 6 calls; 1 calls')
    called.plays('2 calls').offers({ due: 'dealer' })
    called.plays('2 raises to 60').offers({ seat: 3, callTo: 60 })
  })
})

describe('what a straddle sets', () => {
  across({ rrp: 20, uspa: 20, hpt: 20, web: 20, wsop: 10 }, (book, least) =>
    rule(
      book.straddleSetsBringIn.rule,
      `5-10 with a straddle of 20: ${least} is the least bet on the flop (${book.name})`,
      () => {
        given({ ...noLimit, posts: underTheGun, book: book.id })
          .plays('deal')
          .offers({ callTo: 20 })
          .plays('all call; checks; deal')
          .refuses(`1 bets ${least - 1}`, 'wager-too-small', { least })
          .plays(`1 bets ${least}`)
      },
    ),
  )

  rule('wsop/174', '5-10 with a straddle of 20: a call is 20; on the flop a bet of 10 is legal, 8 is not', () => {
    const open = given({ ...noLimit, posts: underTheGun, book: 'wsop' }).plays('deal')
    open.offers({ callTo: 20 })
    open.plays('all call; 3 checks; deal').refuses('1 bets 8', 'wager-too-small', { least: 10 }).plays('1 bets 10')
  })

  across({ rrp: 40, uspa: 40, hpt: 40, web: 40, wsop: 40 }, (book, least) =>
    rule(
      book.minRaiseToAfterStraddle.rule,
      `over a straddle of 20 the least raise is to ${least} (${book.name})`,
      () => {
        given({ ...noLimit, posts: underTheGun, book: book.id })
          .plays('deal')
          .offers({ wager: { least } })
      },
    ),
  )

  rule('wsop/22-min-raise', 'over a straddle of 20 at 5-10 a raise to 35 is refused, to 40 taken', () => {
    given({ ...noLimit, posts: underTheGun, book: 'wsop' })
      .plays('deal')
      .refuses('4 raises to 35', 'wager-too-small', { least: 40 })
      .plays('4 raises to 40')
    const overrides = { minRaiseToAfterStraddle: 'straddle-plus-big-blind' } as const
    given({ ...noLimit, posts: underTheGun, book: { name: 'x', book: 'wsop', overrides } })
      .plays('deal')
      .offers({ wager: { least: 30 } })
  })

  test('a straddle for less is called in full, unless it sets no bring-in', () => {
    const short = { ...noLimit, seats: { ...six, 3: 15 }, posts: underTheGun }
    given(short).tells({ type: 'Posted', seat: 3, amount: 15, due: 20 }).plays('deal').offers({ callTo: 20 })
    const overrides = { straddleSetsBringIn: { firstRound: false, laterRounds: false } }
    given({ ...short, book: { name: 'x', book: 'rrp', overrides } })
      .plays('deal')
      .offers({ callTo: 15 })
  })
})
