import { onlyFields } from '../kinds/wrong-argument.ts'
import type { Form } from './form.ts'

const FIELDS = Object.keys({
  id: 1,
  name: 1,
  family: 1,
  rules: 1,
  deck: 1,
  joker: 1,
  seats: 1,
  stacks: 1,
  opening: 1,
  structures: 1,
  boards: 1,
  streets: 1,
  pot: 1,
  oddChip: 1,
  bringIn: 1,
  raiseCap: 1,
  shortStub: 1,
  rows: 1,
} satisfies { readonly [F in keyof Required<Form>]: 1 })

// the form looked at last, since it is dealt again and again
let last: Form | undefined

/** Throws if a form has a field that no form has: misspelled, it would be left out of the game. */
export const checkFormFields = (form: Form): void => {
  if (form === last) return
  onlyFields('form', form, FIELDS)
  last = form
}
