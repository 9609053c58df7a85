import { bookOf, type LedgerRow, RULE_LAYERS, type RuleLayer } from './ledger.ts'
import { BOOKS, type BookId } from './rule-id.ts'

/** A section of a book with its rules, in the order of the book. */
export type Section = { readonly title: string; readonly rows: readonly LedgerRow[] }

/** A book with its sections, in its own order. */
export type BookContents = { readonly book: BookId; readonly sections: readonly Section[] }

/** The five books by section: every rule stands in exactly one. */
export const bookContents = (rows: readonly LedgerRow[]): readonly BookContents[] =>
  BOOKS.map(book => ({ book, sections: sectionsOf(rows.filter(row => bookOf(row.id) === book)) }))

/** What these rules speak of, with how many there are of each. */
export const topicsOf = (
  rows: readonly LedgerRow[],
): readonly { readonly layer: RuleLayer; readonly rules: number }[] =>
  RULE_LAYERS.map(layer => ({ layer, rules: rows.filter(row => row.layer === layer).length }))

const sectionsOf = (rows: readonly LedgerRow[]): readonly Section[] => {
  const sections = new Map<string, LedgerRow[]>()
  for (const row of rows) sections.set(row.section, [...(sections.get(row.section) ?? []), row])
  return [...sections].map(([title, rows]) => ({ title, rows }))
}
