import type { BookId, House } from '@cardroom/engine'
import { booksIn } from '@cardroom/engine/languages'
import { bookDiff, rulebookOf, rulebooks } from '@cardroom/engine/rulebooks'
import type { Language } from '@cardroom/engine/words'
import type { HouseShown } from '../protocol/points.ts'

/** By what a table is played: its book, and the points in which the house departs from it, with its reasons. */
export const houseShown = (book: BookId | House, language: Language = 'en'): HouseShown => {
  const { bookTitles, value } = booksIn(language)
  const own = rulebookOf(book)
  const departures = bookDiff(rulebooks[own.id], own).flatMap(({ points }) => points)
  return {
    name: typeof book === 'string' ? bookTitles[book] : own.name,
    edition: typeof book === 'string' ? null : (book.edition ?? null),
    book: own.id,
    departs: departures.map(({ point, b }) => ({ point, says: value(b.is), note: own.notes?.[point] ?? '' })),
  }
}
