import type { BookId, House } from '@cardroom/engine'
import { valueWords } from '@cardroom/engine/kinds'
import { bookDiff, rulebookOf, rulebooks } from '@cardroom/engine/rulebooks'
import type { HouseShown } from '../protocol/points.ts'

/** By what a table is played: its book, and the points in which the house departs from it, with its reasons. */
export const houseShown = (book: BookId | House): HouseShown => {
  const own = rulebookOf(book)
  const departures = bookDiff(rulebooks[own.id], own).flatMap(({ points }) => points)
  return {
    name: own.name,
    edition: typeof book === 'string' ? null : (book.edition ?? null),
    book: own.id,
    departs: departures.map(({ point, b }) => ({ point, says: valueWords(b.is), note: own.notes?.[point] ?? '' })),
  }
}
