import { describe, expect, test } from 'vitest'
import { across } from '../testing/across.ts'
import { reads } from '../testing/reads.ts'
import { rule } from '../testing/rule.ts'
import { readWager } from './read-wager.ts'
import type { Since, Situation } from './situation.ts'

const between = (act: Since['act'], to?: number): readonly Since[] => [to === undefined ? { act } : { act, to }]
/** A bets 20 and C calls before B. */
const call: Situation = { structure: 'no-limit', price: 20, lastRaise: 20, turn: 'out', did: [[20]] }
/** C checks before B. */
const check: Situation = { structure: 'no-limit', lastRaise: 10, turn: 'out', did: ['check'] }

describe('an act out of turn', () => {
  rule('rrp/3/betting/11', 'binds unless a bet or raise changes it; after a call the floor decides', () => {
    expect(reads('rrp', { ...call, since: between('fold') })).toMatchObject({ act: 'call', to: 20, binding: true })
    expect(reads('rrp', { ...call, since: between('raise', 40) })).toMatchObject({
      binding: false,
      returned: 20,
      mayStill: ['fold', 'call'],
      bars: ['raise'],
      rules: ['rrp/3/betting/11', 'rrp/3/betting/11/call'],
    })
    expect(reads('rrp', { ...call, since: between('call') })).toMatchObject({
      binding: 'may-be',
      discretion: { usual: { act: 'call', to: 20 }, alternatives: [{ act: 'withdraw' }] },
    })
    expect(reads('rrp', { ...call, since: between('call'), floor: 'holds' })).toMatchObject({
      binding: true,
      mayStill: [],
    })
  })
  rule('rrp/3/betting/11/check', 'that was a check costs the bet and the raise', () => {
    expect(reads('rrp', { ...check, since: between('check') })).toMatchObject({
      act: 'check',
      binding: true,
      bars: ['bet', 'raise'],
    })
    const bet = reads('rrp', { ...check, since: between('bet', 10) })
    expect(bet).toMatchObject({ binding: false, mayStill: ['fold', 'call'], bars: ['bet', 'raise'] })
    expect(bet.rules).toContain('rrp/3/betting/11/check')
  })
  rule('rrp/3/betting/11/call', 'that was a call may not be turned into a raise', () => {
    const reading = reads('rrp', { ...call, since: between('call') })
    expect(reading).toMatchObject({ mayStill: ['fold', 'call'], bars: ['raise'] })
    expect(reading.rules).toContain('rrp/3/betting/11/call')
  })
  rule('uspa/3.1.7.10', 'may bind if nobody between bets, calls or raises; a check costs the bet', () => {
    expect(reads('uspa', { ...check, since: between('check') })).toMatchObject({ bars: ['bet', 'raise'] })
    expect(reads('uspa', { ...call, since: between('fold') })).toMatchObject({ binding: 'may-be' })
    for (const act of ['call', 'raise'] as const) {
      expect(reads('uspa', { ...call, since: between(act) })).toMatchObject({ binding: false })
    }
    expect(reads('uspa', { ...call, since: between('raise') }).rules[0]).toBe('uspa/3.1.7.10')
  })
  rule('hpt/rrp7/3/betting-10', 'does not bind after a call, and a call never becomes a raise', () => {
    expect(reads('hpt', { ...call, since: between('call') })).toMatchObject({
      binding: false,
      mayStill: ['fold', 'call'],
      bars: ['raise'],
      rules: ['hpt/rrp7/3/betting-10'],
    })
    expect(reads('hpt', { ...call, since: between('raise', 40) }).bars).toEqual(['raise'])
  })
  rule('web/betting/10', 'binds if nobody acts in turn; a check may neither call nor raise', () => {
    expect(reads('web', { ...check, since: between('bet', 10) })).toMatchObject({
      mayStill: ['fold'],
      bars: ['call', 'raise'],
      rules: ['web/betting/10'],
    })
    expect(reads('web', call)).toMatchObject({ binding: true })
    for (const act of ['fold', 'check', 'call', 'bet', 'raise'] as const) {
      expect(reads('web', { ...call, since: between(act) }), act).toMatchObject({ binding: false, returned: 20 })
    }
    expect(reads('web', check)).toMatchObject({ act: 'check', binding: true, bars: ['call', 'raise'] })
    expect(reads('web', { ...check, since: between('check') })).toMatchObject({ bars: ['call', 'raise'] })
    expect(reads('web', { ...check, did: [[10]] })).toMatchObject({ act: 'bet', to: 10, binding: true, bars: [] })
  })
  rule('wsop/17', 'holds if nothing has changed; after a raise they are free and have their chips back', () => {
    const early: Situation = { ...call, price: 40, lastRaise: 40, did: [[40]] }
    expect(reads('wsop', { ...early, since: between('fold') })).toMatchObject({ act: 'call', to: 40, binding: true })
    expect(reads('wsop', { ...early, since: between('raise', 120) })).toMatchObject({
      binding: false,
      returned: 40,
      mayStill: ['fold', 'call', 'raise'],
      rules: ['wsop/17'],
    })
  })
  rule('wsop/136', 'is not changed by a check, a call or a fold, and costs nothing once it is changed', () => {
    for (const act of ['check', 'call', 'fold'] as const) {
      const reading = reads('wsop', { ...call, since: between(act) })
      expect(reading).toMatchObject({ binding: true, bars: [] })
      expect(reading.rules[0]).toBe('wsop/136')
    }
    expect(reads('wsop', { ...check, since: between('bet', 10) })).toMatchObject({
      mayStill: ['fold', 'call', 'raise'],
      bars: [],
    })
  })

  test('a call out of turn, by what came between, in every book', () => {
    const acts = ['fold', 'call', 'raise'] as const
    across(
      {
        rrp: [true, 'may-be', false],
        uspa: ['may-be', false, false],
        hpt: ['may-be', false, false],
        web: [false, false, false],
        wsop: [true, true, false],
      },
      (book, binding) => {
        expect(acts.map(act => readWager({ ...call, since: between(act) }, book).binding)).toEqual(binding)
      },
    )
  })

  test('a check out of turn, after a bet, in every book', () => {
    const free = ['fold', 'call', 'raise']
    const two = ['fold', 'call']
    across({ rrp: two, uspa: two, hpt: two, web: ['fold'], wsop: free }, (book, mayStill) => {
      expect(readWager({ ...check, since: between('bet', 10) }, book).mayStill).toEqual(mayStill)
    })
  })

  test('a check out of turn stands in every book while nobody bets', () => {
    across({ rrp: 'check', uspa: 'check', hpt: 'check', web: 'check', wsop: 'check' }, (book, act) => {
      expect(readWager({ ...check, since: between('check') }, book)).toMatchObject({ act, binding: true, mayStill: [] })
    })
  })

  test('a call out of turn, after a raise, may become a fold but no raise, in all books but one', () => {
    const raise = ['raise']
    across({ rrp: raise, uspa: raise, hpt: raise, web: raise, wsop: [] }, (book, bars) => {
      const reading = readWager({ ...call, since: between('raise', 40) }, book)
      expect(reading).toMatchObject({ binding: false, bars })
      expect(reading.mayStill).toEqual(['fold', 'call', 'raise'].filter(act => !bars.includes(act)))
    })
  })

  test('a hand that was given up facing a wager is dead', () => {
    expect(reads('wsop', { ...call, did: ['fold'], since: between('raise', 40) })).toMatchObject({
      act: 'fold',
      binding: true,
    })
  })
})

