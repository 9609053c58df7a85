import type { Form } from '../../forms/form.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'

/** wsop/74a: how many are dealt in at most, by the book where it names the form, and never more than its cards serve. */
export const mostDealtIn = (form: Form, book: Rulebook): number =>
  Math.min(form.seats.most, book.maxPlayersByForm.is[form.id] ?? form.seats.most, form.stacks ?? form.seats.most)
