import { describe, expect, test } from 'vitest'
import type { Setting } from '../../deal/commands.ts'
import type { FormId } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

/** Seat 4's first holecard is the lowest card of all. */
const stud = (book: BookId, setting: Setting = 'cash', form: FormId = 'seven-card-stud') =>
  given({
    form,
    book,
    setting,
    stakes: { ante: 1 },
    seats: { 2: 100, 4: 100, 5: 100, 7: 100 },
    cards: { 2: '8c 9d Jc', 4: '2c 9h Ks', 5: 'Td 3s 5c', 7: 'Ac Ad Qh' },
  }).plays('deal one')

const up = (seat: number, card: '2c' | '9h' | 'Ks' | '8c' | '9d' | 'Jc') =>
  ({ type: 'CardExposed', seat, card, by: 'dealer' }) as const

describe('a holecard of stud that is dealt up', () => {
  for (const [id, book] of [
    ['rrp/8/1', 'rrp'],
    ['uspa/3.2.3.5.5', 'uspa'],
  ] as const) {
    rule(
      id,
      `the third card comes down, and the next to the left of the lowcard may fold, bring in or open (${book})`,
      () => {
        const table = stud(book).reports(up(4, '2c')).ruled('next-card-down').holds({ 4: '9h | 2c' }).plays('deal')
        table.lines('up 2:Jc', 'down 4:Ks', 'up 5:5c 7:Qh', 'third street: 5 opens')
        table
          .holds({ 4: '9h Ks | 2c' })
          .offers({ seat: 5, fold: true, callTo: null, bringIn: [3], wager: { sizes: [10] } })
        table.plays('5 brings in 3').offers({ seat: 7, callTo: 3 })
        table.plays('5 bets 10').offers({ seat: 7, callTo: 10 })
        const folded = table
          .plays('5 folds')
          .holds({ 5: '' })
          .offers({ seat: 7, fold: true, bringIn: [3] })
        folded.plays('7 folds; 2 folds').has({ phase: 'award' }).plays('award').won({ 2: -1, 4: 3, 5: -1, 7: -1 })
        folded.plays('7 brings in 3; 2 calls; 4 calls; deal').lines('…', 'fourth street: 4 opens')
      },
    )

    rule(id, `both up: the hand is dead and the ante goes back (${book})`, () => {
      const table = stud(book).reports(up(4, '2c')).reports(up(4, '9h')).ruled('hand-dead')
      table.tells(
        { type: 'WagersReturned', back: [{ seat: 4, amount: 1 }] },
        { type: 'HandKilled', seat: 4, why: 'holecards-exposed' },
      )
      table.stacks({ 2: 99, 4: 100, 5: 99, 7: 99 }).pot(3).holds({ 4: '' })
      table.plays('deal').lines('up 2:Jc 5:Ks 7:5c', 'third street: 7 opens')
    })

    rule(id, `in an event it is a misdeal (${book})`, () => {
      stud(book, 'tournament')
        .reports(up(4, '9h'))
        .ruled('misdeal')
        .stacks({ 2: 100, 4: 100, 5: 100, 7: 100 })
        .has({ phase: 'ended' })
    })
  }

  for (const [id, book] of [
    ['rrp/15/32', 'rrp'],
    ['uspa/3.3.2.26', 'uspa'],
  ] as const) {
    rule(
      id,
      `in an event a second downcard that lands face up is a misdeal; in a cash game it is none (${book})`,
      () => {
        stud(book, 'tournament').reports(up(2, '9d')).ruled('misdeal').tells({ type: 'DealVoided', why: 'misdeal' })
        stud(book, 'cash').reports(up(2, '9d')).ruled('next-card-down')
      },
    )
  }

  rule(
    'wsop/218',
    "seat 2's first card flips 8c: the third comes down and 8c is its upcard; all three are a misdeal",
    () => {
      const one = stud('wsop')
        .reports(up(2, '8c'))
        .ruled('next-card-down', { rules: ['wsop/218'] })
      const two = one.reports(up(2, '9d')).ruled('next-card-down').holds({ 2: ' | 8c 9d' })
      one.plays('deal').holds({ 2: '9d Jc | 8c' }).lines('down 2:Jc', 'up 4:Ks 5:5c 7:Qh', 'third street: 5 opens')
      const third = two.plays('deal').holds({ 2: 'Jc | 8c 9d' })
      third.reports(up(2, 'Jc')).ruled('misdeal').stacks({ 2: 100, 4: 100, 5: 100, 7: 100 })
    },
  )

  test('a card that would not be the lowcard doesn’t change who opens, and they must bring it in', () => {
    const table = stud('rrp').reports(up(2, '8c')).plays('deal').lines('…', 'third street: 5 opens')
    table.offers({ seat: 5, fold: false, bringIn: [3] })
    table.refuses('5 folds', 'bring-in-is-due')
  })

  test('a house may let the card bring it in', () => {
    const is = {
      one: 'third-card-down',
      both: 'misdeal',
      allThree: 'misdeal',
      lowcardUpEarly: 'lowest-door-card',
      tournament: 'as-in-cash',
    } as const
    const book = { name: 'ours', book: 'rrp', overrides: { studHoleCardExposed: is } } as const
    const cards = { 2: '8c 9d Jc', 4: '2c 9h Ks', 5: 'Td 3s 5c' }
    const table = given({
      form: 'seven-card-stud',
      book,
      setting: 'tournament',
      seats: { 2: 100, 4: 100, 5: 100 },
      cards,
    })
      .plays('deal one')
      .reports(up(4, '2c'))
    table.plays('deal').lines('…', 'third street: 4 opens').offers({ seat: 4, fold: false })
    table.reports(up(4, '9h')).ruled('misdeal')
  })

  test('with one holecard, in five-card stud, the next card comes down as well', () => {
    const cards = { 2: '8c 9d', 4: '2c 9h', 5: 'Td 3s' }
    const table = given({ form: 'five-card-stud', seats: { 2: 100, 4: 100, 5: 100 }, cards }).plays('deal one')
    table.reports(up(4, '2c')).ruled('next-card-down').plays('deal').holds({ 4: '9h | 2c' })
    table.reports(up(4, '2c')).plays('deal').reports(up(4, '9h')).ruled('hand-dead')
  })

  test('when the third card is out it is too late, and it plays as a downcard', () => {
    const table = stud('rrp').plays('deal').reports(up(4, '2c')).ruled('play-on').holds({ 4: '2c 9h | Ks' })
    expect(table.deal.mending.repairs).toEqual([])
  })
})
