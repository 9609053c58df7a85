import { describe, expect, test } from 'vitest'
import { forms } from '../../forms/forms.ts'
import type { House } from '../../rulebooks/house.ts'
import { decide } from '../../rulings/decide.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { refusalWords } from '../../words/english/print.ts'
import type { Post } from '../commands.ts'
import { stakesFor } from '../stakes.ts'

const six = { 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 1000, 6: 1000 }
/** Blinds of 5 and 10 in seats 1 and 2, the button on seat 6, at no-limit. */
const noLimit = { form: 'holdem', structure: 'no-limit', size: 10, seats: six } as const
const limit = { ...noLimit, structure: 'limit' } as const

const blinds = (...amounts: readonly number[]): Post[] =>
  amounts.map((amount, i) => ({ seat: i + 1, kind: 'blind', amount }))
const straddle = (seat: number, amount: number): Post => ({ seat, kind: 'straddle', amount })
const underTheGun = [...blinds(5, 10), straddle(3, 20)]
const onTheButton = [...blinds(5, 10), straddle(6, 20)]

/** Why this deal does not start. */
const refusalOf = ({ structure, size = 10, stakes, seats, form, ...rest }: Setup) => {
  const played = typeof form === 'string' ? forms[form] : form
  const chips = Object.entries(seats).map(([seat, chips]) => ({ seat: Number(seat), chips }))
  const decision = decide(undefined, {
    button: chips.length,
    ...rest,
    type: 'StartDeal',
    form: played,
    stakes: stakesFor(played, structure ?? 'limit', size, stakes),
    seats: chips,
  })
  return decision.ok ? null : decision.refusal
}

