import { BOOKS, type BookId, type RuleId, rulebooks } from '@cardroom/engine'
import { valueWords } from '@cardroom/engine/kinds'
import {
  askedOn,
  bookOf,
  bookTitles,
  isPointName,
  type PointName,
  pointNames,
  pointsAlso,
  sameElsewhere,
} from '@cardroom/engine/rulebooks'
import type { BookSays, PointTold, RuleTold } from '../protocol/rules.ts'
import { type Ledger, ledger } from './ledger.ts'

const told = new Map<string, RuleTold>()

/** A rule as the answer to "why?": our words for it, and what the other books say; undefined if there is none. */
export const ruleTold = (id: string): RuleTold | undefined => {
  const known = told.get(id)
  if (known !== undefined) return known
  const rule = make(ledger(), id)
  if (rule !== undefined) told.set(id, rule)
  return rule
}

const make = ({ rows, differences }: Ledger, id: string): RuleTold | undefined => {
  const row = rows.get(id)
  if (row === undefined) return undefined
  const { points, rules } = sameElsewhere([...rows.values()], differences, row)
  const differing = points.map(({ point, answers }) => ({
    asks: point,
    books: BOOKS.map(book => says(book, answers[book]?.says ?? null, answers[book]?.rules ?? [])),
  }))
  const own = bookOf(row.id)
  return {
    id: row.id,
    book: bookTitles[own],
    section: row.section,
    title: row.title,
    says: row.gist,
    example: row.check,
    points: differing.length > 0 ? differing : answered(row.id, row.setting?.name),
    alike: rules
      .slice(0, MOST)
      .map(other => ({ id: other.id, book: bookTitles[bookOf(other.id)], title: other.title })),
    leansOn: row.cites.flatMap(cited => {
      const other = rows.get(cited)
      return other === undefined ? [] : [{ id: other.id, book: bookTitles[bookOf(other.id)], title: other.title }]
    }),
  }
}

const MOST = 6

/** The points of the rulebook that rest on this rule, with the five answers. */
const answered = (id: RuleId, setting: string | undefined): readonly PointTold[] => {
  const named: readonly PointName[] =
    setting === undefined ? [] : isPointName(setting) ? [setting] : pointsAlso(setting)
  const resting = pointNames.filter(name => BOOKS.some(book => rulebooks[book][name].rules.includes(id)))
  return [...new Set([...resting, ...named])].slice(0, MOST).map(name => ({
    asks: askedOn(name).asks,
    books: BOOKS.map(book => {
      const { is, rules, by } = rulebooks[book][name]
      return says(book, by === book ? valueWords(is) : null, by === book ? rules : [])
    }),
  }))
}

const says = (book: BookId, words: string | null, rules: readonly RuleId[]): BookSays => ({
  book: bookTitles[book],
  says: words,
  rules,
})
