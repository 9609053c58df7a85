import { describe, expect, test } from 'vitest'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { killed, limitSix as limit, lowballSix as lowball } from '../../testing/killed-pot.ts'
import { rule } from '../../testing/rule.ts'
import type { Post } from '../commands.ts'

describe('full and half kill', () => {
  rule('rrp/13/intro', '10-20: a full kill is 20 and plays 20-40, a half kill 15 and plays 15-30', () => {
    const full = given({ ...limit, posts: killed(5, 20) })
    full.tells({ type: 'Posted', seat: 5, kind: 'kill', amount: 20, limits: { lower: 20, upper: 40 } })
    full.has({ stakes: { lower: 20, upper: 40, blinds: [5, 10] } })
    full
      .plays('deal')
      .offers({ seat: 3, callTo: 20, wager: { sizes: [40] } })
      .plays('around; deal')
      .offers({ seat: 1, wager: { sizes: [20] } })
    full.plays('deal; around; deal; around; deal').offers({ wager: { sizes: [40] } })
    const half = given({ ...limit, posts: killed(5, 15) }).plays('deal')
    half.offers({ seat: 3, callTo: 15, wager: { sizes: [30] } })
    half.plays('around; deal; around; deal').offers({ wager: { sizes: [30] } })
  })

  rule('uspa/3.6.1', '4-8: a full kill is 8 and plays 8-16, a half kill 6 and plays 6-12', () => {
    const game = { ...limit, size: 4, book: 'uspa' } as const
    given({ ...game, posts: killed(5, 8, 4) })
      .has({ stakes: { lower: 8, upper: 16 } })
      .plays('deal')
      .offers({ callTo: 8, wager: { sizes: [16] } })
    given({ ...game, posts: killed(5, 6, 4) })
      .has({ stakes: { lower: 6, upper: 12 } })
      .plays('deal')
      .offers({ callTo: 6, wager: { sizes: [12] } })
  })

  rule('wsop/kill-pots', '10-20: the kill blind is 20 and the deal is played at 20-40', () => {
    given({ ...limit, posts: killed(5, 20), book: 'wsop' })
      .tells({ type: 'Posted', kind: 'kill', limits: { lower: 20, upper: 40 }, rules: ['wsop/kill-pots'] })
      .plays('deal')
      .offers({ callTo: 20, wager: { sizes: [40] } })
  })

  rule('wsop/kill-pots-half', '20-40: a half kill is 30 and the deal is played at 30-60', () => {
    given({ ...limit, size: 20, posts: killed(5, 30, 20), book: 'wsop' })
      .tells({ type: 'Posted', kind: 'kill', limits: { lower: 30, upper: 60 }, rules: ['wsop/kill-pots-half'] })
      .plays('deal')
      .offers({ callTo: 30, wager: { sizes: [60] } })
  })

  across({ rrp: [15, 20], uspa: [15, 20], hpt: [15, 20], web: [15, 20], wsop: [15, 20] }, (book, sizes) =>
    rule(
      book.killSize.rule,
      `over a big blind of 10 a kill is ${sizes.join(' or ')} and nothing else (${book.name})`,
      () => {
        for (const amount of [10, 14, 16, 25, 30, 40]) {
          const kill = () => given({ ...limit, posts: killed(5, amount), book: book.id })
          expect(kill).toThrow('A kill here is 15 or 20.')
        }
        for (const amount of sizes) {
          const factor = amount / 10
          given({ ...limit, posts: killed(5, amount), book: book.id }).has({
            stakes: { lower: 10 * factor, upper: 20 * factor },
          })
        }
      },
    ),
  )

  for (const [id, book] of [
    ['wsop/kill-pots-optional', 'wsop'],
    ['wsop/268c', 'wsop'],
    ['rrp/11/3b', 'rrp'],
    ['uspa/3.2.8.5.1.3.2', 'uspa'],
  ] as const) {
    rule(id, 'a player who comes in at lowball with a kill of two big blinds is dealt in at doubled limits', () => {
      given({ ...lowball, posts: killed(4, 20), book })
        .has({ stakes: { lower: 20, upper: 40 } })
        .plays('deal')
        .offers({ seat: 3, callTo: 20, wager: { sizes: [40] } })
        .plays('3 folds')
        .offers({ seat: 4, check: true, wager: { sizes: [40] } })
    })
  }

  test('only where the betting has limits, and a game has blinds or a bring-in', () => {
    expect(() => given({ ...limit, structure: 'no-limit', posts: killed(5, 20) })).toThrow(
      'The pot can’t be killed at no-limit.',
    )
    const posts: Post[] = [{ seat: 1, kind: 'kill', amount: 20 }]
    expect(() => given({ ...limit, form: 'draw-high', posts })).toThrow('without blinds or a bring-in')
  })

  test('a half kill must come out in whole chips', () => {
    const tens = { ...limit, size: 10, stakes: { unit: 10 }, posts: killed(5, 15) }
    expect(() => given(tens)).toThrow('kill')
    const odd = { ...limit, size: 5, stakes: { blinds: [1, 2] }, posts: killed(5, 3) }
    expect(() => given(odd)).toThrow('The limits of the kill must be a whole number of chips')
  })

  test('a killer with less is all-in, and the others come in for the whole kill', () => {
    given({ ...limit, seats: { ...limit.seats, 5: 12 }, posts: killed(5, 20) })
      .tells({ type: 'Posted', seat: 5, amount: 12, due: 20 })
      .plays('deal')
      .offers({ seat: 3, callTo: 20, wager: { sizes: [40] } })
  })
})

