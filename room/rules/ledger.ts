import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BOOKS } from '@cardroom/engine'
import { type Differences, type LedgerRow, ledgerRows } from '@cardroom/engine/rulebooks'

/** Every rule of the five books in our words, and the points on which the books can be held side by side. */
export type Ledger = { readonly rows: ReadonlyMap<string, LedgerRow>; readonly differences: Differences }

let read: Ledger | undefined

/** The ledger; it is read once, when somebody first asks for a rule. */
export const ledger = (): Ledger => {
  read ??= {
    rows: new Map(BOOKS.flatMap(book => ledgerRows(text(`${book}.jsonl`))).map(row => [row.id, row])),
    differences: JSON.parse(text('differences.json')) as Differences,
  }
  return read
}

/** The ledger comes with the engine and is asked for by its name, wherever that is installed. */
const text = (name: string): string =>
  readFileSync(createRequire(import.meta.url).resolve(`@cardroom/engine/ledger/${name}`), 'utf8')
