import { describe, expect, test } from 'vitest'
import { forms } from '../forms/forms.ts'
import { awards, held, lines } from '../testing/deal-lines.ts'
import { type Script, script } from '../testing/deal-script.ts'
import { rule } from '../testing/rule.ts'
import { legal } from './legal.ts'

const form = forms['mexican-poker']
const open = (doors: string): Script => {
  const table = script(form, { players: 3, deck: `2c 2d 2h ${doors}` })
  table.run('deal')
  return table
}

describe('the forced bet', () => {
  rule('wsop/mexican-poker-bring-in', 'of two kings the first left of the button brings in, for 10 or for 20', () => {
    const table = open('Kc Kd Qc')
    expect(legal(table.deal())).toMatchObject({ seat: 1, fold: false, bringIn: [10, 20], wager: null })
    expect(table.refused('1 brings in 15')[0]).toBe('wager-not-a-size')
    expect(table.refused('1 folds')).toEqual([
      'bring-in-is-due',
      'The forced bet is due first. Seat 1 may bring in for 10 or 20.',
    ])
    table.run('1 brings in 20')
    expect(legal(table.deal())).toMatchObject({ seat: 2, callTo: 20 })
  })
  rule('wsop/255', 'a joker that lies up is an ace', () => {
    expect(legal(open('Kc Jo Qc').deal())).toMatchObject({ seat: 2 })
    expect(legal(open('Ac Jo Qc').deal())).toMatchObject({ seat: 1 })
  })
})

describe('turning the downcard up', () => {
  rule('wsop/mexican-poker-choice', 'in the order of the betting, and the third card comes the other way', () => {
    const table = script(form, { players: 3, deck: '2c 3c 4c Kc Qc Jc  7c 5c 6c 7d' })
    expect(lines(table.run('deal; around'))).toEqual([
      'down 1:2c 2:3c 3:4c',
      'up 1:Kc 2:Qc 3:Jc',
      'second street: 1 opens',
      '1 is asked',
    ])
    expect(legal(table.deal())).toEqual({ due: 'turn-up', seat: 1 })
    expect(table.refused('2 keeps')).toEqual([
      'not-your-turn',
      "It is seat 1's turn. Seat 1 may turn his downcard up or keep it down.",
    ])
    table.run('1 turns up; 2 keeps; 3 turns up')
    expect(lines(table.run('deal'))).toEqual(['burn 7c', 'down 1:5c', 'up 2:6c', 'down 3:7d', 'third street: 1 opens'])
    expect([1, 2, 3].map(seat => held(table.deal(), seat))).toEqual(['5c | Kc 2c', '3c | Qc 6c', '7d | Jc 4c'])
  })
  rule('wsop/mexican-poker-choice', 'the one who opened the betting is asked first', () => {
    const table = script(form, { players: 3, deck: '2c 3c 4c Qc Kc Jc' })
    table.run('deal; around')
    expect(legal(table.deal())).toEqual({ due: 'turn-up', seat: 2 })
    table.run('2 keeps; 3 keeps')
    expect(legal(table.deal())).toEqual({ due: 'turn-up', seat: 1 })
  })
  rule('wsop/mexican-poker-next', 'exactly one card is down after every street', () => {
    const table = script(form, { players: 3 })
    for (const choice of ['turns up', 'keeps', 'turns up']) {
      table.run('deal; around')
      for (let n = 0; n < 3; n++) {
        const due = legal(table.deal())
        if (due.due === 'turn-up') table.run(`${due.seat} ${n === 1 ? 'keeps' : choice}`)
      }
      table.run('deal')
      expect(table.deal().players.map(player => player.down.length)).toEqual([1, 1, 1])
    }
    expect(table.deal().players.map(player => player.up.length)).toEqual([4, 4, 4])
  })
  rule('wsop/263', 'a burn before the third, the fourth and the fifth card', () => {
    const table = script(form, { players: 2, deck: '2c 3c Kc Qc  4c 5c 6c 4d 5d 6d 4h 5h 6h' })
    table.run('play on')
    expect(table.deal().burns).toEqual(['4c', '4d', '4h'])
    expect(held(table.deal(), 1)).toBe('2c | Kc 5c 5d 5h')
  })
  rule('wsop/256', 'after that the highest board opens, a tie nearest to the dealer', () => {
    const table = script(form, { players: 3, deck: '2c 2d 2h Ac Kc Kd  7c 3c Qc Qd' })
    table.run('deal; around; 1 keeps; 2 keeps; 3 keeps')
    expect(lines(table.run('deal')).at(-1)).toBe('third street: 1 opens')
    const tied = script(form, { players: 3, deck: '2c 2d 2h 7h Kc Kd  7c 3c Qc Qd' })
    tied.run('deal; around; 2 keeps; 3 keeps; 1 keeps')
    expect(lines(tied.run('deal')).at(-1)).toBe('third street: 2 opens')
  })
  test('the limits are lower on the first two rounds and upper on the last two', () => {
    const table = script(form, { players: 2 })
    const sizes: unknown[] = []
    for (let round = 0; round < 4; round++) {
      table.run('deal')
      if (round > 0) sizes.push((legal(table.deal()) as { wager: { sizes: unknown } }).wager.sizes)
      table.run('around')
      for (let n = 0; n < 2 && round < 3; n++) table.run(`${(legal(table.deal()) as { seat: number }).seat} keeps`)
    }
    expect(sizes).toEqual([[10], [20], [20]])
  })
})

