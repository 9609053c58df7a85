import { describe, expect, test } from 'vitest'
import type { Form } from '../../forms/form.ts'
import { forms } from '../../forms/forms.ts'
import { lines } from '../../testing/deal-lines.ts'
import { given, type Setup } from '../../testing/given.ts'
import { layOut, withSpare } from '../../testing/lay-out.ts'
import { rule } from '../../testing/rule.ts'
import { legal } from '../legal.ts'
import { view } from '../view.ts'

const form: Form = forms['open-face-chinese']
const pineapple: Form = forms['pineapple-open-face-chinese']
const low: Form = forms['pineapple-open-face-chinese-2-7-middle']

describe('the dealing', () => {
  rule(
    'wsop/352a',
    'button 1, seat 3 in Fantasyland: twenty cards one by one from seat 2, then a book of eight to seat 3',
    () => {
      const table = given({ form, seats: 4, button: 1, fantasyland: [{ seat: 3, cards: 13 }] }).plays('deal')
      const [dealt, asked] = lines(table.events)
      const order = dealt!
        .replace('down ', '')
        .split(' ')
        .map(card => card[0])
      expect(order.join('')).toBe('2341'.repeat(5) + '3'.repeat(8))
      expect(asked).toBe('2 is asked')
      expect(table.deal.players.map(player => [player.seat, player.down.length])).toEqual([
        [2, 5],
        [3, 13],
        [4, 5],
        [1, 5],
      ])
    },
  )
  rule('wsop/352a2', 'two of them: the books begin left of the button', () => {
    const fantasyland = [
      { seat: 4, cards: 13 },
      { seat: 3, cards: 13 },
    ]
    const table = given({ form, seats: 4, button: 1, fantasyland }).plays('deal')
    const order = lines(table.events)[0]!
      .replace('down ', '')
      .split(' ')
      .map(card => card[0])
    expect(order.join('')).toBe('2341'.repeat(5) + '3'.repeat(8) + '4'.repeat(8))
  })
  test('the others then draw one at a time, and no more comes to Fantasyland', () => {
    const table = given({ form, seats: 2, fantasyland: [{ seat: 1, cards: 13 }] }).plays('deal')
    expect(legal(table.deal)).toEqual({ due: 'rows', hands: [{ seat: 1, hand: 0, place: 13, discard: 0 }] })
    const { down } = table.deal.players[0]!
    table
      .plays(`1 lays ${down.slice(0, 3).join('')} / ${down.slice(3, 8).join('')} / ${down.slice(8).join('')}`)
      .plays(`2 lays / ${table.deal.players[1]!.down.join('')} /`)
      .plays('deal')
      .lines(expect.stringMatching(/^down 2:\S+$/), '2 is asked')
  })
  rule('wsop/358a', 'pineapple: five and a book of nine, one thrown away before the others go on', () => {
    const table = given({ form: pineapple, seats: 2, fantasyland: [{ seat: 1, cards: 14 }] }).plays('deal')
    expect(table.deal.players.map(player => player.down.length)).toEqual([14, 5])
    expect(legal(table.deal)).toEqual({ due: 'rows', hands: [{ seat: 1, hand: 0, place: 13, discard: 1 }] })
    table
      .refuses('deal one', 'player-is-due', 'Seat 1 has to act first. Seat 1 has to set 13 cards and discard 1 card.')
      .refuses('2 lays 2d 2s 3d / 3s 4d /', 'not-your-turn')
    const { down } = table.deal.players[0]!
    const all = `${down.slice(0, 3).join('')} / ${down.slice(3, 8).join('')} / ${down.slice(8, 13).join('')}`
    table
      .refuses(`1 lays ${all}`, 'rows-do-not-fit')
      .plays(`1 lays ${all} - ${down[13]}`)
      .has({ muck: [down[13]] })
      .offers({ hands: [{ seat: 2, place: 5 }] })
  })
  test('too few or too many cards for it are refused, and a form that has none', () => {
    const start = (of: Form, cards: number) => () => given({ form: of, seats: 2, fantasyland: [{ seat: 1, cards }] })
    expect(start(pineapple, 13)).toThrow('Fantasyland: 14 cards needed')
    expect(start(pineapple, 15)).toThrow('Fantasyland: 14 cards needed')
    expect(start(low, 17)).not.toThrow()
    expect(start(low, 18)).toThrow('Fantasyland')
    expect(start(forms['chinese-poker'], 13)).toThrow('Fantasyland')
  })
})

test('the rows laid in Fantasyland stay closed until the last card of the others is down', () => {
  const plan = { 1: '2c2d2h / 9c9d9h4c4d / AsAhAdKcKd', 2: '7c5d3h / TcTd8c4h2s / JcJdJhQcQd' }
  const table = given({
    form,
    seats: 2,
    fantasyland: [{ seat: 1, cards: 13 }],
    cards: '2c7c2d5d2h3h9cTc9dTd 9h4c4dAsAhAdKcKd 8c4h2sJcJdJhQcQd',
  })
    .plays('deal')
    .plays(`1 lays ${plan[1]}; 2 lays 7c5d3h / TcTd /`)
  const hidden = view(table.deal, { seat: 2 }).players.find(player => player.seat === 1)!
  expect(hidden.rows.map(row => row.join(' '))).toEqual(['?? ?? ??', '?? ?? ?? ?? ??', '?? ?? ?? ?? ??'])
  expect(view(table.deal, { seat: 1 }).players.find(player => player.seat === 2)!.rows[1]).toEqual(['Tc', 'Td'])
  const ended = table.plays(layOut(plan))
  expect(view(ended.deal, 'rail').players.find(player => player.seat === 1)!.rows[0]).toEqual(['2c', '2d', '2h'])
})

