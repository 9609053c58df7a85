import { describe, expect, test } from 'vitest'
import { across } from '../testing/across.ts'
import { reads } from '../testing/reads.ts'
import { rule } from '../testing/rule.ts'
import { readWager } from './read-wager.ts'
import type { Reading } from './reading.ts'
import type { Situation } from './situation.ts'

const free = { binding: false, mayStill: ['fold', 'call', 'raise'] }

describe('a player who did not know of a raise', () => {
  const unaware = (price: number, chip: number): Situation => ({
    structure: 'limit',
    price,
    lastRaise: price / 2,
    did: [[chip]],
    mistook: { of: 'raise' },
  })

  rule('rrp/3/betting/13', 'takes their chips back while nobody has acted; after that they make it good', () => {
    expect(reads('rrp', unaware(40, 20))).toMatchObject({ ...free, returned: 20, rules: ['rrp/3/betting/13'] })
    expect(reads('rrp', { ...unaware(40, 20), since: [{ act: 'call', to: 40 }] })).toMatchObject({
      act: 'call',
      to: 40,
      correction: { from: 20, to: 40 },
      binding: true,
    })
    // a player who knew is bound by the chips they let go
    const { mistook: _, ...aware } = unaware(40, 20)
    expect(reads('rrp', aware)).toMatchObject({ act: 'call', to: 40, binding: true, rules: ['rrp/3/betting/13'] })
  })
  rule('uspa/3.1.7.12', 'takes their chips back while nobody has acted since', () => {
    expect(reads('uspa', unaware(30, 10))).toMatchObject({ ...free, returned: 10, rules: ['uspa/3.1.7.12'] })
    expect(reads('uspa', { ...unaware(30, 10), since: [{ act: 'fold' }] })).toMatchObject({ binding: true, to: 30 })
  })
  rule('web/betting/13', 'thinks again if nobody has acted', () => {
    expect(reads('web', unaware(40, 20))).toMatchObject({ ...free, rules: ['web/betting/13'] })
    expect(reads('web', { ...unaware(40, 20), since: [{ act: 'fold' }] }).binding).toBe(true)
  })
  rule('wsop/139-withdraw', 'is left to the floor, provided nobody has acted', () => {
    const left = reads('wsop', unaware(60, 20))
    expect(left).toMatchObject({
      act: 'call',
      to: 60,
      binding: 'may-be',
      mayStill: free.mayStill,
      discretion: { usual: { act: 'call', to: 60 }, alternatives: [{ act: 'withdraw' }] },
    })
    expect(left.rules[0]).toBe('wsop/139-withdraw')
    expect(reads('wsop', { ...unaware(60, 20), floor: 'frees' })).toMatchObject({ ...free, returned: 20 })
    expect(reads('wsop', { ...unaware(60, 20), floor: 'holds' })).toMatchObject({ act: 'call', to: 60, binding: true })
    expect(reads('wsop', { ...unaware(60, 20), since: [{ act: 'fold' }] }).binding).toBe(true)
    expect(reads('wsop', { ...unaware(60, 20), mistook: { of: 'amount' } }).binding).toBe('may-be')
  })
})

test('a player unaware of a raise, in every book', () => {
  const put: Situation = { structure: 'no-limit', price: 60, lastRaise: 40, did: [[20]], mistook: { of: 'raise' } }
  const bound: Readonly<Record<'rrp' | 'uspa' | 'hpt' | 'web' | 'wsop', Reading['binding']>> = {
    rrp: false,
    uspa: false,
    hpt: false,
    web: false,
    wsop: 'may-be',
  }
  across(bound, (book, binding) => expect(readWager(put, book).binding).toBe(binding))
})

