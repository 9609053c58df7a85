import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemText } from '../words/english/problems.ts'
import type { Form } from './form.ts'
import { forms } from './forms.ts'
import { readForm } from './read-form.ts'

const problemsOf = (value: unknown): readonly string[] => {
  const read = readForm(value)
  return read.ok ? [] : read.refusal.problems.map(problemText)
}

describe('a form as JSON', () => {
  test.each(Object.values(forms))('$id is read as it was written', form => {
    expect(readForm(JSON.parse(JSON.stringify(form)))).toEqual({ ok: true, form })
  })

  test('inherits from the form it is like', () => {
    const read = readForm({ like: 'holdem', id: 'home-holdem', name: 'Home', seats: { least: 2, most: 6 } })
    const { holdem } = forms
    expect(read).toEqual({
      ok: true,
      form: { ...holdem, id: 'home-holdem', name: 'Home', rules: [], seats: { least: 2, most: 6 } },
    })
  })

  test('leaves an inherited field out by null', () => {
    const read = readForm({ like: 'five-card-stud', id: 'mine', name: 'Mine', shortStub: null })
    expect(read).toHaveProperty('form.id', 'mine')
    expect(read).not.toHaveProperty('form.shortStub')
  })

  test('says which field is wrong and what is accepted', () => {
    expect(problemsOf({ ...forms.razz, deck: 'tarot' })).toEqual([
      'deck: "tarot" is not accepted; accepted: one of standard, joker, short, mexican, or a list of 1 to 53, each a card such as Ks',
    ])
    expect(problemsOf({ ...forms.razz, colour: 'red' })[0]).toMatch(
      /^colour: there is no field "colour"; accepted: id, /,
    )
    expect(problemsOf({ ...forms.razz, seats: { least: 2.5, most: 8 } })).toEqual([
      'seats.least: 2.5 is not accepted; accepted: a whole number from 2 to 23',
    ])
    expect(problemsOf({ ...forms.razz, streets: [{ name: 'third street', steps: [{ do: 'pray' }] }] })[0]).toMatch(
      /^streets\[0\]\.steps\[0\]\.do: "pray" is not accepted; accepted: one of deal, burn, /,
    )
    expect(problemsOf({ like: 'holdem' })).toEqual([
      'id: is missing; accepted: an id of 1 to 80 characters',
      'name: is missing; accepted: a name of 1 to 80 characters',
    ])
    expect(problemsOf({ like: 'bridge', id: 'b', name: 'B' })[0]).toMatch(
      /^like: there is no form "bridge"; accepted: holdem, /,
    )
    expect(problemsOf({ ...forms.razz, rules: ['hoyle/1', 'rrp'] })).toEqual([
      'rules[0]: "hoyle/1" is not accepted; accepted: the id of a rule; "cardroom rule --search" finds it by its words',
      'rules[1]: "rrp" is not accepted; accepted: the id of a rule; "cardroom rule --search" finds it by its words',
    ])
    expect(problemsOf([])).toEqual(['an empty list is not accepted; accepted: an object with the fields of a form'])
  })

  test('is read for sense too', () => {
    expect(problemsOf({ like: 'omaha', id: 'crowd', name: 'Crowd', seats: { least: 2, most: 20 } })).toEqual([
      'seats.most: 20 hands use 88 cards of 52, and shortStub has no rule for it',
    ])
  })

  test('does not take a field from the prototype', () => {
    expect(problemsOf(JSON.parse(`{"__proto__": ${JSON.stringify(forms.razz)}}`))[0]).toMatch(/^__proto__: there is no/)
    expect(problemsOf({ like: '__proto__', id: 'x', name: 'X' })[0]).toMatch(/^like: there is no form/)
  })
})

describe('whatever comes', () => {
  /** Every answer is a form that reads again as itself, or at least one problem in words. */
  const answers = (value: unknown): boolean => {
    const read = readForm(value)
    if (!read.ok) {
      const { problems } = read.refusal
      return problems.length > 0 && problems.every(problem => problemText(problem) !== '')
    }
    return readForm(JSON.parse(JSON.stringify(read.form))).ok
  }

  test('any value at all gets an answer', () => {
    fc.assert(fc.property(fc.anything(), answers), { numRuns: 500 })
    fc.assert(fc.property(fc.jsonValue(), value => answers({ like: 'holdem', id: 'x', name: 'X', streets: value })))
  })

  test('a form with one spot changed gets an answer', () => {
    const change = fc.record({
      form: fc.constantFrom(...Object.values(forms)),
      spot: fc.nat(),
      value: fc.oneof(fc.jsonValue(), fc.constantFrom('bet', 'own', 'any', 0, 1, 2, 5, 53, null, [], {})),
    })
    fc.assert(
      fc.property(change, ({ form, spot, value }) => answers(changed(form, spot, value))),
      { numRuns: 1500 },
    )
  })
})

/** The form with the value at one of its spots, counted through, replaced. */
const changed = (form: Form, spot: number, value: unknown): unknown => {
  const copy: unknown = JSON.parse(JSON.stringify(form))
  const spots: (readonly [Record<string, unknown>, string])[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const key of Object.keys(node)) {
      const parent = node as Record<string, unknown>
      spots.push([parent, key])
      visit(parent[key])
    }
  }
  visit(copy)
  const [parent, key] = spots[spot % spots.length]!
  parent[key] = value
  return copy
}
