import { BOOKS, type BookId } from '../rulebooks/rule-id.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'

/** The answers of all five books side by side: what is said of each is checked with that book. */
export const across = <T>(answers: Readonly<Record<BookId, T>>, check: (book: Rulebook, answer: T) => void): void => {
  for (const id of BOOKS) check(rulebooks[id], answers[id])
}
