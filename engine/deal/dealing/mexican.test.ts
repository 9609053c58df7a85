import { describe, expect, test } from 'vitest'
import { forms } from '../../forms/forms.ts'
import { betSizes } from '../../testing/bet-sizes.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { legal } from '../legal.ts'

const form = forms['mexican-poker']
const open = (doors: string): Table => given({ form, seats: 3, cards: `2c 2d 2h ${doors}` }).plays('deal')

describe('the forced bet', () => {
  rule('wsop/mexican-poker-bring-in', 'of two kings the first left of the button brings in, for 10 or for 20', () => {
    open('Kc Kd Qc')
      .offers({ seat: 1, fold: false, bringIn: [10, 20], wager: null })
      .refuses('1 brings in 15', 'wager-not-a-size')
      .refuses('1 folds', 'bring-in-is-due', 'The bring-in comes first. Seat 1 can bring in for 10 or 20.')
      .plays('1 brings in 20')
      .offers({ seat: 2, callTo: 20 })
  })
  rule('wsop/132', 'a forced bet of the larger limit is raised by as much: 20, 40, 60', () => {
    open('Kc Kd Qc')
      .plays('1 brings in 20')
      .offers({ seat: 2, callTo: 20, wager: { sizes: [40] } })
      .refuses('2 raises to 30', 'wager-too-small', { least: 40 })
      .plays('2 raises to 40')
      .offers({ seat: 3, callTo: 40, wager: { sizes: [60] } })
    // of the smaller limit by the smaller
    open('Kc Kd Qc')
      .plays('1 brings in 10')
      .offers({ seat: 2, callTo: 10, wager: { sizes: [20] } })
    // wsop/133: 15 of 20 stand for the whole
    given({ form, seats: { 1: 17, 2: 500, 3: 500 }, cards: '2c 2d 2h Kc Kd Qc' })
      .plays('deal; 1 brings in 15')
      .offers({ seat: 2, callTo: 15, wager: { sizes: [35] } })
  })
  rule('wsop/255', 'a joker that lies up is an ace', () => {
    open('Kc Jo Qc').offers({ seat: 2 })
    open('Ac Jo Qc').offers({ seat: 1 })
  })
})

describe('turning the downcard up', () => {
  rule('wsop/mexican-poker-choice', 'in the order of the betting, and the third card comes the other way', () => {
    const table = given({ form, seats: 3, cards: '2c 3c 4c Kc Qc Jc  7c 5c 6c 7d' })
      .plays('deal; around')
      .lines('down 1:2c 2:3c 3:4c', 'up 1:Kc 2:Qc 3:Jc', 'second street: 1 opens', '1 is asked')
    expect(legal(table.deal)).toEqual({ due: 'turn-up', seat: 1 })
    table
      .refuses('2 keeps', 'not-your-turn', 'It’s seat 1’s turn. Seat 1 can turn the downcard up or keep it down.')
      .plays('1 turns up; 2 keeps; 3 turns up')
      .plays('deal')
      .lines('burn 7c', 'down 1:5c', 'up 2:6c', 'down 3:7d', 'third street: 1 opens')
      .holds({ 1: '5c | Kc 2c', 2: '3c | Qc 6c', 3: '7d | Jc 4c' })
  })
  rule('wsop/mexican-poker-choice', 'the one who opened the betting is asked first', () => {
    let table = given({ form, seats: 3, cards: '2c 3c 4c Qc Kc Jc' }).plays('deal; around')
    expect(legal(table.deal)).toEqual({ due: 'turn-up', seat: 2 })
    table = table.plays('2 keeps; 3 keeps')
    expect(legal(table.deal)).toEqual({ due: 'turn-up', seat: 1 })
  })
  rule('wsop/mexican-poker-next', 'exactly one card is down after every street', () => {
    let table = given({ form, seats: 3 })
    for (const choice of ['turns up', 'keeps', 'turns up']) {
      table = table.plays(`deal; around; ${choice}; keeps; ${choice}; deal`)
      expect(table.deal.players.map(player => player.down.length)).toEqual([1, 1, 1])
    }
    expect(table.deal.players.map(player => player.up.length)).toEqual([4, 4, 4])
  })
  rule('wsop/263', 'a burn before the third, the fourth and the fifth card', () => {
    given({ form, seats: 2, cards: '2c 3c Kc Qc  4c 5c 6c 4d 5d 6d 4h 5h 6h' })
      .plays('play on')
      .has({ burns: ['4c', '4d', '4h'] })
      .holds({ 1: '2c | Kc 5c 5d 5h' })
  })
  rule('wsop/256', 'after that the highest board opens, a tie nearest to the dealer', () => {
    given({ form, seats: 3, cards: '2c 2d 2h Ac Kc Kd  7c 3c Qc Qd' })
      .plays('deal; around; 1 keeps; 2 keeps; 3 keeps')
      .plays('deal')
      .lines('…', 'third street: 1 opens')
    given({ form, seats: 3, cards: '2c 2d 2h 7h Kc Kd  7c 3c Qc Qd' })
      .plays('deal; around; 2 keeps; 3 keeps; 1 keeps')
      .plays('deal')
      .lines('…', 'third street: 2 opens')
  })
  test('the limits are lower on the first two rounds and upper on the last two', () => {
    let table = given({ form, seats: 2 })
    const sizes: unknown[] = []
    for (let round = 0; round < 4; round++) {
      table = table.plays('deal')
      if (round > 0) sizes.push(betSizes(table.deal))
      table = table.plays('around; all keep')
    }
    expect(sizes).toEqual([[10], [20], [20]])
  })
})

