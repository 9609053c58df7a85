import { describe, test } from 'vitest'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const limit = { form: 'holdem', structure: 'limit', size: 10, seats: { 2: 1000, 7: 1000 }, button: 7 } as const

describe('two players', () => {
  for (const [id, book, rules] of [
    ['uspa/3.5.2.3', 'uspa', ['uspa/3.5.2.3']],
    ['web/blinds/3', 'web', ['web/blinds/3']],
    ['wsop/157', 'wsop', ['wsop/157']],
    ['hpt/button-help/heads-up', 'hpt', ['hpt/button-help/heads-up']],
  ] as const) {
    rule(id, 'the button in seat 7 posts the small blind, seat 2 the big blind', () => {
      given({ ...limit, book })
        .tells({ type: 'Posted', seat: 7, amount: 5, rules }, { type: 'Posted', seat: 2, amount: 10, rules })
        .stacks({ 7: 995, 2: 990 })
        .plays('deal')
        .offers({ seat: 7, callTo: 10 })
    })
  }

  for (const id of ['hpt/two-players/3', 'hpt/button-help/heads-up'] as const) {
    rule(id, 'the button gets its cards last, acts first before the flop and last on every later round', () => {
      let table = given({ ...limit, book: 'hpt' })
        .plays('deal')
        .tells({ type: 'CardsDealt', seats: [2, 7, 2, 7] }, { type: 'RoundOpened', seat: 7 })
        .plays('7 calls; 2 checks')
      for (const street of ['flop', 'turn', 'river']) {
        table = table.plays('deal').tells({ type: 'RoundOpened', street, seat: 2 }).plays('2 checks; 7 checks')
      }
    })
  }

  across({ rrp: 5, uspa: 5, hpt: 5, web: 5, wsop: 5 }, (book, posts) =>
    rule(book.headsUpBlinds.rule, `the button posts ${posts} of 5 and 10 (${book.name})`, () => {
      given({ ...limit, book: book.id }).stacks({ 7: 1000 - posts })
      const overrides = { headsUpBlinds: 'big-blind-on-button' } as const
      given({ ...limit, book: { name: 'x', book: book.id, overrides } })
        .stacks({ 7: 990, 2: 995 })
        .plays('deal')
        .offers({ seat: 2, callTo: 10 })
    }),
  )

  test('with the button at an empty seat the player before it has the small blind', () => {
    given({ ...limit, button: 5 }).stacks({ 7: 990, 2: 995 })
  })
})
