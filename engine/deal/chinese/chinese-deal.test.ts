import { describe, expect, test } from 'vitest'
import { forms } from '../../forms/forms.ts'
import { lines } from '../../testing/deal-lines.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import type { Deal } from '../deal.ts'
import type { DealEvent } from '../events.ts'
import { legal } from '../legal.ts'
import { view } from '../view.ts'

const form = forms['chinese-poker']

/** Who got which stack of thirteen, by its number from the top of the deck. */
const stacks = (deal: Deal): Readonly<Record<string, number>> =>
  Object.fromEntries(
    deal.players.map(player => [
      `${player.seat}${player.hand === 1 ? '+' : ''}`,
      deal.deck.indexOf(player.down[0]!) / 13 + 1,
    ]),
  )
const dealt = (seats: number, more: Partial<Setup> = {}): Table => given({ form, ...more, seats }).plays('deal')

/** The comparisons as they were settled: `1-2: 6 paid 60`. */
const settled = (events: readonly DealEvent[]): readonly string[] =>
  events.flatMap(event =>
    event.type === 'PointsScored' ? [`${event.a.seat}-${event.b.seat}: ${event.points} paid ${event.paid}`] : [],
  )

describe('four stacks of thirteen', () => {
  rule('wsop/340', 'button 4 of 4: stack 1 to seat 1, and on', () => {
    expect(stacks(dealt(4).deal)).toEqual({ 1: 1, 2: 2, 3: 3, 4: 4 })
  })
  rule('wsop/340a', 'button 2: stacks 1 to 4 to seats 3, 4, 1 and 2', () => {
    expect(stacks(dealt(4, { button: 2 }).deal)).toEqual({ 3: 1, 4: 2, 1: 3, 2: 4 })
  })
  rule('wsop/338', 'the stacks are whole: thirteen cards in the order of the deck', () => {
    const { deal } = dealt(4)
    expect(deal.players.map(player => player.down)).toEqual(
      [0, 13, 26, 39].map(from => deal.deck.slice(from, from + 13)),
    )
    expect(deal.next).toBe(52)
  })
  rule('wsop/341a', 'two players play two hands each', () => {
    expect(stacks(dealt(2).deal)).toEqual({ 1: 1, 2: 2, '1+': 3, '2+': 4 })
  })
  rule('wsop/341b', 'three players: the fourth stack is the button’s if they want it', () => {
    expect(stacks(dealt(3, { buttonPlaysTwo: true }).deal)).toEqual({ 1: 1, 2: 2, 3: 3, '3+': 4 })
  })
  rule('wsop/341b', 'or nobody’s', () => {
    const table = dealt(3)
    expect(stacks(table.deal)).toEqual({ 1: 1, 2: 2, 3: 3 })
    table.has({ next: 39 })
  })
  rule('wsop/341c', 'of five the button sits out', () => {
    expect(stacks(dealt(5, { button: 3 }).deal)).toEqual({ 4: 1, 5: 2, 1: 3, 2: 4 })
  })
})

// thirteen cards for seat 1 and for seat 2, both set without a foul; seat 1 wins back and middle, seat 2 the front
const one = 'As Ah Ad Kc Kd  Qs Qh 5c 4d 2h  9c 8d 3h'
const two = 'Js Jh Jd Tc Td  9s 9h 5d 4c 2s  Kh 7c 6d'
const three = '8s 8h 7s 7h 2c  6s 6h Jc Th 3c  Qc 5h 4h'
const rowsOf = (hand: string): string => {
  const [back = '', middle = '', front = ''] = hand.split(/ {2,}/)
  return `${front} / ${middle} / ${back}`
}
const threeUp = (): Table => given({ form, seats: 3, cards: `${one} ${two} ${three}` }).plays('deal')

