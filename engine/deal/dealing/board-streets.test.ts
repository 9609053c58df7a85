import { describe, expect } from 'vitest'
import { lines, outline } from '../../testing/deal-lines.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

/** Nine players with the button on 9, after these acts. */
const nine = (acts: string): Table => given({ form: 'holdem', book: 'hpt', seats: 9 }).plays(acts)
const lastLine = (table: Table): string | undefined => lines(table.events).at(-1)
const BLINDS_AND_3 = 'deal; 3 calls; 4 folds; 5 folds; 6 folds; 7 folds; 8 folds; 9 folds; 1 calls; 2 checks'

describe('hold’em for nine, the button on 9', () => {
  rule('hpt/play/3', 'seat 1 gets the first card, and each has two face down', () => {
    nine('deal').lines(
      'down 1:2c 2:2d 3:2h 4:2s 5:3c 6:3d 7:3h 8:3s 9:4c 1:4d 2:4h 3:4s 4:5c 5:5d 6:5h 7:5s 8:6c 9:6d',
      'preflop: 3 opens',
    )
  })
  rule('hpt/play/5', 'one burned, three turned', () => {
    nine('deal; around')
      .plays('deal')
      .lines('burn 6h', 'board 1: 6s 7c 7d', 'flop: 1 opens')
      .has({ burns: ['6h'], boards: [['6s', '7c', '7d']] })
  })
  rule('hpt/play/6', 'seat 1 has folded, so seat 2 acts first on the flop', () => {
    const acts = 'deal; 3 calls; 4 folds; 5 folds; 6 folds; 7 folds; 8 folds; 9 folds; 1 folds; 2 checks; deal'
    nine(acts).lines('…', 'flop: 2 opens').offers({ due: 'betting', seat: 2, check: true })
  })
  rule('hpt/play/7', 'then one more burned, one turned', () => {
    nine('deal; around; deal; around')
      .plays('deal')
      .lines('burn 7h', 'board 1: 7s', 'turn: 1 opens')
      .has({ burns: ['6h', '7h'], boards: [['6s', '7c', '7d', '7s']] })
  })
  rule('hpt/play/8', 'seats 1 and 2 have folded, so seat 3 acts first on the turn', () => {
    const flop = 'deal; 3 calls; 4 calls; 5 folds; 6 folds; 7 folds; 8 folds; 9 folds; 1 calls; 2 checks; deal'
    nine(`${flop}; 1 checks; 2 checks; 3 bets 10; 4 calls; 1 folds; 2 folds; deal`)
      .lines('…', 'turn: 3 opens')
      .offers({ due: 'betting', seat: 3, check: true })
  })
  rule('hpt/play/9', 'then a third burned, one more turned', () => {
    nine('deal; around; deal; around; deal; around')
      .plays('deal')
      .lines('burn 8c', 'board 1: 8d', 'river: 1 opens')
      .has({ burns: ['6h', '7h', '8c'], boards: [['6s', '7c', '7d', '7s', '8d']] })
  })
  rule('hpt/play/10', 'seats 4 and 7 are left, so seat 4 acts first on the river', () => {
    const fourAndSeven = 'deal; 3 folds; 4 calls; 5 folds; 6 folds; 7 calls; 8 folds; 9 folds; 1 folds; 2 checks'
    nine(`${fourAndSeven}; deal; 2 checks; 4 bets 10; 7 calls; 2 folds; deal; around; deal`)
      .lines('…', 'river: 4 opens')
      .offers({ due: 'betting', seat: 4, check: true })
  })
  rule(
    'hpt/burning/1',
    'a burn before each of flop, turn and river, none before the first cards or after the last bet',
    () => {
      const { events, deal } = nine('deal; around; deal; around; deal; around; deal; around')
      expect(outline(events)).toEqual([
        ...['18 down', 'preflop'],
        ...['burn', '3 to the board', 'flop'],
        ...['burn', '1 to the board', 'turn'],
        ...['burn', '1 to the board', 'river'],
        '1 shows first',
      ])
      expect(deal.burns).toHaveLength(3)
    },
  )
  rule('uspa/3.2.1.3.8', 'the river bet closes with two left, who show', () => {
    const table = given({ form: 'holdem', book: 'uspa', seats: 9 })
    const river = table.plays(`${BLINDS_AND_3}; deal; around; deal; around; deal`)
    expect(lastLine(river)).toBe('river: 1 opens')
    const closed = river.plays('1 checks; 2 bets 20; 3 calls').offers({ due: 'betting', seat: 1 }).plays('1 folds')
    expect(lastLine(closed)).toBe('2 shows first')
    closed.has({ phase: 'showdown' }).offers({ due: 'show', seat: 2 })
  })
})

