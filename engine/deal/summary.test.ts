import { describe, expect, test } from 'vitest'
import { given } from '../testing/given.ts'
import { summary } from './summary.ts'

describe('who won what, with which cards and why', () => {
  // seat 1 aces, seat 2 kings, seat 3 nothing; the board pairs nobody
  const deck = 'As Kc 7d Ah Kd 2s  3c 9c8d4h 3d Js 3h 5s'

  test('a showdown', () => {
    const table = given({ form: 'holdem', seats: 3, cards: deck }).plays(
      'deal; 3 calls; 1 calls; 2 checks; deal; 1 bets 10; 2 calls; 3 folds; deal; around; deal; around; showdown',
    )
    expect(summary(table.deal)).toEqual({
      form: 'holdem',
      boards: [['9c', '8d', '4h', 'Js', '5s']],
      seats: [
        { seat: 1, start: 1000, end: 1030, won: 30, cards: ['As', 'Ah'], folded: false },
        { seat: 2, start: 1000, end: 980, won: -20, cards: ['Kc', 'Kd'], folded: false },
        { seat: 3, start: 1000, end: 990, won: -10, cards: null, folded: true },
      ],
      awards: [
        {
          pot: 'main pot',
          share: 'high',
          amount: 50,
          to: [{ seat: 1, amount: 50 }],
          oddChips: [],
          hand: 'pair of aces, jack-nine-eight kickers',
          rules: ['rrp/5/intro'],
        },
      ],
      carried: 0,
    })
  })
  test('a hand that was thrown away stays closed', () => {
    const table = given({ form: 'holdem', seats: 3, cards: deck }).plays(
      'deal; around; deal; around; deal; around; deal; around; 1 shows; 2 mucks; 3 mucks; showdown',
    )
    expect(summary(table.deal).seats.map(seat => seat.cards)).toEqual([['As', 'Ah'], null, null])
  })
  test('a pot won without a showdown names no hand', () => {
    const table = given({ form: 'holdem', seats: 3, cards: deck }).plays(
      'deal; 3 raises to 20; 1 folds; 2 folds; showdown',
    )
    const { awards, seats } = summary(table.deal)
    expect(awards).toMatchObject([
      { pot: 'main pot', share: 'all', amount: 25, to: [{ seat: 3, amount: 25 }], hand: '' },
    ])
    expect(seats.map(seat => seat.won)).toEqual([-5, -10, 15])
    expect(seats.every(seat => seat.cards === null)).toBe(true)
  })
  test('side pots are named and come first', () => {
    const table = given({ form: 'holdem', seats: { 1: 50, 2: 200, 3: 200 }, cards: deck, structure: 'no-limit' })
      .plays('deal; 3 raises to 100; 1 calls; 2 calls; showdown')
      .plays('play on')
    expect(summary(table.deal).awards.map(({ pot, amount, to }) => [pot, amount, to.map(taken => taken.seat)])).toEqual(
      [
        ['side pot 1', 100, [2]],
        ['main pot', 150, [1]],
      ],
    )
  })
  test('a split with its odd chip and the rules it went by', () => {
    const split = given({
      form: 'omaha-8',
      seats: 3,
      cards: { 1: 'Kc Kd Qc Qd', 2: 'Ac 2d 9h Th', 3: '3c 3d Jc Jd', board: 'Kh 7c 4d 5s Ts' },
      posts: [
        { seat: 1, kind: 'dead', amount: 1 },
        { seat: 1, kind: 'blind', amount: 5 },
        { seat: 2, kind: 'blind', amount: 10 },
      ],
    }).plays('play on')
    expect(summary(split.deal).awards).toMatchObject([
      {
        share: 'high',
        amount: 16,
        to: [{ seat: 1, amount: 16 }],
        oddChips: [1],
        hand: 'three kings, ten and seven kickers',
        rules: ['rrp/7/intro', 'rrp/3/ties/5c'],
      },
      {
        share: 'low',
        amount: 15,
        to: [{ seat: 2, amount: 15 }],
        oddChips: [],
        hand: 'seven-five low (7-5-4-2-A)',
        rules: ['rrp/7/intro'],
      },
    ])
  })
  test('chips left for the next deal', () => {
    const table = given({
      form: 'jacks-or-better',
      seats: 3,
      cards: { 1: 'Tc 9d 7h 4s 2c', 2: 'Th 9s 7c 4d 2h', 3: 'Ts 9c 7d 4h 2s' },
    }).plays('deal; around')
    expect(summary(table.deal)).toMatchObject({
      carried: 6,
      awards: [],
      seats: [{ won: -2 }, { won: -2 }, { won: -2 }],
    })
  })
  test('chinese poker shows both hands of a seat', () => {
    let table = given({ form: 'chinese-poker', seats: 2 }).plays('deal')
    expect(summary(table.deal).seats.map(seat => seat.cards)).toEqual([null, null])
    table = table.plays('play on')
    expect(summary(table.deal).seats.map(seat => seat.cards?.length)).toEqual([26, 26])
  })
  test('chinese draw poker shows the rows that were counted, and none that were not', () => {
    const cards = { 1: 'As Ah Ad Kc Kd Qs Qh 5c 4d 2h 9c 8d 3h', 2: 'Js Jh Jd Tc Td 9s 9h 5d 4c 2s Kh 7c 6d' }
    const table = given({ form: 'chinese-draw-poker', seats: 2, cards }).plays('play on')
    expect(summary(table.deal).seats.map(seat => seat.cards?.length)).toEqual([13, 13])
    const folded = given({ form: 'chinese-draw-poker', seats: 2, cards }).plays('deal; 2 folds; showdown')
    expect(summary(folded.deal).seats.map(seat => seat.cards)).toEqual([null, null])
  })
})
