import { describe, expect, test } from 'vitest'
import type { House } from '../../rulebooks/house.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { killed, limitSix as limit, lowballSix as lowball } from '../../testing/killed-pot.ts'
import { rule } from '../../testing/rule.ts'
import type { Post } from '../commands.ts'

const play = (posts: readonly Post[], size = 10) => given({ ...limit, size, posts }).plays('deal')

describe('look and kill at lowball', () => {
  const house = (book: 'rrp' | 'uspa'): House => ({
    name: 'Look and kill',
    book,
    overrides: {
      lowballLookAndKill: { enabled: true, cardsSeen: 2, minStackInKillBlinds: 4, killerActs: 'last-first-round' },
    },
  })
  const seats = { 1: 100, 2: 100, 3: 16, 4: 15, 5: 100, 6: 100 }
  const game = { ...lowball, size: 2, stakes: { blinds: [1, 2] }, seats } as const

  for (const [id, book] of [
    ['rrp/13/10', 'rrp'],
    ['uspa/3.6.2.10', 'uspa'],
  ] as const) {
    rule(id, 'blind 2, kill 4: with 16 one may kill after two cards, with 15 not, after the third card nobody', () => {
      const two = given({ ...game, book: house(book) }).plays('deal one')
      expect(two.deal.players.map(player => player.down.length)).toEqual([2, 2, 2, 2, 2, 2])
      two.refuses('4 kills 4', 'too-few-chips-to-kill', { least: 16, rules: [id] })
      two.refuses('5 kills 5', 'post-not-a-size', { sizes: [3, 4] })
      // half a kill of a blind of 5 would be a chip and a half too much
      const odd = given({ ...game, size: 10, stakes: { blinds: [2, 5] }, book: house(book) }).plays('deal one')
      odd.refuses('1 kills 7.5', 'post-not-a-size', { sizes: [10] })
      odd.offers({ kills: [1, 2, 5, 6].map(seat => ({ seat, to: 10 })) })
      two.offers({
        due: 'dealer',
        kills: [
          { seat: 1, to: 3 },
          { seat: 1, to: 4 },
          { seat: 2, to: 3 },
          { seat: 2, to: 4 },
          { seat: 3, to: 3 },
          { seat: 3, to: 4 },
          { seat: 4, to: 3 },
          { seat: 5, to: 3 },
          { seat: 5, to: 4 },
          { seat: 6, to: 3 },
          { seat: 6, to: 4 },
        ],
      })
      const kill = two.plays('3 kills 4')
      kill.tells({ type: 'Posted', seat: 3, kind: 'kill', amount: 4, limits: { lower: 4, upper: 8 }, rules: [id] })
      kill.refuses('5 kills 4', 'too-many-kills', { count: 1 })
      // and they act last on the first round instead of first
      kill
        .plays('deal')
        .offers({ seat: 4, callTo: 4 })
        .plays('4 calls; 5 calls; 6 folds; 1 folds; 2 folds')
        .offers({ seat: 3, check: true, wager: { sizes: [8] } })
      two
        .plays('deal one')
        .offers({ due: 'betting' })
        .refuses('3 kills 4', 'no-kill-here', { rules: [id] })
    })
  }

  test('where it is not played the cards come at once and nobody kills', () => {
    const dealt = given(game).plays('deal one')
    dealt.offers({ due: 'betting', seat: 3 }).refuses('3 kills 4', 'no-kill-here')
    given({ ...game, form: 'badugi', book: house('rrp') })
      .plays('deal one')
      .refuses('5 kills 4', 'no-kill-here')
  })
})