describe('hold’em for eight, the button on 3', () => {
  const eight = (acts: string): Table => given({ form: 'holdem', book: 'hpt', seats: 8, button: 3 }).plays(acts)
  const fourFiveSeven = 'deal; 6 folds; 7 calls; 8 folds; 1 folds; 2 folds; 3 folds; 4 calls; 5 checks'
  rule('hpt/deal/3', 'sixteen cards face down, the first to seat 4, the last to seat 3', () => {
    const [dealt = ''] = lines(eight('deal').events)
    expect(dealt.match(/\d(?=:)/g)!.join('')).toBe('4567812345678123')
    expect(dealt).toMatch(/^down 4:2c .* 3:5s$/)
  })
  rule('hpt/deal/5', 'a burn, then three cards up together', () => {
    const table = eight('deal; around').plays('deal one').lines('burn 6c')
    table.plays('deal one').lines('board 1: 6d 6h 6s', 'flop: 4 opens')
  })
  rule('hpt/deal/6', 'seat 4 opens the betting on the flop', () => {
    eight(`${fourFiveSeven}; deal`).lines('…', 'flop: 4 opens').offers({ seat: 4, check: true })
  })
  rule('hpt/deal/7', 'a second burn, then the fourth card up', () => {
    eight(`${fourFiveSeven}; deal; around`)
      .plays('deal')
      .lines('burn 7c', 'board 1: 7d', 'turn: 4 opens')
      .has({ burns: ['6c', '7c'] })
  })
  rule('hpt/deal/8', 'seat 4 folded on the flop, so seat 5 opens the turn', () => {
    eight(`${fourFiveSeven}; deal; 4 checks; 5 bets 10; 7 calls; 4 folds`)
      .plays('deal')
      .lines('…', 'turn: 5 opens')
      .offers({ seat: 5, check: true })
  })
  rule('hpt/deal/9', 'a third burn, then the fifth card up', () => {
    eight(`${fourFiveSeven}; deal; around; deal; around`)
      .plays('deal')
      .lines('burn 7h', 'board 1: 7s', 'river: 4 opens')
      .has({ burns: ['6c', '7c', '7h'] })
  })
  rule('hpt/deal/10', 'the fourth round is the last: seat 5 opens it, and 5 and 7 go to the showdown', () => {
    eight(`${fourFiveSeven}; deal; 4 checks; 5 bets 10; 7 calls; 4 folds; deal; around; deal`)
      .lines('…', 'river: 5 opens')
      .plays('5 checks')
      .has({ phase: 'streets' })
      .plays('7 checks')
      .lines('5 shows first')
      .has({ phase: 'showdown' })
  })
})

rule('hpt/two-players/2', 'of 1 and 3 with the button on 3, seat 1 gets the first card', () => {
  given({ form: 'holdem', book: 'hpt', seats: { 1: 1000, 3: 1000 }, button: 3 })
    .plays('deal')
    .lines('down 1:2c 3:2d 1:2h 3:2s', 'preflop: 3 opens')
})

describe('Omaha', () => {
  rule('uspa/3.2.2.3.2', 'after blinds of 5 and 10 the next player calls 10, raises or folds', () => {
    given({ form: 'omaha', book: 'uspa', seats: 6 })
      .plays('deal')
      .lines('…', 'preflop: 3 opens')
      .offers({ seat: 3, fold: true, check: false, callTo: 10, wager: { sizes: [20] } })
      .refuses('3 checks', 'facing-a-bet')
  })
  rule('uspa/3.2.2.3.8', 'the river bet closes with three left, who show', () => {
    const table = given({ form: 'omaha', book: 'uspa', seats: 4 }).plays(
      'deal; around; deal; around; deal; around; deal',
    )
    expect(lastLine(table)).toBe('river: 1 opens')
    table
      .plays('1 checks; 2 bets 20; 3 calls; 4 calls')
      .has({ phase: 'streets' })
      .plays('1 folds')
      .lines('2 shows first')
      .has({ phase: 'showdown' })
  })
  rule('wsop/omaha', 'nine players use 44 cards in four rounds', () => {
    const { deal, events } = given({ form: 'omaha', book: 'wsop', seats: 9 }).plays('play on')
    expect(outline(events).slice(0, -1)).toEqual([
      ...['36 down', 'preflop'],
      ...['burn', '3 to the board', 'flop'],
      ...['burn', '1 to the board', 'turn'],
      ...['burn', '1 to the board', 'river'],
    ])
    expect(deal.next).toBe(44)
    expect(deal.players.map(player => player.down.length)).toEqual(new Array(9).fill(4))
    expect(deal.button).toBe(9)
  })
})

rule('wsop/short-deck-deal', 'six players of short-deck Omaha use 32 of 36 cards, hold’em deals two each', () => {
  const { deal, events } = given({ form: 'short-deck-plo', book: 'wsop', seats: 6 }).plays('play on')
  const streets = [
    'burn',
    '3 to the board',
    'flop',
    'burn',
    '1 to the board',
    'turn',
    'burn',
    '1 to the board',
    'river',
  ]
  expect(outline(events).slice(0, -1)).toEqual(['24 down', 'preflop', ...streets])
  expect([deal.next, deal.deck.length]).toEqual([32, 36])
  const two = given({ form: 'short-deck-holdem', book: 'wsop', seats: 6 }).plays('play on')
  expect(outline(two.events).slice(0, -1)).toEqual(['12 down', 'preflop', ...streets])
})
