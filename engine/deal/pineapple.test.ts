import { describe, expect, test } from 'vitest'
import { forms } from '../forms/forms.ts'
import { awards, held, lines } from '../testing/deal-lines.ts'
import { script } from '../testing/deal-script.ts'
import { rule } from '../testing/rule.ts'
import { legal } from './legal.ts'

describe('pineapple', () => {
  rule('wsop/pineapple', 'everyone left throws one of three away before the flop comes', () => {
    const table = script(forms.pineapple, { players: 3 })
    expect(lines(table.run('deal; 3 calls; 1 calls; 2 checks'))).toEqual([
      'down 1:2c 2:2d 3:2h 1:2s 2:3c 3:3d 1:3h 2:3s 3:4c',
      'preflop: 3 opens',
      '1 is asked',
    ])
    expect(legal(table.deal())).toEqual({ due: 'discard', seats: [1, 2, 3], cards: 1 })
    table.run('3 discards 4c; 1 discards 3h') // all at once: nobody has to wait
    expect(table.refused('deal one')).toEqual(['player-is-due', 'Seat 2 has to act first. Seat 2 must throw away 1.'])
    expect(lines(table.run('2 discards 2d; deal'))).toEqual(['burn 4d', 'board 1: 4h 4s 5c', 'flop: 1 opens'])
    expect([held(table.deal(), 1), held(table.deal(), 2), held(table.deal(), 3)]).toEqual(['2c 2s', '3c 3s', '2h 3d'])
    expect(table.deal().muck).toEqual(['4c', '3h', '2d'])
  })
  test('one who folded throws nothing away', () => {
    const table = script(forms.pineapple, { players: 3 })
    table.run('deal; 3 folds; 1 calls; 2 checks')
    expect(legal(table.deal())).toEqual({ due: 'discard', seats: [1, 2], cards: 1 })
    expect(table.refused('3 discards 2h')[0]).toBe('not-your-turn')
  })
  test('the card thrown away does not play', () => {
    const table = script(forms.pineapple, { players: 2, deck: 'As Kc Ah Kd Ac 2d  3c AdKh7c 3d 9s 3h 8d' })
    table.run('deal; around; 1 discards Ah; 2 discards 2d; play on')
    expect(awards(table.deal())).toEqual(['high: 20 to 1, three aces, king and nine kickers'])
  })
})

describe('crazy pineapple', () => {
  rule('wsop/crazy-pineapple', 'the third card stays for the flop and goes before the turn', () => {
    const table = script(forms['crazy-pineapple'], { players: 2 })
    expect(lines(table.run('deal; around; deal; around'))).toEqual([
      'down 1:2c 2:2d 1:2h 2:2s 1:3c 2:3d',
      'preflop: 2 opens',
      'burn 3h',
      'board 1: 3s 4c 4d',
      'flop: 1 opens',
      '1 is asked',
    ])
    expect(table.refused('deal one')[0]).toBe('player-is-due')
    expect(lines(table.run('1 discards 3c; 2 discards 2d; deal'))).toEqual(['burn 4h', 'board 1: 4s', 'turn: 1 opens'])
    expect([held(table.deal(), 1), held(table.deal(), 2)]).toEqual(['2c 2h', '2s 3d'])
  })
})

describe('what is refused', () => {
  const asked = () => {
    const table = script(forms.pineapple, { players: 2 })
    table.run('deal; around')
    return table
  }
  test.each([
    ['1 discards Kd', 'card-not-held', 'Kd is not in this hand. Seats 1, 2 must throw away 1.'],
    ['1 discards 2c 2h', 'wrong-number-of-cards', '1 cards are wanted. Seats 1, 2 must throw away 1.'],
    ['1 stands pat', 'wrong-number-of-cards', '1 cards are wanted. Seats 1, 2 must throw away 1.'],
    ['1 discards 2d', 'card-not-held', '2d is not in this hand. Seats 1, 2 must throw away 1.'],
    ['1 checks', 'not-the-time', 'Check is not possible now. Seats 1, 2 must throw away 1.'],
    ['1 turns up', 'not-the-time', 'TurnUp is not possible now. Seats 1, 2 must throw away 1.'],
    ['7 discards 2c', 'not-dealt-in', 'Seat 7 is not dealt in. Seats 1, 2 must throw away 1.'],
  ])('%s: %s', (order, why, words) => expect(asked().refused(order)).toEqual([why, words]))

  test('a second card after the first', () => {
    const table = asked()
    table.run('1 discards 2c')
    expect(table.refused('1 discards 2h')).toEqual(['not-your-turn', "It is seat 2's turn. Seat 2 must throw away 1."])
  })
  test('a discard in the middle of the betting', () => {
    const table = script(forms.pineapple, { players: 2 })
    table.run('deal')
    expect(table.refused('2 discards 2d')).toEqual([
      'not-the-time',
      'Discard is not possible now. Seat 2 may fold, call to 10 or wager 20.',
    ])
  })
})
