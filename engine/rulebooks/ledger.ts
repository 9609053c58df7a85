import type { Card } from '../cards/card.ts'
import type { BookId, RuleId } from './rule-id.ts'

/** What part of a card room a rule speaks of. */
export const RULE_LAYERS = [
  'authority',
  'betting',
  'button',
  'conduct',
  'dealing-error',
  'floor',
  'form',
  'glossary',
  'showdown',
  'table',
  'tournament',
  'wager-reading',
] as const
/** One of the parts of a card room. */
export type RuleLayer = (typeof RULE_LAYERS)[number]

/** How a rule is kept: by the program itself, as a ruling it gives, as a fact it records, or as a text it posts. */
export const RULE_HOWS = ['enforced', 'ruling', 'recorded', 'posted'] as const
/** One of the ways a rule is kept. */
export type RuleHow = (typeof RULE_HOWS)[number]

/** A sentence of the ledger: plain words, and cards as data. */
export type LedgerText = readonly (string | { readonly card: Card })[]

/** An example of a rule, case by case, with the table it speaks of where one can be drawn. */
export type RuleExample = {
  /** When this happens, then that; some cases are one sentence. */
  readonly cases: readonly { readonly when?: LedgerText; readonly so: LedgerText }[]
  readonly table?: {
    /** The seats that the example names, with the first wager and the cards before them. */
    readonly players?: readonly { readonly seat: number; readonly bet?: number; readonly cards?: readonly Card[] }[]
    /** The cards that are nobody's alone. */
    readonly cards?: readonly Card[]
  }
}

/** A rule of one of the books in our own words: a row of the ledger. */
export type LedgerRow = {
  readonly id: RuleId
  /** The heading it stands under in its book. */
  readonly section: string
  readonly title: string
  /** The word that it explains, where a glossary has another title for it. */
  readonly term?: string
  /** What it says. */
  readonly gist: string
  readonly layer: RuleLayer
  readonly how: RuleHow
  /** The ids of the forms it is for, or `all`. */
  readonly forms: readonly string[]
  /** The house choice it answers, and this book's answer. */
  readonly setting: { readonly name: string; readonly value: unknown } | null
  /** An example that comes out otherwise if the rule is broken; null where there is nothing to check. */
  readonly example: RuleExample | null
  /** The rules of the same book that it leans on. */
  readonly cites: readonly RuleId[]
}

/** The rows of a book as its file holds them, one a line. */
export const ledgerRows = (lines: string): readonly LedgerRow[] =>
  withApostrophes(lines)
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as LedgerRow)

/** The files are typed as on a typewriter; what is read from them has the apostrophes of every other text. */
const withApostrophes = (text: string): string =>
  text.replaceAll(/([\p{L}\p{N}])'(?=\p{L})/gu, '$1’').replaceAll(/(s)'(?=[ .,;:)])/g, '$1’')

/** The book that a rule is in. */
export const bookOf = (id: RuleId): BookId => id.slice(0, id.indexOf('/')) as BookId

/** The rules that stand before and after this one in its book. */
export const neighbours = (
  rows: readonly LedgerRow[],
  id: RuleId,
): { readonly before: LedgerRow | undefined; readonly after: LedgerRow | undefined } => {
  const own = rows.filter(row => bookOf(row.id) === bookOf(id))
  const at = own.findIndex(row => row.id === id)
  return { before: at < 1 ? undefined : own[at - 1], after: at < 0 ? undefined : own[at + 1] }
}

/** Is this rule a part of that one, by its number: betting 7/complete of betting 7, rule 153a of rule 153? */
export const isPartOf = (part: RuleId, whole: RuleId): boolean => {
  if (part.length <= whole.length || !part.startsWith(whole)) return false
  const next = part[whole.length]!
  // A number goes on with a letter (153a) or a mark (133-half, 3.1.7.3), never with a digit: 15 is no part of 1.
  return /[./-]/.test(next) || (/[a-z]/.test(next) && /\d$/.test(whole))
}
