import type { Differences } from './differences.ts'
import { bookOf, type LedgerRow, type RuleExample } from './ledger.ts'
import type { BookId, RuleId } from './rule-id.ts'

/** What a rule says in another language: a line of `ledger/german`. */
export type RuleText = {
  readonly id: RuleId
  readonly title: string
  readonly gist: string
  /** The cases of its example, where it has one. */
  readonly cases?: RuleExample['cases']
  /** The word that it explains, where a glossary has another title for it. */
  readonly term?: string
}

/** The sections of each book by their English titles. */
export type SectionTitles = Readonly<Record<BookId, Readonly<Record<string, string>>>>

/** A point on which the books can be held side by side, in another language; a book that says nothing has no answer. */
export type DifferenceText = {
  readonly number: number
  readonly group: string
  readonly point: string
  readonly answers: Readonly<Partial<Record<BookId, string | null>>>
}

/** All that the ledger says in another language. */
export type LedgerTexts = {
  readonly rules: readonly RuleText[]
  readonly sections: SectionTitles
  readonly differences: readonly DifferenceText[]
}

/** The texts of a book as their file holds them, one rule a line. */
export const ruleTexts = (lines: string): readonly RuleText[] =>
  lines
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as RuleText)

/** The rules as readers of that language see them; a rule without its text there is left as it is. */
export const rowsIn = (rows: readonly LedgerRow[], { rules, sections }: Omit<LedgerTexts, 'differences'>) => {
  const texts = new Map(rules.map(text => [text.id, text]))
  return rows.map(row => rowIn(row, texts.get(row.id), sections))
}

const rowIn = (row: LedgerRow, text: RuleText | undefined, sections: SectionTitles): LedgerRow => {
  if (text === undefined) return row
  const { title, gist, cases, term } = text
  return {
    ...row,
    section: sections[bookOf(row.id)][row.section] ?? row.section,
    title,
    gist,
    ...(term !== undefined && { term }),
    example: row.example === null || cases === undefined ? row.example : { ...row.example, cases },
  }
}

/** The differences as readers of that language see them. */
export const differencesIn = ({ points, aliases }: Differences, texts: readonly DifferenceText[]): Differences => {
  const said = new Map(texts.map(text => [text.number, text]))
  return {
    aliases,
    points: points.map(point => {
      const text = said.get(point.number)
      if (text === undefined) return point
      const answers = Object.entries(point.answers).map(([book, answer]) => [
        book,
        answer === null ? null : { ...answer, says: text.answers[book as BookId] ?? answer.says },
      ])
      return { ...point, group: text.group, point: text.point, answers: Object.fromEntries(answers) }
    }),
  }
}
