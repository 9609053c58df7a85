import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { legal } from '../legal.ts'

describe('seven-card stud', () => {
  const toSixth = 'deal; around; deal; around; deal; around; deal; around'
  rule('rrp/8/15', 'seven to the end: burn 1, deal 5, scramble the last card with the 4 burns, burn 1, deal 2', () => {
    const table = given({ form: 'seven-card-stud', seats: 7 })
      .plays(toSixth)
      .stub(7)
      .has({ burns: ['7d', '9d', 'Jd'] })
      .plays('deal')
      .lines('burn Kd', 'down 1:Kh 2:Ks 3:Ac 4:Ad 5:Ah')
      .offers({ act: { do: 'reshuffle', from: 'burns', cards: 5 } })
      .refuses('deal one', 'not-the-time', 'Dealing isn’t possible now. The dealer reshuffles.')
      .plays('reshuffle 9d As Jd; deal')
      .lines('5 shuffled', 'burn 9d', 'down 6:As 7:Jd', 'seventh street: 7 opens')
      .has({ burns: ['9d'] })
      .stub(2)
    expect(table.deal.players.map(player => player.down.length)).toEqual([3, 3, 3, 3, 3, 3, 3])
  })
  rule('rrp/8/15', 'eight to the end: one card is left, too few with the burns, so one common card serves all', () => {
    const table = given({ form: 'seven-card-stud', seats: 8 })
      .plays(toSixth)
      .stub(1)
      .has({ burns: ['8c', 'Td', 'Qh'] })
      .offers({ act: { do: 'reshuffle', from: 'burns', cards: 4 } })
      .plays('reshuffle; deal')
    expect(table.deal.players.map(player => player.down.length)).toEqual([2, 2, 2, 2, 2, 2, 2, 2])
    expect(table.deal.boards[0]).toHaveLength(1)
  })
  rule('rrp/8/15', 'four of eight left: last card and three burns are just enough, and none is burned', () => {
    given({ form: 'seven-card-stud', seats: 8 })
      .plays('deal; around; deal; around; deal; around; deal')
      .plays('bets 20; folds; folds; folds; folds; around')
      .plays('reshuffle; deal')
      .lines('4 shuffled', expect.stringMatching(/^down (\d:\S+ ?){4}$/), '…')
      .has({ burns: [] })
      .stub(0)
  })
  rule('rrp/8/15', 'the common card plays in every hand, and the hand it makes high opens the last round', () => {
    // seat 8 leads with ace high on sixth street; the common seven pairs seat 2's board and makes them three of them
    const doors = '2c 7c 3d 3h 4d 4h 5d Ah'
    const fourth = '9d 9c Tc Td Jc Jd Qc Kd'
    const fifth = '5c 4c 6c 6d 8c 8d 2d 3c'
    const sixth = 'Th Jh Qh Qd Kc Ks 9h 2h'
    const down = '2s 7s 4s 5s 6s 8s 9s Ts Js Qs As Ac Ad Kh 6h 8h'
    given({ form: 'seven-card-stud', seats: 8, cards: `${down} ${doors} 7d ${fourth} 7h ${fifth} 5h ${sixth}` })
      .plays(toSixth)
      .plays('reshuffle 5h 7d; deal')
      .lines('4 shuffled', 'burn 5h', 'common card', 'board 1: 7d', 'seventh street: 2 opens')
      .holds({ 2: '7s Qs | 7c 9c 4c Jh' })
      .plays('play on')
      .awarded('high: 40 to 2, three sevens, queen and jack kickers')
  })
  rule('rrp/9/1', 'razz runs short in the same way', () => {
    const table = given({ form: 'razz', seats: 8 }).plays('play on').has({ common: true })
    expect(table.deal.boards[0]).toHaveLength(1)
  })
  test.each([2, 3, 4, 5, 6])('%i players have a card each on seventh street without a shuffle', players => {
    const table = given({ form: 'seven-card-stud', seats: players }).plays('play on')
    expect(table.events.some(event => event.type === 'Reshuffled')).toBe(false)
    table.stub(52 - 7 * players - 4)
  })
})

