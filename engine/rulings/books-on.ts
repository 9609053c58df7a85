import type { Deal } from '../deal/deal.ts'
import { BOOKS, type BookId } from '../rulebooks/rule-id.ts'
import { type RulingResult, rule } from './decide.ts'
import type { Notice } from './report.ts'
import type { Incident } from './rulers.ts'

/** How each of the five books rules on the same incident at the same table. */
export const booksOn = (deal: Deal, incident: Incident | Notice): Readonly<Record<BookId, RulingResult>> =>
  Object.fromEntries(BOOKS.map(book => [book, rule(deal, incident, book)])) as Record<BookId, RulingResult>
