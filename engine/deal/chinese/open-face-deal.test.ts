import { describe, expect, test } from 'vitest'
import type { Form } from '../../forms/form.ts'
import { forms } from '../../forms/forms.ts'
import { given, type Setup } from '../../testing/given.ts'
import { cardsOf, layOut, type Plan, withSpare } from '../../testing/lay-out.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { legal } from '../legal.ts'
import { view } from '../view.ts'

const form: Form = forms['open-face-chinese']

/** A deal that is over, in which the seats laid these rows. */
const planned = (plan: Plan, more: Partial<Setup> = {}): Table =>
  given({ form, seats: 2, cards: cardsOf(plan), ...more }).plays(layOut(plan))

const scores = ({ events }: Table): readonly string[] =>
  events.flatMap(event => {
    if (event.type !== 'PointsScored') return []
    const { a, b, rows, scoop, royalties, points, paid } = event
    return [
      `${a.seat}-${b.seat}: rows ${rows.join(' ')}, scoop ${scoop}, royalties ${royalties.join(' to ')}, ${points} points, ${paid} paid`,
    ]
  })

describe('placing in turn', () => {
  rule('wsop/347', 'five cards each, laid from the button’s left, then one card at a time', () => {
    let table = given({ form, seats: 2 })
      .plays('deal')
      .lines('down 1:2c 2:2d 1:2h 2:2s 1:3c 2:3d 1:3h 2:3s 1:4c 2:4d', '1 is asked')
    expect(legal(table.deal)).toEqual({ due: 'rows', hands: [{ seat: 1, hand: 0, place: 5, discard: 0 }] })
    table = table
      .refuses('2 lays 2d / 2s 3d / 3s 4d', 'not-your-turn', 'It’s seat 1’s turn. Seat 1 has to set 5 cards.')
      .plays('1 lays 2c / 3c 3h / 2h 4c; 2 lays / 2d 2s / 3d 3s 4d')
      .plays('deal')
      .lines('down 1:4h 2:4s', '1 is asked')
      .plays('1 lays / / 4h')
    expect(table.deal.players[0]!.rows).toEqual([['2c'], ['3c', '3h'], ['2h', '4c', '4h']])
    expect(legal(table.deal)).toEqual({ due: 'rows', hands: [{ seat: 2, hand: 0, place: 1, discard: 0 }] })
  })
  test('what is laid is face up, what is held is not', () => {
    const table = given({ form, seats: 2 }).plays('deal; 1 lays 2c / 3c 3h / 2h 4c')
    expect(JSON.stringify(view(table.deal, { seat: 2 }))).toContain('"4c"')
    expect(JSON.stringify(view(table.deal, { seat: 1 }))).not.toContain('"4d"')
  })
  rule('wsop/353', 'turbo: five, four and four, so nine are laid after the second turn', () => {
    let table = given({ form: 'turbo-open-face-chinese', seats: 4 }).plays(
      'deal; 1 lays / 2c 3c 4c / 5c 6c; 2 lays / 2d 3d 4d / 5d 6d; 3 lays / 2h 3h 4h / 5h 6h; 4 lays / 2s 3s 4s / 5s 6s; deal',
    )
    expect(legal(table.deal)).toEqual({ due: 'rows', hands: [{ seat: 1, hand: 0, place: 4, discard: 0 }] })
    table = table.plays('1 lays 7c / / 8c 9c Tc')
    expect(table.deal.players[0]!.rows.map(row => row.length)).toEqual([1, 3, 5])
  })
  rule('wsop/358', 'pineapple: then three at a time, two laid and one thrown away face down', () => {
    let table = given({ form: 'pineapple-open-face-chinese', seats: 2 })
      .plays('deal; 1 lays / 2c 2h / 3c 3h 4c; 2 lays / 2d 2s / 3d 3s 4d')
      .plays('deal')
      .lines('down 1:4h 2:4s 1:5c 2:5d 1:5h 2:5s', '1 is asked')
    expect(legal(table.deal)).toEqual({ due: 'rows', hands: [{ seat: 1, hand: 0, place: 2, discard: 1 }] })
    table = table
      .refuses(
        '1 lays 5c / / 4h 5h',
        'rows-do-not-fit',
        'The rows don’t fit: place 2 cards and discard 1. Seat 1 has to set 2 cards and discard 1 card.',
      )
      .plays('1 lays 5h / / 4h - 5c')
    expect(table.deal.players[0]!.rows).toEqual([['5h'], ['2c', '2h'], ['3c', '3h', '4c', '4h']])
    table.has({ muck: ['5c'] })
    expect(JSON.stringify(view(table.deal, { seat: 2 }))).not.toContain('"5c"')
  })
})

describe('what is refused', () => {
  const start = (): Table => given({ form, seats: 2 }).plays('deal')
  test.each([
    ['1 lays 2c 2h 3c 3h / 4c /', 'rows-do-not-fit', 'The rows don’t fit: the front row has room for 3 more cards.'],
    ['1 lays 2c / 2h / 3c', 'rows-do-not-fit', 'The rows don’t fit: place 5 cards.'],
    ['1 lays 2c / 2h 3c / 3h - 4c', 'rows-do-not-fit', 'The rows don’t fit: place 5 cards.'],
    ['1 lays 2d / 2h 3c / 3h 4c', 'card-not-held', '2d isn’t in this hand.'],
    ['1 lays 2c / 2c 3c / 3h 4c', 'card-not-held', '2c isn’t in this hand.'],
    ['1 folds', 'not-the-time', 'Folding isn’t possible now.'],
    ['deal one', 'player-is-due', 'Seat 1 has to act first.'],
  ] as const)('%s: %s', (order, why, words) => {
    start().refuses(order, why, `${words} Seat 1 has to set 5 cards.`)
  })

  test('a card for a row that is full, and one that lies already', () => {
    start()
      .plays('1 lays 2c 2h 3c / 3h 4c /; 2 lays / 2d 2s / 3d 3s 4d; deal')
      .refuses(
        '1 lays 4h / /',
        'rows-do-not-fit',
        'The rows don’t fit: the front row has room for no more cards. Seat 1 has to set 1 card.',
      )
      .refuses('1 lays / 2c /', 'card-not-held')
  })
})