describe('a player who was skipped', () => {
  const skipped = (behind: number, more = {}): Situation => ({
    structure: 'limit',
    price: 20,
    lastRaise: 20,
    did: [],
    skipped: { behind, ...more },
  })

  rule('rrp/3/betting/12', 'may lose their turn when three have acted behind them', () => {
    expect(reads('rrp', skipped(3))).toMatchObject({
      act: 'fold',
      binding: 'may-be',
      rules: ['rrp/3/betting/12'],
      discretion: { usual: { act: 'fold' }, alternatives: [{ act: 'nothing' }] },
    })
    const kept = [skipped(2), skipped(3, { waiting: true }), skipped(3, { calledTime: true })]
    for (const situation of kept) expect(reads('rrp', situation)).toMatchObject({ act: 'nothing', binding: false })
    expect(reads('rrp', { ...skipped(3), price: 0 }).act).toBe('check')
  })
  rule('uspa/3.1.7.11', 'may lose their turn, never while they wait for one ahead', () => {
    expect(reads('uspa', skipped(3))).toMatchObject({ act: 'fold', binding: 'may-be', rules: ['uspa/3.1.7.11'] })
    expect(reads('uspa', skipped(4, { waiting: true })).act).toBe('nothing')
  })
  rule('web/betting/11', 'has lost their turn', () => {
    expect(reads('web', skipped(3))).toMatchObject({ act: 'fold', binding: true, rules: ['web/betting/11'] })
    expect(reads('web', skipped(2)).act).toBe('nothing')
  })
  rule('wsop/137', 'may lose their turn when two have acted', () => {
    expect(reads('wsop', skipped(2))).toMatchObject({ act: 'fold', binding: 'may-be', rules: ['wsop/137'] })
    expect(reads('wsop', skipped(1)).act).toBe('nothing')
    expect(reads('wsop', skipped(2, { waiting: true })).act).toBe('nothing')
  })
  test('in every book, with two and with three behind', () => {
    const kept = false
    across(
      {
        rrp: [kept, 'may-be'],
        uspa: [kept, 'may-be'],
        hpt: [kept, 'may-be'],
        web: [kept, true],
        wsop: ['may-be', 'may-be'],
      },
      (book, binding) => expect([2, 3].map(n => readWager(skipped(n), book).binding)).toEqual(binding),
    )
  })
})
