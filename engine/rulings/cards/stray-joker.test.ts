import { describe, expect, test } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

/** Six hands; seat 3 has the joker where the deck of the form has 9c, and 2d lies on top. */
const DECK = '2c 3c 4c 5c 6c 7c 8c 9h 9c Tc Jc Qc 2d 3d 4d 5d 6d'
const holdem = (book: BookId) => given({ form: 'holdem', book, seats: 6, cards: DECK }).plays('deal')

const found = { type: 'JokerFound', seat: 3, card: '9c' } as const

describe('a joker that does not belong to the form', () => {
  for (const [id, book] of [
    ['rrp/3/irregularities/8', 'rrp'],
    ['uspa/3.1.6.8', 'uspa'],
    ['web/irregularities/7', 'web'],
    ['wsop/119', 'wsop'],
  ] as const) {
    rule(id, `found before its holder acts it is scrap and replaced, and no misdeal (${book})`, () => {
      const table = holdem(book).reports(found).ruled('card-replaced').holds({ 3: '4c 2d' })
      table.has({ phase: 'streets', turn: 2, burns: [] }).plays('all call; 2 checks; deal')
      table.plays('all call; 2 checks; deal').lines('burn 3d', 'board 1: 4d 5d 6d', 'flop: 1 opens')
    })
  }

  for (const [id, book] of [
    ['rrp/3/irregularities/8', 'rrp'],
    ['rrp/3/dead-hands/1e', 'rrp'],
    ['uspa/3.1.6.8', 'uspa'],
    ['hpt/dead-hands/1e', 'hpt'],
    ['web/irregularities/7', 'web'],
    ['wsop/119-acted', 'wsop'],
    ['wsop/110f', 'wsop'],
  ] as const) {
    rule(id, `seat 3 calls 10 and then finds it: their hand is dead, and the 10 stay in (${book})`, () => {
      const table = holdem(book).plays('3 calls').reports(found).ruled('hand-dead')
      table.tells({ type: 'HandKilled', seat: 3, why: 'stray-joker' }).holds({ 3: '' }).pot(25).stacks({ 3: 990 })
      table.plays('4 calls; 5 folds; 6 folds; 1 folds; 2 checks; deal').has({ phase: 'streets' })
    })
  }

  for (const [id, book] of [
    ['rrp/3/irregularities/9', 'rrp'],
    ['uspa/3.1.6.9', 'uspa'],
    ['wsop/120', 'wsop'],
  ] as const) {
    rule(id, `seat 3 raises in the dark and finds it on the flop: they took the risk, no refund (${book})`, () => {
      const table = holdem(book).plays('3 raises to 20; all call; deal').reports(found).ruled('hand-dead')
      table.pot(120).stacks({ 3: 980 }).holds({ 3: '' })
    })
  }

  rule(
    'rrp/3/irregularities/9',
    'all hands are shown, and the best has one: it is dead before the pot is pushed',
    () => {
      const cards = { 1: '2c3c', 2: 'AsKd', 3: '4c5c', board: 'Ad Kc 9h 8h 4s' }
      const streets = 'deal; around; deal; all check; deal; all check; deal; all check; 1 shows; 2 shows; 3 shows'
      const table = given({ form: 'holdem', seats: 3, cards }).plays(streets).has({ phase: 'award' })
      const dead = table.reports({ type: 'JokerFound', seat: 2 }).ruled('hand-dead')
      dead.tells({ type: 'HandKilled', seat: 2, why: 'stray-joker' }).plays('award').won({ 1: -10, 2: -10, 3: 20 })
      table.reports({ type: 'BoxedCard', card: 'As', where: 'hand', seat: 2 }).ruled('hand-dead')
      table.rulesOut({ type: 'BoxedCard', card: 'Ad', where: 'board' }, 'no-cards-to-come')
    },
  )

  for (const [id, book, form] of [
    ['uspa/3.1.5.1.5', 'uspa', 'omaha'],
    ['web/dead-hands/4', 'web', 'omaha'],
  ] as const) {
    rule(id, `seat 2 raises at ${form}, and a joker is found among their holecards: dead (${book})`, () => {
      const table = given({ form: form satisfies FormId, book, seats: 3 }).plays(
        'deal; 3 calls; 1 calls; 2 raises to 20',
      )
      const card = table.deal.players[1]!.down[2]!
      table.reports({ type: 'JokerFound', seat: 2, card }).ruled('hand-dead').holds({ 2: '' }).pot(40)
    })
  }

  rule('web/irregularities/6', 'an unused joker counts as absent, like a boxed card: the next one comes', () => {
    holdem('web').reports(found).ruled('card-replaced').holds({ 3: '4c 2d' })
  })

  across({ rrp: true, uspa: true, hpt: true, web: true, wsop: true }, (book, dead) =>
    rule(book.strayJokerActedOn.rule, `dead once its holder has acted: ${dead} (${book.name})`, () => {
      holdem(book.id)
        .plays('3 calls')
        .reports(found)
        .ruled('hand-dead', { rules: [...book.strayJokerActedOn.rules] })
      const house = { name: 'kind', book: book.id, overrides: { strayJokerActedOn: 'live' } } as const
      given({ form: 'holdem', book: house, seats: 6, cards: DECK })
        .plays('deal; 3 calls')
        .reports(found)
        .ruled('play-on')
    }),
  )

  test('a house may hold it for a misdeal', () => {
    const book = { name: 'strict', book: 'rrp', overrides: { strayJoker: 'misdeal' } } as const
    given({ form: 'holdem', book, seats: 6, cards: DECK }).plays('deal').reports(found).ruled('misdeal')
  })

  test('in stud the one of this street is replaced as long as its player has not acted on it', () => {
    const cards = { 1: '2c 3c 4c 5c 6c 7c 8c', 2: '2d 3d 4d 5d 6d 7d 8d' }
    const table = given({ form: 'seven-card-stud', seats: 2, cards })
    const last = table
      .plays('deal; around; deal; around; deal; around; deal; around; deal')
      .holds({ 1: '2c 3c 8c | 4c 5c 6c 7c' })
    last.reports({ type: 'JokerFound', seat: 1 }).ruled('card-replaced')
    last.reports({ type: 'JokerFound', seat: 1, card: '3c' }).ruled('hand-dead')
  })

  for (const realCards of [false, true]) {
    test(`four-handed Chinese poker uses the whole deck: the floor may have it dealt again${realCards ? ' (real cards)' : ''}`, () => {
      const table = given({ form: 'chinese-poker', book: 'wsop', seats: 4, realCards }).plays('deal').stub(0)
      const joker = table.reports({ type: 'JokerFound', seat: 2 })
      joker.ruled('misdeal', { options: ['misdeal', 'play-on'], decides: 'floor' })
      joker.decides('misdeal').has({ phase: 'ended' }).won({ 1: 0, 2: 0, 3: 0, 4: 0 })
      joker.decides('play-on').has({ phase: 'streets' }).offers({ due: 'rows' })
      // with three hands there are cards to give
      const three = given({ form: 'chinese-poker', book: 'wsop', seats: 3, realCards }).plays('deal').stub(13)
      three.reports({ type: 'JokerFound', seat: 2 }).ruled('card-replaced').stub(12)
      // a boxed card is a card of the deck all the same, and without a next one it plays
      const card = realCards ? 'As' : table.deal.players[1]!.down[0]!
      table.reports({ type: 'BoxedCard', where: 'hand', seat: 2, card }).ruled('play-on')
      const other = realCards ? 'As' : three.deal.players[1]!.down[0]!
      const boxed = three.reports({ type: 'BoxedCard', where: 'hand', seat: 2, card: other }).ruled('card-replaced')
      boxed.stub(12).has({ mending: expect.objectContaining({ aside: [other], boxed: [other] }) })
    })
  }

  rule('rrp/3/dead-hands/1e', 'at Chinese draw poker a player who has acted with a joker is out of the pot', () => {
    const table = given({ form: 'chinese-draw-poker', book: 'rrp', seats: 3 }).plays('deal; 3 calls; 1 calls')
    const dead = table.reports({ type: 'JokerFound', seat: 1 }).ruled('hand-dead')
    dead.holds({ 1: '' }).stacks({ 1: 990 }).pot(30).has({ turn: 1 })
  })

  test('where the joker plays there is none that does not belong', () => {
    const table = given({ form: 'draw-high', stakes: { ante: 1 }, seats: 2 }).plays('deal')
    table.rulesOut({ type: 'JokerFound', seat: 1 }, 'joker-plays')
  })
})
