import { heldIn } from '../../kinds/held-in.ts'
import { valueWordsIn } from '../../kinds/value-words.ts'
import { type BookWords, booksInEnglish } from '../../rulebooks/book-words.ts'
import { answerCodes } from './answer-codes.ts'
import { answerParts } from './answer-parts.ts'
import { chapterTitles, pointQuestions } from './chapters/index.ts'
import { playersWords } from './players-words.ts'

const part = (name: string): string => heldIn(answerParts, name) ?? booksInEnglish.part(name)

/** The books in German. What a house has written stays as it is. */
export const booksInGerman: BookWords = {
  bookTitles: {
    ...booksInEnglish.bookTitles,
    web: 'Allgemeine Pokerregeln',
    wsop: 'WSOP-Regeln für Live-Action',
  },
  chapter: title => chapterTitles.get(title) ?? title,
  asks: point => pointQuestions[point],
  value: valueWordsIn({
    none: 'keine',
    yes: 'ja',
    no: 'nein',
    number: number => number.toLocaleString('de'),
    text: text => heldIn(answerCodes, text) ?? booksInEnglish.value(text),
    field: part,
  }),
  part,
  players: playersWords,
}
