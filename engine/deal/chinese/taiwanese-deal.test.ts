import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { summary } from '../summary.ts'
import { view } from '../view.ts'

const start = (board = 'Ah Kh 9h 2s 3d'): Table =>
  given({
    form: 'taiwanese-poker',
    seats: 2,
    cards: { 1: 'As Kc Kd 9c 9d 5h 4h', 2: 'Qh Jc Jd 8c 8d 7h 6h', board },
  }).plays('deal')
const ONE = '1 lays As / Kc Kd / 9c 9d 5h 4h'
const TWO = '2 lays Qh / Jc Jd / 8c 8d 7h 6h'

describe('setting', () => {
  rule('wsop/354', 'seven cards are set as one, two and four', () => {
    const table = start()
      .offers({
        due: 'rows',
        hands: [
          { seat: 1, place: 7, discard: 0 },
          { seat: 2, place: 7, discard: 0 },
        ],
      })
      .refuses(
        '1 lays As Kc / Kd 9c / 9d 5h 4h',
        'rows-do-not-fit',
        'The rows don’t fit: the top row has room for 1 more card. Seat 1 has to set 7 cards. Seat 2 has to set 7 cards.',
      )
      .plays(ONE)
    expect(table.deal.players[0]!.rows.map(row => row.length)).toEqual([1, 2, 4])
  })
  rule('wsop/355', 'the board comes when the last has set', () => {
    let table = start()
      .plays(TWO)
      .refuses('deal one', 'player-is-due', 'Seat 1 has to act first. Seat 1 has to set 7 cards.')
    expect(JSON.stringify(view(table.deal, { seat: 1 }))).not.toContain('"Jc"')
    table = table.plays(ONE)
    expect(JSON.stringify(view(table.deal, { seat: 1 }))).toContain('"Jc"') // tabled before the board
    table.plays('deal').lines('board 1: Ah Kh 9h 2s 3d')
  })
})

describe('scoring', () => {
  rule('wsop/356', 'rows and payouts net two points, which the other pays', () => {
    const table = start().plays(`${ONE}; ${TWO}; showdown`)
    const events = table.events
    // top: aces beat ace high; middle: three kings, paid 1; bottom: the flush with 7-6 beats the one with 5-4
    expect(events.find(event => event.type === 'PointsScored')).toMatchObject({
      a: { seat: 2 },
      b: { seat: 1 },
      rows: [-1, -1, 1],
      scoop: 0,
      royalties: [0, 1],
      points: -2,
      paid: -20,
    })
    table.won({ 1: 20, 2: -20 })
  })
  rule('wsop/357', 'a row pays its winner alone: full houses are worth 3, 2 and 1', () => {
    const table = start('Ac Ad Kh Ks Jh').plays(`${ONE}; ${TWO}; showdown`)
    const events = table.events
    // seat 1: aces full on top 3, four kings in the middle 3; seat 2: two pair on top, jacks full in the middle;
    // bottom: seat 1 aces and nines, seat 2 two pair too, aces and eights
    expect(events.find(event => event.type === 'PointsScored')).toMatchObject({
      rows: [-1, -1, -1],
      royalties: [0, 6],
      points: -9,
    })
  })
  test('the summary shows every row', () => {
    const table = start().plays(`${ONE}; ${TWO}; showdown`)
    expect(summary(table.deal)).toMatchObject({
      form: 'taiwanese-poker',
      boards: [['Ah', 'Kh', '9h', '2s', '3d']],
      seats: [
        { seat: 1, start: 1000, end: 1020, won: 20, cards: ['As', 'Kc', 'Kd', '9c', '9d', '5h', '4h'] },
        { seat: 2, start: 1000, end: 980, won: -20, cards: ['Qh', 'Jc', 'Jd', '8c', '8d', '7h', '6h'] },
      ],
      awards: [],
      carried: 0,
    })
  })
})
