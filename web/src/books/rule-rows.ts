import hpt from '@cardroom/engine/ledger/hpt.jsonl?raw'
import rrp from '@cardroom/engine/ledger/rrp.jsonl?raw'
import uspa from '@cardroom/engine/ledger/uspa.jsonl?raw'
import web from '@cardroom/engine/ledger/web.jsonl?raw'
import wsop from '@cardroom/engine/ledger/wsop.jsonl?raw'
import { BOOKS, type LedgerRow, ledgerRows } from '@cardroom/engine/rulebooks'

const texts = { rrp, uspa, hpt, web, wsop } as const

/** Every rule of the five books, in their order. */
export const rows: readonly LedgerRow[] = BOOKS.flatMap(book => ledgerRows(texts[book]))

/** A rule by its id. */
export const rowOf: ReadonlyMap<string, LedgerRow> = new Map(rows.map(row => [row.id, row]))
