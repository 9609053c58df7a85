import { describe, expect, test } from 'vitest'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import { across } from '../testing/across.ts'
import { reads } from '../testing/reads.ts'
import { rule } from '../testing/rule.ts'
import { readWager } from './read-wager.ts'
import type { Situation } from './situation.ts'

const bet10: Situation = { structure: 'limit', price: 10, lastRaise: 10, did: [[10], [10]] }
const facing100: Situation = { structure: 'no-limit', price: 100, lastRaise: 100, did: [] }
const facing50: Situation = { structure: 'no-limit', price: 50, lastRaise: 50, did: ['raise', [100], [250]] }

describe('chips in a second motion, without a word', () => {
  rule('rrp/3/betting/14', 'are no raise', () => {
    const reading = reads('rrp', bet10)
    expect(reading).toMatchObject({ act: 'call', to: 10, returned: 10 })
    expect(reading.rules[0]).toBe('rrp/3/betting/14')
    expect(reads('rrp', { ...bet10, did: ['raise', [10], [10]] })).toMatchObject({ act: 'raise', to: 20 })
    expect(reads('rrp', { ...bet10, did: [[10, 10]] })).toMatchObject({ act: 'raise', to: 20 })
  })
  rule('uspa/3.1.7.14', 'are no raise', () => {
    expect(reads('uspa', bet10)).toMatchObject({ act: 'call', to: 10, returned: 10 })
    expect(reads('uspa', bet10).rules[0]).toBe('uspa/3.1.7.14')
  })
  rule(
    'uspa/2.2/string-raise',
    '10 put in, then 10 more from the stack, nothing said: only the call of 10 stands',
    () => {
      const string = reads('uspa', bet10)
      expect(string).toMatchObject({ act: 'call', to: 10, returned: 10, binding: true })
      // with one movement, or declared, it is none
      expect(reads('uspa', { ...bet10, did: [[10, 10]] })).toMatchObject({ act: 'raise', to: 20 })
      expect(reads('uspa', { ...bet10, did: ['raise', [10], [10]] })).toMatchObject({ act: 'raise', to: 20 })
    },
  )
  rule('web/betting/12', 'are no raise unless it was declared first', () => {
    expect(reads('web', bet10)).toMatchObject({ act: 'call', to: 10 })
    expect(reads('web', { ...bet10, did: ['raise', [10], [10]] })).toMatchObject({ act: 'raise', to: 20 })
    expect(reads('web', { ...bet10, did: [[10], 'raise', [10]] })).toMatchObject({ act: 'call', to: 10 })
  })
  rule('wsop/140', 'are no raise', () => {
    const bet20: Situation = { structure: 'limit', price: 20, lastRaise: 20, did: [[20], [20]] }
    expect(reads('wsop', bet20)).toMatchObject({ act: 'call', to: 20, returned: 20 })
    expect(reads('wsop', bet20).rules[0]).toBe('wsop/140')
  })
  rule('rrp/15/24', 'are no raise in a tournament, and an amount that was said is one', () => {
    const facing400: Situation = { structure: 'no-limit', setting: 'tournament', price: 400, lastRaise: 400, did: [] }
    expect(reads('rrp', { ...facing400, did: [[400], [600]] })).toMatchObject({ act: 'call', to: 400, returned: 600 })
    const said = reads('rrp', { ...facing400, did: ['raise to 1,000', [400], [600]] })
    expect(said).toMatchObject({ act: 'raise', to: 1000 })
    expect(reads('rrp', { ...facing400, did: ['raise', [400], [600]] }).rules).toContain('rrp/15/24')
  })
})

describe('a raise that was said, put in with several motions', () => {
  rule('rrp/14/nl/6', 'counts in a cash game; in a tournament the second motion is a string bet', () => {
    const cash = reads('rrp', facing50)
    expect(cash).toMatchObject({ act: 'raise', to: 350 })
    expect(cash.rules).toContain('rrp/14/nl/6')
    const tournament = reads('rrp', { ...facing50, setting: 'tournament' })
    expect(tournament).toMatchObject({ act: 'raise', to: 100, returned: 250 })
    expect(tournament.rules).toContain('rrp/3/betting/14')
  })
  rule('uspa/3.4.2.8', 'counts, in a tournament too', () => {
    const did = ['raise', [50], [100]]
    const facing20: Situation = { structure: 'no-limit', price: 20, lastRaise: 20, did }
    for (const setting of ['cash', 'tournament'] as const) {
      const reading = reads('uspa', { ...facing20, setting })
      expect(reading).toMatchObject({ act: 'raise', to: 150 })
      expect(reading.rules[0]).toBe('uspa/3.4.2.8')
    }
  })
  rule('wsop/178', 'counts if the amount came first; otherwise the call and one motion do', () => {
    const said = reads('wsop', { ...facing100, did: ['raise to 400', [100, 100], [200]] })
    expect(said).toMatchObject({ act: 'raise', to: 400 })
    const unsaid = reads('wsop', { ...facing100, did: ['raise', [100], [150], [150]] })
    expect(unsaid).toMatchObject({ act: 'raise', to: 250, returned: 150 })
    expect(unsaid.rules[0]).toBe('wsop/178')
    expect(reads('wsop', { ...facing100, did: ['raise', [300], [100]] })).toMatchObject({ to: 300, returned: 100 })
  })
  rule('wsop/178-who', 'the dealer stops it, and a player may if the dealer does not', () => {
    expect(rulebooks.wsop.dealerEnforcesStringRaise).toMatchObject({ is: 'dealer-or-player', rule: 'wsop/178-who' })
    const headsUp = reads('wsop', { ...facing100, did: [[100], [300]], noticed: { when: 'at-once', by: 'another' } })
    expect(headsUp).toMatchObject({ act: 'call', to: 100, returned: 300 })
    // the call may go in first, and what comes after the raise goes back, no matter who has spoken up
    for (const by of ['dealer', 'another'] as const) {
      const said = { ...facing100, did: ['raise', [100], [200], [300]], noticed: { when: 'at-once', by } } as const
      expect(reads('wsop', said)).toMatchObject({ act: 'raise', to: 300, returned: 300 })
    }
  })

  test('in every book, cash and tournament', () => {
    across({ rrp: [350, 100], uspa: [350, 350], hpt: [350, 100], web: [350, 350], wsop: [100, 100] }, (book, to) => {
      const settings = ['cash', 'tournament'] as const
      expect(settings.map(setting => readWager({ ...facing50, setting }, book).to)).toEqual(to)
    })
  })

  test('an amount after the first chips comes too late', () => {
    expect(reads('wsop', { ...facing100, did: ['raise', [100], 'to 400', [150], [150]] })).toMatchObject({ to: 250 })
    expect(reads('rrp', { ...facing100, did: [[100], 'raise to 400', [300]] })).toMatchObject({ act: 'call', to: 100 })
  })
})
