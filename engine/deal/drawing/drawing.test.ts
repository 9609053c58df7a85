import { describe, expect, test } from 'vitest'
import { awardLines, lines } from '../../testing/deal-lines.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { legal } from '../legal.ts'

describe('the draw', () => {
  rule(
    'wsop/lowball-draw',
    'in turn from the button’s left everyone says what goes, then a burn and the new cards',
    () => {
      const table = given({ form: 'deuce-to-seven-lowball', seats: 3, structure: 'limit' })
        .plays('deal; 3 calls; 1 calls; 2 checks')
        .lines('…', '1 is asked')
      expect(legal(table.deal)).toEqual({ due: 'draw', seat: 1, most: 5 })
      table
        .holds({ 1: '2c 2s 3h 4d 5c' })
        .plays('1 discards 2s 5c; 2 stands pat; 3 discards 4c 4s 5h')
        .has({ fresh: ['2s', '5c', '4c', '4s', '5h'] })
        .plays('deal')
        .lines('burn 5s', 'down 1:6c 1:6d 3:6h 3:6s 3:7c', 'after the draw: 1 opens')
        .holds({ 1: '2c 3h 4d 6c 6d', 2: '2d 3c 3s 4h 5d', 3: '2h 3d 6h 6s 7c' })
        .has({ discards: ['2s', '5c', '4c', '4s', '5h'] })
    },
  )
  test('when all stand pat nothing is burned', () => {
    given({ form: 'deuce-to-seven-lowball', seats: 3, structure: 'limit' })
      .plays('deal; around')
      .plays('all stand pat; deal')
      .lines('after the draw: 1 opens')
      .stub(37)
  })
  test('a player who folded is not asked', () => {
    given({ form: 'deuce-to-seven-lowball', seats: 3, structure: 'limit' })
      .plays('deal; 3 calls; 1 folds; 2 checks')
      .offers({ due: 'draw', seat: 2 })
      .plays('2 stands pat')
      .offers({ due: 'draw', seat: 3 })
  })
  rule('uspa/3.2.8.1', 'before the draw one opens or folds, and after it the bet is doubled', () => {
    given({ form: 'ace-to-five-lowball', seats: 3, stakes: { lower: 4, upper: 8, blinds: [] } })
      .plays('deal')
      .offers({ seat: 1, fold: true, check: false, wager: { sizes: [4] } })
      .refuses('1 checks', 'must-bet-or-fold')
      .plays('1 bets 4; 2 calls; 3 folds; all stand pat; deal')
      .offers({ seat: 1, check: true, wager: { sizes: [8] } })
  })
  rule('wsop/lowball-triple', 'triple draw: four rounds, the bet doubled for the last two', () => {
    let table = given({ form: 'deuce-to-seven-triple-draw', seats: 3 })
    const seen: string[] = []
    table = table.plays('deal')
    let opened = lines(table.events).at(-1)
    while (opened?.endsWith('opens')) {
      const due = legal(table.deal)
      if (due.due === 'betting') seen.push(`${opened}, ${due.wager?.sizes.join()}`)
      table = table.plays('around; all stand pat')
      opened = lines(table.events).at(-1)
    }
    expect(seen).toEqual([
      'before the draw: 3 opens, 20',
      'first draw: 1 opens, 10',
      'second draw: 1 opens, 20',
      'third draw: 1 opens, 20',
    ])
  })
  rule('wsop/badugi-draws', 'badugi draws up to four', () => {
    given({ form: 'badugi', seats: 2 })
      .plays('deal; around; 1 discards 2c 2h 3c 3h; 2 stands pat')
      .plays('deal')
      .lines(expect.anything(), 'down 1:4d 1:4h 1:4s 1:5c', '…')
  })
  rule('uspa/3.2.8.2', 'the seven low beats the eight low', () => {
    const deck = '8c 7c 4d 6d 3h 5h 2s 4s Ac 3c'
    given({ form: 'ace-to-five-triple-draw', seats: 2, cards: deck })
      .plays('play on')
      .awarded('low: 20 to 2, seven-six low (7-6-5-4-3)')
  })
})

