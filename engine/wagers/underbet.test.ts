import { describe, expect, test } from 'vitest'
import { reads } from '../testing/reads.ts'
import { rule } from '../testing/rule.ts'
import type { Noticed, Situation } from './situation.ts'

/** The turn at 10-20: the lower limit was bet, and one has called. */
const turn20: Situation = {
  structure: 'limit',
  lastRaise: 20,
  did: [[10]],
  since: [{ seat: 4, act: 'call', to: 10 }],
  noticed: { when: 'in-the-round' },
}
const inFives: Situation = { structure: 'no-limit', lastRaise: 5, unit: 5, did: [] }

describe('a wager below its size', () => {
  rule('rrp/3/betting/16', 'is brought up before the round ends, and a player who had called it may not raise', () => {
    const reading = reads('rrp', turn20)
    expect(reading).toMatchObject({
      act: 'bet',
      to: 20,
      correction: { from: 10, to: 20 },
      others: [{ seat: 4, to: 20, bars: ['raise'] }],
    })
    expect(reading.rules).toContain('rrp/3/betting/16')
    const over = reads('rrp', { ...turn20, noticed: { when: 'round-over' } })
    expect(over).toMatchObject({ act: 'bet', to: 10 })
    expect(over.others).toBeUndefined()
    expect([12, 13].map(bet => reads('rrp', { ...inFives, did: [`bet ${bet}`] }).to)).toEqual([10, 15])
  })
  rule('uspa/3.1.7.16', 'is made good by the bettor and their callers, who may not raise', () => {
    const since = [1, 2].map(seat => ({ seat, act: 'call', to: 5 }) as const)
    const reading = reads('uspa', { ...turn20, lastRaise: 10, did: [[5]], since })
    expect(reading).toMatchObject({ to: 10, others: [1, 2].map(seat => ({ seat, to: 10, bars: ['raise'] })) })
    expect(reading.rules).toContain('uspa/3.1.7.16')
  })
  rule('web/betting/14', 'is corrected, and those who acted cannot alter what they did', () => {
    const reading = reads('web', { ...turn20, lastRaise: 10, did: [[5]] })
    expect(reading).toMatchObject({ to: 10, others: [{ seat: 4, to: 10, bars: ['raise'] }] })
    expect(reading.rules).toContain('web/betting/14')
    expect(reads('web', { ...turn20, stack: 10 })).toMatchObject({ act: 'bet', to: 10 })
  })
  rule('wsop/142', 'becomes the upper limit for bettor and caller', () => {
    const reading = reads('wsop', { ...turn20, lastRaise: 40, did: [[20]] })
    expect(reading).toMatchObject({ to: 40, others: [{ to: 40 }] })
    expect(reading.rules).toContain('wsop/142')
    expect(reads('wsop', { ...turn20, noticed: { when: 'round-over' } }).to).toBe(10)
  })
  rule('wsop/142-rounding', 'or between sizes goes to the nearest', () => {
    expect([37, 38].map(bet => reads('wsop', { ...inFives, did: [`bet ${bet}`] }).to)).toEqual([35, 40])
    expect(reads('wsop', { ...inFives, did: ['bet 37'] }).rules).toContain('wsop/142-rounding')
  })
  rule('wsop/142-no-upgrade', 'lets nobody turn their call into a raise', () => {
    const reading = reads('wsop', { ...turn20, lastRaise: 40, did: [[20]], since: [{ seat: 4, act: 'call', to: 20 }] })
    expect(reading.others).toEqual([{ seat: 4, to: 40, bars: ['raise'] }])
    expect(reading.rules).toContain('wsop/142-no-upgrade')
  })
  test('in a house that lets them, those who had called may raise it', () => {
    const house = { name: 'Ours', book: 'rrp', overrides: { callersMayRaiseCorrected: true } } as const
    expect(reads(house, turn20).others).toEqual([{ seat: 4, to: 20, bars: [] }])
  })
  rule('rrp/14/nl/11', 'at big-bet play is lifted to the least and no further', () => {
    const raise: Situation = { structure: 'no-limit', price: 10, lastRaise: 10, stack: 500, did: ['raise', [5, 5, 5]] }
    const reading = reads('rrp', raise)
    expect(reading).toMatchObject({ act: 'raise', to: 20, correction: { from: 15, to: 20 } })
    expect(reading.rules).toContain('rrp/14/nl/11')
    expect(reads('rrp', { ...raise, stack: 15 })).toMatchObject({ act: 'raise', to: 15 })
  })
  rule('uspa/3.4.2.10', 'goes up to exactly the least', () => {
    const reading = reads('uspa', { structure: 'no-limit', price: 100, lastRaise: 100, did: ['raise', [100, 50, 10]] })
    expect(reading).toMatchObject({ act: 'raise', to: 200 })
    expect(reading.rules).toContain('uspa/3.4.2.10')
  })
  rule('wsop/183', 'is raised to the least by a player who has chips behind', () => {
    const bet = reads('wsop', { structure: 'no-limit', lastRaise: 10, stack: 307, did: [[5, 1, 1]] })
    expect(bet).toMatchObject({ act: 'bet', to: 10, correction: { from: 7, to: 10 } })
    const raise = reads('wsop', { structure: 'no-limit', price: 40, lastRaise: 30, did: ['raise to 60'] })
    expect(raise).toMatchObject({ act: 'raise', to: 70, correction: { from: 60, to: 70 } })
    expect(raise.rules).toContain('wsop/183')
  })
})

