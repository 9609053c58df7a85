import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const owing = { type: 'OwedBlindUnposted', seat: 6, owes: 15, looked: true } as const

const dealt = (book: BookId, form: 'holdem' | 'ace-to-five-lowball' = 'holdem') =>
  given({ form, book, seats: { 1: 100, 2: 100, 4: 100, 6: 100 }, button: 6 }).plays('deal')

describe('a player who owes a blind is dealt in without posting', () => {
  for (const [id, book] of [
    ['rrp/4/11', 'rrp'],
    ['uspa/3.5.2.10', 'uspa'],
    ['web/blinds/13', 'web'],
    ['wsop/161', 'wsop'],
  ] as const) {
    rule(
      id,
      `they looked and have not acted: dead; they have called 10: live, and they post on the next deal (${book})`,
      () => {
        for (const form of ['holdem', 'ace-to-five-lowball'] as const) {
          const dead = dealt(book, form).reports(owing)
          dead.ruled('hand-dead', { rules: [id] }).tells({ type: 'HandKilled', seat: 6, why: 'owed-blind' })
          dead.holds({ 6: '' }).stacks({ 6: 100 }).pot(15).has({ turn: 2 })
          const live = dealt(book, form).plays('4 folds; 6 calls').reports(owing)
          live.ruled('live-and-posts-next-deal', { rules: [id] }).stacks({ 6: 90 })
          expect(live.deal.players[3]!.folded).toBe(false)
        }
      },
    )
  }

  test('not having looked they may still post: the big blind live, the rest dead', () => {
    const posted = dealt('rrp')
      .reports({ ...owing, looked: false })
      .ruled('posts-now')
    posted
      .tells({ type: 'Posted', kind: 'post', amount: 10 }, { type: 'Posted', kind: 'dead', amount: 5 })
      .stacks({ 6: 85 })
      .pot(30)
      .plays('4 folds; 6 checks; 1 folds; 2 checks; deal')
      .pot(30)
  })

  test('a player who has posted owes nothing, and stud has no blinds', () => {
    dealt('rrp').rulesOut({ ...owing, seat: 2 }, { no: 'has-posted', seat: 2 })
    dealt('rrp').rulesOut({ ...owing, owes: 0 }, 'owes-nothing')
    const stud = given({ form: 'razz', seats: 3 }).plays('deal')
    stud.rulesOut({ ...owing, seat: 1 }, 'no-blinds')
  })
})
