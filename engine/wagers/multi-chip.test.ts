import { describe, expect } from 'vitest'
import { across } from '../testing/across.ts'
import { reads } from '../testing/reads.ts'
import { rule } from '../testing/rule.ts'
import { factsOf } from './facts.ts'
import { readWager } from './read-wager.ts'
import type { Situation } from './situation.ts'

/** Blinds of 25 and 50, the big blind posted as two 25s, and a raise to 600. */
const worked: Situation = { structure: 'no-limit', price: 600, before: [25, 25], lastRaise: 550, did: [] }
/** A hundred lies out for a blind of 40, and the pot was raised to 90. */
const covered: Situation = { structure: 'no-limit', price: 90, before: [100], bet: 40, lastRaise: 50, did: [] }

const call = { act: 'call', to: 600, binding: true }

describe('chips over an earlier bet', () => {
  rule('wsop/141-prior', 'are judged by what was done with the old ones', () => {
    const moved = { pulledBack: [25], did: [[1000]] }
    expect(reads('wsop', { ...worked, did: [[1000]] })).toMatchObject(call)
    expect(reads('wsop', { ...worked, ...moved })).toMatchObject({ act: 'raise' })
    // the other books know one chip from several, and nothing of old ones
    across({ rrp: 'call', uspa: 'call', hpt: 'call', web: 'call', wsop: 'raise' }, (book, act) => {
      expect(readWager({ ...worked, ...moved }, book).act).toBe(act)
    })
  })
  rule('wsop/141a', 'that fall short of the call, and that cover it, are two cases', () => {
    expect(reads('wsop', { ...worked, pulledBack: [25, 25], did: [[1000]] }).rules).toEqual(['wsop/141a4'])
    const covers = { ...worked, before: [600], bet: 50, pulledBack: [600] }
    expect(reads('wsop', { ...covers, did: [[1500]] }).rules).toEqual(['wsop/141b2'])
  })
  rule('wsop/141a1', 'untouched, and touched', () => {
    const several = [[500, 500]]
    expect(reads('wsop', { ...worked, did: several }).rules).toContain('wsop/141a1')
    expect(reads('wsop', { ...worked, pulledBack: [25], did: several }).rules).not.toContain('wsop/141a1')
  })
  rule('wsop/141a2', 'untouched, one large chip on them is a call', () => {
    expect(reads('wsop', { ...worked, did: [[1000]] })).toMatchObject({ ...call, returned: 450, rules: ['wsop/141a2'] })
  })
  rule('wsop/141a3', 'untouched, several chips are a call only if each is needed', () => {
    expect(reads('wsop', { ...worked, did: [[500, 500]] })).toMatchObject(call)
    expect(reads('wsop', { ...worked, did: [[1000, 500]] })).toMatchObject({ act: 'raise', to: 1550 })
  })
  rule('wsop/141a4', 'taken back, one chip is a call and several are read by themselves', () => {
    const back = { ...worked, pulledBack: [25, 25] }
    expect(reads('wsop', { ...back, did: [[1000]] })).toMatchObject({ ...call, returned: 400 })
    expect(reads('wsop', { ...back, did: [[500, 500]] })).toMatchObject(call)
    expect(reads('wsop', { ...back, did: [[500, 500, 100]] })).toMatchObject({ act: 'raise', to: 1150 })
  })
  rule('wsop/141a5', 'some taken back, any new chip makes a bet of several chips', () => {
    expect(reads('wsop', { ...worked, pulledBack: [25], did: [[1000]] })).toMatchObject({
      act: 'raise',
      to: 1150,
      correction: { from: 1025, to: 1150 },
    })
  })
  rule('wsop/141b', 'that cover the call already', () => {
    expect(reads('wsop', { ...covered, did: [[100]] }).act).toBe('raise')
    // with 40 of the hundred taken for change it would be a case of the other kind
    expect(reads('wsop', { ...covered, before: [40], did: [[100]] })).toMatchObject({ act: 'call', to: 90 })
  })
  rule('wsop/141b1', 'covering, any new chip makes a bet of several chips', () => {
    const reading = reads('wsop', { ...covered, did: [[100]] })
    expect(reading).toMatchObject({ act: 'raise', to: 200 })
    expect(reading.rules[0]).toBe('wsop/141b1')
  })
  rule('wsop/141b2', 'covering and taken back, one chip is a bet of its whole worth', () => {
    expect(reads('wsop', { ...covered, pulledBack: [100], did: [[500]] })).toMatchObject({
      act: 'raise',
      to: 500,
      rules: ['wsop/141b2'],
    })
  })
  rule('wsop/141c', 'pushed in together with the new ones they are a bet of several chips', () => {
    const reading = reads('wsop', { ...worked, pushedTogether: true, did: [[1000]] })
    expect(reading).toMatchObject({ act: 'raise', to: 1150, correction: { from: 1050, to: 1150 } })
    expect(reading.rules[0]).toBe('wsop/141c')
  })
})