describe('setting and scoring', () => {
  rule('wsop/348', 'a point a row, three more for all of them, settled from the button on', () => {
    let table = threeUp()
    expect(legal(table.deal)).toEqual({
      due: 'rows',
      hands: [1, 2, 3].map(seat => ({ seat, hand: 0, place: 13, discard: 0 })),
    })
    table = table
      .plays(`2 lays ${rowsOf(two)}; 1 lays ${rowsOf(one)}; 3 lays ${rowsOf(three)}`) // in any order
      .plays('showdown')
    // 3 v 1: loses back and middle, wins the front; 3 v 2: loses all; 1 v 2: two rows to one
    expect(settled(table.events)).toEqual(['3-1: -1 paid -10', '3-2: -6 paid -60', '1-2: 1 paid 10'])
    table.won({ 1: 20, 2: 50, 3: -70 })
  })
  rule('wsop/349', 'a fouled hand loses every row and the scoop, two fouled hands nothing to each other', () => {
    let table = threeUp()
    const [back = '', middle = '', front = ''] = two.split(/ {2,}/)
    const [back3 = '', middle3 = '', front3 = ''] = three.split(/ {2,}/)
    table = table
      .plays(`1 lays ${rowsOf(one)}; 2 lays ${front} / ${back} / ${middle}; 3 lays ${front3} / ${back3} / ${middle3}`)
      .plays('showdown')
    expect(settled(table.events)).toEqual(['3-1: -6 paid -60', '3-2: 0 paid 0', '1-2: 6 paid 60'])
  })
  test('rows stay closed until all have set', () => {
    const table = threeUp().plays(`2 lays ${rowsOf(two)}`)
    expect(JSON.stringify(view(table.deal, { seat: 1 }))).not.toContain('"Js"')
    expect(JSON.stringify(view(table.deal, { seat: 2 }))).toContain('"Js"')
    expect(JSON.stringify(view(table.deal, 'rail'))).not.toContain('"Js"')
  })
  test('both hands of two players are set and compared, each with both of the other’s', () => {
    const { events } = given({ form, seats: 2 }).plays('play on')
    const pairs = events.flatMap(event =>
      event.type === 'PointsScored' ? [`${event.a.seat}.${event.a.hand}-${event.b.seat}.${event.b.hand}`] : [],
    )
    expect(pairs).toEqual(['2.0-1.0', '2.0-1.1', '2.1-1.0', '2.1-1.1'])
  })
})

describe('what is refused', () => {
  test.each([
    ['1 lays As / Ah / Ad', 'the rows do not fill', 'rows-do-not-fit', 'The rows don’t fit: place 13 cards.'],
    [
      '1 lays As Ah Ad Kc / Qs Qh 5c 4d 2h / Kd 9c 8d 3h',
      'four in front',
      'rows-do-not-fit',
      'The rows don’t fit: the front row has room for 3 more cards.',
    ],
    [`1 lays ${rowsOf(one).replace('3h', '3c')}`, 'another’s card', 'card-not-held', '3c isn’t in this hand.'],
    [`1 lays ${rowsOf(one).replace('3h', '8d')}`, 'a card twice', 'card-not-held', '8d isn’t in this hand.'],
    [`1 lays ${one.replace(/ {2,}/, ' / ')}`, 'two rows', 'rows-do-not-fit', 'The rows don’t fit: there are 3 rows.'],
    ['1 discards As', 'a discard', 'not-the-time', 'Discarding isn’t possible now.'],
    [`1+ lays ${rowsOf(one)}`, 'a second hand that is not there', 'not-dealt-in', 'Seat 1 isn’t in this hand.'],
  ] as const)('%s', (order, _, why, words) => {
    const lays = [1, 2, 3].map(seat => `Seat ${seat} has to set 13 cards.`).join(' ')
    threeUp().refuses(order, why, `${words} ${lays}`)
  })
  test('setting twice', () => {
    threeUp()
      .plays(`1 lays ${rowsOf(one)}`)
      .refuses(`1 lays ${rowsOf(one)}`, 'not-your-turn')
  })
})

describe('chinese draw poker', () => {
  const draw = forms['chinese-draw-poker']
  // cards one at a time: five, three and five for each of three seats
  const cards = { 1: one, 2: two, 3: three }
  rule(
    'wsop/345',
    'five cards, three and five with a round after each, the last when all have set; points take the pot',
    () => {
      const table = given({ form: draw, seats: 3, cards }).plays('deal; around; deal; around; deal')
      expect(lines(table.events).filter(line => !line.startsWith('down'))).toEqual([
        'first five: 3 opens',
        'next three: 1 opens',
        '1 is asked',
      ])
      expect(table.deal.players.map(player => player.down.length)).toEqual([13, 13, 13])
      table
        .plays(`1 lays ${rowsOf(one)}; 2 lays ${rowsOf(two)}`)
        .plays(`3 lays ${rowsOf(three)}`)
        .lines('last five: 1 opens')
        .plays('around; showdown')
        // seat 1: +1 and +1; seat 2: -1 and +6; seat 3: -1 and -6
        .awarded('all: 30 to 2, most points')
        .won({ 1: -10, 2: 20, 3: -10 })
    },
  )
  rule('wsop/345', 'a side pot goes to the most points among those who are in it', () => {
    given({ form: draw, seats: { 1: 1000, 2: 10, 3: 1000 }, cards })
      .plays('deal; around; deal; 1 bets 10; 3 calls; deal')
      .plays(`1 lays ${rowsOf(one)}; 2 lays ${rowsOf(two)}; 3 lays ${rowsOf(three)}; around; showdown`)
      .awarded('side pot 1 all: 20 to 1, most points', 'all: 30 to 2, most points')
      .won({ 1: 0, 2: 20, 3: -20 })
  })
  test('all but one fold: they take the pot without setting', () => {
    given({ form: draw, seats: 3, cards })
      .plays('deal; 3 raises to 20; 1 folds; 2 folds; showdown')
      .awarded('all: 25 to 3')
  })
})