describe('who acts when', () => {
  rule('rrp/13/2', 'killer in seat 5, blinds in 2 and 3: the order is 4, 5, 6, 1, 2, 3', () => {
    const posts: Post[] = [
      { seat: 2, kind: 'blind', amount: 5 },
      { seat: 3, kind: 'blind', amount: 10 },
      { seat: 5, kind: 'kill', amount: 20 },
    ]
    given({ ...limit, button: 1, posts })
      .plays('deal')
      .offers({ seat: 4 })
      .plays('4 calls')
      .offers({ seat: 5, check: true, wager: { sizes: [40] } })
      .plays('5 checks; 6 calls; 1 calls; 2 calls; 3 calls; deal')
      .offers({ seat: 2, check: true })
  })

  rule('uspa/3.6.2.2', 'the killer in seat 5 acts after seat 4', () => {
    given({ ...limit, posts: killed(5, 20), book: 'uspa' })
      .plays('deal; 3 calls; 4 raises to 40')
      .offers({ seat: 5, callTo: 40 })
  })

  rule('wsop/194', 'kill in seat 6, seat 4 under the gun: 4, 5, 6, 7', () => {
    const posts: Post[] = [
      { seat: 2, kind: 'blind', amount: 5 },
      { seat: 3, kind: 'blind', amount: 10 },
      { seat: 6, kind: 'kill', amount: 20 },
    ]
    given({ ...limit, seats: { ...limit.seats, 7: 1000 }, button: 1, posts, book: 'wsop' })
      .plays('deal; 4 calls; 5 calls; 6 checks')
      .offers({ seat: 7, callTo: 20 })
  })

  across({ rrp: 5, uspa: 5, hpt: 5, web: 5, wsop: 5 }, (book, third) =>
    rule(book.killerActs.rule, `the killer acts in turn, as the third (${book.name})`, () => {
      given({ ...limit, posts: killed(5, 20), book: book.id })
        .plays('deal; 3 calls; 4 calls')
        .offers({ seat: third, check: true })
      const overrides = { killerActs: 'last-first-round' } as const
      given({ ...limit, posts: killed(5, 20), book: { name: 'x', book: book.id, overrides } })
        .plays('deal; 3 calls; 4 calls')
        .offers({ seat: 6 })
        .plays('6 folds; 1 folds; 2 calls')
        .offers({ seat: 5, check: true })
    }),
  )

  test('the blind of a killer is part of the kill, and it is their bet', () => {
    const small = given({ ...limit, posts: killed(1, 20) })
    small.tells({ type: 'Posted', seat: 1, kind: 'kill', amount: 15, due: 20 }).stacks({ 1: 980 }).pot(30)
    small.plays('deal; 3 folds; 4 folds; 5 folds; 6 calls').offers({ seat: 1, check: true, wager: { sizes: [40] } })
    const big = given({ ...limit, posts: killed(2, 20) }).stacks({ 2: 980 })
    big.plays('deal; 3 folds; 4 folds; 5 folds; 6 folds').offers({ seat: 1, callTo: 20 })
  })

  rule('wsop/194-stud', 'kill by seat 3: seat 4 acts first, the lowcard posts nothing', () => {
    const posts: Post[] = [
      ...[1, 2, 3, 4, 5, 6].map((seat): Post => ({ seat, kind: 'ante', amount: 2 })),
      { seat: 3, kind: 'kill', amount: 20 },
    ]
    const cards = {
      1: 'Ks Kd 2c 9c',
      2: 'Qs Qd 9h',
      3: 'Js Jd 8h 3c',
      4: 'Ts Td 7h',
      5: '6s 6d 5h',
      6: '4s 4d 3h',
      out: { 2: 'third street', 4: 'third street', 5: 'third street', 6: 'third street' },
    }
    const game = { form: 'seven-card-stud', structure: 'limit', size: 10, seats: limit.seats, posts, cards } as const
    const open = given({ ...game, book: 'wsop' }).plays('deal')
    open
      .tells({ type: 'RoundOpened', seat: 4, price: 20, rules: ['wsop/194-stud'] })
      .offers({ seat: 4, bringIn: null, callTo: 20, wager: { sizes: [40] } })
      .refuses('4 brings in 3', 'no-bring-in-is-due')
    open.plays('4 calls; 5 folds; 6 folds; 1 calls; 2 folds').offers({ seat: 3, check: true, wager: { sizes: [40] } })
    open
      .plays('4 folds; 5 folds; 6 folds; 1 calls; 2 folds; 3 checks; deal')
      .offers({ seat: 1, wager: { sizes: [20] } })
    // the house may keep the lowcard: it opens for the kill
    const overrides = { studKill: 'bring-in-as-usual' } as const
    given({ ...game, book: { name: 'x', book: 'wsop', overrides } })
      .plays('deal')
      .offers({ seat: 1, bringIn: [20], fold: false })
      .plays('1 brings in 20')
      .offers({ seat: 2, callTo: 20, wager: { sizes: [40] } })
  })
})
