import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'

/** A house that departs from a book, Robert's where nothing is said, in these points. */
export const houseWith = (overrides: House['overrides'], book: BookId = 'rrp'): House => ({
  name: 'The house',
  book,
  overrides,
})
