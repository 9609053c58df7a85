export { booksIn, contradictionWordsIn, kindWordsIn, wordsIn } from '../words/words-in.ts'