describe('the joker at the showdown', () => {
  // seat 1 gets joker, queens, seven and five; seat 2 a pair of kings with an ace on top
  const down = 'Jo Kh Qc Ac  2c Qd Kd 2d 7c 4c 2h 5c 3d'
  const upJoker = 'Qc Kh Jo Ac  2c Qd Kd 2d 7c 4c 2h 5c 3d'
  rule('wsop/265', 'down it makes three queens, which beat the kings', () => {
    given({ form, seats: 2, cards: down })
      .plays('play on')
      .holds({ 1: 'Jo | Qc Qd 7c 5c' })
      .awarded('high: 24 to 1, three queens, seven and five kickers')
  })
  rule('wsop/265', 'up it is an ace beside two queens, which lose to them', () => {
    given({ form, seats: 2, cards: upJoker })
      .plays('play on')
      .holds({ 1: 'Qc | Jo Qd 7c 5c' })
      .awarded('high: 24 to 2, pair of kings, ace-four-three kickers')
  })
  rule('wsop/254', 'turned up by its player it is no longer wild', () => {
    given({ form, seats: 2, cards: down })
      .plays('deal; around; 2 keeps; 1 turns up')
      .plays('deal')
      .lines('…', 'down 1:Qd', '…')
      .plays('play on')
      .holds({ 1: 'Qd | Qc Jo 7c 5c' })
      .awarded('high: 24 to 2, pair of kings, ace-four-three kickers')
  })
  rule('wsop/mexican-poker-showdown', 'a flush beats a full house', () => {
    given({ form, seats: 2, cards: 'Kh Ac 6h Ad  2c 4h As 2d 3h Kc 2h 7h Kd' })
      .plays('play on')
      .awarded('high: 24 to 1, flush, king-seven-six-four-three')
  })
})

test('what is refused when a choice is due', () => {
  given({ form, seats: 2, cards: '2c 3c Kc Qc' })
    .plays('deal; around')
    .refuses(
      '1 discards 2c',
      'not-the-time',
      'Discarding isn’t possible now. Seat 1 can turn the downcard up or keep it down.',
    )
    .refuses('1 checks', 'not-the-time')
    .refuses('deal one', 'player-is-due', 'Seat 1 has to act first. Seat 1 can turn the downcard up or keep it down.')
})
