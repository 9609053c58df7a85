import differences from '@cardroom/engine/ledger/differences.json?raw'
import { bookContents, type Differences, dictionaryOf, differencesIn, ledgerIndex } from '@cardroom/engine/rulebooks'
import { bookWords } from '../words/book-words.ts'
import { ledgerTexts } from './ledger-texts.ts'
import places from './places.txt?raw'
import { placesOf } from './places-of.ts'
import { rows } from './rule-rows.ts'

export { rowOf, rows } from './rule-rows.ts'

const english = JSON.parse(differences) as Differences

/** The points on which the books can be held side by side. */
export const compared = ledgerTexts === null ? english : differencesIn(english, ledgerTexts.differences)

/** The words of all rules, ready to be searched. */
export const index = ledgerIndex(rows, bookWords.players)

/** The books by section. */
export const contents = bookContents(rows)

/** The glossaries as one dictionary. */
export const dictionary = dictionaryOf(rows)

/** Where each rule is at work in the product. */
export const atWork = placesOf(places)
