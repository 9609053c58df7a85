import differences from '@cardroom/engine/ledger/differences.json?raw'
import hpt from '@cardroom/engine/ledger/hpt.jsonl?raw'
import rrp from '@cardroom/engine/ledger/rrp.jsonl?raw'
import uspa from '@cardroom/engine/ledger/uspa.jsonl?raw'
import web from '@cardroom/engine/ledger/web.jsonl?raw'
import wsop from '@cardroom/engine/ledger/wsop.jsonl?raw'
import {
  BOOKS,
  bookContents,
  type Differences,
  dictionaryOf,
  type LedgerRow,
  ledgerIndex,
  ledgerRows,
} from '@cardroom/engine/rulebooks'
import places from './places.txt?raw'
import { placesOf } from './places-of.ts'

const texts = { rrp, uspa, hpt, web, wsop } as const

/** Every rule of the five books, in their order. */
export const rows: readonly LedgerRow[] = BOOKS.flatMap(book => ledgerRows(texts[book]))

/** A rule by its id. */
export const rowOf: ReadonlyMap<string, LedgerRow> = new Map(rows.map(row => [row.id, row]))

/** The points on which the books can be held side by side. */
export const compared = JSON.parse(differences) as Differences

/** The words of all rules, ready to be searched. */
export const index = ledgerIndex(rows)

/** The books by section. */
export const contents = bookContents(rows)

/** The glossaries as one dictionary. */
export const dictionary = dictionaryOf(rows)

/** Where each rule is at work in the product. */
export const atWork = placesOf(places)
