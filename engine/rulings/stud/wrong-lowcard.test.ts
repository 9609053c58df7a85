import { describe, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

/** Seat 7 shows the low 3d; seat 2 with its 6c was named low and has put the bring-in out. */
const third = (book: BookId) =>
  given({
    form: 'seven-card-stud',
    stakes: { ante: 1, bringIn: 5 },
    book,
    seats: { 2: 100, 3: 100, 5: 100, 7: 100 },
    cards: { 2: 'AsAd6c', 3: 'KsKdTh', 5: '9s9dJh', 7: '8s8d3d' },
  }).plays('deal')
const wrong = { type: 'WrongLowcard', seat: 2 } as const

describe('the wrong player brought in', () => {
  for (const [id, book] of [
    ['rrp/8/5', 'rrp'],
    ['uspa/3.2.3.5.9', 'uspa'],
    ['wsop/222', 'wsop'],
  ] as const) {
    rule(id, `and the next has not acted: they take it back, and the lowcard brings in (${book})`, () => {
      const back = third(book).reports({ ...wrong, nextActed: false })
      back
        .ruled('taken-back', { rules: [id] })
        .stacks({ 2: 99 })
        .has({ turn: 3 })
      back.plays('7 brings in 5; 2 calls').pot(14)
    })
  }

  for (const [id, book] of [
    ['rrp/8/5', 'rrp'],
    ['uspa/3.2.3.5.9', 'uspa'],
    ['wsop/222-acted', 'wsop'],
  ] as const) {
    rule(id, `and the next has acted: it stands, play goes on, and the lowcard owes nothing (${book})`, () => {
      const stands = third(book).reports({ ...wrong, nextActed: true })
      stands.ruled('action-stands', { rules: [id] }).tells({ type: 'BroughtIn', seat: 2, to: 5 })
      stands.stacks({ 2: 94, 7: 99 }).has({ turn: 1 })
      stands.plays('3 calls; 5 folds; 7 folds; deal').stacks({ 7: 99 }).pot(14)
    })
  }

  test('the lowcard itself is not wrong, and later there is no forced bet', () => {
    third('rrp').rulesOut({ ...wrong, seat: 7, nextActed: false }, 'brings-in')
    third('rrp')
      .plays('7 brings in 5')
      .rulesOut({ ...wrong, nextActed: false }, 'no-bring-in-due')
  })
})
