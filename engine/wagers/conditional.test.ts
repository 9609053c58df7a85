import { describe, expect, test } from 'vitest'
import type { House, Overrides } from '../rulebooks/house.ts'
import { reads } from '../testing/reads.ts'
import { rule } from '../testing/rule.ts'
import type { Situation } from './situation.ts'

describe('words on a condition', () => {
  const said: Situation = { structure: 'limit', turn: 'out', lastRaise: 10, did: ['if you bet I raise'] }
  const came: Situation = { ...said, price: 10, since: [{ act: 'bet', to: 10 }] }

  rule('wsop/18', 'may be held binding', () => {
    expect(reads('wsop', came)).toMatchObject({
      act: 'raise',
      to: 20,
      binding: 'may-be',
      discretion: { by: 'floor', usual: { act: 'raise', to: 20 }, alternatives: [{ act: 'nothing' }] },
    })
    expect(reads('wsop', came).rules[0]).toBe('wsop/18')
    expect(reads('wsop', { ...came, floor: 'holds' })).toMatchObject({
      act: 'raise',
      binding: true,
      mayStill: [],
      bars: ['fold', 'check', 'call', 'bet'],
    })
    expect(reads('wsop', { ...came, floor: 'frees' }).mayStill).toEqual(['fold', 'call', 'raise'])
    expect(reads('wsop', said)).toMatchObject({ act: 'nothing', binding: false, rules: ['wsop/18'] })
  })

  rule('wsop/18', 'are a raise of the bet that came, never a bet of their own', () => {
    // at the moment the words were said: nobody had bet
    const early: Situation = { ...said, price: 0, wager: { least: 10, most: 10, sizes: [10] }, floor: 'holds' }
    for (const book of ['rrp', 'uspa', 'hpt', 'web', 'wsop'] as const) {
      expect(reads(book, { ...early, since: [{ act: 'bet', to: 10 }] })).toMatchObject({ act: 'raise', to: 20 })
      expect(reads(book, { ...early, since: [{ act: 'check' }] })).toMatchObject({ act: 'nothing', binding: false })
    }
    const nl: Situation = { ...early, structure: 'no-limit', wager: { least: 10, most: 900, sizes: [] } }
    expect(reads('wsop', { ...nl, since: [{ act: 'bet', to: 60 }] })).toMatchObject({ act: 'raise', to: 120 })
  })

  test('in a house that holds to them, or to none', () => {
    const where = (overrides: Overrides): House => ({ name: 'Ours', book: 'wsop', overrides })
    const holds = where({ conditionalStatementsBind: 'binding' })
    expect(reads(holds, came)).toMatchObject({ act: 'raise', to: 20, binding: true, mayStill: [] })
    expect(reads(holds, said)).toMatchObject({ act: 'nothing', binding: false })
    expect(reads(where({ conditionalStatementsBind: 'not-binding' }), came)).toMatchObject({
      act: 'nothing',
      binding: false,
      mayStill: ['fold', 'call', 'raise'],
      rules: ['wsop/18'],
    })
  })
})
