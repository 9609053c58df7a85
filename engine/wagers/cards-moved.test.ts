import { describe, expect } from 'vitest'
import { reads } from '../testing/reads.ts'
import { rule } from '../testing/rule.ts'
import type { Situation } from './situation.ts'

describe('the cards moved', () => {
  const thrown: Situation = { structure: 'limit', lastRaise: 10, did: [{ does: 'throws-hand-forward' }] }
  const lifted: Situation = { structure: 'limit', price: 30, lastRaise: 30, did: [{ does: 'lifts-upcards' }] }

  rule('rrp/3/dead-hands/1b', 'a hand thrown forward is dead once another has acted, also with no bet to face', () => {
    expect(reads('rrp', { ...thrown, since: [{ act: 'bet', to: 10 }] })).toMatchObject({
      act: 'fold',
      binding: true,
      rules: ['rrp/3/dead-hands/1b'],
    })
    expect(reads('rrp', thrown)).toMatchObject({ act: 'nothing', binding: false })
    expect(reads('rrp', { ...thrown, price: 10 })).toMatchObject({ act: 'fold', binding: true })
  })
  rule('rrp/8/10', 'upcards lifted facing a wager are a fold, and mean nothing at the showdown', () => {
    expect(reads('rrp', lifted)).toMatchObject({ act: 'fold', binding: true, rules: ['rrp/8/10'] })
    expect(reads('rrp', { ...lifted, stage: 'showdown' })).toMatchObject({ act: 'nothing', binding: false })
    expect(reads('rrp', { ...lifted, price: 0 }).act).toBe('nothing')
  })
  rule('wsop/227', 'upcards lifted facing a wager are a fold', () => {
    expect(reads('wsop', lifted)).toMatchObject({ act: 'fold', rules: ['wsop/227'] })
    expect(reads('wsop', { ...lifted, stage: 'showdown' }).act).toBe('nothing')
  })
  rule('uspa/3.2.3.5.10', 'upcards lifted facing a wager are a fold', () => {
    expect(reads('uspa', lifted)).toMatchObject({ act: 'fold', rules: ['uspa/3.2.3.5.10'] })
  })
})

describe('the wrong player brought in', () => {
  const wrong: Situation = { structure: 'limit', wrongLowcard: true, did: [[5]] }

  rule('rrp/8/5', 'and takes it back unless the next has acted', () => {
    expect(reads('rrp', wrong)).toMatchObject({ binding: false, returned: 5, rules: ['rrp/8/5'] })
    expect(reads('rrp', { ...wrong, since: [{ act: 'call', to: 5 }] })).toMatchObject({
      act: 'bet',
      to: 5,
      binding: true,
      rules: ['rrp/8/5'],
    })
  })
  rule('uspa/3.2.3.5.9', 'and takes it back unless the next has acted', () => {
    expect(reads('uspa', wrong)).toMatchObject({ binding: false, rules: ['uspa/3.2.3.5.9'] })
  })
  rule('wsop/222', 'and takes it back while the next has not acted', () => {
    expect(reads('wsop', wrong)).toMatchObject({ binding: false, returned: 5, rules: ['wsop/222'] })
  })
  rule('wsop/222-acted', 'and it stands once the next has acted', () => {
    expect(reads('wsop', { ...wrong, since: [{ act: 'call', to: 5 }] })).toMatchObject({
      to: 5,
      binding: true,
      rules: ['wsop/222-acted'],
    })
  })
})
