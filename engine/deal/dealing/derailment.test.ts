import { expect, test } from 'vitest'
import { derailmentForEight } from '../../forms/omaha.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

rule('wsop/derailment-seats', 'seven players use all 52 cards on three boards with two burns', () => {
  given({ form: 'derailment', seats: 7 })
    .plays('deal; around; deal; around; deal')
    .lines(
      expect.anything(),
      'board 1: Ts Jc Jd',
      'board 2: Jh Js Qc',
      'board 3: Qd Qh Qs',
      'flop: 1 opens',
      'burn Kc',
      'board 1: Kd',
      'board 2: Kh',
      'board 3: Ks',
      'turn: 1 opens',
      'burn Ac',
      'board 1: Ad',
      'board 2: Ah',
      'board 3: As',
      'board 1 struck', // the ace of diamonds is the lowest of the three
      'river: 1 opens',
    )
    .stub(0)
})

rule('wsop/derailment-seats', 'eight players get four cards each, and three cards are left', () => {
  const eight = given({ form: derailmentForEight, seats: 8 }).plays('deal; around; deal; around; deal')
  expect(eight.deal.players.map(({ down }) => down.length)).toEqual([4, 4, 4, 4, 4, 4, 4, 4])
  expect(eight.deal.boards.map(board => board.length)).toEqual([5, 5, 5])
  eight.stub(3).plays('play on').has({ phase: 'ended' })
  expect(() => given({ form: 'derailment', seats: 8 })).toThrow()
})

// rivers 4h, 9c and 4c: the four of clubs is lowest by suit, so the third board is out
const deck = 'As Kc Ah Kd 9s 9d Td Tc 6h 6s  AcJs8s KhJc8d QsQhQd 6c 5h 5d 5s 6d 4h 9c 4c'

rule(
  'wsop/derailment',
  'the board with the lowest river by rank, then suit, is struck, and the other two take half each',
  () => {
    given({ form: 'derailment', seats: 2, cards: deck, stakes: { ante: 20 } })
      .plays('deal; around; deal; around; deal')
      .has({ struck: [2] })
      .plays('around; showdown')
      .awarded(
        'top board: 20 to 1, three aces, jack and eight kickers',
        'middle board: 20 to 2, three kings, jack and nine kickers',
      )
      .won({ 1: 0, 2: 0 })
  },
)

test('the struck board is known before the last round is bet', () => {
  given({ form: 'derailment', seats: 2, cards: deck })
    .plays('deal; around; deal; around')
    .plays('deal')
    .lines('burn 6d', 'board 1: 4h', 'board 2: 9c', 'board 3: 4c', 'board 3 struck', 'river: 1 opens')
})
