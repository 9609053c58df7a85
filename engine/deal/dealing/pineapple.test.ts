import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { legal } from '../legal.ts'

describe('pineapple', () => {
  rule('wsop/pineapple', 'everyone left throws one of three away before the flop comes', () => {
    const table = given({ form: 'pineapple', seats: 3 })
      .plays('deal; 3 calls; 1 calls; 2 checks')
      .lines('down 1:2c 2:2d 3:2h 1:2s 2:3c 3:3d 1:3h 2:3s 3:4c', 'preflop: 3 opens', '1 is asked')
    expect(legal(table.deal)).toEqual({ due: 'discard', seats: [1, 2, 3], cards: 1 })
    table
      .plays('3 discards 4c; 1 discards 3h') // all at once: nobody has to wait
      .refuses('deal one', 'player-is-due', 'Seat 2 has to act first. Seat 2 must discard 1 card.')
      .plays('2 discards 2d; deal')
      .lines('burn 4d', 'board 1: 4h 4s 5c', 'flop: 1 opens')
      .holds({ 1: '2c 2s', 2: '3c 3s', 3: '2h 3d' })
      .has({ muck: ['4c', '3h', '2d'] })
  })
  test('a player who folded throws nothing away', () => {
    const table = given({ form: 'pineapple', seats: 3 }).plays('deal; 3 folds; 1 calls; 2 checks')
    expect(legal(table.deal)).toEqual({ due: 'discard', seats: [1, 2], cards: 1 })
    table.refuses('3 discards 2h', 'not-your-turn')
  })
  test('the card thrown away does not play', () => {
    given({ form: 'pineapple', seats: 2, cards: 'As Kc Ah Kd Ac 2d  3c AdKh7c 3d 9s 3h 8d' })
      .plays('deal; around; 1 discards Ah; 2 discards 2d; play on')
      .awarded('high: 20 to 1, three aces, king and nine kickers')
  })
})

describe('crazy pineapple', () => {
  rule('wsop/crazy-pineapple', 'the third card stays for the flop and goes before the turn', () => {
    given({ form: 'crazy-pineapple', seats: 2 })
      .plays('deal; around; deal; around')
      .lines(
        'down 1:2c 2:2d 1:2h 2:2s 1:3c 2:3d',
        'preflop: 2 opens',
        'burn 3h',
        'board 1: 3s 4c 4d',
        'flop: 1 opens',
        '1 is asked',
      )
      .refuses('deal one', 'player-is-due')
      .plays('1 discards 3c; 2 discards 2d; deal')
      .lines('burn 4h', 'board 1: 4s', 'turn: 1 opens')
      .holds({ 1: '2c 2h', 2: '2s 3d' })
  })
})

describe('what is refused', () => {
  const asked = () => given({ form: 'pineapple', seats: 2 }).plays('deal; around')
  test.each([
    ['1 discards Kd', 'card-not-held', 'Kd isn’t in this hand. Seat 1 and seat 2 must discard 1 card.'],
    ['1 discards 2c 2h', 'wrong-number-of-cards', '1 card needed. Seat 1 and seat 2 must discard 1 card.'],
    ['1 stands pat', 'wrong-number-of-cards', '1 card needed. Seat 1 and seat 2 must discard 1 card.'],
    ['1 discards 2d', 'card-not-held', '2d isn’t in this hand. Seat 1 and seat 2 must discard 1 card.'],
    ['1 checks', 'not-the-time', 'Checking isn’t possible now. Seat 1 and seat 2 must discard 1 card.'],
    ['1 turns up', 'not-the-time', 'Turning a card up isn’t possible now. Seat 1 and seat 2 must discard 1 card.'],
    ['7 discards 2c', 'not-dealt-in', 'Seat 7 isn’t in this hand. Seat 1 and seat 2 must discard 1 card.'],
  ] as const)('%s: %s', (order, why, words) => {
    asked().refuses(order, why, words)
  })

  test('a second card after the first', () => {
    asked()
      .plays('1 discards 2c')
      .refuses('1 discards 2h', 'not-your-turn', 'It’s seat 2’s turn. Seat 2 must discard 1 card.')
  })
  test('a discard in the middle of the betting', () => {
    given({ form: 'pineapple', seats: 2 })
      .plays('deal')
      .refuses(
        '2 discards 2d',
        'not-the-time',
        'Discarding isn’t possible now. Seat 2 can fold, call 10, or raise to 20.',
      )
  })
})