describe('scoring', () => {
  rule('wsop/350', 'rows and royalties of both sides', () => {
    const plan = { 1: '6c6d2h / 8c8d8h3c4d / AsKsQs9s5s', 2: '7c5d3h / TcTd9c4h2c / JcJdJhKcKd' }
    const table = planned(plan)
    // seat 1: sixes 1, trips 2, flush 4; seat 2: full house 6; the button compares
    expect(scores(table)).toEqual(['2-1: rows -1 -1 1, scoop 0, royalties 6 to 7, -2 points, -20 paid'])
    table.won({ 1: 20, 2: -20 })
  })
  rule('wsop/350', 'a flush and a straight flush behind are both paid', () => {
    const plan = { 1: '6c5d2h / 8c8d7h3c4d / AsKsQs9s4s', 2: '9c4h3h / JcJd9d7c2c / KhQhJhTh9h' }
    const table = planned(plan)
    expect(scores(table)).toEqual(['2-1: rows 1 1 1, scoop 3, royalties 15 to 4, 17 points, 170 paid'])
  })
  rule('wsop/349', 'a fouled hand loses six and the other’s royalties, and gets none of its own', () => {
    const plan = { 1: 'QcQd5h / 9c9dKs4c2h / AsAh7c7d3s', 2: '6c6d2c / 8c8d8h3c4d / TcTdThKcKd' }
    const table = planned(plan)
    // seat 2: sixes 1, trips 2, full house 6
    expect(scores(table)).toEqual(['2-1: rows 1 1 1, scoop 3, royalties 9 to 0, 15 points, 150 paid'])
    table.has({ phase: 'ended' })
  })
  rule('wsop/346', 'the button settles with each clockwise, then the next with those left', () => {
    const table = given({ form, seats: 4, button: 1 }).plays('play on')
    const pairs = table.events.flatMap(event =>
      event.type === 'PointsScored' ? [`${event.a.seat}v${event.b.seat}`] : [],
    )
    expect(pairs).toEqual(['1v2', '1v3', '1v4', '2v3', '2v4', '3v4'])
  })
  const short = {
    1: 'Kc7d3h / 8c8d4hJd2c / 9h8h7s6c5d',
    2: 'AcQd3c / TcTd4s6h2d / JcTh9c8s7c',
    3: '6d4c2h / 5h5c3d2s9d / KdKhQc9s3s',
  }
  rule('wsop/346a', 'begun with ten: six lost, then a win of eight is paid with four', () => {
    const table = planned(short, { seats: { 1: 10, 2: 1000, 3: 1000 }, button: 1, stakes: { point: 1 } })
    expect(scores(table)).toEqual([
      '1-2: rows -1 -1 -1, scoop -3, royalties 2 to 2, -6 points, -6 paid',
      '1-3: rows 1 1 1, scoop 3, royalties 2 to 0, 8 points, 4 paid',
      '2-3: rows 1 1 1, scoop 3, royalties 2 to 0, 8 points, 8 paid',
    ])
    table.won({ 1: -2, 2: 14, 3: -12 })
  })
  rule('wsop/346d', 'nobody is paid more in one comparison than they began with, nor loses more in all', () => {
    const table = planned(short, { seats: { 1: 1000, 2: 5, 3: 3 }, button: 1, stakes: { point: 1 } })
    expect(scores(table).map(line => line.split(', ').at(-1))).toEqual(['-5 paid', '3 paid', '0 paid'])
    table.won({ 1: -2, 2: 5, 3: -3 })
  })
})

describe('the deuce-to-seven middle', () => {
  const low = forms['pineapple-open-face-chinese-2-7-middle']
  const play = (one: string, two: string): readonly string[] => {
    const cards = { 1: withSpare(one, '2s3s4s5s'), 2: withSpare(two, '6s7s8s9s') }
    return scores(given({ form: low, seats: 2, cards }).plays(layOut({ 1: one, 2: two })))
  }
  rule('wsop/360c', 'a middle in range and a back that beats the front stand', () => {
    expect(play('AcAd3c / 8c7d4c3d6h / TcTd9c9dKh', 'Qc5c4d / Th9h7h3h2c / JcJd8d8hKc')).toEqual([
      '2-1: rows -1 -1 1, scoop 0, royalties 0 to 11, -12 points, -120 paid', // aces 9, eight low 2
    ])
  })
  rule('wsop/360a', 'a jack in the middle fouls', () => {
    expect(play('AcAd3c / 8c7d4c3dJh / TcTd9c9dKh', 'Qc5c4d / Th9h7h3h2c / JcJd8d8hKc')).toEqual([
      '2-1: rows 1 1 1, scoop 3, royalties 0 to 0, 6 points, 60 paid',
    ])
  })
  rule('wsop/360d', 'seven-five is perfect and pays eight', () => {
    expect(play('Kc5d3c / 7c5h4c3d2h / TcTd9c9dKh', 'Qc5c4d / Th9h7h3h2c / JcJd8d8hKd')).toEqual([
      '2-1: rows -1 -1 1, scoop 0, royalties 0 to 8, -9 points, -90 paid',
    ])
  })
})
