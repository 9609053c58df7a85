import { describe, expect, test } from 'vitest'
import { forms } from '../forms/forms.ts'
import { awards, lines, results } from '../testing/deal-lines.ts'
import { type Script, script } from '../testing/deal-script.ts'
import { rule } from '../testing/rule.ts'
import { legal } from './legal.ts'

const form = forms['jacks-or-better']
// seat 1: tens with ace and king; seat 2: jacks; seat 3: tens and eights
const deck = 'Tc Jc Td Th Jd Ts Ac 2c 8c Kd 5h 8d 4h 7s 2d'
const start = (players = 3, more: Parameters<typeof script>[1] = { players }): Script => {
  const table = script(form, { deck, ...more, players })
  table.run('deal')
  return table
}

describe('openers', () => {
  rule('uspa/3.2.9.2', 'a pair of tens may not open, a pair of jacks may', () => {
    const table = start()
    expect(legal(table.deal())).toMatchObject({ seat: 1, check: true, wager: null })
    expect(table.refused('1 wagers 10')).toEqual([
      'openers-needed',
      'It takes a pair of jacks or better to open. Seat 1 may fold or check.',
    ])
    table.run('1 checks')
    expect(legal(table.deal())).toMatchObject({ seat: 2, wager: { sizes: [10] } })
  })
  rule('uspa/3.2.9.2', 'two pair may open, tens and eights too', () => {
    const table = start()
    table.run('1 checks; 2 checks')
    expect(legal(table.deal())).toMatchObject({ seat: 3, wager: { sizes: [10] } })
  })
  test('once it is open anyone may raise', () => {
    const table = start()
    table.run('1 checks; 2 wagers 10; 3 calls')
    expect(legal(table.deal())).toMatchObject({ seat: 1, wager: { sizes: [20] } })
  })
  rule('rrp/12/intro/openers', 'five-card draw opens on anything', () => {
    const table = script(forms['draw-high'], { players: 3, deck })
    table.run('deal')
    expect(legal(table.deal())).toMatchObject({ seat: 1, wager: { sizes: [10] } })
  })
})

describe('after the draw', () => {
  rule('uspa/3.2.9.3.5', 'the opener acts first, at the upper limit', () => {
    const table = start()
    table.run('1 checks; 2 wagers 10; 3 calls; 1 calls; 1 stands pat; 2 discards 2c 5h 7s; 3 stands pat')
    expect(lines(table.run('deal'))).toEqual(['burn 2h', 'down 2:2s 2:3c 2:3d', 'after the draw: 2 opens'])
    expect(legal(table.deal())).toMatchObject({ seat: 2, wager: { sizes: [20] } })
    table.run('play on')
    expect(awards(table.deal())).toEqual(['high: 36 to 2, two pair, jacks and threes, deuce kicker'])
    expect(results(table.deal())).toEqual({ 1: -12, 2: 24, 3: -12 })
  })
  rule('uspa/3.2.9.1', 'if the opener has folded the next one clockwise begins', () => {
    const table = start()
    table.run('1 checks; 2 wagers 10; 3 wagers 20; 1 calls; 2 folds')
    expect(lines(table.run('pat'))).toEqual(['after the draw: 3 opens'])
  })
  rule('rrp/12/6', 'the last to draw five gets four, a burn and the fifth', () => {
    const table = start()
    table.run('1 checks; 2 wagers 10; 3 calls; 1 folds; 2 stands pat; 3 discards Td Ts 8c 8d 2d')
    expect(lines(table.run('deal'))).toEqual([
      'burn 2h',
      'down 3:2s 3:3c 3:3d 3:3h',
      'burn 3s',
      'down 3:4c',
      'after the draw: 2 opens',
    ])
  })
})

describe('nobody opens', () => {
  rule('uspa/3.2.9.3.3', 'the antes stay in the pot and are brought into the next deal', () => {
    const table = start()
    const events = table.run('1 checks; 2 checks; 3 checks')
    expect(events.slice(-3)).toEqual([
      { type: 'RoundClosed' },
      { type: 'PotCarried', amount: 6 },
      { type: 'DealEnded' },
    ])
    expect(results(table.deal())).toEqual({ 1: -2, 2: -2, 3: -2 })
    const next = start(3, { players: 3, carried: table.deal().carried })
    next.run('1 checks; 2 wagers 10; 3 folds; 1 folds; show')
    expect(awards(next.deal())).toEqual(['all: 12 to 2'])
    expect(results(next.deal())).toEqual({ 1: -2, 2: 10, 3: -2 })
  })
  test('one who is left alone takes the pot without opening', () => {
    const table = start()
    table.run('1 folds; 2 folds; show')
    expect(awards(table.deal())).toEqual(['all: 6 to 3'])
  })
})
