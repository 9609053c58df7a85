import { describe, expect, test } from 'vitest'
import { forms } from '../forms/forms.ts'
import { awards, held, lines } from '../testing/deal-lines.ts'
import { type Script, script } from '../testing/deal-script.ts'
import { rule } from '../testing/rule.ts'
import { stubCount } from './deal.ts'
import { legal } from './legal.ts'

describe('seven-card stud', () => {
  const toSixth = 'deal; around; deal; around; deal; around; deal; around'
  rule('rrp/8/15', 'seven to the end: burn 1, deal 5, scramble the last card with the 4 burns, burn 1, deal 2', () => {
    const table = script(forms['seven-card-stud'], { players: 7 })
    table.run(toSixth)
    expect(stubCount(table.deal())).toBe(7)
    expect(table.deal().burns).toEqual(['7d', '9d', 'Jd'])
    expect(lines(table.run('deal'))).toEqual(['burn Kd', 'down 1:Kh 2:Ks 3:Ac 4:Ad 5:Ah'])
    expect(legal(table.deal())).toMatchObject({ act: { do: 'reshuffle', from: 'burns', cards: 5 } })
    expect(table.refused('deal one')).toEqual([
      'not-the-time',
      "Reshuffle is not possible now. The dealer's reshuffle is due.",
    ])
    expect(lines(table.run('reshuffle 9d As Jd; deal'))).toEqual([
      '5 shuffled',
      'burn 9d',
      'down 6:As 7:Jd',
      'seventh street: 7 opens',
    ])
    expect(table.deal().burns).toEqual(['9d'])
    expect(stubCount(table.deal())).toBe(2)
    expect(table.deal().players.map(player => player.down.length)).toEqual([3, 3, 3, 3, 3, 3, 3])
  })
  rule('rrp/8/15', 'eight to the end: one card is left, too few with the burns, so one common card serves all', () => {
    const table = script(forms['seven-card-stud'], { players: 8 })
    table.run(toSixth)
    expect(stubCount(table.deal())).toBe(1)
    expect(table.deal().burns).toEqual(['8c', 'Td', 'Qh'])
    expect(legal(table.deal())).toMatchObject({ act: { do: 'reshuffle', from: 'burns', cards: 4 } })
    table.run('reshuffle; deal')
    expect(table.deal().players.map(player => player.down.length)).toEqual([2, 2, 2, 2, 2, 2, 2, 2])
    expect(table.deal().boards[0]).toHaveLength(1)
  })
  rule('wsop/232-scramble', 'the common card comes behind a burn out of the last card and the three burns', () => {
    const table = script(forms['seven-card-stud'], { players: 8 })
    table.run(toSixth)
    expect(lines(table.run('reshuffle Td As; deal')).slice(0, 4)).toEqual([
      '4 shuffled',
      'burn Td',
      'common card',
      'board 1: As',
    ])
  })
  rule('rrp/8/15', 'four of eight left: last card and three burns are just enough, and none is burned', () => {
    const table = script(forms['seven-card-stud'], { players: 8 })
    table.run('deal; around; deal; around; deal; around; deal')
    const { seat } = legal(table.deal()) as { seat: number }
    table.run(`${seat} wagers 20`)
    for (let n = 0; n < 4; n++) table.run(`${(legal(table.deal()) as { seat: number }).seat} folds`)
    table.run('around')
    expect(lines(table.run('reshuffle; deal')).slice(0, 2)).toEqual([
      '4 shuffled',
      expect.stringMatching(/^down (\d:\S+ ?){4}$/),
    ])
    expect(table.deal().burns).toEqual([])
    expect(stubCount(table.deal())).toBe(0)
  })
  rule('rrp/8/15', 'the common card plays in every hand, and the hand it makes high opens the last round', () => {
    // seat 8 leads with ace high on sixth street; the common seven pairs seat 2's board and makes him three of them
    const doors = '2c 7c 3d 3h 4d 4h 5d Ah'
    const fourth = '9d 9c Tc Td Jc Jd Qc Kd'
    const fifth = '5c 4c 6c 6d 8c 8d 2d 3c'
    const sixth = 'Th Jh Qh Qd Kc Ks 9h 2h'
    const down = '2s 7s 4s 5s 6s 8s 9s Ts Js Qs As Ac Ad Kh 6h 8h'
    const table = script(forms['seven-card-stud'], {
      players: 8,
      deck: `${down} ${doors} 7d ${fourth} 7h ${fifth} 5h ${sixth}`,
    })
    table.run(toSixth)
    expect(lines(table.run('reshuffle 5h 7d; deal'))).toEqual([
      '4 shuffled',
      'burn 5h',
      'common card',
      'board 1: 7d',
      'seventh street: 2 opens',
    ])
    expect(held(table.deal(), 2)).toBe('7s Qs | 7c 9c 4c Jh')
    table.run('play on')
    expect(awards(table.deal())).toEqual(['high: 40 to 2, three sevens, queen and jack kickers'])
  })
  rule('rrp/9/1', 'razz runs short in the same way', () => {
    const table = script(forms.razz, { players: 8 })
    table.run('play on')
    expect(table.deal().common).toBe(true)
    expect(table.deal().boards[0]).toHaveLength(1)
  })
  test.each([2, 3, 4, 5, 6])('%i players have a card each on seventh street without a shuffle', players => {
    const table = script(forms['seven-card-stud'], { players })
    const events = table.run('play on')
    expect(events.some(event => event.type === 'Reshuffled')).toBe(false)
    expect(stubCount(table.deal())).toBe(52 - 7 * players - 4)
  })
})

