import { find } from './english/find.ts'
import { filled } from './gaps.ts'
import { spoken } from './spoken.ts'

/** The texts that a language has for the search. */
export type FindTexts = typeof find

/** The texts of the search in the bar, which are loaded when it is opened. */
export const findTexts: FindTexts = filled<FindTexts>(find, spoken.find)
