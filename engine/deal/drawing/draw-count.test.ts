import { describe, expect, test } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { drawCount } from './draw-count.ts'

/** All have come in and drawn: seat 1 two cards, seat 2 one, seat 3 none. */
const drawn = (form: FormId, book: BookId): Table =>
  given({ form, book, seats: 3 }).plays('deal; around; deal; draw 2 1 0; deal')
/** So at draw high, where somebody opens. */
const opened = (book: BookId): Table =>
  given({ form: 'draw-high', book, seats: 3 }).plays('deal; bets 10; all call; deal; draw 2 1 0; deal')
/** What seat 3 is told of seat 2. */
const told = ({ deal }: Table, asker = 3): number | null => drawCount(deal, 2, asker).drawn

describe('how many cards were drawn', () => {
  rule('rrp/11/13', 'lowball: told that seat 2 drew one; after the first bet behind the draw no more', () => {
    const table = drawn('ace-to-five-lowball', 'rrp')
    expect(drawCount(table.deal, 2, 3)).toEqual({ drawn: 1, rules: ['rrp/11/13', 'rrp/12/9'] })
    expect(told(table.plays('bets 20'))).toBeNull()
  })

  rule('rrp/12/9', 'draw high: told before the opener acts, not when they have checked', () => {
    const table = opened('rrp')
    expect(told(table)).toBe(1)
    expect(told(table.plays('checks'))).toBeNull()
  })

  rule('uspa/3.2.8.5.1.13', 'told on request, and hidden after a check', () => {
    const table = drawn('deuce-to-seven-triple-draw', 'uspa')
    expect(told(table)).toBe(1)
    expect(told(table.plays('checks'))).toBeNull()
  })

  rule('uspa/3.2.10.5.7', 'a bet behind the draw ends it', () => {
    const table = opened('uspa')
    expect(told(table)).toBe(1)
    expect(told(table.plays('bets 20'))).toBeNull()
  })

  for (const [id, form] of [
    ['wsop/277', 'deuce-to-seven-triple-draw'],
    ['wsop/304', 'badugi'],
    ['wsop/313', 'baduci'],
    ['wsop/323', 'badaci'],
  ] as const)
    rule(id, `${form}: told that seat 2 drew one until the first act after the draw`, () => {
      const table = drawn(form, 'wsop')
      expect(drawCount(table.deal, 2, 3).drawn).toBe(1)
      expect(drawCount(table.deal, 2, 3).rules).toContain(id)
      expect(told(table.plays('bets 10'))).toBeNull()
    })

  test('nobody is told before the draw, or who has folded; in the next draw that one counts', () => {
    const before = given({ form: 'deuce-to-seven-triple-draw', seats: 3 }).plays('deal')
    expect(told(before)).toBeNull()
    const folded = given({ form: 'deuce-to-seven-triple-draw', seats: 3 }).plays(
      'deal; 3 folds; around; deal; draw 2 1; deal',
    )
    expect([told(folded), told(folded, 1)]).toEqual([null, 1])
    const next = drawn('deuce-to-seven-triple-draw', 'rrp').plays('all check; deal; draws 1; draws 3')
    expect(told(next)).toBe(3)
  })
})
