import differences from '@cardroom/engine/ledger/differences.json?raw'
import {
  bookContents,
  type Differences,
  dictionaryOf,
  differencesIn,
  type LedgerIndex,
  type LedgerRow,
  ledgerIndex,
  searchIndex,
} from '@cardroom/engine/rulebooks'
import { bookWords } from '../words/book-words.ts'
import { ledgerTexts } from './ledger-texts.ts'
import places from './places.txt?raw'
import { placesOf } from './places-of.ts'
import { englishRows, rowOf, rows } from './rule-rows.ts'

export { rowOf, rows } from './rule-rows.ts'

const english = JSON.parse(differences) as Differences

/** The points on which the books can be held side by side. */
export const compared = ledgerTexts === null ? english : differencesIn(english, ledgerTexts.differences)

const index = ledgerIndex(rows, bookWords.players)
let inEnglish: LedgerIndex | undefined

/** The rules that these words find; what no rule has in another language, readers may know in English. */
export const searchRules = (sought: string): readonly LedgerRow[] => {
  const found = searchIndex(index, sought)
  if (found.length > 0 || rows === englishRows || sought.trim() === '') return found
  inEnglish ??= ledgerIndex(englishRows)
  return searchIndex(inEnglish, sought).flatMap(({ id }) => rowOf.get(id) ?? [])
}

/** The books by section. */
export const contents = bookContents(rows)

/** The glossaries as one dictionary. */
export const dictionary = dictionaryOf(rows)

/** Where each rule is at work in the product. */
export const atWork = placesOf(places)
