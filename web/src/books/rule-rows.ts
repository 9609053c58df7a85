import hpt from '@cardroom/engine/ledger/hpt.jsonl?raw'
import rrp from '@cardroom/engine/ledger/rrp.jsonl?raw'
import uspa from '@cardroom/engine/ledger/uspa.jsonl?raw'
import web from '@cardroom/engine/ledger/web.jsonl?raw'
import wsop from '@cardroom/engine/ledger/wsop.jsonl?raw'
import { BOOKS, type LedgerRow, ledgerRows, rowsIn } from '@cardroom/engine/rulebooks'
import { ledgerTexts } from './ledger-texts.ts'

const texts = { rrp, uspa, hpt, web, wsop } as const

/** The rules as the engine has them, in English. */
export const englishRows: readonly LedgerRow[] = BOOKS.flatMap(book => ledgerRows(texts[book]))

/** Every rule of the five books, in their order and the language of the page. */
export const rows: readonly LedgerRow[] = ledgerTexts === null ? englishRows : rowsIn(englishRows, ledgerTexts)

/** A rule by its id. */
export const rowOf: ReadonlyMap<string, LedgerRow> = new Map(rows.map(row => [row.id, row]))
