import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

// seat 1: tens with ace and king; seat 2: jacks; seat 3: tens and eights
const cards = 'Tc Jc Td Th Jd Ts Ac 2c 8c Kd 5h 8d 4h 7s 2d'
const start = (carried = 0): Table => given({ form: 'jacks-or-better', cards, carried, seats: 3 }).plays('deal')

describe('openers', () => {
  rule('uspa/3.2.9.2', 'a pair of tens may not open, a pair of jacks may', () => {
    start()
      .offers({ seat: 1, check: true, wager: null })
      .refuses('1 bets 10', 'openers-needed', 'You need a pair of jacks or better to open. Seat 1 can fold or check.')
      .plays('1 checks')
      .offers({ seat: 2, wager: { sizes: [10, 20] } })
  })
  rule('uspa/3.2.9.2', 'two pair may open, tens and eights too', () => {
    start()
      .plays('1 checks; 2 checks')
      .offers({ seat: 3, wager: { sizes: [10, 20] } })
  })
  test('once it is open anyone may raise', () => {
    start()
      .plays('1 checks; 2 bets 10; 3 calls')
      .offers({ seat: 1, wager: { sizes: [20] } })
  })
  rule('rrp/12/intro/openers', 'five-card draw opens on anything', () => {
    given({ form: 'draw-high', seats: 3, cards })
      .plays('deal')
      .offers({ seat: 1, wager: { sizes: [10, 20] } })
  })
})

describe('after the draw', () => {
  rule('uspa/3.2.9.3.5', 'the opener acts first, at the upper limit', () => {
    start()
      .plays('1 checks; 2 bets 10; 3 calls; 1 calls; 1 stands pat; 2 discards 2c 5h 7s; 3 stands pat')
      .plays('deal')
      .lines('burn 2h', 'down 2:2s 2:3c 2:3d', 'after the draw: 2 opens')
      .offers({ seat: 2, wager: { sizes: [20] } })
      .plays('play on')
      .awarded('high: 36 to 2, two pair, jacks and threes, deuce kicker')
      .won({ 1: -12, 2: 24, 3: -12 })
  })
  rule('uspa/3.2.9.1', 'if the opener has folded the next one clockwise begins', () => {
    start()
      .plays('1 checks; 2 bets 10; 3 raises to 20; 1 calls; 2 folds')
      .plays('all stand pat')
      .lines('after the draw: 3 opens')
  })
  rule('rrp/12/6', 'the last to draw five gets four, a burn and the fifth', () => {
    start()
      .plays('1 checks; 2 bets 10; 3 calls; 1 folds; 2 stands pat; 3 discards Td Ts 8c 8d 2d')
      .plays('deal')
      .lines('burn 2h', 'down 3:2s 3:3c 3:3d 3:3h', 'burn 3s', 'down 3:4c', 'after the draw: 2 opens')
  })
})

describe('nobody opens', () => {
  rule('uspa/3.2.9.3.3', 'the antes stay in the pot and are brought into the next deal', () => {
    const table = start().plays('1 checks; 2 checks; 3 checks')
    expect(table.events.slice(-3)).toMatchObject([
      { type: 'RoundClosed' },
      { type: 'PotCarried', amount: 6 },
      { type: 'DealEnded' },
    ])
    table.won({ 1: -2, 2: -2, 3: -2 })
    start(table.deal.carried)
      .plays('1 checks; 2 bets 10; 3 folds; 1 folds; showdown')
      .awarded('all: 12 to 2')
      .won({ 1: -2, 2: 10, 3: -2 })
  })
  test('a player who is left alone takes the pot without opening', () => {
    start().plays('1 folds; 2 folds; showdown').awarded('all: 6 to 3')
  })
})
