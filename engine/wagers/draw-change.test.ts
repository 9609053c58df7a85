import { describe, expect, test } from 'vitest'
import type { BookId } from '../rulebooks/rule-id.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import { rule } from '../testing/rule.ts'
import { type DrawRequest, mayChangeDraw } from './draw-change.ts'

const change = (book: BookId, drawing: DrawRequest['drawing'], facts: Partial<DrawRequest> = {}) =>
  mayChangeDraw({ drawing, ...facts }, rulebooks[book])
const dealt = { dealt: true }
const relied = { relied: true }

describe('another number of cards', () => {
  rule('rrp/11/11', 'may be asked for while nothing was dealt and nobody acted on it', () =>
    expect(change('rrp', 'lowball')).toEqual({ may: true, rules: ['rrp/11/11'] }),
  )
  rule('rrp/11/11a', 'not once the burncard is off the deck', () =>
    expect(change('rrp', 'lowball', dealt)).toEqual({ may: false, rules: ['rrp/11/11a', 'rrp/11/11'] }),
  )
  rule('rrp/11/11b', 'not once another has said their draw', () =>
    expect(change('rrp', 'lowball', relied)).toEqual({ may: false, rules: ['rrp/11/11b', 'rrp/11/11'] }),
  )
  rule('rrp/12/7', 'may be asked for in draw high', () =>
    expect(change('rrp', 'draw-high')).toEqual({ may: true, rules: ['rrp/12/7'] }),
  )
  rule('rrp/12/7a', 'not once a card was dealt', () =>
    expect(change('rrp', 'draw-high', dealt)).toEqual({ may: false, rules: ['rrp/12/7a', 'rrp/12/7'] }),
  )
  rule('rrp/12/7b', 'not once another stood pat on it', () =>
    expect(change('rrp', 'draw-high', relied)).toEqual({ may: false, rules: ['rrp/12/7b', 'rrp/12/7'] }),
  )
  rule('uspa/3.2.8.5.1.12', 'may be asked for', () =>
    expect(change('uspa', 'lowball')).toEqual({ may: true, rules: ['uspa/3.2.8.5.1.12'] }),
  )
  rule('uspa/3.2.8.5.1.12.1', 'not after the burn', () =>
    expect(change('uspa', 'lowball', dealt)).toMatchObject({
      may: false,
      rules: ['uspa/3.2.8.5.1.12.1', expect.any(String)],
    }),
  )
  rule('uspa/3.2.8.5.1.12.2', 'not once another stood pat on it', () =>
    expect(change('uspa', 'lowball', relied)).toMatchObject({
      may: false,
      rules: ['uspa/3.2.8.5.1.12.2', expect.any(String)],
    }),
  )
  rule('uspa/3.2.10.5.6', 'may be asked for in draw high', () =>
    expect(change('uspa', 'draw-high')).toEqual({ may: true, rules: ['uspa/3.2.10.5.6'] }),
  )
  rule('uspa/3.2.10.5.6.1', 'not after the burn', () =>
    expect(change('uspa', 'draw-high', dealt)).toMatchObject({
      may: false,
      rules: ['uspa/3.2.10.5.6.1', expect.any(String)],
    }),
  )
  rule('uspa/3.2.10.5.6.2', 'not once the next has said their draw', () =>
    expect(change('uspa', 'draw-high', relied)).toMatchObject({
      may: false,
      rules: ['uspa/3.2.10.5.6.2', expect.any(String)],
    }),
  )
  rule('wsop/276', 'may be asked for in lowball', () =>
    expect(change('wsop', 'lowball')).toEqual({ may: true, rules: ['wsop/276'] }),
  )
  rule('wsop/276a', 'not after the burn', () =>
    expect(change('wsop', 'lowball', dealt)).toEqual({ may: false, rules: ['wsop/276a', 'wsop/276'] }),
  )
  rule('wsop/276b', 'not once another stood pat on it', () =>
    expect(change('wsop', 'lowball', relied)).toEqual({ may: false, rules: ['wsop/276b', 'wsop/276'] }),
  )
  rule('wsop/305', 'may be asked for in badugi', () =>
    expect(change('wsop', 'badugi')).toEqual({ may: true, rules: ['wsop/305'] }),
  )
  rule('wsop/305a', 'not after the burn', () =>
    expect(change('wsop', 'badugi', dealt)).toEqual({ may: false, rules: ['wsop/305a', 'wsop/305'] }),
  )
  rule('wsop/305b', 'not once another stood pat on it', () =>
    expect(change('wsop', 'badugi', relied)).toEqual({ may: false, rules: ['wsop/305b', 'wsop/305'] }),
  )
  rule('wsop/314', 'may be asked for in baduci', () =>
    expect(change('wsop', 'baduci')).toEqual({ may: true, rules: ['wsop/314'] }),
  )
  rule('wsop/314a', 'not after the burn', () =>
    expect(change('wsop', 'baduci', dealt)).toEqual({ may: false, rules: ['wsop/314a', 'wsop/314'] }),
  )
  rule('wsop/314b', 'not once another stood pat on it', () =>
    expect(change('wsop', 'baduci', relied)).toEqual({ may: false, rules: ['wsop/314b', 'wsop/314'] }),
  )
  rule('wsop/324', 'may be asked for in badaci', () =>
    expect(change('wsop', 'badaci')).toEqual({ may: true, rules: ['wsop/324'] }),
  )
  rule('wsop/324a', 'not after the burn', () =>
    expect(change('wsop', 'badaci', dealt)).toEqual({ may: false, rules: ['wsop/324a', 'wsop/324'] }),
  )
  rule('wsop/324b', 'not once another stood pat on it', () =>
    expect(change('wsop', 'badaci', relied)).toEqual({ may: false, rules: ['wsop/324b', 'wsop/324'] }),
  )

  test('a book that has no such draw takes the rules of lowball', () => {
    expect(change('rrp', 'badugi', dealt).rules[0]).toBe('rrp/11/11a')
    expect(change('wsop', 'draw-high', relied).rules[0]).toBe('rrp/12/7b')
  })
})
