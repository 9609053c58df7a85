import { type BookWords, booksInEnglish } from './book-words.ts'
import { type Differences, sameElsewhere } from './differences.ts'
import type { LedgerRow } from './ledger.ts'
import { isPointName, pointNames, pointsAlso } from './point-named.ts'
import { BOOKS, type BookId, type RuleId } from './rule-id.ts'
import type { PointName } from './rulebook.ts'
import { rulebooks } from './rulebooks.ts'

/** What a book says on a point; null where it is silent. `bare` where that is a number alone, without words. */
export type BookSays = {
  readonly book: BookId
  readonly says: string | null
  readonly rules: readonly RuleId[]
  readonly bare?: true
}

/** A point that a rule answers, with the answers of the five books. */
export type PointRead = { readonly asks: string; readonly books: readonly BookSays[] }

/** A rule with what stands around it: the points it answers, the same in other books, and the rules it leans on. */
export type RuleRead = {
  readonly row: LedgerRow
  readonly points: readonly PointRead[]
  readonly alike: readonly LedgerRow[]
  readonly leansOn: readonly LedgerRow[]
  readonly leanedOnBy: readonly LedgerRow[]
}

/** What a reader of this rule wants to know besides its words: rows, differences and words of one language. */
export const readRule = (
  rows: readonly LedgerRow[],
  differences: Differences,
  row: LedgerRow,
  words: BookWords = booksInEnglish,
): RuleRead => {
  const { points, rules } = sameElsewhere(rows, differences, row)
  const differing = points.map(({ point, answers }) => ({
    asks: point,
    books: BOOKS.map(book => ({ book, says: answers[book]?.says ?? null, rules: answers[book]?.rules ?? [] })),
  }))
  return {
    row,
    points: differing.length > 0 ? differing : answered(row.id, row.setting?.name, words),
    alike: rules.slice(0, MOST),
    leansOn: row.cites.flatMap(id => rows.find(other => other.id === id) ?? []),
    leanedOnBy: rows.filter(other => other.cites.includes(row.id)),
  }
}

const MOST = 6

const isBare = (value: unknown): boolean =>
  typeof value === 'number' || (Array.isArray(value) && value.length > 0 && value.every(isBare))

/** The points of the rulebook that rest on this rule, with the five answers. */
const answered = (id: RuleId, setting: string | undefined, words: BookWords): readonly PointRead[] => {
  const named: readonly PointName[] =
    setting === undefined ? [] : isPointName(setting) ? [setting] : pointsAlso(setting)
  const resting = pointNames.filter(name => BOOKS.some(book => rulebooks[book][name].rules.includes(id)))
  return [...new Set([...resting, ...named])].slice(0, MOST).map(name => ({
    asks: words.asks(name),
    books: BOOKS.map(book => {
      const { is, rules, by } = rulebooks[book][name]
      if (by !== book) return { book, says: null, rules: [] }
      return { book, says: words.value(is), rules, ...(isBare(is) && { bare: true }) }
    }),
  }))
}
