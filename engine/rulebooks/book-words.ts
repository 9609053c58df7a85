import { spacedOut, valueWords } from '../kinds/value-words.ts'
import { PLAYERS_WORDS, type PlayersWords } from './players-words.ts'
import { askedOn } from './point-named.ts'
import type { BookId } from './rule-id.ts'
import type { PointName } from './rulebook.ts'
import { bookTitles } from './rulebooks.ts'

/** How a language says the books, their points and the answers to these. */
export type BookWords = {
  readonly bookTitles: Readonly<Record<BookId, string>>
  /** A chapter of the rulebook by its title. */
  readonly chapter: (title: string) => string
  /** What a point asks. */
  readonly asks: (point: PointName) => string
  /** An answer, or a value that could be one. */
  readonly value: (value: unknown) => string
  /** A part of an answer by its name, such as `allInBefore`. */
  readonly part: (name: string) => string
  /** What players say for what the books call otherwise. */
  readonly players: readonly PlayersWords[]
}

/** The books in English. */
export const booksInEnglish: BookWords = {
  bookTitles,
  chapter: title => title,
  asks: point => askedOn(point).asks,
  value: valueWords,
  part: spacedOut,
  players: PLAYERS_WORDS,
}