describe('a short call', () => {
  const short = (price: number, ...chips: readonly number[]): Situation => ({
    structure: 'no-limit',
    price,
    lastRaise: price,
    did: [chips],
    since: [{ act: 'shows' }],
  })

  rule('rrp/14/nl/9', 'is made good even after a better hand was shown', () => {
    expect(reads('rrp', short(500, 100, 100, 100, 100, 50))).toMatchObject({
      act: 'call',
      to: 500,
      correction: { from: 450, to: 500 },
      binding: true,
      rules: ['rrp/14/nl/9'],
    })
  })
  rule('uspa/3.4.2.6', 'is made up', () => {
    expect(reads('uspa', short(300, 100, 100, 80))).toMatchObject({
      correction: { from: 280, to: 300 },
      rules: ['uspa/3.4.2.6'],
    })
  })
  rule('wsop/181', 'is made right, the hand beaten or in the muck', () => {
    expect(reads('wsop', short(500, 400, 60))).toMatchObject({
      correction: { from: 460, to: 500 },
      binding: true,
      rules: ['wsop/181'],
    })
  })
  rule('wsop/139', 'is owed in full at the showdown', () => {
    expect(reads('wsop', { ...short(80, 40), structure: 'limit' })).toMatchObject({
      act: 'call',
      correction: { from: 40, to: 80 },
      binding: true,
      rules: ['wsop/139'],
    })
  })
  test('all-in is no short call', () => {
    const reading = reads('rrp', { ...short(500, 300), stack: 300 })
    expect(reading).toMatchObject({ act: 'call', to: 300 })
    expect(reading.correction).toBeUndefined()
  })
})

describe('a wager above the pot', () => {
  const overbet: Situation = {
    structure: 'pot-limit',
    pot: 200,
    lastRaise: 10,
    did: ['bet 300', [100, 100, 100]],
    since: [{ seat: 1, act: 'call', to: 300 }],
  }
  const noticed = (when: Noticed['when'], more: Partial<Noticed> = {}): Situation => ({
    ...overbet,
    noticed: { when, ...more },
  })

  rule('rrp/14/pl/2', 'is reduced until everybody has acted on it', () => {
    const reading = reads('rrp', noticed('in-the-round'))
    expect(reading).toMatchObject({
      act: 'bet',
      to: 200,
      returned: 100,
      others: [{ seat: 1, to: 200, returned: 100 }],
    })
    expect(reading.rules[0]).toBe('rrp/14/pl/2')
    expect(reads('rrp', noticed('all-have-acted'))).toMatchObject({ act: 'bet', to: 300, rules: ['rrp/14/pl/2'] })
  })
  rule('uspa/3.4.3.2', 'is corrected until all have acted on it', () => {
    const pot100 = { ...noticed('in-the-round'), pot: 100, did: [[100, 50]] }
    expect(reads('uspa', pot100)).toMatchObject({ to: 100, correction: { from: 150, to: 100 } })
    expect(reads('uspa', pot100).rules[0]).toBe('uspa/3.4.3.2')
  })
  rule('rrp/14/pl/3', 'may be let stand when it is questioned late, above all by its maker', () => {
    expect(reads('rrp', noticed('in-the-round', { pondered: true, by: 'bettor' }))).toMatchObject({
      to: 300,
      rules: ['rrp/14/pl/3'],
      discretion: { by: 'floor', usual: { act: 'bet', to: 300 }, alternatives: [{ act: 'bet', to: 200 }] },
    })
    const other = reads('rrp', noticed('in-the-round', { pondered: true, by: 'another' }))
    expect(other.discretion?.alternatives).toEqual([{ act: 'bet', to: 300 }])
  })
  rule('uspa/3.4.3.3', 'may be let stand when its maker questions it after the call', () => {
    const late = { ...noticed('in-the-round', { pondered: true, by: 'bettor' }), pot: 100, did: [[100, 50]] }
    expect(reads('uspa', late)).toMatchObject({ to: 150, rules: ['uspa/3.4.3.3'] })
    expect(reads('uspa', late).discretion?.usual).toEqual({ act: 'bet', to: 150 })
  })
  rule('wsop/188', 'stands once all who are left have accepted it', () => {
    const pot100 = { ...overbet, pot: 100, did: [[100, 50]] }
    expect(reads('wsop', pot100)).toMatchObject({ to: 100, returned: 50 })
    expect(reads('wsop', { ...pot100, noticed: { when: 'all-have-acted' } }).to).toBe(150)
  })
  rule('wsop/189', 'spotted on the next round, stands; thought about, is still corrected', () => {
    expect(reads('wsop', noticed('round-over'))).toMatchObject({ to: 300, rules: ['wsop/189'] })
    const pondered = reads('wsop', noticed('in-the-round', { pondered: true, by: 'bettor' }))
    expect(pondered.to).toBe(200)
    expect(pondered.discretion).toBeUndefined()
  })
})
