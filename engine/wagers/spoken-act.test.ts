import { describe, expect, test } from 'vitest'
import { reads } from '../testing/reads.ts'
import { rule } from '../testing/rule.ts'
import type { Situation } from './situation.ts'

const facing20: Situation = { structure: 'limit', price: 20, lastRaise: 20, did: [] }
const unopened: Situation = { structure: 'no-limit', lastRaise: 10, did: [] }

describe('words in turn bind', () => {
  rule('rrp/3/betting/9', 'the words win over the chips', () => {
    const reading = reads('rrp', { ...facing20, did: ['call', [20, 20]] })
    expect(reading).toEqual({
      act: 'call',
      to: 20,
      returned: 20,
      binding: true,
      mayStill: [],
      bars: [],
      rules: ['rrp/3/betting/9'],
    })
  })

  rule('uspa/3.1.7.8', 'a player who says raise puts in at least the least raise', () => {
    const reading = reads('uspa', { ...facing20, structure: 'no-limit', did: ['raise'] })
    expect(reading).toMatchObject({ act: 'raise', to: 40, binding: true })
    expect(reads('uspa', { ...facing20, did: ['raise'] }).rules).toEqual(['uspa/3.1.7.8'])
  })

  rule('hpt/rrp7/3/betting-8', 'at limit the words bind, but nothing says that they win', () => {
    const reading = reads('hpt', { ...facing20, did: ['call', [20, 20]] })
    expect(reading).toMatchObject({
      act: 'call',
      to: 20,
      binding: 'may-be',
      rules: ['hpt/rrp7/3/betting-8'],
      discretion: { by: 'floor', usual: { act: 'call', to: 20 }, alternatives: [{ act: 'raise', to: 40 }] },
    })
    expect(reads('hpt', { ...facing20, did: ['call', [20]] }).binding).toBe(true)
    expect(reads('hpt', { ...facing20, structure: 'no-limit', did: ['call', [20, 20]] }).binding).toBe(true)
  })

  rule('web/betting/6', 'a stated raise binds, and a knock is a pass', () => {
    expect(reads('web', { ...facing20, did: ['raise'] })).toMatchObject({
      act: 'raise',
      to: 40,
      binding: true,
      rules: ['web/betting/6'],
    })
    expect(reads('web', { ...unopened, did: [{ does: 'knocks' }] })).toMatchObject({
      act: 'check',
      rules: ['web/betting/6'],
    })
  })

  rule('wsop/16', 'a call that was said cannot become a fold', () => {
    expect(reads('wsop', { ...facing20, did: ['call', 'no, fold'] })).toMatchObject({
      act: 'call',
      to: 20,
      binding: true,
      mayStill: [],
    })
  })

  rule('wsop/135', 'a tap is a check, and a raise that was said is made', () => {
    const tap = { ...unopened, did: [{ does: 'knocks' }] } as const
    expect(reads('wsop', tap)).toMatchObject({ act: 'check', binding: true, rules: ['wsop/135'] })
    expect(reads('wsop', { ...facing20, did: ['raise'] })).toMatchObject({ act: 'raise', to: 40, rules: ['wsop/135'] })
    // a check is none with a wager to call; in the other books a pass gives the hand up
    expect(reads('wsop', { ...facing20, did: [{ does: 'knocks' }] })).toMatchObject({ act: 'nothing', binding: false })
    expect(reads('rrp', { ...facing20, did: [{ does: 'knocks' }] })).toMatchObject({ act: 'fold', binding: 'may-be' })
  })

  rule('rrp/14/nl/8', 'a bet is corrected to what was said', () => {
    const reading = reads('rrp', { ...unopened, did: ['three hundred', [100, 100]] })
    expect(reading).toMatchObject({
      act: 'bet',
      to: 300,
      correction: { from: 200, to: 300 },
      rules: ['rrp/14/nl/8'],
    })
  })

  rule('uspa/3.4.2.5', 'speech beats chips', () => {
    const reading = reads('uspa', { ...unopened, did: ['two hundred', [100, 25, 25]] })
    expect(reading).toMatchObject({ act: 'bet', to: 200, correction: { from: 150, to: 200 }, rules: ['uspa/3.4.2.5'] })
  })

  rule('wsop/180', 'the bet is what was said', () => {
    expect(reads('wsop', { ...unopened, did: ['two hundred', [100, 50]] })).toMatchObject({
      to: 200,
      correction: { from: 150, to: 200 },
      rules: ['wsop/180'],
    })
    expect(reads('wsop', { ...unopened, did: [[500], 'four hundred'] })).toMatchObject({ to: 400, returned: 100 })
  })

  rule('rrp/3/dead-hands/1a', 'facing a wager, a fold that is said kills the hand at once', () => {
    const reading = reads('rrp', { ...facing20, did: ['fold'] })
    expect(reading).toMatchObject({ act: 'fold', binding: true, mayStill: [] })
    expect(reading.rules[0]).toBe('rrp/3/dead-hands/1a')
    expect(reads('rrp', { ...unopened, did: ['fold'] }).rules).not.toContain('rrp/3/dead-hands/1a')
  })
})

