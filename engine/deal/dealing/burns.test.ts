import { describe, expect, test } from 'vitest'
import { betSizes } from '../../testing/bet-sizes.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { legal } from '../legal.ts'

describe('hold’em', () => {
  rule('wsop/holdem', 'a burn before each of flop, turn and river, and four rounds', () => {
    given({ form: 'holdem', seats: 3 })
      .plays('deal; around')
      .plays('deal; around')
      .lines('burn 3h', 'board 1: 3s 4c 4d', 'flop: 1 opens')
      .plays('deal; around')
      .lines('burn 4h', 'board 1: 4s', 'turn: 1 opens')
      .plays('deal; around')
      .lines('burn 5c', 'board 1: 5d', 'river: 1 opens', '1 shows first')
      .has({ burns: ['3h', '4h', '5c'] })
      .plays('showdown')
      .awarded('high: 15 to 2 and 15 to 3, fours full of threes')
  })
  rule('uspa/3.2.1.3.3', 'each burn and each board is a dealer act of its own, in this order', () => {
    let table = given({ form: 'holdem', seats: 3 }).plays('deal; around')
    const acts: string[] = []
    for (let n = 0; n < 2; n++) {
      const due = legal(table.deal)
      if (due.due === 'dealer') acts.push(JSON.stringify(due.act))
      table = table.plays('deal one')
    }
    expect(acts).toEqual(['{"do":"burn","cards":1}', '{"do":"board","cards":3}'])
  })
  rule('uspa/3.2.1.3.4', 'with the seat left of the button folded the next live one opens', () => {
    given({ form: 'holdem', seats: 9 })
      .plays('deal; 3 calls; 4 folds; 5 folds; 6 folds; 7 folds; 8 folds; 9 calls; 1 folds; 2 checks')
      .plays('deal')
      .lines('…', 'flop: 2 opens')
  })
  rule('uspa/3.2.1.3.6', 'at 4-8 a bet is 4 before and on the flop, 8 on turn and river', () => {
    let table = given({ form: 'holdem', seats: 3, stakes: { lower: 4, upper: 8, blinds: [2, 4] } })
    const seen: (readonly number[])[] = []
    for (let street = 0; street < 4; street++) {
      table = table.plays('deal')
      seen.push(betSizes(table.deal))
      table = table.plays('around')
    }
    expect(seen).toEqual([[8], [4], [8], [8]]) // before the flop a raise makes the blind of 4 an 8
  })
  rule('rrp/5/intro', 'five on the board that no hand improves are shared', () => {
    given({ form: 'holdem', seats: 2, cards: '2c Ah 2d Ad 3c AsKsQs 3d Js 3h Ts' })
      .plays('play on')
      .holds({ 1: '2c 2d' })
      .holds({ 2: 'Ah Ad' })
      .awarded('high: 10 to 1 and 10 to 2, royal flush')
  })
  rule('uspa/3.2.1.4/2', 'one holecard with four boardcards', () => {
    given({ form: 'holdem', seats: 2, cards: 'As Qc 3d Qd 4c Ks9s7s 4d 2s 4h Qh' })
      .plays('play on')
      .awarded('high: 20 to 1, flush, ace-king-nine-seven-deuce')
  })
})

describe('omaha', () => {
  test('four holecards each one at a time, then as hold’em', () => {
    given({ form: 'omaha', seats: 2 })
      .plays('deal; around; deal; around; deal; around; deal')
      .lines(
        'down 1:2c 2:2d 1:2h 2:2s 1:3c 2:3d 1:3h 2:3s',
        'preflop: 2 opens',
        'burn 4c',
        'board 1: 4d 4h 4s',
        'flop: 1 opens',
        'burn 5c',
        'board 1: 5d',
        'turn: 1 opens',
        'burn 5h',
        'board 1: 5s',
        'river: 1 opens',
      )
  })
  rule('rrp/6/intro', 'one heart in the hand makes no flush with four on the board', () => {
    const deck = 'Ah 2s Ks 3s Qd 7c 3c 8d  4c 2h5h9h 4d Jh 4s Kd'
    given({ form: 'omaha', seats: 2, cards: deck, structure: 'limit' })
      .plays('play on')
      .holds({ 1: 'Ah Ks Qd 3c' })
      .awarded('high: 20 to 1, pair of kings, ace-jack-nine kickers')
  })
  rule('uspa/3.2.2.4', 'four kings on the board play as three', () => {
    given({ form: 'omaha', seats: 2, cards: 'Ac 2c Qd 3c Jh 4d Td 5d  9c KsKhKd 9d Kc 9h 8s' })
      .plays('play on')
      .awarded('high: 20 to 1, three kings, ace and queen kickers')
  })
  rule('uspa/3.2.2.2', 'three aces in the hand and one on the board are no four aces', () => {
    given({ form: 'omaha', seats: 2, cards: 'As 4c Ah 4d Ad 7c Kc 7d  8c Ac9s5h 8d 3c 8h 2s' })
      .plays('play on')
      .awarded('high: 20 to 1, three aces, nine and five kickers')
  })
})

describe('eight or better', () => {
  const deck = 'Ac 9c 2d 9h Kc 9s Kd Jc  Tc Kh7c5d Td 3h Th 9d'
  rule('uspa/3.2.2.5.2.1', 'the halves may use different holecards', () => {
    given({ form: 'omaha-8', seats: 2, cards: deck })
      .plays('play on')
      // seat 1 has trip kings with K-K and 7-5-3-2-A with A-2; four nines need three of the hand
      .awarded('high: 10 to 1, three kings, nine and seven kickers', 'low: 10 to 1, seven-five low (7-5-3-2-A)')
  })
  rule('rrp/7/2', 'a board with two cards to a low leaves the pot to the high', () => {
    given({ form: 'omaha-8', seats: 2, cards: 'Ac Kc 2d Kd Jc 7c Td 6c  9c 3h8h8d 9d Kh 9h Qs' })
      .plays('play on')
      .awarded('high: 20 to 2, kings full of eights')
  })
  rule('wsop/omaha-hi-lo-regular', 'without a qualifier the lowest hand takes half, paired or king high', () => {
    given({ form: 'omaha-hi-lo', seats: 2, cards: 'Ac Kc 3d Kd 4c Qc 4d Qd  9c KhQhJd 9d 9h 9s 2s' })
      .plays('play on')
      .awarded('high: 10 to 2, three kings, queen and jack kickers', 'low: 10 to 1, jack-nine low (J-9-3-2-A)')
  })
  rule('wsop/big-o', 'five holecards each', () => {
    given({ form: 'big-o', seats: 2, structure: 'limit' })
      .plays('deal')
      .lines('down 1:2c 2:2d 1:2h 2:2s 1:3c 2:3d 1:3h 2:3s 1:4c 2:4d', '…')
  })
  rule('wsop/sick-o', 'nine low or better without the ace, straights out, takes the low half', () => {
    // seat 1 makes 9-7-5-4-2, seat 2 has 6-5-4-3-2, a straight, and T-high
    given({ form: 'sick-o', seats: 2, cards: '9c 3c 7d 6h Kc Td Kd Th  Jc 2h4h5d Jd Qs Jh Qc' })
      .plays('play on')
      .awarded('high: 10 to 2, straight, six high', 'low: 10 to 1, nine-seven low (9-7-5-4-2)')
  })
})