describe('a gross misunderstanding of the amount', () => {
  const short = (price: number, ...chips: readonly number[]): Situation => ({
    structure: 'no-limit',
    price,
    lastRaise: price,
    did: [chips, 'call'],
    mistook: { of: 'amount' },
  })
  const withdrawn = { binding: 'may-be', discretion: { by: 'floor', usual: { act: 'withdraw' } } }

  rule('rrp/14/nl/12', 'a call or raise may be taken back if no harm came of it', () => {
    const reading = reads('rrp', short(1200, 300))
    expect(reading).toMatchObject({ act: 'call', ...withdrawn, mayStill: ['fold', 'call', 'raise'] })
    expect(reading.discretion?.alternatives).toEqual([{ act: 'call', to: 1200 }])
    expect(reads('rrp', { ...short(1200, 300), floor: 'frees' })).toMatchObject({ binding: false, returned: 300 })
    // the bettor showed their hand on a call that was plainly short
    expect(reads('rrp', { ...short(400, 100), since: [{ act: 'shows' }] })).toMatchObject(withdrawn)
    expect(reads('rrp', { ...short(1200, 300), did: ['raise to 600'] })).toMatchObject({ act: 'raise', ...withdrawn })
    expect(reads('rrp', { ...short(1200, 300), mistook: { of: 'amount', harm: true } }).binding).toBe(true)
    // limit play has no such rule
    expect(reads('rrp', { ...short(1200, 300), structure: 'limit' }).binding).toBe(true)
  })
  rule('rrp/14/nl/12/eighty-percent', 'no claim is heard from four fifths of the wager on', () => {
    const bound = reads('rrp', short(1000, 500, 300))
    expect(bound).toMatchObject({ act: 'call', to: 1000, binding: true })
    expect(bound.rules[0]).toBe('rrp/14/nl/12/eighty-percent')
    expect(reads('rrp', short(1000, 500, 290))).toMatchObject(withdrawn)
  })
  rule('uspa/3.4.2.7', 'a call may be taken back below four fifths', () => {
    expect(reads('uspa', short(400, 100))).toMatchObject({ ...withdrawn, rules: ['uspa/3.4.2.7'] })
    expect(reads('uspa', short(400, 300, 20))).toMatchObject({ to: 400, binding: true })
  })
  rule('hpt/rrp7/14/11', 'covers a call and no raise', () => {
    expect(reads('hpt', short(400, 100))).toMatchObject({ ...withdrawn, rules: ['hpt/rrp7/14/11'] })
    const raise = reads('hpt', { ...short(400, 100), did: ['raise to 600'] })
    expect(raise).toMatchObject({ act: 'raise', binding: true })
    expect(raise.rules[0]).toBe('hpt/rrp7/14/11')
  })

  for (const id of ['wsop/139', 'wsop/181'] as const) {
    rule(id, 'a call of 95 into 100 is a miscount and binds; one of 25 is for the floor', () => {
      const call = reads('wsop', short(100, 75, 20))
      expect(call).toMatchObject({ act: 'call', to: 100, correction: { from: 95, to: 100 }, binding: true })
      expect(call.rules[0]).toBe('wsop/181')
      expect(reads('wsop', { ...short(100), did: [[75, 20]] })).toMatchObject({ act: 'call', to: 100, binding: true })
      expect(reads('wsop', short(100, 25))).toMatchObject(withdrawn)
    })
  }

  test('a call of nine tenths, and a raise, in every book', () => {
    const may = 'may-be'
    const tenths = { ...short(1000, 900) }
    const raise = { ...short(1000), did: ['raise to 1500'] }
    across(
      { rrp: [true, may], uspa: [true, true], hpt: [true, true], web: [true, may], wsop: [true, may] },
      (book, binding) => expect([tenths, raise].map(s => readWager(s, book).binding)).toEqual(binding),
    )
  })
})

describe('a player who did not know of a kill', () => {
  const killed: Situation = { structure: 'limit', price: 20, lastRaise: 20, did: [[10]] }
  const mistake = { of: 'kill', required: true, announced: true, buttonUp: true } as const

  rule('rrp/13/9', 'makes it right in a required kill with the button up; otherwise they take it back', () => {
    expect(reads('rrp', { ...killed, mistook: mistake })).toMatchObject({
      act: 'call',
      to: 20,
      binding: true,
      mayStill: [],
    })
    expect(reads('rrp', { ...killed, mistook: mistake }).rules[0]).toBe('rrp/13/9')
    const optional = reads('rrp', { ...killed, mistook: { ...mistake, required: false } })
    expect(optional).toMatchObject({ ...free, returned: 10, rules: ['rrp/13/9'] })
    expect(reads('rrp', { ...killed, mistook: { ...mistake, buttonUp: false } }).binding).toBe(false)
  })
  rule('uspa/3.6.2.9', 'takes it back in an optional kill', () => {
    const put4: Situation = { structure: 'limit', price: 8, lastRaise: 8, did: [[4]] }
    expect(reads('uspa', { ...put4, mistook: { of: 'kill', buttonUp: true } })).toMatchObject({ ...free, returned: 4 })
    expect(reads('uspa', { ...put4, mistook: mistake })).toMatchObject({ to: 8, binding: true })
  })
  rule('wsop/200', 'adds what is missing or gives up what is in, if the kill was announced', () => {
    const reading = reads('wsop', { ...killed, mistook: { ...mistake, required: false } })
    expect(reading).toMatchObject({ act: 'call', to: 20, binding: true, mayStill: ['fold'] })
    expect(reading.returned).toBeUndefined()
    expect(reading.rules[0]).toBe('wsop/200')
    expect(reads('wsop', { ...killed, mistook: { ...mistake, announced: false } })).toMatchObject({
      ...free,
      returned: 10,
    })
  })
})
