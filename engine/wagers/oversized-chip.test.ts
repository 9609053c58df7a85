import { describe, expect } from 'vitest'
import { across } from '../testing/across.ts'
import { reads } from '../testing/reads.ts'
import { rule } from '../testing/rule.ts'
import { readWager } from './read-wager.ts'
import type { Situation } from './situation.ts'

const limit: Situation = { structure: 'limit', price: 6, lastRaise: 6, did: [[25]] }
const preflop: Situation = { structure: 'no-limit', price: 10, lastRaise: 10, did: [[100]] }
const flop: Situation = { structure: 'no-limit', lastRaise: 10, did: [[100]] }

describe('one chip larger than the bet', () => {
  rule('rrp/3/betting/15', 'is a call', () => {
    expect(reads('rrp', limit)).toMatchObject({ act: 'call', to: 6, returned: 19, rules: ['rrp/3/betting/15'] })
    expect(reads('rrp', { ...limit, did: ['raise', [25]] })).toMatchObject({ act: 'raise', to: 12, returned: 13 })
  })
  rule('uspa/3.1.7.15', 'is a call', () => {
    expect(reads('uspa', limit)).toMatchObject({ act: 'call', to: 6, returned: 19, rules: ['uspa/3.1.7.15'] })
  })
  rule('web/betting/15', 'is a call', () => {
    expect(reads('web', limit)).toMatchObject({ act: 'call', to: 6, rules: ['web/betting/15'] })
  })
  rule('wsop/141', 'is a call unless a raise is declared', () => {
    const bet8: Situation = { structure: 'limit', price: 8, lastRaise: 8, did: [[25]] }
    expect(reads('wsop', bet8)).toMatchObject({ act: 'call', to: 8, returned: 17, rules: ['wsop/141'] })
    expect(reads('wsop', { ...bet8, did: ['raise', [25]] })).toMatchObject({ act: 'raise', to: 16 })
  })
})

describe('one chip at big-bet play', () => {
  rule('rrp/14/nl/10', 'bets its whole worth with nothing to call, and calls a bet, the big blind too', () => {
    expect(reads('rrp', flop)).toMatchObject({ act: 'bet', to: 100, rules: ['rrp/14/nl/10'] })
    expect(reads('rrp', preflop)).toMatchObject({ act: 'call', to: 10, returned: 90, rules: ['rrp/14/nl/10'] })
    expect(reads('rrp', { ...preflop, did: ['raise', [100]] })).toMatchObject({ act: 'raise', to: 100 })
  })
  rule('uspa/3.4.2.9', 'calls a bet and opens for its worth', () => {
    expect(reads('uspa', preflop)).toMatchObject({ act: 'call', to: 10, rules: ['uspa/3.4.2.9'] })
    expect(reads('uspa', flop)).toMatchObject({ act: 'bet', to: 100, rules: ['uspa/3.4.2.9'] })
  })
  rule('wsop/182', 'calls a bet and opens for its worth', () => {
    expect(reads('wsop', { ...flop, did: [[500]] })).toMatchObject({ act: 'bet', to: 500, rules: ['wsop/182'] })
    const blind50: Situation = { structure: 'no-limit', price: 50, lastRaise: 50, did: [[500]] }
    expect(reads('wsop', blind50)).toMatchObject({ act: 'call', to: 50, returned: 450, rules: ['wsop/182'] })
  })
})

describe('a chip above the pot at pot-limit', () => {
  const opening: Situation = { structure: 'pot-limit', pot: 60, lastRaise: 10, did: [[100]] }
  const facing: Situation = { structure: 'pot-limit', pot: 80, price: 20, lastRaise: 20, did: [[100]] }

  rule('rrp/14/pl/6', 'bets the pot unless it faces a bet', () => {
    const reading = reads('rrp', opening)
    expect(reading).toMatchObject({ act: 'bet', to: 60, correction: { from: 100, to: 60 }, returned: 40 })
    expect(reading.rules[0]).toBe('rrp/14/pl/6')
    expect(reads('rrp', facing)).toMatchObject({ act: 'call', to: 20, returned: 80 })
    expect(reads('rrp', facing).rules[0]).toBe('rrp/14/pl/6')
  })
  rule('uspa/3.4.3.7', 'bets the pot, and no exception is made', () => {
    expect(reads('uspa', opening)).toMatchObject({ act: 'bet', to: 60 })
    expect(reads('uspa', opening).rules[0]).toBe('uspa/3.4.3.7')
    expect(reads('uspa', facing)).toMatchObject({
      act: 'raise',
      discretion: { usual: { act: 'raise' }, alternatives: [{ act: 'call', to: 20 }] },
    })
  })
  rule('wsop/192', 'bets the pot, calls a bet, and with the word raise is a pot raise', () => {
    const bet40: Situation = { structure: 'pot-limit', pot: 100, price: 40, lastRaise: 40, did: [[1000]] }
    expect(reads('wsop', opening)).toMatchObject({ act: 'bet', to: 60 })
    expect(reads('wsop', bet40)).toMatchObject({ act: 'call', to: 40 })
    const raise = reads('wsop', { ...bet40, did: ['raise', [1000]] })
    expect(raise).toMatchObject({ act: 'raise', to: 180, returned: 820 })
    for (const reading of [reads('wsop', opening), reads('wsop', bet40), raise])
      expect(reading.rules[0]).toBe('wsop/192')
  })
  rule('rrp/14/pl/6', 'five books side by side', () => {
    across({ rrp: 'call', uspa: 'raise', hpt: 'call', web: 'call', wsop: 'call' }, (book, act) => {
      expect(readWager(facing, book).act).toBe(act)
    })
  })
})
