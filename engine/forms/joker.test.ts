import { expect, test } from 'vitest'
import { checkForm } from './check.ts'
import type { Form } from './form.ts'
import { type FormId, forms } from './forms.ts'
import { withJoker, withoutJoker } from './joker.ts'
import type { FormMade } from './refusal.ts'

const made = (found: FormMade): Form => {
  if (!found.ok) throw new Error(found.refusal.why)
  expect(checkForm(found.form)).toEqual([])
  return found.form
}

test.each(['ace-to-five-lowball', 'draw-high'] as const)('%s gives its joker up and takes it back', id => {
  const bare = made(withoutJoker(forms[id]))
  expect(bare.deck).toBe('standard')
  expect(bare.pot[0]?.ranking).toBe(id === 'draw-high' ? 'high' : 'ace-to-five')
  expect({ ...made(withJoker(bare)), joker: forms[id].joker }).toEqual(forms[id])
})

test.each(['ace-to-five-triple-draw', 'jacks-or-better'] as const)('%s takes a joker', id => {
  const form = made(withJoker(forms[id]))
  expect(form.deck).toBe('joker')
  expect(made(withJoker(form))).toBe(form)
  expect({ ...made(withoutJoker(form)), joker: forms[id].joker }).toEqual(forms[id])
})

test.each<FormId>(['archie', 'holdem', 'razz', 'deuce-to-seven-lowball', 'mexican-poker'])('%s takes none', id => {
  expect(withJoker(forms[id])).toEqual({
    ok: false,
    refusal: { why: 'not-with-this-deck', about: { form: forms[id].name, joker: true } },
  })
})

test('Mexican poker keeps its joker', () => {
  expect(withoutJoker(forms['mexican-poker'])).toHaveProperty('refusal.why', 'not-with-this-deck')
})
