import { describe, expect } from 'vitest'
import { forms } from '../forms/forms.ts'
import { awards, lines, results } from '../testing/deal-lines.ts'
import { script, woven } from '../testing/deal-script.ts'
import { rule } from '../testing/rule.ts'

describe('ari', () => {
  rule('wsop/ari', 'a community card lies open after the deal, before the first round', () => {
    const table = script(forms.ari, { players: 2 })
    expect(lines(table.run('deal'))).toEqual([
      'down 1:2c 2:2d 1:2h 2:2s 1:3c 2:3d 1:3h 2:3s 1:4c 2:4d',
      'board 1: 4h',
      'before the draw: 2 opens',
    ])
  })
  rule('wsop/ari', 'it pairs a six for the high, and the low is made without it', () => {
    const table = script(forms.ari, { players: 2, deck: `${woven(['6c 4d 3c 2s Ad', 'Kc Qd Jc 9h 7s'], 5)} 6h` })
    table.run('play on')
    expect(awards(table.deal())).toEqual([
      'high: 10 to 1, pair of sixes, ace-four-three kickers',
      'low: 10 to 1, six-four low (6-4-3-2-A)',
    ])
  })
  rule('wsop/ari-high', 'a pair of fives is no high, so the low takes it all', () => {
    const table = script(forms.ari, { players: 2, deck: `${woven(['5c Kd Qc Js 9d', '8c 7d 4c 3h 2s'], 5)} 5h` })
    table.run('play on')
    expect(awards(table.deal())).toEqual(['low: 20 to 2, eight-seven low (8-7-4-3-2)'])
  })
  rule('wsop/ari-low', 'the community card makes no low', () => {
    const table = script(forms.ari, { players: 2, deck: `${woven(['8c 5d 4c 3s Kd', 'Tc Td 9c 7h 7s'], 5)} 2c` })
    table.run('play on')
    expect(awards(table.deal())).toEqual(['high: 20 to 2, two pair, tens and sevens, nine kicker'])
  })
})

describe('archie', () => {
  const quiet = (hands: readonly string[]): readonly string[] => {
    const table = script(forms.archie, { players: hands.length, deck: woven(hands, 5) })
    table.run('play on')
    return awards(table.deal())
  }
  rule('wsop/archie', 'nines take the high half, an eight low the low half', () => {
    expect(quiet(['9c 9d Kc 4d 2h', '8c 6d 4s 3c Ah'])).toEqual([
      'high: 10 to 1, pair of nines, king-four-deuce kickers',
      'low: 10 to 2, eight-six low (8-6-4-3-A)',
    ])
  })
  rule('wsop/293', 'without a high the low takes all', () => {
    expect(quiet(['8c 5d 4c 3d 2h', '7c 7d Kc Qd 3h'])).toEqual(['low: 20 to 1, eight-five low (8-5-4-3-2)'])
  })
  rule('wsop/294', 'without a low the high takes all', () => {
    expect(quiet(['Tc Td 5c 4d 2h', 'Kc Qd 9c 7d 3h'])).toEqual([
      'high: 20 to 1, pair of tens, five-four-deuce kickers',
    ])
  })
  rule('wsop/295', 'if nobody qualifies for anything all who are left share: 30 each of 90', () => {
    const table = script(forms.archie, {
      players: 3,
      deck: woven(['8c 8d Kc Qd Jh', 'Ac Kd Qc Jd 9h', '7c 7d Ad Qs Js'], 5),
    })
    table.run('deal; 3 wagers 20; 1 wagers 30; 2 calls; 3 calls; play on')
    expect(awards(table.deal())).toEqual([expect.stringMatching(/^all: 30 to 1 and 30 to 2 and 30 to 3/)])
    expect(results(table.deal())).toEqual({ 1: 0, 2: 0, 3: 0 })
    expect(table.deal().awards[0]!.why).toContain('wsop/295')
  })
  rule('wsop/295', 'one who folded has no part in it', () => {
    const table = script(forms.archie, {
      players: 3,
      deck: woven(['8c 8d Kc Qd Jh', 'Ac Kd Qc Jd 9h', '7c 7d Ad Qs Js'], 5),
    })
    table.run('deal; 3 wagers 20; 1 calls; 2 folds; play on')
    expect(results(table.deal())).toEqual({ 1: 5, 2: -10, 3: 5 })
  })
})