describe('one kill, and what goes with it', () => {
  across({ rrp: 1, uspa: 1, hpt: 1, web: 1, wsop: 1 }, (book, count) =>
    rule(book.maxKillsPerDeal.rule, `a deal takes ${count} kill (${book.name})`, () => {
      const posts = [...killed(5, 20), { seat: 4, kind: 'kill', amount: 40 } as const]
      expect(() => given({ ...limit, posts, book: book.id })).toThrow('A hand can be killed once at most.')
      given({ ...limit, posts, book: { name: 'x', book: book.id, overrides: { maxKillsPerDeal: 2 } } })
        .has({ stakes: { lower: 40, upper: 80 } })
        .plays('deal')
        .offers({ callTo: 40, wager: { sizes: [80] } })
    }),
  )

  for (const [id, book] of [
    ['rrp/13/11', 'rrp'],
    ['uspa/3.6.2.11', 'uspa'],
    ['wsop/202', 'wsop'],
  ] as const) {
    rule(id, 'one has killed: the kill of another is refused', () => {
      const posts = [...killed(5, 20), { seat: 3, kind: 'kill', amount: 20 } as const]
      expect(() => given({ ...limit, posts, book })).toThrow('A hand can be killed once at most.')
      given({ ...limit, posts: killed(3, 20), book })
    })
  }

  for (const [id, book, big] of [
    ['rrp/13/7', 'rrp', 10],
    ['uspa/3.6.2.7', 'uspa', 4],
  ] as const) {
    rule(id, 'the kill lies in the pot, and the next one by its winner is for the same amount', () => {
      const kill = 2 * big
      const deal = given({ ...limit, size: big, posts: killed(5, kill, big), book })
      deal.pot(kill + big + big / 2)
      deal
        .plays('deal; 3 folds; 4 folds; 5 checks; 6 folds; 1 folds; 2 calls; deal; 2 checks; 5 bets; 2 folds; award')
        .awarded(`all: ${2 * kill + big / 2} to 5`)
      given({ ...limit, size: big, posts: killed(5, kill, big), book }).has({
        stakes: { lower: kill, upper: 2 * kill },
      })
      expect(() => given({ ...limit, size: big, posts: killed(5, 2 * kill, big), book })).toThrow('A kill here is')
    })
  }

  across({ rrp: false, uspa: false, hpt: false, web: false, wsop: false }, (book, taken) =>
    rule(
      book.straddleInKillPot.rule,
      `a straddle in a killed pot is ${taken ? 'taken' : 'refused'} (${book.name})`,
      () => {
        const posts = [...killed(5, 20), { seat: 3, kind: 'straddle', amount: 20 } as const]
        const game = { ...limit, posts } as const
        const { is } = book.bigBetStraddle
        const open = { limitStraddle: { ...is, allowed: true } }
        expect(() => given({ ...game, book: { name: 'x', book: book.id, overrides: open } })).toThrow(
          'No straddle in a killed pot',
        )
        given({ ...game, book: { name: 'x', book: book.id, overrides: { ...open, straddleInKillPot: true } } })
      },
    ),
  )

  rule('wsop/203', 'the pot is killed: a straddle under the gun is refused', () => {
    const posts = [...killed(5, 20), { seat: 3, kind: 'straddle', amount: 20 } as const]
    expect(() => given({ ...limit, posts, book: 'wsop' })).toThrow('No straddle in a killed pot')
    given({ ...limit, posts: posts.filter(post => post.kind !== 'kill'), book: 'wsop' })
  })

  across({ rrp: true, uspa: true, hpt: true, web: true, wsop: false }, (book, chop) =>
    rule(
      book.chopBlinds.rule,
      `with the kill in a blind a chop is ${chop ? 'taken' : 'refused'} (${book.name})`,
      () => {
        const folded = 'deal; 3 folds; 4 folds; 5 folds; 6 folds'
        const small = given({ ...limit, posts: killed(1, 20), book: book.id }).plays(folded)
        small.offers({ seat: 1, chop })
        if (chop) small.plays('chop').stacks({ 1: 1000, 2: 1000 })
        else small.refuses('chop', 'cannot-chop', { rules: book.chopBlinds.rules })
        given({ ...limit, book: book.id })
          .plays(folded)
          .plays('chop')
          .stacks({ 1: 1000, 2: 1000 })
      },
    ),
  )

  rule('wsop/204', 'folded to the blinds, the small blind is the kill: no chop', () => {
    play(killed(1, 20)).plays('all fold').offers({ due: 'dealer' })
    given({ ...limit, posts: killed(1, 20), book: 'wsop' })
      .plays('deal; 3 folds; 4 folds; 5 folds; 6 folds')
      .refuses('chop', 'cannot-chop', { rules: ['wsop/71', 'wsop/204'] })
  })
})
