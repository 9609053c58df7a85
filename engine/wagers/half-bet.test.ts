import { describe, expect, test } from 'vitest'
import type { House } from '../rulebooks/house.ts'
import { across } from '../testing/across.ts'
import { reads } from '../testing/reads.ts'
import { rule } from '../testing/rule.ts'
import { readWager } from './read-wager.ts'
import type { Situation } from './situation.ts'

const bet10: Situation = { structure: 'limit', price: 10, lastRaise: 10, did: [] }

describe('chips over the call at limit', () => {
  rule('rrp/3/betting/14', 'a whole bet and half of another is a raise that must be completed', () => {
    expect(reads('rrp', { ...bet10, did: [[5, 5, 5]] })).toMatchObject({
      act: 'raise',
      to: 20,
      correction: { from: 15, to: 20 },
      rules: ['rrp/3/betting/14', 'rrp/3/betting/16'],
    })
    expect(reads('rrp', { ...bet10, did: [[10, 1, 1, 1, 1]] })).toMatchObject({ act: 'call', to: 10, returned: 4 })
    // a single chip of greater worth is left out
    expect(reads('rrp', { ...bet10, did: [[25]] })).toMatchObject({ act: 'call', to: 10 })
  })
  rule('uspa/3.1.7.14', 'sixteen over ten is a raise, fourteen a call', () => {
    const reading = reads('uspa', { ...bet10, did: [[10, 5, 1]] })
    expect(reading).toMatchObject({ act: 'raise', to: 20 })
    expect(reading.rules[0]).toBe('uspa/3.1.7.14')
    expect(reads('uspa', { ...bet10, did: [[10, 1, 1, 1, 1]] })).toMatchObject({ act: 'call', returned: 4 })
  })
  rule('web/betting/12', 'exactly half is no raise', () => {
    expect(reads('web', { ...bet10, did: [[10, 5, 1]] })).toMatchObject({ act: 'raise', to: 20 })
    expect(reads('web', { ...bet10, did: [[10, 5]] })).toMatchObject({ act: 'call', to: 10, rules: ['web/betting/12'] })
  })
  rule('wsop/140-half', 'thirty over twenty is a raise, twenty-eight a call', () => {
    const bet20: Situation = { structure: 'limit', price: 20, lastRaise: 20, did: [[20, 5, 5]] }
    const reading = reads('wsop', bet20)
    expect(reading).toMatchObject({ act: 'raise', to: 40, correction: { from: 30, to: 40 } })
    expect(reading.rules).toContain('wsop/140-half')
    expect(reads('wsop', { ...bet20, did: [[20, 5, 1, 1, 1]] })).toMatchObject({ act: 'call', to: 20, returned: 8 })
  })
  rule('wsop/140-exceptions', 'not for one larger chip, and chips of one kind may be held a call', () => {
    const bet20: Situation = { structure: 'limit', price: 20, lastRaise: 20, did: [[100]] }
    expect(reads('wsop', bet20)).toMatchObject({ act: 'call', to: 20 })
    const like = reads('wsop', { structure: 'limit', price: 30, lastRaise: 30, did: [[25, 25]] })
    expect(like).toMatchObject({
      act: 'call',
      to: 30,
      discretion: { usual: { act: 'call', to: 30 }, alternatives: [{ act: 'raise', to: 60 }] },
    })
    expect(like.rules).toContain('wsop/140-exceptions')
    expect(reads('wsop', { ...bet20, did: [[5, 5, 5, 5, 5, 5]] }).discretion?.usual).toEqual({ act: 'raise', to: 40 })
  })

  test('half a bet more, in every book', () => {
    across({ rrp: 'raise', uspa: 'raise', hpt: 'raise', web: 'call', wsop: 'raise' }, (book, act) => {
      expect(readWager({ ...bet10, did: [[10, 5]] }, book).act).toBe(act)
    })
  })

  test('a house may ask for another part', () => {
    const overrides = { raiseByChipsFraction: { fraction: 0.55, inclusive: true } }
    const house: House = { name: 'Ours', book: 'rrp', overrides }
    const bet20: Situation = { structure: 'limit', price: 20, lastRaise: 20, did: [] }
    expect(reads(house, { ...bet20, did: [[20, 10, 1]] })).toMatchObject({ act: 'raise', to: 40 })
    expect(reads(house, { ...bet20, did: [[20, 10]] })).toMatchObject({ act: 'call', to: 20 })
  })

  test('a bring-in is completed', () => {
    const bringIn: Situation = { structure: 'limit', bringIn: true, price: 5, did: [[5, 5]] }
    const reading = reads('rrp', { ...bringIn, wager: { least: 15, most: 15, sizes: [15] } })
    expect(reading).toMatchObject({ act: 'complete', to: 15 })
  })
})

describe('chips over the call at big-bet play', () => {
  const bet100: Situation = { structure: 'no-limit', price: 100, lastRaise: 100, did: [] }

  rule('rrp/14/nl/11', 'too much put in to call is no raise', () => {
    const reading = reads('rrp', { structure: 'no-limit', price: 10, lastRaise: 10, did: [[5, 5, 5]] })
    expect(reading).toMatchObject({ act: 'call', to: 10, returned: 5, rules: ['rrp/14/nl/11'] })
  })
  rule('uspa/3.4.2.10', 'too much put in to call is no raise', () => {
    expect(reads('uspa', { ...bet100, did: [[100, 50, 10]] })).toMatchObject({ act: 'call', to: 100, returned: 60 })
  })
  rule('wsop/183-overcall', 'half a bet over makes exactly the least raise', () => {
    expect(reads('wsop', { ...bet100, did: [[100, 25, 5, 5, 5]] })).toMatchObject({
      act: 'call',
      to: 100,
      returned: 40,
    })
    const raise = reads('wsop', { ...bet100, did: [[100, 25, 25, 5, 5], [500]] })
    expect(raise).toMatchObject({ act: 'raise', to: 200, correction: { from: 160, to: 200 } })
    expect(raise.rules).toEqual(expect.arrayContaining(['wsop/183-overcall', 'wsop/178']))
  })

  test('an overcall, in every book', () => {
    across({ rrp: 'call', uspa: 'call', hpt: 'call', web: 'call', wsop: 'raise' }, (book, act) => {
      expect(readWager({ ...bet100, did: [[100, 50, 10]] }, book).act).toBe(act)
    })
  })

  test('the proper chips for a raise are a raise', () => {
    expect(reads('rrp', { ...bet100, did: [[100, 100, 50]] })).toMatchObject({ act: 'raise', to: 250, binding: true })
  })

  test('the big blind may raise with chips', () => {
    const option: Situation = { structure: 'no-limit', price: 10, before: [10], lastRaise: 10, did: [[10, 10]] }
    expect(reads('rrp', option)).toMatchObject({ act: 'raise', to: 30 })
    const limit: Situation = { ...option, structure: 'limit', did: [[1, 1]] }
    expect(reads('rrp', limit)).toMatchObject({ act: 'check', returned: 2 })
  })
})
