export { wordsIn } from '../words/words-in.ts'
