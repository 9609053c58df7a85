import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { summary } from '../summary.ts'

const table = {
  form: 'holdem',
  structure: 'no-limit',
  size: 10,
  seats: { 1: 100, 2: 100, 3: 100 },
  realCards: true,
} as const
/** Nobody's cards are known; the flop is known. */
const flop = given(table).plays('deal; all call; 2 checks; deal ??; deal 9h8d7c')

describe('a table with real cards as they fall', () => {
  test('a whole deal in which nobody knows a card until it is shown', () => {
    const end = flop
      .plays('1 checks; 2 bets 20; 3 calls; 1 folds; deal ??; deal 2s; all check; deal ??; deal 3s; all check')
      .plays('2 shows JhTc; 3 mucks; award')
    end.awarded('all: 70 to 2').stacks({ 1: 90, 2: 140, 3: 70 })
    expect(summary(end.deal).seats.map(({ seat, cards }) => [seat, cards])).toEqual([
      [1, null],
      [2, ['Jh', 'Tc']],
      [3, null],
    ])
  })

  test('the better of two hands named at the showdown wins', () => {
    const end = flop
      .plays('all check; deal ??; deal 2s; all check; deal ??; deal 3s; all check')
      .plays('1 shows AsAd; 2 shows JhTc; 3 shows KsQd; award')
    end.awarded('high: 30 to 2')
    expect(end.deal.awards[0]!.hands).toMatchObject([{ is: 'straight' }])
  })

  test('one tells their own cards and leaves the others unknown', () => {
    const own = given(table).plays('deal ?? As ?? ?? Kd ??')
    expect(own.deal.players.map(player => player.down)).toEqual([
      ['??', '??'],
      ['As', 'Kd'],
      ['??', '??'],
    ])
    const river = own.plays(
      'all call; 2 checks; deal ??; deal 9h8d7c; all check; deal ??; deal 2s; all check; deal ??; deal 3s; all check',
    )
    river
      .plays('1 shows JhTc')
      .refuses('2 shows AsQd', 'card-not-held', { card: 'Kd' })
      .plays('2 shows')
      .tells({ type: 'HandShown', seat: 2, cards: ['As', 'Kd'] })
  })

  test('where no hand is ever named, all who show share', () => {
    flop
      .plays('1 folds; all check; deal ??; deal 2s; all check; deal ??; deal 3s; all check; 2 shows; 3 shows; award')
      .awarded('all: 15 to 2 and 15 to 3')
  })

  test('everybody may fold without a card ever being named', () => {
    given(table).plays('deal; 3 folds; 1 folds; award').awarded('all: 10 to 2').stacks({ 1: 95, 2: 105, 3: 100 })
  })
})

describe('what cannot have fallen', () => {
  test('a card that lies on the table already', () => {
    flop.plays('all check; deal ??').refuses('deal 9h', 'card-twice', { card: '9h' })
    const river = flop.plays('all check; deal ??; deal 2s; all check; deal ??; deal 3s; all check')
    river.refuses('1 shows 9hAs', 'card-twice', { card: '9h' }).refuses('1 shows AsAs', 'card-twice', { card: 'As' })
    river.plays('1 shows AsAd').refuses('2 shows AsKd', 'card-twice', { card: 'As' })
  })

  test('the wrong number of cards', () => {
    const start = given(table)
    start.refuses('deal AsKd', 'wrong-number-of-cards', { count: 6 })
    const burned = start.plays('deal; all call; 2 checks; deal ??')
    burned
      .refuses('deal 9h8d', 'wrong-number-of-cards', { count: 3 })
      .refuses('deal 9h8d7c6s', 'wrong-number-of-cards', { count: 3 })
  })

  test('a card that is not in this deck', () => {
    given(table).refuses('deal Jo As ?? ?? Kd ??', 'card-not-in-deck', { card: 'Jo' })
    given({ ...table, form: 'short-deck-holdem', size: 10 }).refuses('deal 2c As ?? ?? Kd ??', 'card-not-in-deck', {
      card: '2c',
    })
  })

  test('a card twice in one go', () => {
    given(table).refuses('deal As As ?? ?? Kd ??', 'card-twice', { card: 'As' })
  })

  test('cards named where the deck is known', () => {
    given({ ...table, realCards: false }).refuses('deal As Ks ?? ?? Kd ??', 'cards-are-in-the-deck')
  })

  rule('rrp/3/showdown/1', 'one card of two does not win: the whole hand is shown', () => {
    flop
      .plays('all check; deal ??; deal 2s; all check; deal ??; deal 3s; all check')
      .plays('1 shows As')
      .tells({ type: 'CardsShown', seat: 1, cards: ['As'], entitled: false })
      .offers({ due: 'show', seat: 1 })
      .holds({ 1: 'As ??' })
  })
})
