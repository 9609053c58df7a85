export { type BookWords, booksInEnglish } from '../rulebooks/book-words.ts'
export { type BookContents, bookContents, type Section, topicsOf } from '../rulebooks/contents.ts'
export {
  type Contradiction,
  type ContradictionId,
  contradictions,
  contradictionsIn,
} from '../rulebooks/contradictions.ts'
export { dictionaryOf, type Piece, type Term, termOf, termsIn } from '../rulebooks/dictionary.ts'
export * from '../rulebooks/differences.ts'
export { type Edition, editionText, isSameHouse } from '../rulebooks/edition.ts'
export type { House, Overrides } from '../rulebooks/house.ts'
export { houseProblem, type NotAHouse, readHouse } from '../rulebooks/house-check.ts'
export { bookDiff, type ChapterDiff, type PointDiff } from '../rulebooks/house-diff.ts'
export { bookPage, whoseWord } from '../rulebooks/house-page.ts'
export { houseSchema } from '../rulebooks/house-schema.ts'
export * from '../rulebooks/ledger.ts'
export { type LedgerIndex, ledgerIndex, searchIndex, searchLedger } from '../rulebooks/ledger-search.ts'
export {
  type DifferenceText,
  differencesIn,
  type LedgerTexts,
  type RuleText,
  rowsIn,
  ruleTexts,
  type SectionTitles,
} from '../rulebooks/ledger-texts.ts'
export { PLAYERS_WORDS, type PlayersWords } from '../rulebooks/players-words.ts'
export type { Answer as BookAnswer, Asked, Chapter } from '../rulebooks/point.ts'
export {
  askedOn,
  isPointName,
  type NoSuchPoint,
  noSuchPoint,
  pointNames,
  pointsAlso,
} from '../rulebooks/point-named.ts'
export { BOOKS, type BookId, idsIn, isRuleId, type RuleId } from '../rulebooks/rule-id.ts'
export { RULE_IDS } from '../rulebooks/rule-ids.ts'
export { type BookSays, type PointRead, type RuleRead, readRule } from '../rulebooks/rule-read.ts'
export {
  type Answers,
  chapters,
  type Point,
  type PointName,
  type Points,
  points,
  type Rulebook,
  type ValueOf,
} from '../rulebooks/rulebook.ts'
export { bookTitles, rulebookOf, rulebooks } from '../rulebooks/rulebooks.ts'
export type { Side } from '../rulebooks/side-by-side.ts'