describe('five cards', () => {
  const drawn = (book: 'rrp' | 'wsop', counts: string): readonly string[] => {
    const table = given({ form: 'deuce-to-seven-lowball', seats: 3, structure: 'limit', book })
      .plays(`deal; around; draw ${counts}`)
      .plays('deal')
    return lines(table.events).slice(0, -1)
  }
  rule('rrp/11/10', 'four in a row, the fifth after the others', () => {
    expect(drawn('rrp', '5 1 1')).toEqual(['burn 5s', 'down 1:6c 1:6d 1:6h 1:6s 2:7c 3:7d 1:7h'])
  })
  rule('rrp/11/10', 'the last to draw gets a burn before their fifth', () => {
    expect(drawn('rrp', '1 0 5')).toEqual(['burn 5s', 'down 1:6c 3:6d 3:6h 3:6s 3:7c', 'burn 7d', 'down 3:7h'])
  })
  rule('uspa/3.2.8.5.1.10', 'also if nobody else draws', () => {
    expect(drawn('rrp', '0 0 5')).toEqual(['burn 5s', 'down 3:6c 3:6d 3:6h 3:6s', 'burn 7c', 'down 3:7d'])
  })
  rule('rrp/11/10', 'and if those behind stand pat', () => {
    expect(drawn('rrp', '5 0 0')).toEqual(['burn 5s', 'down 1:6c 1:6d 1:6h 1:6s', 'burn 7c', 'down 1:7d'])
  })
  rule('wsop/274', 'another book gives five in a row', () => {
    expect(drawn('wsop', '5 1 5')).toEqual(['burn 5s', 'down 1:6c 1:6d 1:6h 1:6s 1:7c 2:7d 3:7h 3:7s 3:8c 3:8d 3:8h'])
  })
})

describe('drawmaha', () => {
  rule('wsop/drawmaha-turn', 'the draws are named, then burn and turn, then the cards', () => {
    given({ form: 'drawmaha-high', seats: 3, structure: 'limit' })
      .plays('deal; around; deal; around')
      .lines(
        expect.anything(),
        'preflop: 3 opens',
        'board 1: 5s 6c 6d', // no burn before the flop
        'flop: 1 opens',
        '1 is asked',
      )
      .plays('draw 2 0 3')
      .plays('deal; around; deal')
      .lines(
        'burn 6h',
        'board 1: 6s',
        'down 1:7c 1:7d 3:7h 3:7s 3:8c',
        'turn: 1 opens',
        'board 1: 8d',
        'river: 1 opens',
      )
      .has({ burns: ['6h'] })
  })
  rule('wsop/drawmaha-draw', 'at most three, and no change once it is said', () => {
    given({ form: 'drawmaha-high', seats: 2, structure: 'limit' })
      .plays('deal; around; deal; around')
      .refuses(
        '1 discards 2c 2h 3c 3h',
        'too-many-discards',
        'You can discard at most 3 cards. Seat 1 can discard up to 3 cards.',
      )
      .plays('1 discards 2c 2h')
      .refuses('1 discards 3c', 'not-your-turn', 'It’s seat 2’s turn. Seat 2 can discard up to 3 cards.')
  })
  rule('wsop/drawmaha', 'half for the Omaha hand, half for the five in the hand, whatever the board pairs', () => {
    const deck = 'Ac 9c Ad 9d 2c 9h 3d Kc 4h 2h  AhTs7s 8c 9s 8d'
    given({ form: 'drawmaha-high', seats: 2, cards: deck, structure: 'limit' })
      .plays('play on')
      .awarded('omaha: 10 to 1, three aces, ten and nine kickers', 'draw: 10 to 2, three nines, king and deuce kickers')
  })
  rule('wsop/drawmaha-49', 'the pips count: 46 beats 36', () => {
    const deck = 'Tc Th Td Ts 9c Kc 9d 5c 8h Ah  KdQsJs 2c 3d 2h'
    const table = given({ form: 'drawmaha-49', seats: 2, cards: deck, structure: 'limit' }).plays('play on')
    expect(awardLines(table.deal)[1]).toBe('draw: 10 to 1, total of forty-six')
  })
})

describe('what is refused in a draw', () => {
  const asked = (): Table => given({ form: 'deuce-to-seven-triple-draw', seats: 3 }).plays('deal; around')
  test.each([
    ['2 discards 2d', 'not-your-turn', 'It’s seat 1’s turn. Seat 1 can discard up to 5 cards.'],
    ['1 discards 2d', 'card-not-held', '2d isn’t in this hand. Seat 1 can discard up to 5 cards.'],
    ['1 discards 2c 2c', 'card-not-held', '2c isn’t in this hand. Seat 1 can discard up to 5 cards.'],
    [
      '1 discards 2c 2s 3h 4d 5c 2d',
      'too-many-discards',
      'You can discard at most 5 cards. Seat 1 can discard up to 5 cards.',
    ],
    ['1 folds', 'not-the-time', 'Folding isn’t possible now. Seat 1 can discard up to 5 cards.'],
    ['1 lays 2c / 2s / 3h', 'not-the-time', 'Setting cards isn’t possible now. Seat 1 can discard up to 5 cards.'],
    ['deal one', 'player-is-due', 'Seat 1 has to act first. Seat 1 can discard up to 5 cards.'],
  ] as const)('%s: %s', (order, why, words) => {
    asked().refuses(order, why, words)
  })

  test('a discard when the cards are being replaced', () => {
    asked()
      .plays('1 discards 2c; 2 stands pat; 3 stands pat')
      .refuses('1 discards 2s', 'dealer-is-due', 'It’s the dealer’s turn. The dealer burns a card.')
  })
})
