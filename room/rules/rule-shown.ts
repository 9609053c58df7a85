import type { RuleId } from '@cardroom/engine'
import { booksIn } from '@cardroom/engine/languages'
import { bookOf, type LedgerRow, readRule } from '@cardroom/engine/rulebooks'
import { inEveryLanguage, type Language } from '@cardroom/engine/words'
import type { RuleNamed, RuleShown } from '../protocol/rules.ts'
import { type Ledger, ledger } from './ledger.ts'

const shown = inEveryLanguage(() => new Map<string, RuleShown>())

/** A rule as the answer to "why?": our words for it, and what the other books say; undefined if there is none. */
export const ruleShown = (id: string, language: Language = 'en'): RuleShown | undefined => {
  const known = shown[language].get(id)
  if (known !== undefined) return known
  const rule = make(ledger(language), id, language)
  if (rule !== undefined) shown[language].set(id, rule)
  return rule
}

const make = ({ rows, differences }: Ledger, id: string, language: Language): RuleShown | undefined => {
  const found = rows.get(id)
  if (found === undefined) return undefined
  const words = booksIn(language)
  const { bookTitles } = words
  const { row, points, alike, leansOn } = readRule([...rows.values()], differences, found, words)
  const named = ({ id, title }: LedgerRow): RuleNamed => ({ id, book: bookTitles[bookOf(id)], title })
  return {
    id: row.id,
    book: bookTitles[bookOf(row.id)],
    section: row.section,
    title: row.title,
    says: row.gist,
    example: row.example?.cases ?? [],
    points: points.map(({ asks, books }) => ({
      asks,
      books: books.map(({ book, says, rules, bare = false }) => ({
        book: bookTitles[book],
        says: bare ? gistOf(rows, rules) : says,
        rules,
      })),
    })),
    alike: alike.map(named),
    leansOn: leansOn.map(named),
  }
}

/** A bare value needs the words of its rule; where there is none the book says nothing. */
const gistOf = (rows: Ledger['rows'], rules: readonly RuleId[]): string | null =>
  rules.flatMap(rule => rows.get(rule)?.gist ?? [])[0] ?? null
