import { describe, expect, test } from 'vitest'
import type { Form } from '../forms/form.ts'
import { forms } from '../forms/forms.ts'
import { lines, results } from '../testing/deal-lines.ts'
import { type Script, script, woven } from '../testing/deal-script.ts'
import { layOut, type Plan } from '../testing/lay-out.ts'
import { rule } from '../testing/rule.ts'
import type { DealEvent } from './events.ts'
import { legal } from './legal.ts'
import { view } from './view.ts'

const form: Form = forms['open-face-chinese']
const ONE_BY_ONE = [5, 1, 1, 1, 1, 1, 1, 1, 1]

/** A deal in which these seats, in the order of dealing, end with these rows. */
const planned = (plan: Plan, order: readonly number[], more: Partial<Parameters<typeof script>[1]> = {}): Script =>
  script(form, {
    deck: woven(
      order.map(seat => plan[seat]!.replaceAll('/', ' ')),
      ...ONE_BY_ONE,
    ),
    ...more,
    players: order.length,
  })

const scores = (events: readonly DealEvent[]) =>
  events.flatMap(event => {
    if (event.type !== 'PointsScored') return []
    const { a, b, rows, scoop, royalties, points, paid } = event
    return [
      `${a.seat}-${b.seat}: rows ${rows.join(' ')}, scoop ${scoop}, royalties ${royalties.join(' to ')}, ${points} points, ${paid} paid`,
    ]
  })

describe('placing in turn', () => {
  rule('wsop/347', 'five cards each, laid from the button’s left, then one card at a time', () => {
    const table = script(form, { players: 2 })
    expect(lines(table.run('deal'))).toEqual(['down 1:2c 2:2d 1:2h 2:2s 1:3c 2:3d 1:3h 2:3s 1:4c 2:4d', '1 is asked'])
    expect(legal(table.deal())).toEqual({ due: 'rows', hands: [{ seat: 1, hand: 0, place: 5, discard: 0 }] })
    expect(table.refused('2 lays 2d / 2s 3d / 3s 4d')).toEqual([
      'not-your-turn',
      "It is seat 1's turn. Seat 1 lays 5 cards and throws away 0.",
    ])
    table.run('1 lays 2c / 3c 3h / 2h 4c; 2 lays / 2d 2s / 3d 3s 4d')
    expect(lines(table.run('deal'))).toEqual(['down 1:4h 2:4s', '1 is asked'])
    table.run('1 lays / / 4h')
    expect(table.deal().players[0]!.rows).toEqual([['2c'], ['3c', '3h'], ['2h', '4c', '4h']])
    expect(legal(table.deal())).toEqual({ due: 'rows', hands: [{ seat: 2, hand: 0, place: 1, discard: 0 }] })
  })
  test('what is laid lies open, what is held does not', () => {
    const table = script(form, { players: 2 })
    table.run('deal; 1 lays 2c / 3c 3h / 2h 4c')
    expect(JSON.stringify(view(table.deal(), { seat: 2 }))).toContain('"4c"')
    expect(JSON.stringify(view(table.deal(), { seat: 1 }))).not.toContain('"4d"')
  })
  rule('wsop/353', 'turbo: five, four and four, so nine are laid after the second turn', () => {
    const table = script(forms['turbo-open-face-chinese'], { players: 4 })
    table.run(
      'deal; 1 lays / 2c 3c 4c / 5c 6c; 2 lays / 2d 3d 4d / 5d 6d; 3 lays / 2h 3h 4h / 5h 6h; 4 lays / 2s 3s 4s / 5s 6s; deal',
    )
    expect(legal(table.deal())).toEqual({ due: 'rows', hands: [{ seat: 1, hand: 0, place: 4, discard: 0 }] })
    table.run('1 lays 7c / / 8c 9c Tc')
    expect(table.deal().players[0]!.rows.map(row => row.length)).toEqual([1, 3, 5])
  })
  rule('wsop/358', 'pineapple: then three at a time, two laid and one thrown away face down', () => {
    const table = script(forms['pineapple-open-face-chinese'], { players: 2 })
    table.run('deal; 1 lays / 2c 2h / 3c 3h 4c; 2 lays / 2d 2s / 3d 3s 4d')
    expect(lines(table.run('deal'))).toEqual(['down 1:4h 2:4s 1:5c 2:5d 1:5h 2:5s', '1 is asked'])
    expect(legal(table.deal())).toEqual({ due: 'rows', hands: [{ seat: 1, hand: 0, place: 2, discard: 1 }] })
    expect(table.refused('1 lays 5c / / 4h 5h')).toEqual([
      'rows-do-not-fit',
      'The rows do not fit: 2 cards are laid and 1 thrown away. Seat 1 lays 2 cards and throws away 1.',
    ])
    table.run('1 lays 5h / / 4h - 5c')
    expect(table.deal().players[0]!.rows).toEqual([['5h'], ['2c', '2h'], ['3c', '3h', '4c', '4h']])
    expect(table.deal().muck).toEqual(['5c'])
    expect(JSON.stringify(view(table.deal(), { seat: 2 }))).not.toContain('"5c"')
  })
})

