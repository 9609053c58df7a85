import { describe, expect, test } from 'vitest'
import { bombPot } from '../../forms/bomb-pot.ts'
import type { Form } from '../../forms/form.ts'
import { forms } from '../../forms/forms.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { legal } from '../legal.ts'

describe('double board omaha', () => {
  rule(
    'wsop/double-board-omaha',
    'one burn a street, the top board first, the bottom board without a burn of its own',
    () => {
      given({ form: 'double-board-omaha', seats: 2 })
        .plays('deal; around')
        .plays('deal; around')
        .lines('burn 4c', 'board 1: 4d 4h 4s', 'board 2: 5c 5d 5h', 'flop: 1 opens')
        .plays('deal; around')
        .lines('burn 5s', 'board 1: 6c', 'board 2: 6d', 'turn: 1 opens')
        .plays('deal')
        .lines('burn 6h', 'board 1: 6s', 'board 2: 7c', 'river: 1 opens')
        .has({
          boards: [
            ['4d', '4h', '4s', '6c', '6s'],
            ['5c', '5d', '5h', '6d', '7c'],
          ],
        })
    },
  )
  rule('wsop/double-board-omaha-hand', 'cards of two boards do not make one hand', () => {
    // seat 1 has two hearts and each board two: no flush; seat 2 wins the top with a pair, the bottom with another
    const deck = 'Ah Qc Kh Qd 2c Jc 3d Jd  4c 9h8hQs 7h6hJs 4d 5d 5s 4s 8d 9s'
    given({ form: 'double-board-omaha', seats: 2, cards: deck })
      .plays('play on')
      .awarded(
        'top board: 10 to 2, queens full of eights',
        'bottom board: 10 to 2, three jacks, nine and seven kickers',
      )
      .won({ 1: -10, 2: 10 })
  })
  rule(
    'wsop/double-board-omaha-structure',
    'as a bomb pot everyone antes and there is no betting before the flops',
    () => {
      const bomb = bombPot(forms['double-board-omaha'])
      if (!bomb.ok) throw new Error(bomb.refusal.why)
      const { form } = bomb
      const table = given({ form, seats: 3, stakes: { ante: 25 } })
        .plays('deal')
        .lines('…', 'flop: 1 opens')
      expect(table.deal.players.map(player => player.stack)).toEqual([975, 975, 975])
    },
  )
})

describe('the five-card double board bomb pot', () => {
  const form: Form = forms['five-card-double-board-bomb-pot-plo']
  rule(
    'wsop/five-card-double-board-bomb-pot-plo-a',
    'with eight dealt in the last card of the deck is the bottom river',
    () => {
      given({ form, seats: 8 })
        .plays('deal; around; deal; around; deal')
        .lines(
          expect.anything(),
          'board 1: Qc Qd Qh', // no burn before the flops
          'board 2: Qs Kc Kd',
          'flop: 1 opens',
          'burn Kh',
          'board 1: Ks',
          'board 2: Ac',
          'turn: 1 opens',
          'burn Ad',
          'board 1: Ah',
          'board 2: As',
          'river: 1 opens',
        )
        .stub(0)
    },
  )
  rule(
    'wsop/five-card-double-board-bomb-pot-plo',
    'six antes of 25 make 150, and one player may take both halves',
    () => {
      const table = given({
        form,
        seats: 6,
        stakes: { ante: 25 },
        cards:
          'As 2c 2d 2h 2s 3c Ah 3d 3h 3s 4c 4d Ks 4h 4s 5c 5d 5h Kh 5s 6c 6d 6h 6s 7c 8c 8d 8h 9c 9d  AcKcQd AdKdJd 7d Qc Jc 7h Js Ts',
      }).plays('deal')
      const due = legal(table.deal)
      expect(due).toMatchObject({ due: 'betting', seat: 1, wager: { least: 10, most: 150 } })
      table
        .plays('play on')
        .awarded('top board: 75 to 1, aces full of queens', 'bottom board: 75 to 1, aces full of jacks')
        .won({ 1: 125, 2: -25, 3: -25, 4: -25, 5: -25, 6: -25 })
    },
  )
})

describe('ultimate big o', () => {
  rule('wsop/ultimate-big-o-a', 'with eight dealt in the rivers are the last two cards, without a burn', () => {
    const table = given({ form: 'ultimate-big-o', seats: 8, structure: 'limit' })
      .plays('deal; around')
      .plays('deal; around; deal; around; deal')
      .lines(
        'burn Qc',
        'board 1: Qd Qh Qs',
        'board 2: Kc Kd Kh',
        'flop: 1 opens',
        'burn Ks',
        'board 1: Ac',
        'board 2: Ad',
        'turn: 1 opens',
        'board 1: Ah',
        'board 2: As',
        'river: 1 opens',
      )
    expect(table.deal.boards.map(board => board.length)).toEqual([5, 5])
  })
  test('with seven there is a burn before the rivers too', () => {
    const table = given({ form: 'ultimate-big-o', seats: 7, structure: 'limit' }).plays('play on')
    expect(table.deal.burns.length).toBe(3)
    table.stub(4)
  })
  rule('wsop/ultimate-big-o', 'the best high and the best low over both boards take half each', () => {
    // top board: 9-9-9-K-K for seat 1; bottom board: 7-5-4-3-2 for seat 2
    const deck = '9c 6c 9d 5c Jc 4c Jd 3s Tc Qh  8c 9hKhKs 7c2d2h 8d Qs 4h 8h Qd Th'
    given({ form: 'ultimate-big-o', seats: 2, cards: deck, structure: 'limit' })
      .plays('play on')
      .awarded('high: 10 to 1, nines full of kings', 'low: 10 to 2, seven-five low (7-5-4-3-2)')
  })
  rule('wsop/ultimate-big-o', 'without a low on either board the best high takes all', () => {
    const deck = '9c 6c 9d 5c Jc 4c Jd 3s Tc Qh  8c 9hKhKs 7cTdTh 8d Qs 4h 8h Qd Kd'
    given({ form: 'ultimate-big-o', seats: 2, cards: deck, structure: 'limit' })
      .plays('play on')
      .awarded('high: 20 to 1, nines full of kings')
  })
})
