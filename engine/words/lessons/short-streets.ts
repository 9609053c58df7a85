import type { Form } from '../../forms/form.ts'
import type { ExampleStreet } from '../../lessons/example/example.ts'
import type { LessonWords } from './lesson-words.ts'

/** A street of an example, with its title and what happens on it in general. */
export type StreetTaught = ExampleStreet & { readonly title: string; readonly what: string }

/** From this many streets on, those that are all alike are described together. */
const MANY = 7

/** The streets of an example with their words; a long row of streets that are all alike becomes two. */
export const shortStreets = (
  words: LessonWords,
  form: Form,
  streets: readonly ExampleStreet[],
): readonly StreetTaught[] => {
  const taught = streets.map((street, i): StreetTaught => {
    const at = form.streets.findIndex(({ name }) => name === street.name)
    const now = form.streets[at]
    const what = now === undefined ? '' : words.streetWords(form, now, i === 0 ? undefined : form.streets[at - 1])
    return { ...street, title: words.streetTitle(street.name), what }
  })
  if (taught.length < MANY) return taught
  const [first, ...rest] = taught
  const half = Math.ceil(rest.length / 2)
  return [first!, together(words, rest.slice(0, half)), together(words, rest.slice(half))]
}

const together = (words: LessonWords, streets: readonly StreetTaught[]): StreetTaught => {
  const [first, last] = [streets[0]!, streets.at(-1)!]
  const fresh = new Set(streets.flatMap(({ rows }) => rows.flat()).flatMap(({ card, isNew }) => (isNew ? [card] : [])))
  return {
    ...last,
    title: words.fromTo(first.name, last.name),
    what: words.oneByOne,
    rows: last.rows.map(row => row.map(card => ({ ...card, isNew: fresh.has(card.card) }))),
    acts: [],
  }
}
