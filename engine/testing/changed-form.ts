import type { Chance } from '../cards/shuffle.ts'
import type { Form, Step } from '../forms/form.ts'
import { forms } from '../forms/forms.ts'

const all: readonly Form[] = Object.values(forms)
const FIELDS = ['deck', 'opening', 'shortStub', 'boards', 'pot', 'bringIn', 'structures', 'oddChip', 'seats'] as const

/** A form of nobody's: one of ours with up to three things changed at random, as JSON. Most of them make no sense. */
export const changedForm = (chance: Chance): unknown => {
  const pick = <T>(list: readonly T[]): T => list[chance(list.length)]!
  let form: Form = { ...pick(all), id: 'mine', name: 'Mine' }
  for (let changes = 1 + chance(3); changes > 0 && form.streets.length > 0; changes--) {
    form = pick(CHANGES)(form, chance, pick(all))
  }
  return JSON.parse(JSON.stringify(form))
}

type Change = (form: Form, chance: Chance, other: Form) => Form

const restreet = (form: Form, chance: Chance, change: (steps: readonly Step[]) => readonly Step[]): Form => {
  const at = chance(form.streets.length)
  return {
    ...form,
    streets: form.streets.map((street, i) => (i === at ? { ...street, steps: change(street.steps) } : street)),
  }
}

const CHANGES: readonly Change[] = [
  (form, chance) => restreet(form, chance, steps => steps.toSpliced(chance(steps.length), 1)),
  (form, chance, other) => {
    const { steps } = other.streets[chance(other.streets.length)]!
    return restreet(form, chance, own => own.toSpliced(chance(own.length + 1), 0, steps[chance(steps.length)]!))
  },
  (form, chance) => ({ ...form, streets: form.streets.toSpliced(chance(form.streets.length), 1) }),
  (form, chance, other) => {
    const street = other.streets[chance(other.streets.length)]!
    return { ...form, streets: form.streets.toSpliced(chance(form.streets.length + 1), 0, street) }
  },
  (form, chance, other) => {
    const field = FIELDS[chance(FIELDS.length)]!
    return { ...form, [field]: other[field] }
  },
  (form, chance) => {
    const by = chance(2) === 0 ? 1 : -1
    return restreet(form, chance, steps =>
      steps.map(step => ('cards' in step && chance(2) === 0 ? { ...step, cards: step.cards + by } : step)),
    )
  },
  (form, chance) => ({ ...form, seats: { ...form.seats, most: 2 + chance(9) } }),
]
