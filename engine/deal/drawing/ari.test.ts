import { describe, expect } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

describe('ari', () => {
  rule('wsop/ari', 'a community card is face up after the deal, before the first round', () => {
    given({ form: 'ari', seats: 2 })
      .plays('deal')
      .lines('down 1:2c 2:2d 1:2h 2:2s 1:3c 2:3d 1:3h 2:3s 1:4c 2:4d', 'board 1: 4h', 'before the draw: 2 opens')
  })
  rule('wsop/ari', 'it pairs a six for the high, and the low is made without it', () => {
    given({ form: 'ari', seats: 2, cards: { 1: '6c 4d 3c 2s Ad', 2: 'Kc Qd Jc 9h 7s', board: '6h' } })
      .plays('play on')
      .awarded('high: 10 to 1, pair of sixes, ace-four-three kickers', 'low: 10 to 1, six-four low (6-4-3-2-A)')
  })
  rule('wsop/ari-high', 'a pair of fives is no high, so the low takes it all', () => {
    given({ form: 'ari', seats: 2, cards: { 1: '5c Kd Qc Js 9d', 2: '8c 7d 4c 3h 2s', board: '5h' } })
      .plays('play on')
      .awarded('low: 20 to 2, eight-seven low (8-7-4-3-2)')
  })
  rule('wsop/ari-low', 'the community card makes no low', () => {
    given({ form: 'ari', seats: 2, cards: { 1: '8c 5d 4c 3s Kd', 2: 'Tc Td 9c 7h 7s', board: '2c' } })
      .plays('play on')
      .awarded('high: 20 to 2, two pair, tens and sevens, nine kicker')
  })
})

describe('archie', () => {
  const quiet = (one: string, two: string): Table =>
    given({ form: 'archie', seats: 2, cards: { 1: one, 2: two } }).plays('play on')
  const nobody = { 1: '8c 8d Kc Qd Jh', 2: 'Ac Kd Qc Jd 9h', 3: '7c 7d Ad Qs Js' }
  rule('wsop/archie', 'nines take the high half, an eight low the low half', () => {
    quiet('9c 9d Kc 4d 2h', '8c 6d 4s 3c Ah').awarded(
      'high: 10 to 1, pair of nines, king-four-deuce kickers',
      'low: 10 to 2, eight-six low (8-6-4-3-A)',
    )
  })
  rule('wsop/293', 'without a high the low takes all', () => {
    quiet('8c 5d 4c 3d 2h', '7c 7d Kc Qd 3h').awarded('low: 20 to 1, eight-five low (8-5-4-3-2)')
  })
  rule('wsop/294', 'without a low the high takes all', () => {
    quiet('Tc Td 5c 4d 2h', 'Kc Qd 9c 7d 3h').awarded('high: 20 to 1, pair of tens, five-four-deuce kickers')
  })
  rule('wsop/295', 'if nobody qualifies for anything all who are left share: 30 each of 90', () => {
    const table = given({
      form: 'archie',
      seats: 3,
      cards: nobody,
    }).plays('deal; 3 raises to 20; 1 raises to 30; 2 calls; 3 calls; play on')
    table.awarded('all: 30 to 1 and 30 to 2 and 30 to 3').won({ 1: 0, 2: 0, 3: 0 })
    expect(table.deal.awards[0]!.rules).toContain('wsop/295')
  })
  rule('wsop/295', 'a player who folded has no part in it', () => {
    given({ form: 'archie', seats: 3, cards: nobody })
      .plays('deal; 3 raises to 20; 1 calls; 2 folds; play on')
      .won({ 1: 5, 2: -10, 3: 5 })
  })
})