describe('whether a straddle is taken', () => {
  across({ rrp: false, uspa: false, hpt: false, web: false, wsop: true }, (book, taken) =>
    rule(book.limitStraddle.rule, `at limit a straddle is ${taken ? 'taken' : 'refused'} (${book.name})`, () => {
      const refusal = refusalOf({ ...limit, posts: underTheGun, book: book.id })
      if (taken) return expect(refusal).toBeNull()
      expect(refusal).toEqual({ why: 'no-straddle-here', about: 'limit', seat: 3, rules: book.limitStraddle.rules })
    }),
  )

  rule('rrp/4/17', 'a straddle of 20 at 10-20 is refused unless the house names the game for it', () => {
    const refusal = refusalOf({ ...limit, posts: underTheGun })!
    expect(refusalWords(refusal)).toBe('No straddle at limit: only the blinds are posted.')
    const limitStraddle = {
      allowed: true,
      max: 1,
      positions: ['left-of-big-blind'],
      timesBigBlind: 2,
      live: true,
      cashOnly: true,
    } as const
    const book: House = { name: 'A straddle game', book: 'rrp', overrides: { limitStraddle } }
    given({ ...limit, posts: underTheGun, book })
      .plays('deal')
      .offers({ seat: 4, callTo: 20, wager: { sizes: [30] } })
  })

  for (const [id, book] of [
    ['uspa/3.5.2.15', 'uspa'],
    ['web/blinds/9', 'web'],
  ] as const) {
    rule(id, 'a straddle of 8 at 4-8 is refused', () => {
      const posts = [...blinds(2, 4), straddle(3, 8)]
      expect(refusalOf({ ...limit, size: 4, posts, book })).toMatchObject({ why: 'no-straddle-here', rules: [id] })
      expect(refusalOf({ ...noLimit, size: 4, posts, book })).toBeNull()
    })
  }

  across({ rrp: 1, uspa: 1, hpt: 1, web: 1, wsop: 1 }, (book, count) =>
    rule(book.bigBetStraddle.rule, `${count} straddle of 20 at 5-10, and none in an event (${book.name})`, () => {
      const { rules } = book.bigBetStraddle
      const game = { ...noLimit, book: book.id }
      expect(refusalOf({ ...game, posts: underTheGun })).toBeNull()
      expect(refusalOf({ ...game, posts: underTheGun, setting: 'tournament' })).toMatchObject({ about: 'tournament' })
      expect(refusalOf({ ...game, posts: [...underTheGun, straddle(4, 40)] })).toEqual({
        why: 'too-many-straddles',
        seat: 4,
        count,
        rules,
      })
      expect(refusalOf({ ...game, posts: [...blinds(5, 10), straddle(3, 30)] })).toEqual({
        why: 'post-not-a-size',
        seat: 3,
        about: 'straddle',
        least: 20,
        most: 20,
        rules,
      })
    }),
  )

  rule('rrp/14/nl/15', 'from the button, or from any seat but the one left of the big blind, it is refused', () => {
    const refusal = refusalOf({ ...noLimit, posts: onTheButton })!
    expect(refusal).toMatchObject({ why: 'straddle-not-from-there', seat: 6, rules: ['rrp/14/nl/15'] })
    expect(refusalWords(refusal)).toBe('Seat 6 can’t straddle from there: that’s for seat 3.')
    for (const seat of [1, 2, 4, 5]) {
      expect(refusalOf({ ...noLimit, posts: [...blinds(5, 10), straddle(seat, 20)] })).toMatchObject({ seat })
    }
  })

  rule('wsop/22-limit', 'at 20-40 Omaha the button’s straddle is refused, one of 40 under the gun is taken', () => {
    const game = { ...limit, form: 'omaha', size: 20, book: 'wsop' } as const
    expect(refusalOf({ ...game, posts: [...blinds(10, 20), straddle(6, 40)] })).toMatchObject({
      why: 'straddle-not-from-there',
      about: [3],
    })
    expect(refusalOf({ ...game, posts: [...blinds(10, 20), straddle(3, 40)] })).toBeNull()
  })

  test('heads-up both have a blind and nobody straddles; without blinds nobody can', () => {
    const two = { 1: 500, 2: 500 }
    const posts = [...blinds(10), { seat: 2, kind: 'blind', amount: 5 } as const].toReversed()
    expect(refusalOf({ ...noLimit, seats: two, posts: [...posts, straddle(2, 20)], book: 'wsop' })).toMatchObject({
      why: 'straddle-not-from-there',
      about: [],
    })
    const stud = { form: 'seven-card-stud', structure: 'limit', seats: six, posts: [straddle(1, 20)] } as const
    expect(refusalOf({ ...stud, book: 'wsop' })).toMatchObject({ about: 'no-blinds' })
  })
})

