import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Form } from '../forms/form.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { ledgerRows } from '../rulebooks/ledger.ts'
import { BOOKS, type RuleId } from '../rulebooks/rule-id.ts'
import { given } from '../testing/given.ts'
import { rulesFor } from './cited-rules.ts'

const at = (form: Form) => ({ form, setting: 'tournament' }) as const
const misplaced: readonly RuleId[] = ['rrp/3/misdeals/2g', 'rrp/11/1e']
const count: readonly RuleId[] = ['wsop/110e', 'wsop/275', 'wsop/275-short']
const exposed: readonly RuleId[] = ['wsop/273', 'wsop/287', 'wsop/290', 'wsop/302', 'wsop/311', 'wsop/321']

describe('a ruling cites the rules that speak of the form', () => {
  test.each([
    ['holdem', misplaced, ['rrp/3/misdeals/2g']],
    ['badugi', misplaced, misplaced],
    ['draw-high', misplaced, ['rrp/3/misdeals/2g']],
    ['seven-card-stud', count, ['wsop/110e']],
    ['deuce-to-seven-lowball', count, count],
    ['badugi', exposed, ['wsop/302']],
    ['drawmaha-high', ['rrp/11/9', 'rrp/11/nl/3', 'rrp/12/8'], ['rrp/12/8']],
    ['drawmaha-2-7', ['rrp/11/9', 'rrp/12/8'], ['rrp/11/9']],
    ['drawmaha-high', ['wsop/108g', 'wsop/266e'], ['wsop/108g']],
    ['seven-card-stud', ['wsop/112', 'wsop/112-redeal'], ['wsop/112']],
    ['deuce-to-seven-triple-draw', exposed, ['wsop/273', 'wsop/287', 'wsop/290']],
    ['badugi', ['wsop/266', 'wsop/275-short', 'wsop/275-short'], ['wsop/266']],
    ['razz', ['rrp/8/1', 'rrp/15/32'], ['rrp/8/1', 'rrp/15/32']],
    ['open-face-chinese', ['wsop/109-button', 'wsop/109-stud', 'wsop/109'], ['wsop/109']],
    // where no rule speaks of it, it goes by those for others
    ['chinese-poker', ['wsop/23a', 'wsop/349a'], ['wsop/23a', 'wsop/349a']],
  ] as const satisfies readonly (readonly [FormId, readonly RuleId[], readonly RuleId[]])[])(
    '%s: %s',
    (id, all, own) => {
      expect(rulesFor(at(forms[id]), all)).toEqual(own)
    },
  )

  test('a rule for events is cited in an event alone, unless it is all there is', () => {
    const away: readonly RuleId[] = ['uspa/3.2.3.5.6', 'uspa/3.3.2.12']
    const stud = forms['seven-card-stud']
    expect(rulesFor({ form: stud, setting: 'cash' }, away)).toEqual(['uspa/3.2.3.5.6'])
    expect(rulesFor({ form: stud, setting: 'tournament' }, away)).toEqual(away)
    // in a cash game of hold'em stud's rule is nearer than one for events
    expect(rulesFor({ form: forms.holdem, setting: 'cash' }, away)).toEqual(['uspa/3.2.3.5.6'])
    expect(rulesFor({ form: forms.holdem, setting: 'tournament' }, away)).toEqual(['uspa/3.3.2.12'])
    expect(rulesFor({ form: stud, setting: 'cash' }, ['rrp/8/1', 'rrp/15/32'])).toEqual(['rrp/8/1'])
    expect(rulesFor({ form: forms.holdem, setting: 'cash' }, ['rrp/15/28'])).toEqual(['rrp/15/28'])
  })

  test('a rule that names a form is never left out there', () => {
    for (const book of BOOKS) {
      const file = readFileSync(new URL(`../rulebooks/ledger/${book}.jsonl`, import.meta.url), 'utf8')
      for (const { id, forms: named } of ledgerRows(file)) {
        // beside a rule for all forms it would be left out if it did not speak of this one
        const left = named.filter(
          name => name in forms && rulesFor(at(forms[name as FormId]), [id, GENERAL]).length < 2,
        )
        expect(left, id).toEqual([])
      }
    }
  })

  test('at the table, and in each way that is left to a person', () => {
    const table = given({ form: 'holdem', book: 'rrp', seats: 3 }).plays('deal')
    table.reports({ type: 'ButtonMisplaced', belongs: 1 }).ruled('misdeal', { rules: ['rrp/3/misdeals/2g'] })
    const river = table.plays('around; deal; around; deal; around; deal; all check')
    const mixed = river.reports({ type: 'WrongNumberOfCards', seat: 2, has: 1 })
    mixed.ruled('hand-dead', { rules: ['rrp/3/dead-hands/1d'] })
  })
})

const GENERAL: RuleId = 'rrp/3/misdeals/1'
