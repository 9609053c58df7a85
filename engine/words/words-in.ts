import { inEnglish } from './english/words.ts'
import { inGerman } from './german/words.ts'
import type { Language } from './language.ts'
import type { Words } from './words.ts'

/** The words of the engine in a language. */
export const wordsIn = (language: Language): Words => WORDS[language]

const WORDS: Readonly<Record<Language, Words>> = { en: inEnglish, de: inGerman }
