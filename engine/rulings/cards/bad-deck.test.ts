import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { decide } from '../decide.ts'

/** Three players have put in this much each; the one in seat 2 made the raise. */
const raised = (book: BookId, to: number) =>
  given({ form: 'holdem', structure: 'no-limit', book, seats: { 1: 500, 2: 500, 3: 500 }, button: 1 }).plays(
    `deal; 1 calls; 2 raises to ${to}; 3 calls; 1 calls; deal`,
  )

const twice = { type: 'DuplicateCard', card: '9s' } as const
const knew = { type: 'KnownBadDeck', seat: 2, wagered: true, fault: 'duplicate' } as const

describe('two equal cards', () => {
  for (const [id, book, each] of [
    ['rrp/3/irregularities/4', 'rrp', 30],
    ['uspa/3.1.6.4', 'uspa', 40],
    ['hpt/irregularities/4', 'hpt', 100],
    ['web/irregularities/4', 'web', 30],
    ['wsop/116', 'wsop', 100],
  ] as const) {
    rule(id, `with ${3 * each} in the pot of three: void, and ${each} go back to each (${book})`, () => {
      const table = raised(book, each)
        .pot(3 * each)
        .plays('all check; deal; all check; deal; all check')
      const ruled = table.has({ phase: 'showdown' }).reports(twice).ruled('deal-void')
      ruled.tells({
        type: 'DealVoided',
        why: 'duplicate-card',
        back: [2, 3, 1].map(seat => ({ seat, amount: each })),
        kept: 0,
      })
      ruled.stacks({ 1: 500, 2: 500, 3: 500 }).has({ phase: 'ended' }).refuses('deal', 'deal-is-over')
    })
  }

  test('antes, dead money and what was carried over: everybody has back to the chip what they put in', () => {
    const seats = { 1: 100, 2: 100, 3: 100 }
    const posts = [
      { seat: 1, kind: 'dead', amount: 5 },
      { seat: 2, kind: 'blind', amount: 10 },
    ] as const
    const table = given({ form: 'omaha', seats, posts, carried: 7 }).plays('deal; 3 raises to 20').pot(42)
    const ruled = table.reports(twice).stacks({ 1: 100, 2: 100, 3: 100 })
    ruled.tells({ type: 'DealVoided', kept: 7 }).has({ carried: 7 })
  })

  test('a house may let the action stand; once the pot is pushed it is too late; a joker is no card of this deck', () => {
    const book = { name: 'ours', book: 'rrp', overrides: { duplicateCard: 'action-stands' } } as const
    given({ form: 'holdem', book, seats: 3 })
      .plays('deal')
      .reports(twice)
      .ruled('action-stands')
      .has({ phase: 'streets' })
    const table = given({ form: 'holdem', seats: 3 }).plays('deal')
    table.plays('3 folds; 1 folds; award').rulesOut(twice, 'deal-over')
    table.rulesOut({ type: 'DuplicateCard', card: 'Jo' }, { no: 'not-in-this-deck', card: 'Jo' })
  })
})

describe('a player who knew that the deck was bad', () => {
  for (const [id, book, to] of [
    ['rrp/3/irregularities/5', 'rrp', 100],
    ['uspa/3.1.6.5', 'uspa', 40],
    ['wsop/117', 'wsop', 80],
  ] as const) {
    rule(id, `and raised to ${to}: the others are refunded, their ${to} may stay for the next pot (${book})`, () => {
      const table = raised(book, to).reports(knew)
      table.ruled('forfeited', { options: ['forfeited', 'deal-void'], decides: 'floor' }).has({ phase: 'streets' })
      const lost = table.decides('forfeited').stacks({ 1: 500, 2: 500 - to, 3: 500 })
      lost.has({ carried: to, phase: 'ended' }).tells({ type: 'RulingGiven', decision: 'forfeited', by: 'floor' })
      table.decides('deal-void').stacks({ 1: 500, 2: 500, 3: 500 }).has({ carried: 0 })
      raised(book, to)
        .reports({ ...knew, wagered: false })
        .ruled('deal-void')
        .stacks({ 2: 500 })
    })
  }

  rule('web/irregularities/5', 'and kept quiet: their 30 stay for the next deal, which no newcomer may join', () => {
    for (const wagered of [true, false]) {
      const table = raised('web', 30)
        .reports({ ...knew, wagered })
        .ruled('forfeited')
      table.stacks({ 1: 500, 2: 470, 3: 500 }).has({ carried: 30 })
    }
    expect(next('web', 30, [1, 2, 3], [1, 2, 3, 7])).toMatchObject({ why: 'not-dealt-in-before', seat: 7 })
    expect(next('web', 30, [1, 2, 3], [1, 2, 3])).toBeNull()
  })

  for (const [id, book, carried] of [
    ['rrp/3/irregularities/6', 'rrp', 100],
    ['uspa/3.1.6.6', 'uspa', 40],
    ['wsop/118', 'wsop', 80],
  ] as const) {
    rule(id, `${carried} carried over: a player who has sat down since gets no hand in this deal (${book})`, () => {
      const dealtIn = [1, 2, 3, 4, 5, 6]
      expect(next(book, carried, dealtIn, [...dealtIn, 7])).toMatchObject({ seat: 7, rules: [id] })
      expect(next(book, carried, dealtIn, dealtIn)).toBeNull()
      expect(next(book, 0, dealtIn, [...dealtIn, 7])).toBeNull()
    })
  }

  across({ rrp: true, uspa: true, hpt: true, web: false, wsop: true }, (book, left) =>
    rule(book.badDeckFreerollForfeit.rule, `left to the floor if they bet: ${left} (${book.name})`, () => {
      const table = raised(book.id, 50).reports(knew)
      table.ruled('forfeited', left ? { options: ['forfeited', 'deal-void'] } : {})
    }),
  )

  test('houses: always forfeited, always refunded, anyone may come in', () => {
    const ruledBy = (forfeit: 'must-forfeit-to-next-pot' | 'refunded') => {
      const book = { name: 'ours', book: 'rrp', overrides: { badDeckFreerollForfeit: forfeit } } as const
      return given({ form: 'holdem', book, seats: { 1: 500, 2: 500 } })
        .plays('deal; 2 calls')
        .reports({ ...knew, fault: 'foreign' })
    }
    ruledBy('must-forfeit-to-next-pot').ruled('forfeited').has({ carried: 10 })
    ruledBy('refunded').ruled('deal-void').stacks({ 1: 500, 2: 500 })
    const open = { name: 'open', book: 'rrp', overrides: { carriedPotEntry: 'anyone' } } as const
    expect(next(open, 10, [1, 2], [1, 2, 7])).toBeNull()
  })
})

/** Why the next deal cannot start with these seats, or null. */
const next = (
  book: NonNullable<Parameters<typeof given>[0]['book']>,
  carried: number,
  dealtInBefore: readonly number[],
  seats: readonly number[],
) => {
  const { form, stakes } = given({ form: 'holdem', seats: 2 }).deal
  const decision = decide(undefined, {
    type: 'StartDeal',
    form,
    stakes,
    book,
    carried,
    dealtInBefore,
    button: 1,
    seats: seats.map(seat => ({ seat, chips: 100 })),
  })
  return decision.ok ? null : decision.refusal
}
