import type { Form } from '../forms/form.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { type BooksOn, booksOn } from './differing.ts'
import type { Example } from './example/example.ts'
import { readExample } from './example/read-example.ts'
import { EXAMPLE_SEEDS } from './example/seeds.ts'
import { type Trap, trapsOf } from './traps.ts'

/** What there is to learn about a form, as data: a deal of it that was played, hands that are misread, and the books. */
export type Lesson = {
  readonly form: Form
  readonly example: Example
  readonly traps: readonly Trap[]
  readonly books: BooksOn
}

/** The lesson on a form; it is put together once. */
export const lessonOf = (id: FormId): Lesson => {
  const known = lessons.get(id)
  if (known !== undefined) return known
  const form = forms[id]
  const lesson = { form, example: readExample(form, EXAMPLE_SEEDS[id]), traps: trapsOf(form), books: booksOn(form) }
  lessons.set(id, lesson)
  return lesson
}

const lessons = new Map<FormId, Lesson>()