describe('getting in and staying', () => {
  const other = '7c5d3h / TcTd8c4h2s / JcJdJh6c6d'
  const next = (of: Form, rows: string, more: Partial<Setup> = {}) => {
    const plan = { 1: rows, 2: other }
    const pine = of !== form
    const inLand = more.fantasyland?.[0]?.cards ?? 0
    const thrown = '2c3c4c5c'
    const [one, two] = [rows, other].map(text => text.replaceAll(/[/ ]/g, '')) as [string, string]
    const inParts = pine ? withSpare(other, '8d8h8s7d') : two
    // Fantasyland's cards beyond five come as a book, the other's in parts
    const cards =
      inLand === 0
        ? { 1: pine ? withSpare(rows, thrown) : one, 2: inParts }
        : alternate(one, two) + one.slice(10) + thrown.slice(0, 2 * (inLand - 13)) + inParts.slice(10)
    const ended = given({ form: of, ...more, seats: 2, cards })
      .plays(layOut(plan))
      .events.at(-1)!
    return ended.type === 'DealEnded' ? (ended.fantasyland ?? []) : null
  }
  /** The first five of both as they fall, one at a time. */
  const alternate = (one: string, two: string): string =>
    [0, 2, 4, 6, 8].map(at => one.slice(at, at + 2) + two.slice(at, at + 2)).join('')
  const land = (cards: number): Partial<Setup> => ({ fantasyland: [{ seat: 1, cards }] })

  rule('wsop/352', 'queens in front of a hand that stands get in, jacks do not', () => {
    expect(next(form, 'QhQd5c / KsKh9d4c2d / AsAh7s7h3s')).toEqual([{ seat: 1, cards: 13 }])
    expect(next(form, 'JsTh5c / KsKh9d4c2d / AsAh7s7h3s')).toEqual([])
    expect(next(form, 'Ts Th5c / KsKh9d4c2d / AsAh7s7h3s')).toEqual([])
  })
  rule('wsop/352', 'a fouled hand does not get in', () => {
    expect(next(form, 'QhQd5c / 9d9s4c2dKh / AsAh7s7h3s')).toEqual([])
  })
  rule('wsop/352e1', 'four of a kind behind stays, a full house does not', () => {
    expect(next(form, 'Ks9d5c / QhQdAs4c2d / 7d7h7s3s3c', land(13))).toEqual([])
    expect(next(form, 'Ks9d5c / QhQdAs4c2d / 9c9h9s8d8h', land(13))).toEqual([])
    expect(next(form, 'KsTs5c / QhQdAs4c2d / 9c9d9h9s3c', land(13))).toEqual([{ seat: 1, cards: 13 }])
  })
  rule('wsop/352e2', 'a full house in the middle stays, a flush does not', () => {
    expect(next(form, 'KsTs5c / 9c9d9h4c4d / AsAhAdQcQd', land(13))).toEqual([{ seat: 1, cards: 13 }])
    expect(next(form, 'KsTs5c / KhQh9h8h2h / AsAhAdQcQd', land(13))).toEqual([])
  })
  rule('wsop/352e3', 'three of a kind in front stays, aces do not', () => {
    expect(next(form, '2c2d2h / KhQh9h8h4s / KsKdAs9s3s', land(13))).toEqual([]) // fouled
    expect(next(form, '2c2d2h / 9c9d9hKhQc / AsKsQs9s3s', land(13))).toEqual([{ seat: 1, cards: 13 }])
    expect(next(form, 'AcAdKc / 9c9d9hKhQc / AsKsQs9s3s', land(13))).toEqual([])
  })
  rule('wsop/358a', 'pineapple gets in with fourteen', () => {
    expect(next(pineapple, 'QhQdAc / KsKh9d4s2d / AsAh7s7h3s')).toEqual([{ seat: 1, cards: 14 }])
  })
  rule('wsop/360e', 'with the low middle it takes kings, or a perfect middle', () => {
    expect(next(low, 'QhQdAc / 9c7h4s3s2d / AsAhKsKh6h')).toEqual([])
    expect(next(low, 'KdKcTs / 9c7h4s3s2d / AsAh9s9h6h')).toEqual([{ seat: 1, cards: 15 }]) // progressive
    expect(next(low, 'KdQcTs / 7h5h4s3s2d / AsAh9s9h6h')).toEqual([{ seat: 1, cards: 14 }])
  })
  rule('wsop/360g', 'both at once give fifteen, and a player who stays has fourteen', () => {
    expect(next(low, 'KdKcTs / 7h5h4s3s2d / AsAh9s9h6h')).toEqual([{ seat: 1, cards: 15 }])
    expect(next(low, 'KdQcTs / 7h5h4s3s2d / AsAh9s9h6h', land(15))).toEqual([{ seat: 1, cards: 14 }])
  })
  rule('wsop/362', 'aces give sixteen, any trips seventeen', () => {
    expect(next(low, 'AcAdTs / 9c7h4s3s2d / KsKhKdQdQs')).toEqual([{ seat: 1, cards: 16 }])
    expect(next(low, 'QhQdQs / 9c7h4s3s2d / KsKhKdAdAs')).toEqual([{ seat: 1, cards: 17 }])
  })
})
