import { describe, expect, test } from 'vitest'
import { formRefusalWords } from '../words/english/form-refusals.ts'
import { bombPot } from './bomb-pot.ts'
import { checkForm } from './check.ts'
import type { Betting, Form } from './form.ts'
import { forms } from './forms.ts'

const rounds = (form: Form): readonly Betting[] =>
  form.streets.flatMap(({ steps }) => steps.flatMap(step => (step.do === 'bet' ? [step] : [])))

describe('a bomb pot', () => {
  test.each(Object.values(forms).filter(form => rounds(form).length > 0))('of $id makes sense', form => {
    const bomb = bombPot(form)
    if (!bomb.ok) throw new Error(bomb.refusal.why)
    const pot = bomb.form
    expect(checkForm(pot)).toEqual([])
    expect(pot.opening).toBe('bomb-pot')
    if (form.opening === 'bomb-pot') return expect(pot).toBe(form)
    expect(pot.id).toBe(`${form.id}-bomb-pot`)
    expect(rounds(pot).length).toBe(rounds(form).length - 1)
  })

  test('is refused where nothing is bet', () => {
    expect(bombPot(forms['chinese-poker'])).toHaveProperty('refusal.why')
    const once: Form = { ...forms.holdem, streets: forms.holdem.streets.slice(0, 1) }
    expect(bombPot(once)).toHaveProperty('refusal.why')
  })

  test('opens left of the button, or with the hand showing in stud', () => {
    const first = (form: Form): string | undefined => {
      const pot = bombPot(form)
      return pot.ok ? rounds(pot.form)[0]?.first : formRefusalWords(pot.refusal)
    }
    expect(first(forms.omaha)).toBe('left-of-the-button')
    expect(first(forms['draw-high'])).toBe('left-of-the-button')
    expect(first(forms.razz)).toBe('low-hand-showing')
  })

  test('keeps the cards of the first street', () => {
    expect(bombPot(forms.courchevel)).toHaveProperty(
      'form.streets.0.steps',
      forms.courchevel.streets[0]!.steps.slice(0, 2),
    )
  })
})
