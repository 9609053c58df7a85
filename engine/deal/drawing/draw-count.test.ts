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
/** How many cards seat 2 drew, as the asker hears it. */
const drawnByTwo = ({ deal }: Table, asker = 3): number | null => drawCount(deal, 2, asker).drawn

describe('how many cards were drawn', () => {
  rule('rrp/11/13', 'lowball: the answer is one card; there is none after the first bet after the draw', () => {
    const table = drawn('ace-to-five-lowball', 'rrp')
    expect(drawCount(table.deal, 2, 3)).toEqual({ drawn: 1, rules: ['rrp/11/13', 'rrp/12/9'] })
    expect(drawnByTwo(table.plays('bets 20'))).toBeNull()
  })

  rule('rrp/12/9', 'draw high: answered before the opener acts, not once they have checked', () => {
    const table = opened('rrp')
    expect(drawnByTwo(table)).toBe(1)
    expect(drawnByTwo(table.plays('checks'))).toBeNull()
  })

  rule('uspa/3.2.8.5.1.13', 'answered on request, and hidden after a check', () => {
    const table = drawn('deuce-to-seven-triple-draw', 'uspa')
    expect(drawnByTwo(table)).toBe(1)
    expect(drawnByTwo(table.plays('checks'))).toBeNull()
  })

  rule('uspa/3.2.10.5.7', 'a bet after the draw ends it', () => {
    const table = opened('uspa')
    expect(drawnByTwo(table)).toBe(1)
    expect(drawnByTwo(table.plays('bets 20'))).toBeNull()
  })

  for (const [id, form] of [
    ['wsop/277', 'deuce-to-seven-triple-draw'],
    ['wsop/304', 'badugi'],
    ['wsop/313', 'baduci'],
    ['wsop/323', 'badaci'],
  ] as const)
    rule(id, `${form}: seat 2 drew one is the answer until the first act after the draw`, () => {
      const table = drawn(form, 'wsop')
      expect(drawCount(table.deal, 2, 3).drawn).toBe(1)
      expect(drawCount(table.deal, 2, 3).rules).toContain(id)
      expect(drawnByTwo(table.plays('bets 10'))).toBeNull()
    })

  test('there is no answer before the draw or for a folded player; the next draw counts by itself', () => {
    const before = given({ form: 'deuce-to-seven-triple-draw', seats: 3 }).plays('deal')
    expect(drawnByTwo(before)).toBeNull()
    const folded = given({ form: 'deuce-to-seven-triple-draw', seats: 3 }).plays(
      'deal; 3 folds; around; deal; draw 2 1; deal',
    )
    expect([drawnByTwo(folded), drawnByTwo(folded, 1)]).toEqual([null, 1])
    const next = drawn('deuce-to-seven-triple-draw', 'rrp').plays('all check; deal; draws 1; draws 3')
    expect(drawnByTwo(next)).toBe(3)
  })
})
