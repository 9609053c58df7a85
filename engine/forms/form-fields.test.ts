import { describe, expect, test } from 'vitest'
import { stakesFor } from '../deal/stakes.ts'
import { decide, play } from '../rulings/decide.ts'
import type { Form } from './form.ts'
import { forms } from './forms.ts'

const start = (form: Form) => ({
  type: 'StartDeal' as const,
  form,
  stakes: stakesFor(form, form.structures[0] ?? 'no-limit', 10),
  button: 1,
  seats: Array.from({ length: form.seats.least }, (_, at) => ({ seat: at + 1, chips: 1000 })),
})

/** Every object within a form, the form itself too, with the fields that lead to it. */
const objectsIn = (value: unknown, at: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([name, part]) => objectsIn(part, [...at, name]))
  return Array.isArray(value) ? inside : [at, ...inside]
}

const withExtra = (form: Form, path: readonly string[]): Form => {
  // parts that stand in it several times are one object each
  const copy = JSON.parse(JSON.stringify(form)) as Form
  const whole = path.reduce<Record<string, unknown>>((part, name) => part[name] as never, copy as never)
  whole.colour = 'red'
  return copy
}

describe('a field that a part of a form does not have is named', () => {
  test.each(Object.values(forms).map((form: Form) => [form.id, form] as const))('%s', (_, form) => {
    expect(play(start(form)).ok).toBe(true)
    for (const path of objectsIn(form)) {
      const wrong = start(withExtra(form, path))
      const at = path.reduce((text, name) => text + (/^\d+$/.test(name) ? `[${name}]` : `.${name}`), 'form')
      for (const run of [() => play(wrong), () => decide(undefined, wrong)]) {
        expect(run, at).toThrow(TypeError)
        expect(run).toThrow(`${at}: there is no colour; accepted: `)
      }
    }
  })
})

test.each<[string, object, string]>([
  ['a step that no dealer knows', { streets: [{ name: 'x', steps: [{ do: 'shuffle' }] }] }, 'give one of deal, burn'],
  ['a street with a step for a list', { streets: [{ name: 'x', steps: {} }] }, 'form.streets[0].steps: an object'],
  ['a street as text', { streets: ['flop'] }, 'form.streets[0]: "flop"'],
  ['a share as text', { pot: ['high'] }, 'form.pot[0]: "high"'],
  ['no pot', { pot: undefined }, 'form.pot: nothing'],
  ['a number of seats', { seats: 9 }, 'form.seats: 9'],
  ['rows as a list', { rows: [] }, 'form.rows: an empty list'],
])('%s is named', (_, part, words) => {
  const wrong = { ...start(forms.holdem), form: { ...forms.holdem, ...part } as never }
  expect(() => play(wrong)).toThrow(words)
  expect(() => play(wrong)).toThrow(TypeError)
})
