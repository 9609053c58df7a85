import { books } from './english/books.ts'
import { desk } from './english/desk.ts'
import { houseBook } from './english/house-book.ts'
import { record } from './english/record.ts'
import { recordForms } from './english/record-forms.ts'
import { train } from './english/train.ts'
import { filled } from './gaps.ts'
import { spoken } from './spoken.ts'

/** The texts about rules in English. */
export const englishRules = { books, desk, houseBook, record, recordForms, train }

/** The texts that a language has about rules. */
export type RuleTexts = typeof englishRules

/** The texts of the pages about rules, apart from the others: the lobby does without them until one is opened. */
export const ruleTexts: RuleTexts = filled<RuleTexts>(englishRules, spoken.rules)