describe('what is refused', () => {
  const start = (): Script => {
    const table = script(form, { players: 2 })
    table.run('deal')
    return table
  }
  test.each([
    ['1 lays 2c 2h 3c 3h / 4c /', 'rows-do-not-fit', 'The rows do not fit: the front has room for 3 more.'],
    ['1 lays 2c / 2h / 3c', 'rows-do-not-fit', 'The rows do not fit: 5 cards are laid and 0 thrown away.'],
    ['1 lays 2c / 2h 3c / 3h - 4c', 'rows-do-not-fit', 'The rows do not fit: 5 cards are laid and 0 thrown away.'],
    ['1 lays 2d / 2h 3c / 3h 4c', 'card-not-held', '2d is not in this hand.'],
    ['1 lays 2c / 2c 3c / 3h 4c', 'card-not-held', '2c is not in this hand.'],
    ['1 folds', 'not-the-time', 'Fold is not possible now.'],
    ['deal one', 'player-is-due', 'Seat 1 has to act first.'],
  ])('%s: %s', (order, why, words) =>
    expect(start().refused(order)).toEqual([why, `${words} Seat 1 lays 5 cards and throws away 0.`]),
  )

  test('a card for a row that is full, and one that lies already', () => {
    const table = start()
    table.run('1 lays 2c 2h 3c / 3h 4c /; 2 lays / 2d 2s / 3d 3s 4d; deal')
    expect(table.refused('1 lays 4h / /')).toEqual([
      'rows-do-not-fit',
      'The rows do not fit: the front has room for 0 more. Seat 1 lays 1 cards and throws away 0.',
    ])
    expect(table.refused('1 lays / 2c /')[0]).toBe('card-not-held')
  })
})

describe('scoring', () => {
  rule('wsop/350', 'rows and royalties of both sides', () => {
    const plan = { 1: '6c6d2h / 8c8d8h3c4d / AsKsQs9s5s', 2: '7c5d3h / TcTd9c4h2c / JcJdJhKcKd' }
    const table = planned(plan, [1, 2])
    // seat 1: sixes 1, trips 2, flush 4; seat 2: full house 6; the button compares
    expect(scores(layOut(table, plan))).toEqual(['2-1: rows -1 -1 1, scoop 0, royalties 6 to 7, -2 points, -20 paid'])
    expect(results(table.deal())).toEqual({ 1: 20, 2: -20 })
  })
  rule('wsop/350', 'a flush and a straight flush behind are both paid', () => {
    const plan = { 1: '6c5d2h / 8c8d7h3c4d / AsKsQs9s4s', 2: '9c4h3h / JcJd9d7c2c / KhQhJhTh9h' }
    const table = planned(plan, [1, 2])
    expect(scores(layOut(table, plan))).toEqual(['2-1: rows 1 1 1, scoop 3, royalties 15 to 4, 17 points, 170 paid'])
  })
  rule('wsop/349', 'a fouled hand loses six and the other’s royalties, and gets none of its own', () => {
    const plan = { 1: 'QcQd5h / 9c9dKs4c2h / AsAh7c7d3s', 2: '6c6d2c / 8c8d8h3c4d / TcTdThKcKd' }
    const table = planned(plan, [1, 2])
    // seat 2: sixes 1, trips 2, full house 6
    expect(scores(layOut(table, plan))).toEqual(['2-1: rows 1 1 1, scoop 3, royalties 9 to 0, 15 points, 150 paid'])
    expect(table.deal().phase).toBe('ended')
  })
  rule('wsop/346', 'the button settles with each clockwise, then the next with those left', () => {
    const table = script(form, { players: 4, button: 1 })
    const pairs = table
      .run('play on')
      .flatMap(event => (event.type === 'PointsScored' ? [`${event.a.seat}v${event.b.seat}`] : []))
    expect(pairs).toEqual(['1v2', '1v3', '1v4', '2v3', '2v4', '3v4'])
  })
  const short = {
    1: 'Kc7d3h / 8c8d4hJd2c / 9h8h7s6c5d',
    2: 'AcQd3c / TcTd4s6h2d / JcTh9c8s7c',
    3: '6d4c2h / 5h5c3d2s9d / KdKhQc9s3s',
  }
  rule('wsop/346a', 'begun with ten: six lost, then a win of eight is paid with four', () => {
    const table = planned(short, [2, 3, 1], { button: 1, chips: [10, 1000, 1000], stakes: { point: 1 } })
    expect(scores(layOut(table, short))).toEqual([
      '1-2: rows -1 -1 -1, scoop -3, royalties 2 to 2, -6 points, -6 paid',
      '1-3: rows 1 1 1, scoop 3, royalties 2 to 0, 8 points, 4 paid',
      '2-3: rows 1 1 1, scoop 3, royalties 2 to 0, 8 points, 8 paid',
    ])
    expect(results(table.deal())).toEqual({ 1: -2, 2: 14, 3: -12 })
  })
  rule('wsop/346d', 'nobody is paid more in one comparison than he began with, nor loses more in all', () => {
    const table = planned(short, [2, 3, 1], { button: 1, chips: [1000, 5, 3], stakes: { point: 1 } })
    expect(scores(layOut(table, short)).map(line => line.split(', ').at(-1))).toEqual(['-5 paid', '3 paid', '0 paid'])
    expect(results(table.deal())).toEqual({ 1: -2, 2: 5, 3: -3 })
  })
})

describe('the deuce-to-seven middle', () => {
  const low = forms['pineapple-open-face-chinese-2-7-middle']
  const play = (one: string, two: string): readonly string[] => {
    const plan = { 1: one, 2: two }
    const spare = ['2s3s4s5s', '6s7s8s9s']
    const hands = [one, two].map((rows, i) => pineapple(rows.replaceAll(/[/ ]/g, ''), spare[i]!))
    const table = script(low, { players: 2, deck: woven(hands, 5, 3, 3, 3, 3) })
    return scores(layOut(table, plan))
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

/** Thirteen cards with one to throw away behind each two after the first five. */
const pineapple = (rows: string, spare: string): string => {
  const kept = rows.match(/../g)!
  const thrown = spare.match(/../g)!
  return [...kept.slice(0, 5), ...[0, 1, 2, 3].flatMap(n => [kept[5 + 2 * n], kept[6 + 2 * n], thrown[n]])].join('')
}
