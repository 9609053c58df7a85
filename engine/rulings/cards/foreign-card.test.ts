import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

/** Two players have put in 60 each before the flop. */
const sixty = (book: BookId) =>
  given({ form: 'holdem', structure: 'no-limit', book, seats: { 1: 500, 2: 300 } }).plays(
    'deal; 2 raises to 60; 1 calls; deal',
  )

const inHand = { type: 'ForeignCard', where: 'hand' } as const
const inStub = { type: 'ForeignCard', where: 'stub' } as const

describe('a card of another deck', () => {
  for (const [id, book] of [
    ['rrp/3/irregularities/3', 'rrp'],
    ['uspa/3.1.6.3', 'uspa'],
    ['hpt/irregularities/3', 'hpt'],
    ['web/irregularities/3', 'web'],
    ['wsop/115', 'wsop'],
  ] as const) {
    rule(id, `in a hand, with 120 in the pot: all is void, and 60 go back to each (${book})`, () => {
      const table = sixty(book).pot(120).reports(inHand).ruled('deal-void')
      table.tells({
        type: 'DealVoided',
        why: 'foreign-card',
        back: [
          { seat: 1, amount: 60 },
          { seat: 2, amount: 60 },
        ],
        kept: 0,
      })
      table.stacks({ 1: 500, 2: 300 }).has({ phase: 'ended', carried: 0 })
    })
  }

  for (const [id, book] of [
    ['rrp/3/irregularities/3', 'rrp'],
    ['uspa/3.1.6.3', 'uspa'],
    ['hpt/irregularities/3', 'hpt'],
    ['web/irregularities/3', 'web'],
  ] as const) {
    rule(id, `in the stub: the action stands, and the pot is won as usual (${book})`, () => {
      const table = sixty(book).reports(inStub).ruled('action-stands').pot(120).has({ phase: 'streets' })
      table.plays('1 bets 60; 2 folds; award').won({ 1: 60, 2: -60 }).reports(inStub).ruled('action-stands')
    })
  }

  for (const [id, book] of [
    ['rrp/3/irregularities/3', 'rrp'],
    ['uspa/3.1.6.3', 'uspa'],
    ['hpt/irregularities/3', 'hpt'],
    ['web/irregularities/3', 'web'],
  ] as const) {
    rule(id, `in the stub it is taken out, and play goes on with the next (${book})`, () => {
      const table = sixty(book).plays('all check')
      const [burn, turn, next] = table.deal.deck.slice(table.deal.next)
      const out = table.reports({ ...inStub, card: turn! }).ruled('action-stands')
      out.plays('deal').lines(`burn ${burn}`, `board 1: ${next}`, 'turn: 1 opens')
      out.has({ mending: expect.objectContaining({ aside: [turn] }) })
    })
  }

  rule('wsop/24', 'one that does not belong, as the river: the deal is void and the wagers go back', () => {
    const river = sixty('wsop').plays('all check; deal; all check; deal')
    const card = river.deal.boards[0]!.at(-1)!
    river.reports({ type: 'ForeignCard', where: 'board', card }).ruled('deal-void').stacks({ 1: 500, 2: 300 })
  })

  rule(
    'wsop/115-stub',
    'at the bottom of the stub: stands after substantial action; before it the deal is void',
    () => {
      sixty('wsop').plays('all check; deal; all check; deal; all check').reports(inStub).ruled('action-stands')
      const early = given({ form: 'holdem', book: 'wsop', seats: 3 }).plays('deal; 3 calls')
      early
        .reports(inStub)
        .ruled('deal-void', { rules: ['wsop/115-stub', 'wsop/24'] })
        .stacks({ 1: 1000, 2: 1000, 3: 1000 })
      sixty('wsop')
        .reports({ ...inStub, wouldBeDealt: true })
        .ruled('deal-void')
    },
  )

  across(
    { rrp: 'action-stands', uspa: 'action-stands', hpt: 'action-stands', web: 'action-stands', wsop: 'deal-void' },
    (book, decision) =>
      rule(book.foreignCardInStub.rule, `in the stub before anybody has acted: ${decision} (${book.name})`, () => {
        given({ form: 'omaha', book: book.id, seats: 3 }).plays('deal').reports(inStub).ruled(decision)
      }),
  )

  test('a house may let all stand, or have all void', () => {
    const book = {
      name: 'ours',
      book: 'rrp',
      overrides: { foreignCard: 'action-stands', foreignCardInStub: 'void-hand' },
    } as const
    const table = given({ form: 'holdem', book, seats: 3 }).plays('deal')
    table.reports(inHand).ruled('action-stands')
    table.reports(inStub).ruled('deal-void')
  })

  test('what cannot have happened is refused', () => {
    const table = given({ form: 'holdem', seats: 3 })
    table.rulesOut(inHand, 'nobody-has-a-card')
    table.plays('deal').rulesOut({ type: 'ForeignCard', where: 'board' }, 'no-board-yet')
    table.plays('deal; 3 folds; 1 folds; award').rulesOut(inHand, 'deal-over')
  })
})
