import { type BookWords, booksInEnglish } from '../rulebooks/book-words.ts'
import { contradictionWords as contradictionsInEnglish } from './english/contradictions.ts'
import { kindWords as kindsInEnglish } from './english/kinds.ts'
import { inEnglish } from './english/words.ts'
import { booksInGerman } from './german/books.ts'
import { contradictionWords as contradictionsInGerman } from './german/contradictions.ts'
import { kindWords as kindsInGerman } from './german/kinds.ts'
import { inGerman } from './german/words.ts'
import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** The words of the engine in a language. */
export const wordsIn = (language: Language): Words => WORDS[language]

/** The books in a language. */
export const booksIn = (language: Language): BookWords => BOOKS[language]

/** Why answers to points cannot all stand, in a language. */
export const contradictionWordsIn = (language: Language): typeof contradictionsInEnglish => CONTRADICTIONS[language]

/** What a kind takes, in a language. */
export const kindWordsIn = (language: Language): typeof kindsInEnglish => KINDS[language]

const WORDS: Readonly<Record<Language, Words>> = { en: inEnglish, de: inGerman }
const BOOKS: Readonly<Record<Language, BookWords>> = { en: booksInEnglish, de: booksInGerman }
const CONTRADICTIONS = { en: contradictionsInEnglish, de: contradictionsInGerman }
const KINDS = { en: kindsInEnglish, de: kindsInGerman }