describe('the joker at the showdown', () => {
  // seat 1 gets joker, queens, seven and five; seat 2 a pair of kings with an ace on top
  const down = 'Jo Kh Qc Ac  2c Qd Kd 2d 7c 4c 2h 5c 3d'
  const upJoker = 'Qc Kh Jo Ac  2c Qd Kd 2d 7c 4c 2h 5c 3d'
  rule('wsop/265', 'down it makes three queens, which beat the kings', () => {
    const table = script(form, { players: 2, deck: down })
    table.run('play on')
    expect(held(table.deal(), 1)).toBe('Jo | Qc Qd 7c 5c')
    expect(awards(table.deal())).toEqual(['high: 24 to 1, three queens, seven and five kickers'])
  })
  rule('wsop/265', 'up it is an ace beside two queens, which lose to them', () => {
    const table = script(form, { players: 2, deck: upJoker })
    table.run('play on')
    expect(held(table.deal(), 1)).toBe('Qc | Jo Qd 7c 5c')
    expect(awards(table.deal())).toEqual(['high: 24 to 2, pair of kings, ace-four-three kickers'])
  })
  rule('wsop/254', 'turned up by its player it is no longer wild', () => {
    const table = script(form, { players: 2, deck: down })
    table.run('deal; around; 2 keeps; 1 turns up')
    expect(lines(table.run('deal'))).toContain('down 1:Qd')
    table.run('play on')
    expect(held(table.deal(), 1)).toBe('Qd | Qc Jo 7c 5c')
    expect(awards(table.deal())).toEqual(['high: 24 to 2, pair of kings, ace-four-three kickers'])
  })
  rule('wsop/mexican-poker-showdown', 'a flush beats a full house', () => {
    const table = script(form, { players: 2, deck: 'Kh Ac 6h Ad  2c 4h As 2d 3h Kc 2h 7h Kd' })
    table.run('play on')
    expect(awards(table.deal())).toEqual(['high: 24 to 1, flush, king-seven-six-four-three'])
  })
})

test('what is refused when a choice is due', () => {
  const table = script(form, { players: 2, deck: '2c 3c Kc Qc' })
  table.run('deal; around')
  expect(table.refused('1 discards 2c')).toEqual([
    'not-the-time',
    'Discard is not possible now. Seat 1 may turn his downcard up or keep it down.',
  ])
  expect(table.refused('1 checks')[0]).toBe('not-the-time')
  expect(table.refused('deal one')).toEqual([
    'player-is-due',
    'Seat 1 has to act first. Seat 1 may turn his downcard up or keep it down.',
  ])
})
