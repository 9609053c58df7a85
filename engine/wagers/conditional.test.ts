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
    expect(reads('wsop', said)).toMatchObject({ act: 'nothing', binding: 'may-be', rules: ['wsop/18'] })
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