describe('several straddles', () => {
  /** Blinds of 1, 2 and 5, and of 5, 5 and 10, in seats 1 to 3. */
  const small = { ...noLimit, size: 5, stakes: { blinds: [1, 2, 5] }, book: 'wsop' } as const
  const big = { ...noLimit, size: 10, stakes: { blinds: [5, 5, 10] }, book: 'wsop' } as const
  const smallPosts = (...more: readonly Post[]) => [...blinds(1, 2, 5), ...more]
  const bigPosts = (...more: readonly Post[]) => [...blinds(5, 5, 10), ...more]

  rule('wsop/22a', '1-2-5: a straddle of 10 is taken, one of 15 is not, nor a second on top', () => {
    expect(refusalOf({ ...small, posts: smallPosts(straddle(4, 10)) })).toBeNull()
    expect(refusalOf({ ...small, posts: smallPosts(straddle(4, 15)) })).toMatchObject({
      why: 'post-not-a-size',
      least: 10,
      most: 10,
      rules: expect.arrayContaining(['wsop/22a']),
    })
  })

  rule('wsop/165a', '1-2-5: a second straddle is refused', () => {
    expect(refusalOf({ ...small, posts: smallPosts(straddle(4, 10), straddle(5, 20)) })).toMatchObject({
      why: 'too-many-straddles',
      count: 1,
      rules: expect.arrayContaining(['wsop/165a']),
    })
  })

  rule('wsop/22b', '5-5-10: 20 under the gun and 40 from any seat; a third of 80 is refused', () => {
    for (const seat of [1, 3, 5, 6]) {
      const posts = bigPosts(straddle(4, 20), straddle(seat, 40))
      const next = (seat % 6) + 1
      given({ ...big, posts })
        .plays('deal')
        .tells({ type: 'RoundOpened', seat: next, price: 40 })
        .offers({ wager: { least: 80 } })
        .stacks({ [seat]: 960 }) // a blind is part of the straddle
    }
    expect(refusalOf({ ...big, posts: bigPosts(straddle(4, 20), straddle(5, 40), straddle(6, 80)) })).toMatchObject({
      why: 'too-many-straddles',
      count: 2,
    })
  })

  rule('wsop/165b', '5-5-10: after 20 a second of 50 is refused, 40 is taken; so it is in larger games', () => {
    expect(refusalOf({ ...big, posts: bigPosts(straddle(4, 20), straddle(5, 50)) })).toMatchObject({
      why: 'post-not-a-size',
      least: 21,
      most: 40,
      rules: expect.arrayContaining(['wsop/165b']),
    })
    expect(refusalOf({ ...big, posts: bigPosts(straddle(4, 20), straddle(5, 40)) })).toBeNull()
    const larger = { ...noLimit, size: 50, book: 'wsop' } as const
    expect(refusalOf({ ...larger, posts: [...blinds(25, 50), straddle(3, 100), straddle(4, 200)] })).toBeNull()
  })

  rule(
    'wsop/22-priority',
    'button and under the gun both straddle for 20: the button’s stands, the small blind opens',
    () => {
      const posts = [...underTheGun, straddle(6, 20)]
      given({ ...noLimit, posts, book: 'wsop' })
        .tells(
          { type: 'Posted', seat: 6, kind: 'straddle', amount: 20 },
          { type: 'PostReturned', seat: 3, kind: 'straddle', amount: 20, rules: ['wsop/22-priority', 'wsop/165'] },
        )
        .stacks({ 3: 1000, 6: 980 })
        .pot(35)
        .plays('deal')
        .offers({ seat: 1, callTo: 20 })
      const book: House = { name: 'x', book: 'wsop', overrides: { straddlePriority: 'left-of-big-blind' } }
      given({ ...noLimit, posts, book })
        .tells({ type: 'PostReturned', seat: 6 })
        .plays('deal')
        .offers({ seat: 4 })
    },
  )
})

describe('a mandatory straddle', () => {
  across({ rrp: false, uspa: false, hpt: false, web: false, wsop: true }, (book, mandatory) =>
    rule(
      book.straddleMandatory.rule,
      `on the placard the straddle is ${mandatory ? 'mandatory' : 'no duty'} (${book.name})`,
      () => {
        const refusal = refusalOf({ ...noLimit, posts: blinds(5, 10), straddleOnPlacard: true, book: book.id })
        if (!mandatory) return expect(refusal).toBeNull()
        expect(refusal).toEqual({
          why: 'straddle-is-due',
          seat: 3,
          least: 20,
          most: 20,
          rules: book.straddleMandatory.rules,
        })
      },
    ),
  )

  rule(
    'wsop/22-optional',
    'whatever the others agreed, a player who does not straddle is dealt in; on the placard they must',
    () => {
      const seats = { ...six, 7: 1000, 8: 1000, 9: 1000 }
      const game = { ...noLimit, seats, button: 6, book: 'wsop' } as const
      const posts = [7, 8].map((seat, i): Post => ({ seat, kind: 'blind', amount: 5 + 5 * i }))
      given({ ...game, posts })
        .plays('deal')
        .offers({ seat: 9, callTo: 10 })
        .stacks({ 9: 1000 })
      given({ ...game, straddleOnPlacard: true })
        .tells({ type: 'Posted', seat: 9, kind: 'straddle', amount: 20 })
        .plays('deal')
        .offers({ seat: 1, callTo: 20 })
    },
  )
})