describe('super stud', () => {
  rule(
    'wsop/super-stud',
    'five cards, two thrown away after the first round, seven in the end with five rounds',
    () => {
      let table = given({ form: 'super-stud', seats: 2, cards: '2c 3c 2d 3d 2h 3h 2s 3s 9c Tc' })
        .plays('deal; around')
        .lines('down 1:2c 2:3c 1:2d 2:3d 1:2h 2:3h 1:2s 2:3s', 'up 1:9c 2:Tc', 'third street: 1 opens', '1 is asked')
      expect(legal(table.deal)).toEqual({ due: 'discard', seats: [1, 2], cards: 2 })
      table = table
        .refuses('deal one', 'player-is-due')
        .refuses('1 discards 2c', 'wrong-number-of-cards', '2 cards needed. Seat 1 and seat 2 must discard 2 cards.')
        .refuses('1 discards 2c 9c', 'card-not-held', '9c isn’t in this hand. Seat 1 and seat 2 must discard 2 cards.')
        .plays('1 discards 2c 2d; 2 discards 3h 3s; play on')
      expect(table.events.filter(event => event.type === 'RoundOpened')).toHaveLength(4)
      expect(table.deal.players.map(player => [player.down.length, player.up.length])).toEqual([
        [3, 4],
        [3, 4],
      ])
      table.has({ muck: ['2c', '2d', '3h', '3s'] })
    },
  )
  rule(
    'wsop/253',
    'before sixth street one card a player and two more are wanted, or stub, burns and muck are shuffled',
    () => {
      given({ form: 'super-stud', seats: 7 })
        // 35 cards, then 1 + 7 twice: one is left
        .plays('deal; around; all throw away; deal; around; deal; around')
        .stub(1)
        .offers({ act: { do: 'reshuffle', from: 'burns-and-muck', cards: 17 } })
        .plays('reshuffle 2c 2d; deal')
        .lines('17 shuffled', 'burn 2c', expect.stringMatching(/^up 1:2d/), '…')
        // 17 less 1 and 7 leave 9, just what seventh street wants
        .plays('around')
        .stub(9)
        .offers({ act: { do: 'burn' } })
        .plays('play on')
        .has({ common: false })
    },
  )
  rule('wsop/253', 'six left: a stub of eight is enough for sixth street, and the muck comes in before seventh', () => {
    given({ form: 'super-stud', seats: 6 })
      // 30 cards, a burn and 6, a burn and 6 leave 8: just enough for six
      .plays('deal; around; all throw away; deal; around; deal; around')
      .stub(8)
      .offers({ act: { do: 'burn' } })
      .plays('deal; around')
      // a burn and 6 leave 1; with the three burns 4 of the 8 that are wanted: the muck comes too
      .offers({ act: { do: 'reshuffle', from: 'burns-and-muck', cards: 1 + 3 + 12 } })
  })
  /** A bet on this street, and this many folds to it. */
  const foldsToABet = (size: number, folds: number): string => `bets ${size}; ${'folds; '.repeat(folds)}around`
  test.each([
    [3, 1, { do: 'reshuffle', from: 'burns-and-muck', cards: 4 + 2 + 14 + 3 * 4 + 5 }],
    [2, 2, { do: 'burn', cards: 1 }],
  ] as const)('wsop/253: a stub of four for %i players', (_, folds, act) => {
    given({ form: 'super-stud', seats: 7 })
      .plays('deal; around; all throw away; deal')
      .plays(foldsToABet(10, 3))
      .plays('deal')
      .plays(foldsToABet(20, folds))
      .stub(4)
      .offers({ act })
  })
  rule('wsop/253-seventh', 'four left: a stub with the three burns that makes six is enough for seventh', () => {
    given({ form: 'super-stud', seats: 6 })
      .plays('deal; around; all throw away; deal; around; deal')
      // two fold to a bet, so sixth street takes four cards: 8 - 1 - 4 leave 3
      .plays(foldsToABet(20, 2))
      .plays('deal; around')
      .stub(3)
      .offers({ act: { do: 'reshuffle', from: 'burns', cards: 6 } })
      .plays('reshuffle; deal')
      .lines('6 shuffled', expect.stringMatching(/^burn/), '…')
      .stub(1)
  })
})
