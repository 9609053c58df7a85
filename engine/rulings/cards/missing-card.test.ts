import { describe, expect, test } from 'vitest'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const short = (has: number) => ({ type: 'CardMissing', has }) as const

describe('a deck that is short', () => {
  for (const [id, book, has] of [
    ['rrp/3/irregularities/10', 'rrp', 51],
    ['uspa/3.1.6.10', 'uspa', 51],
    ['hpt/irregularities/6', 'hpt', 51],
    ['web/irregularities/8', 'web', 50],
    ['wsop/121', 'wsop', 51],
  ] as const) {
    rule(id, `the pot is pushed and the deck counts ${has}: the result stands (${book})`, () => {
      const table = given({ form: 'holdem', book, seats: 3 }).plays('deal; 3 raises to 20; 1 folds; 2 folds; award')
      table.won({ 1: -5, 2: -10, 3: 15 }).reports(short(has)).ruled('result-stands').won({ 1: -5, 2: -10, 3: 15 })
      const during = given({ form: 'razz', book, seats: 3 }).plays('deal').reports(short(has)).ruled('result-stands')
      during.has({ phase: 'streets' })
    })
  }

  across({ rrp: false, uspa: false, hpt: false, web: false, wsop: false }, (book, voids) =>
    rule(book.missingCardVoids.rule, `makes the deal void: ${voids}; a house may have it so (${book.name})`, () => {
      const house = { name: 'strict', book: book.id, overrides: { missingCardVoids: true } } as const
      given({ form: 'holdem', book: house, seats: 3 })
        .plays('deal')
        .reports(short(51))
        .ruled('deal-void')
        .stacks({ 2: 1000 })
      expect(book.missingCardVoids.is).toBe(voids)
    }),
  )

  test('a deck with all its cards is not short', () => {
    const table = given({ form: 'holdem', seats: 3 }).plays('deal')
    table.rulesOut(short(52), { no: 'deck-not-short', count: 52 })
  })
})
