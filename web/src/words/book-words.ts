import { type BookWords, booksInEnglish } from '@cardroom/engine/rulebooks'
import { spoken } from './spoken.ts'

/** The books as the page says them; another language is loaded with the first page that wants them. */
export const bookWords: BookWords =
  spoken.language === 'de' ? (await import('./german/book-words.ts')).bookWords : booksInEnglish