describe('a knock', () => {
  const knock = [{ does: 'knocks' }] as const
  const draw: Situation = { structure: 'limit', stage: 'draw', did: knock }

  rule('rrp/3/betting/10', 'is a pass', () => {
    const reading = reads('rrp', { ...unopened, did: knock })
    expect(reading).toMatchObject({ act: 'check', binding: true, rules: ['rrp/3/betting/10'] })
  })
  rule('uspa/3.1.7.9', 'is a pass', () => {
    expect(reads('uspa', { ...unopened, did: knock })).toMatchObject({ act: 'check', rules: ['uspa/3.1.7.9'] })
  })
  rule('rrp/11/14', 'passes in a lowball round and stands pat in the draw', () => {
    expect(reads('rrp', { structure: 'limit', did: knock }).act).toBe('check')
    expect(reads('rrp', draw)).toMatchObject({ act: 'pat', binding: true, rules: ['rrp/11/14'] })
  })
  rule('uspa/3.2.8.5.1.14', 'passes or stands pat by the stage', () => {
    expect(reads('uspa', { structure: 'limit', did: knock }).act).toBe('check')
    expect(reads('uspa', draw)).toMatchObject({ act: 'pat', rules: ['uspa/3.2.8.5.1.14'] })
  })
  rule('wsop/278', 'passes or stands pat by the stage', () => {
    expect(reads('wsop', { structure: 'limit', did: knock }).act).toBe('check')
    expect(reads('wsop', draw)).toMatchObject({ act: 'pat', rules: ['wsop/278'] })
  })
  rule('rrp/12/10', 'that stood pat without knowing of a raise leaves the hand in play', () => {
    const high: Situation = { ...draw, drawing: 'draw-high' }
    expect(reads('rrp', high)).toMatchObject({ act: 'pat', binding: true, rules: ['rrp/12/10'] })
    expect(reads('rrp', { ...high, mistook: { of: 'raise' } })).toMatchObject({
      binding: false,
      mayStill: ['fold', 'call', 'raise'],
      rules: ['rrp/12/10'],
    })
  })
  rule('uspa/3.2.10.5.9', 'that stood pat without knowing of a raise leaves the hand in play', () => {
    const high: Situation = { ...draw, drawing: 'draw-high' }
    expect(reads('uspa', high)).toMatchObject({ act: 'pat', binding: true, rules: ['uspa/3.2.10.5.9'] })
    expect(reads('uspa', { ...high, mistook: { of: 'raise' } }).mayStill).toContain('call')
  })
})

describe('amounts that are said', () => {
  const facing50: Situation = { structure: 'no-limit', price: 50, lastRaise: 40, stack: 1000, did: [] }

  test.each([
    ['fifty', 'call', 50],
    ['raise to 120', 'raise', 120],
    ['a hundred more', 'raise', 150],
    ['make it two hundred', 'raise', 200],
    ['raise the minimum', 'raise', 90],
    ['all in', 'raise', 1000],
    ['raise to 60', 'raise', 90],
    ['raise 30', 'raise', 90],
    ['call', 'call', 50],
    ['I call and raise a hundred', 'call', 50],
  ])('%s', (words, act, to) => expect(reads('rrp', { ...facing50, did: [words] })).toMatchObject({ act, to }))

  test('a raise that may be to or by a sum is the smaller, and the floor may take the other', () => {
    expect(reads('rrp', { ...facing50, did: ['raise 100'] })).toMatchObject({
      to: 100,
      discretion: { usual: { act: 'raise', to: 100 }, alternatives: [{ act: 'raise', to: 150 }] },
    })
  })

  test('pot is the most that may be bet at pot-limit', () => {
    const pot: Situation = { structure: 'pot-limit', price: 50, lastRaise: 50, pot: 150, did: ['pot'] }
    expect(reads('rrp', pot)).toMatchObject({ act: 'raise', to: 250 })
  })

  test('all-in for less than the bet is a call, and a raise that is barred is one too', () => {
    expect(reads('rrp', { ...facing50, stack: 30, did: ['all in'] })).toMatchObject({ act: 'call', to: 30 })
    expect(reads('rrp', { ...facing50, wager: null, did: ['raise', [100]] })).toMatchObject({
      act: 'call',
      to: 50,
      returned: 50,
    })
  })

  test('silence and a question are nothing', () => {
    for (const did of [[], ['raise?'], ['time']]) {
      expect(reads('rrp', { ...facing50, did })).toMatchObject({ act: 'nothing', binding: false })
    }
  })
})
