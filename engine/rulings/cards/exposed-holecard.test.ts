import { describe, expect, test } from 'vitest'
import { forms } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { rulesFor } from '../cited-rules.ts'

/** Six hands of two cards, dealt from seat 1 on; then 2d is the burn and 3d 4d 5d the flop. */
const HANDS = '2c 3c 4c 5c 6c 7c 8c 9c Tc Jc 9h Kc'
const REST = '2d 3d 4d 5d 6d 7d 8d 9d'

const holdem = (book: BookId) => given({ form: 'holdem', book, seats: 6, cards: `${HANDS} ${REST}` }).plays('deal')

const exposed = (seat: number, card: '2c' | '3c' | '4c' | '5c' | '8c' | '9h' | 'Jc' | '9c') =>
  ({ type: 'CardExposed', seat, card, by: 'dealer' }) as const

describe('a holecard that the dealer exposes', () => {
  for (const [id, book] of [
    ['rrp/5/1', 'rrp'],
    ['uspa/3.2.1.5.1', 'uspa'],
    ['hpt/holdem/1', 'hpt'],
    ['wsop/123', 'wsop'],
  ] as const) {
    rule(
      id,
      `seat 5's second card: the top card comes in its place, and it is the burn before the flop (${book})`,
      () => {
        holdem(book)
          .reports(exposed(5, '9h'))
          .ruled('becomes-the-burn')
          .tells({ type: 'FaultCounted', fault: 'exposed', cards: ['9h'] })
          .holds({ 5: '6c 2d', 4: '5c Jc' })
          .has({ burns: ['9h'], turn: 2, phase: 'streets' })
          .plays('all call; 2 checks; deal')
          .lines('board 1: 3d 4d 5d', 'flop: 1 opens')
          .plays('all check; deal')
          .lines('burn 6d', 'board 1: 7d', 'turn: 1 opens')
      },
    )

    rule(id, `a second one, before anybody has acted so far, is a misdeal with all chips back (${book})`, () => {
      holdem(book)
        .reports(exposed(5, '9h'))
        .reports(exposed(4, 'Jc'))
        .ruled('misdeal')
        .tells({ type: 'DealVoided', why: 'misdeal', kept: 0 })
        .has({ phase: 'ended' })
        .stacks({ 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 1000, 6: 1000 })
    })
  }

  const first = {
    rrp: ['2c', '3c'],
    uspa: ['2c'],
    hpt: ['2c', '3c'],
    web: ['2c', '3c', '4c', '8c'],
    wsop: ['2c', '3c'],
  }
  across<readonly string[]>(first, (book, cards) =>
    rule(book.firstCardExposedMisdeal.rule, `a misdeal by itself: ${cards.join(', ')} (${book.name})`, () => {
      const misdeals = (['2c', '3c', '4c', '8c'] as const).filter(card => {
        const seat = { '2c': 1, '3c': 2, '4c': 3, '8c': 1 }[card]
        const { events } = holdem(book.id).reports(exposed(seat, card))
        return events.some(event => event.type === 'DealVoided')
      })
      expect(misdeals).toEqual(cards)
    }),
  )

  rule('hpt/rrp7/5/1', "the second player's first card is a misdeal in the older and in the newer wording", () => {
    holdem('hpt').reports(exposed(2, '3c')).ruled('misdeal')
    holdem('rrp')
      .reports(exposed(2, '3c'))
      .ruled('misdeal', { rules: ['rrp/3/misdeals/2a', 'rrp/5/1'] })
  })

  rule('hpt/holdem/1', 'the third card dealt is replaced and burned', () => {
    holdem('hpt')
      .reports(exposed(3, '4c'))
      .ruled('becomes-the-burn')
      .holds({ 3: 'Tc 2d' })
      .has({ burns: ['4c'] })
  })

  across({ rrp: 2, uspa: 2, hpt: 2, web: 2, wsop: 2 }, (book, cards) =>
    rule(book.misdealExposedCards.rule, `${cards} exposed cards are a misdeal (${book.name})`, () => {
      const house = { name: 'ours', book: book.id, overrides: { firstCardExposedMisdeal: NEVER } } as const
      const table = given({ form: 'omaha', book: house, seats: 3 }).plays('deal')
      const [one, other] = table.deal.players[2]!.down
      const after = table.reports({ type: 'CardExposed', seat: 3, card: one!, by: 'dealer' })
      after.ruled('becomes-the-burn').has({ phase: 'streets' })
      after
        .reports({ type: 'CardExposed', seat: 3, card: other!, by: 'dealer' })
        .ruled('misdeal', { rules: rulesFor({ form: forms.holdem, setting: 'cash' }, book.misdealExposedCards.rules) })
    }),
  )

  for (const [id, book] of [
    ['rrp/3/irregularities/13', 'rrp'],
    ['hpt/irregularities/9', 'hpt'],
    ['wsop/124', 'wsop'],
    ['web/irregularities/10', 'web'],
  ] as const) {
    rule(id, `the player is not asked: an ace is replaced like any other card (${book})`, () => {
      const deck = '2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc 2h 3h 4h 5h 6h As Qd Qs Qh'
      const table = given({ form: 'crazy-pineapple', book, seats: 6, cards: deck }).plays('deal')
      table
        .reports({ type: 'CardExposed', seat: 6, card: 'As', by: 'dealer' })
        .ruled('becomes-the-burn')
        .holds({ 6: '7c Kc Qd' })
        .has({ burns: ['As'], turn: 2 })
        .offers({ due: 'betting', seat: 3 })
    })
  }

  test('once its player has acted, or the flop is out, it plays', () => {
    const acted = holdem('rrp').plays('3 calls')
    acted.reports({ type: 'CardExposed', seat: 3, card: 'Tc', by: 'dealer' }).ruled('play-on').holds({ 3: '4c Tc' })
    acted.plays('4 calls; 5 calls; 6 calls; 1 calls; 2 checks; deal').reports(exposed(5, '9h')).ruled('play-on')
  })

  test('too late for a misdeal, another exposed card is replaced and out of play; only one is the burn', () => {
    holdem('rrp')
      .reports(exposed(5, '9h'))
      .plays('3 calls; 4 calls')
      .reports(exposed(2, '9c'))
      .ruled('card-replaced')
      .holds({ 2: '3c 3d', 5: '6c 2d' })
      .has({ burns: ['9h'], muck: ['9c'] })
      .plays('5 calls; 6 calls; 1 calls; 2 checks; deal')
      .lines('board 1: 4d 5d 6d', 'flop: 1 opens')
  })

  test('a house may replace it at once, or let it be kept', () => {
    const house = (how: 'next-card-at-once' | 'kept') =>
      ({ name: 'ours', book: 'rrp', overrides: { exposedCardReplacement: how } }) as const
    const table = (how: 'next-card-at-once' | 'kept') =>
      given({ form: 'holdem', book: house(how), seats: 6, cards: `${HANDS} ${REST}` })
        .plays('deal')
        .reports(exposed(5, '9h'))
    table('next-card-at-once')
      .ruled('card-replaced')
      .holds({ 5: '6c 2d' })
      .plays('all call; 2 checks; deal')
      .lines('burn 3d', 'board 1: 4d 5d 6d', 'flop: 1 opens')
    table('kept')
      .ruled('card-kept')
      .holds({ 5: '6c 9h' })
      .tells({ type: 'CardsOpened', seat: 5, cards: ['9h'] })
  })

  test('at a table with real cards the card that came in its place is named', () => {
    given({ form: 'holdem', seats: 3, realCards: true })
      .plays('deal')
      .reports({ type: 'CardExposed', seat: 3, card: '9h', by: 'dealer', replacement: 'Ad' })
      .ruled('becomes-the-burn')
      .holds({ 3: '?? Ad' })
      .has({ burns: ['9h'] })
  })

  test('what cannot have happened is refused', () => {
    const table = holdem('rrp')
    table.rulesOut({ type: 'CardExposed', seat: 5, card: 'As', by: 'dealer' }, { no: 'not-held', seat: 5, card: 'As' })
    table.rulesOut({ type: 'CardExposed', seat: 9, card: 'As', by: 'dealer' }, { no: 'no-hand', seat: 9 })
    table
      .plays('3 folds')
      .rulesOut({ type: 'CardExposed', seat: 3, card: '4c', by: 'dealer' }, { no: 'has-folded', seat: 3 })
    const stud = given({ form: 'seven-card-stud', seats: 3 }).plays('deal')
    const [door] = stud.deal.players[0]!.up
    stud.rulesOut({ type: 'CardExposed', seat: 1, card: door!, by: 'dealer' }, { no: 'already-up', card: door! })
  })
})

const NEVER = { general: 'never', holdem: 'never' } as const