describe('super stud', () => {
  rule(
    'wsop/super-stud',
    'five cards, two thrown away after the first round, seven in the end with five rounds',
    () => {
      const table = script(forms['super-stud'], { players: 2, deck: '2c 3c 2d 3d 2h 3h 2s 3s 9c Tc' })
      expect(lines(table.run('deal; around'))).toEqual([
        'down 1:2c 2:3c 1:2d 2:3d 1:2h 2:3h 1:2s 2:3s',
        'up 1:9c 2:Tc',
        'third street: 1 opens',
        '1 is asked',
      ])
      expect(legal(table.deal())).toEqual({ due: 'discard', seats: [1, 2], cards: 2 })
      expect(table.refused('deal one')[0]).toBe('player-is-due')
      expect(table.refused('1 discards 2c')).toEqual([
        'wrong-number-of-cards',
        '2 cards are wanted. Seats 1, 2 must throw away 2.',
      ])
      expect(table.refused('1 discards 2c 9c')).toEqual([
        'card-not-held',
        '9c is not in this hand. Seats 1, 2 must throw away 2.',
      ])
      const events = table.run('1 discards 2c 2d; 2 discards 3h 3s; play on')
      expect(events.filter(event => event.type === 'RoundOpened')).toHaveLength(4)
      expect(table.deal().players.map(player => [player.down.length, player.up.length])).toEqual([
        [3, 4],
        [3, 4],
      ])
      expect(table.deal().muck).toEqual(['2c', '2d', '3h', '3s'])
    },
  )
  rule(
    'wsop/253',
    'before sixth street one card a player and two more are wanted, or stub, burns and muck are shuffled',
    () => {
      const table = script(forms['super-stud'], { players: 7 })
      // 35 cards, then 1 + 7 twice: one is left
      table.run('deal; around')
      for (const { seat, down } of table.deal().players) table.run(`${seat} discards ${down[0]} ${down[1]}`)
      table.run('deal; around; deal; around')
      expect(stubCount(table.deal())).toBe(1)
      expect(legal(table.deal())).toMatchObject({ act: { do: 'reshuffle', from: 'burns-and-muck', cards: 17 } })
      const dealt = lines(table.run('reshuffle 2c 2d; deal'))
      expect(dealt.slice(0, 2)).toEqual(['17 shuffled', 'burn 2c'])
      expect(dealt[2]).toMatch(/^up 1:2d/)
      // 17 less 1 and 7 leave 9, just what seventh street wants
      table.run('around')
      expect(stubCount(table.deal())).toBe(9)
      expect(legal(table.deal())).toMatchObject({ act: { do: 'burn' } })
      table.run('play on')
      expect(table.deal().common).toBe(false)
    },
  )
  rule('wsop/253', 'six left: a stub of eight is enough for sixth street, and the muck comes in before seventh', () => {
    const table = script(forms['super-stud'], { players: 6 })
    // 30 cards, a burn and 6, a burn and 6 leave 8: just enough for six
    table.run('deal; around')
    for (const { seat, down } of table.deal().players) table.run(`${seat} discards ${down[0]} ${down[1]}`)
    table.run('deal; around; deal; around')
    expect(stubCount(table.deal())).toBe(8)
    expect(legal(table.deal())).toMatchObject({ act: { do: 'burn' } })
    table.run('deal; around')
    // a burn and 6 leave 1; with the three burns 4 of the 8 that are wanted: the muck comes too
    expect(legal(table.deal())).toMatchObject({ act: { do: 'reshuffle', from: 'burns-and-muck', cards: 1 + 3 + 12 } })
  })
  const turn = (table: Script): number => (legal(table.deal()) as { seat: number }).seat
  /** A bet on this street, and so many folds to it. */
  const foldsToABet = (table: Script, size: number, folds: number): void => {
    table.run(`${turn(table)} wagers ${size}`)
    for (let n = 0; n < folds; n++) table.run(`${turn(table)} folds`)
    table.run('around')
  }
  test.each([
    [3, 1, { do: 'reshuffle', from: 'burns-and-muck', cards: 4 + 2 + 14 + 3 * 4 + 5 }],
    [2, 2, { do: 'burn', cards: 1 }],
  ] as const)('wsop/253: a stub of four for %i players', (_, folds, act) => {
    const table = script(forms['super-stud'], { players: 7 })
    table.run('deal; around')
    for (const { seat, down } of table.deal().players) table.run(`${seat} discards ${down[0]} ${down[1]}`)
    table.run('deal')
    foldsToABet(table, 10, 3)
    table.run('deal')
    foldsToABet(table, 20, folds)
    expect(stubCount(table.deal())).toBe(4)
    expect(legal(table.deal())).toMatchObject({ act })
  })
  rule('wsop/253-seventh', 'four left: a stub with the three burns that makes six is enough for seventh', () => {
    const table = script(forms['super-stud'], { players: 6 })
    table.run('deal; around')
    for (const { seat, down } of table.deal().players) table.run(`${seat} discards ${down[0]} ${down[1]}`)
    table.run('deal; around; deal')
    // two fold to a bet, so sixth street takes four cards: 8 - 1 - 4 leave 3
    foldsToABet(table, 20, 2)
    table.run('deal; around')
    expect(stubCount(table.deal())).toBe(3)
    expect(legal(table.deal())).toMatchObject({ act: { do: 'reshuffle', from: 'burns', cards: 6 } })
    expect(lines(table.run('reshuffle; deal')).slice(0, 2)).toEqual(['6 shuffled', expect.stringMatching(/^burn/)])
    expect(stubCount(table.deal())).toBe(1)
  })
})
