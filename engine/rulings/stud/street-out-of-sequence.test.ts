import { describe, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const first = '2c 2d 2h Kc Qd Jh'
const deck = `${first}  3c 3d 3h 3s  4c 4d 4h 4s  5c 5d 5h 5s`
/** Seats 1, 3 and 5 before fourth street; seat 5 has turned their downcard up, so that their card comes down. */
const mexican = (book: 'wsop' | 'rrp' = 'wsop') =>
  given({ form: 'mexican-poker', book, seats: { 1: 500, 3: 500, 5: 500 }, cards: deck })
    .plays('deal; around; all keep; deal')
    .lines('…', 'burn 3c', 'up 1:3d 3:3h 5:3s', 'third street: 1 opens')
    .plays('around; 1 keeps; 3 keeps; 5 turns up')
const swapped = { type: 'StreetOutOfSequence', to: [1, 5, 3] } as const

describe('cards out of sequence on a later street of Mexican poker', () => {
  for (const book of ['wsop', 'rrp'] as const) {
    rule('wsop/261-later', `seats 3 and 5 have each other's card and seat 3 has bet 20: it goes back (${book})`, () => {
      const pot = 3 * 2 + 3 * 10
      mexican(book)
        .reports({ ...swapped, noticed: false })
        .lines('burn 4c', 'up 1:4d', 'down 5:4h', 'up 3:4s', 'fourth street: 1 opens')
        .plays('1 checks; 3 bets 20')
        .notices(0)
        .ruled('corrected-without-betting', { rules: ['wsop/261-later'] })
        .tells({ type: 'WagersReturned', back: [{ seat: 3, amount: 20 }] }, { type: 'RoundClosed' })
        // both lie face up now, though seat 5's should have come down
        .holds({ 1: '2c | Kc 3d 4d', 3: '2d | Qd 3h 4h', 5: ' | Jh 3s 2h 4s' })
        .stacks({ 1: 500 - pot / 3, 3: 500 - pot / 3, 5: 500 - pot / 3 })
        .pot(pot)
        // nobody bets on fourth street, and seat 5 has no downcard to turn up: their next comes down
        .offers({ due: 'turn-up', seat: 1 })
        .plays('1 keeps; 3 keeps; deal')
        .lines('burn 5c', 'up 1:5d 3:5h', 'down 5:5s', 'fifth street: 1 opens')
        .plays('play on')
        .has({ phase: 'ended' })
    })
  }
  rule('wsop/261-later', 'noticed at once: the cards go where they belong, and the street has no betting', () => {
    mexican()
      .reports(swapped)
      .ruled('corrected-without-betting')
      .holds({ 3: '2d | Qd 3h 4h', 5: ' | Jh 3s 2h 4s' })
      .has({ round: null })
      .offers({ due: 'turn-up', seat: 1 })
  })
  rule('wsop/261-later', 'seat 3 was passed over: seat 5 gives its card up and the street is completed', () => {
    mexican()
      .reports({ type: 'StreetOutOfSequence', to: [1, 5] })
      .lines('burn 4c', 'up 1:4d', 'down 5:4h', 'down 5:4s', '1 is asked')
      .holds({ 3: '2d | Qd 3h 4h', 5: '4s | Jh 3s 2h' })
  })
  rule('wsop/261-later', 'on the last street the hands are shown', () => {
    mexican()
      .plays('deal; around; all keep')
      .reports({ type: 'StreetOutOfSequence', to: [3, 1, 5] })
      .holds({ 1: '2c | Kc 3d 4d 5d', 3: '2d | Qd 3h 4h 5h' })
      .has({ phase: 'showdown' })
  })
  test('once the betting on the street is over it stands', () => {
    mexican()
      .reports({ ...swapped, noticed: false })
      .plays('around')
      .notices(0)
      .ruled('action-stands')
      .offers({ due: 'turn-up' })
  })
  test('a card in the muck goes to its owner, and one for a hand that is gone goes there', () => {
    mexican()
      .reports({ ...swapped, noticed: false })
      .plays('1 bets 20; 3 folds')
      .notices(0)
      .holds({ 1: '2c | Kc 3d 4d', 3: '', 5: ' | Jh 3s 2h 4s' })
      .stacks({ 1: 488 })
  })
  test('where all downcards came up by it, nobody is asked to turn one up', () => {
    const up = given({ form: 'mexican-poker', book: 'wsop', seats: { 1: 500, 3: 500 }, cards: '2c 2d Kc Qd 3c 3d 3h' })
      .plays('deal; around; 1 turns up; 3 turns up')
      .reports({ type: 'StreetOutOfSequence', to: [3, 1] })
      .ruled('corrected-without-betting')
    up.holds({ 1: ' | Kc 2c 3d', 3: ' | Qd 2d 3h' }).offers({ due: 'dealer', act: { do: 'burn', cards: 1 } })
  })
  test('the order was right, or the cards of the street lie alike', () => {
    mexican().rulesOut({ type: 'StreetOutOfSequence', to: [1, 3] }, 'right-order')
    mexican().rulesOut({ type: 'StreetOutOfSequence', to: [3, 3] }, 'two-cards')
    mexican().rulesOut({ type: 'StreetOutOfSequence', to: [2] }, { no: 'gets-no-card', seat: 2 })
    given({ form: 'razz', seats: 3 })
      .plays('deal; around')
      .rulesOut({ type: 'StreetOutOfSequence', to: [2, 1] }, 'street-lies-one-way')
  })
})