describe('the worked case', () => {
  rule('wsop/141d', 'two 25s out, 600 to call: 550 more is owed', () => {
    const facts = factsOf(worked)
    expect([facts.callTo - facts.keptTotal, facts.facing, facts.wager?.least]).toEqual([550, true, 1150])
    expect(reads('wsop', { ...worked, did: [[500, 25, 25]] })).toMatchObject({ act: 'call', to: 600 })
    expect(reads('wsop', { ...worked, did: [[500, 25, 25]] }).returned).toBeUndefined()
  })
  rule('wsop/141e', 'left alone, one large chip and chips that are all needed are calls', () => {
    for (const chips of [[1000], [500, 500], [100, 500]]) {
      expect(reads('wsop', { ...worked, did: [chips] })).toMatchObject(call)
    }
    expect(reads('wsop', { ...worked, did: [[500, 100, 100]] })).toMatchObject({ act: 'call', returned: 150 })
    expect(reads('wsop', { ...worked, did: [[500, 500, 25]] }).act).toBe('raise')
  })
  rule('wsop/141e1', 'a 1000 dropped on them', () => {
    expect(reads('wsop', { ...worked, did: [[1000]] })).toMatchObject(call)
  })
  rule('wsop/141e2', 'several chips of which none can be spared', () => {
    expect(reads('wsop', { ...worked, did: [[500, 500]] }).rules[0]).toBe('wsop/141a3')
    expect(reads('wsop', { ...worked, did: [[100, 500]] })).toMatchObject(call)
  })
  rule('wsop/141e2i', 'two 500s', () => {
    expect(reads('wsop', { ...worked, did: [[500, 500]] })).toMatchObject({ ...call, returned: 450 })
  })
  rule('wsop/141e2ii', 'a 100 and a 500', () => {
    expect(reads('wsop', { ...worked, did: [[100, 500]] })).toMatchObject({ ...call, returned: 50 })
  })
  rule('wsop/141f', 'with a chip to spare it is a raise from half a raise on', () => {
    const reading = reads('wsop', { ...worked, did: [[1000, 500]] })
    expect(reading).toMatchObject({ act: 'raise', to: 1550, binding: true })
    expect(reading.rules).toContain('wsop/141f')
    expect(reads('wsop', { ...worked, did: [[500, 100, 100, 100]] })).toMatchObject({ ...call, returned: 250 })
  })
  rule('wsop/141g', 'taken back, it depends on how many and on what came', () => {
    const acts = [
      { pulledBack: [25, 25], did: [[1000]] },
      { pulledBack: [25, 25], did: [[500, 500]] },
      { pulledBack: [25], did: [[1000]] },
    ].map(moved => reads('wsop', { ...worked, ...moved }).act)
    expect(acts).toEqual(['call', 'call', 'raise'])
  })
  rule('wsop/141g1', 'both taken back and a 1000 put out', () => {
    expect(reads('wsop', { ...worked, pulledBack: [25, 25], did: [[1000]] })).toMatchObject(call)
  })
  rule('wsop/141g2', 'both taken back: a call if without a smallest chip it were short', () => {
    const back = { ...worked, pulledBack: [25, 25] }
    expect(reads('wsop', { ...back, did: [[500, 500]] })).toMatchObject({ ...call, returned: 400 })
    expect(reads('wsop', { ...back, did: [[500, 500]] }).rules[0]).toBe('wsop/141g2')
    expect(reads('wsop', { ...back, did: [[500, 500, 100]] }).act).toBe('raise')
    expect(reads('wsop', { ...back, did: ['raise', [500, 500]] })).toMatchObject({ act: 'raise', to: 1150 })
    // nothing from before: the same test
    expect(reads('wsop', { ...worked, before: [], did: [[500, 500]] }).rules).toEqual(['wsop/141g2'])
  })
  rule('wsop/141g3', 'one taken back, one left, any chip added', () => {
    const reading = reads('wsop', { ...worked, pulledBack: [25], did: [[1000]] })
    expect(reading).toMatchObject({ act: 'raise', correction: { from: 1025, to: 1150 } })
    expect(reading.rules[0]).toBe('wsop/141a5')
  })
})
