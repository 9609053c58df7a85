import { chipsWords } from '../protocol/chips-words.ts'

/** A sentence with its sums as they are said everywhere; there must be no names in it yet, which may hold numbers. */
export const withSums = (words: string): string => words.replaceAll(/\d{4,}/g, digits => chipsWords(Number(digits)))
