import { BOOKS, type BookId, type RuleId } from '@cardroom/engine'
import {
  bookContents,
  bookOf,
  type LedgerRow,
  RULE_HOWS,
  RULE_LAYERS,
  type RuleHow,
  type RuleLayer,
} from '@cardroom/engine/rulebooks'
import { type Citations, citations, type Source } from './citations.ts'

/** How far a rule is covered: a test names it, only the code cites it, it is posted and can be read in its book, or none of these. */
export const STATES = ['proven', 'cited', 'read', 'open'] as const
/** One of the states of a rule. */
export type State = (typeof STATES)[number]

/** A rule with how it is kept, how far it is covered, and where it is cited. */
export type CoverageRow = {
  readonly id: RuleId
  readonly book: BookId
  readonly layer: RuleLayer
  readonly how: RuleHow
  readonly state: State
} & Citations

/** How many rules there are in each state. */
export type Count = { readonly rows: number } & Readonly<Record<State, number>>

/** The counts of all rules, and by book, by layer and by how they are kept. */
export type Totals = Count & {
  readonly byBook: Readonly<Record<BookId, Count>>
  readonly byLayer: Readonly<Record<RuleLayer, Count>>
  readonly byHow: Readonly<Record<RuleHow, Count>>
}

/** How far each rule is covered by these sources. */
export const coverage = (rows: readonly LedgerRow[], sources: readonly Source[]): readonly CoverageRow[] => {
  const cited = citations(
    sources,
    rows.map(row => row.id),
  )
  const read = readIn(rows)
  return rows.map(row => {
    const { id, layer, how } = row
    const { code, tests } = cited.get(id)!
    return { id, book: bookOf(id), layer, how, state: stateOf(row, { code, tests }, read), code, tests }
  })
}

/** The state of a rule that is cited in these places: one that is posted has to be read, and nothing else. */
export const stateOf = (row: LedgerRow, { code, tests }: Citations, read: ReadonlySet<RuleId>): State => {
  if (tests.length > 0) return 'proven'
  if (row.how === 'posted' && read.has(row.id)) return 'read'
  return code.length > 0 ? 'cited' : 'open'
}

/** The rules that the reader shows: those with a place in the contents of their book, a title and what they say. */
export const readIn = (rows: readonly LedgerRow[]): ReadonlySet<RuleId> =>
  new Set(
    bookContents(rows)
      .flatMap(({ sections }) => sections.flatMap(section => section.rows))
      .filter(({ title, gist }) => title !== '' && gist !== '')
      .map(({ id }) => id),
  )

/** How many of these rules are in which state. */
export const totals = (rows: readonly CoverageRow[]): Totals => ({
  ...count(rows),
  byBook: countBy(rows, BOOKS, row => row.book),
  byLayer: countBy(rows, RULE_LAYERS, row => row.layer),
  byHow: countBy(rows, RULE_HOWS, row => row.how),
})

const count = (rows: readonly CoverageRow[]): Count => {
  const inState = (state: State): number => rows.filter(row => row.state === state).length
  return {
    rows: rows.length,
    proven: inState('proven'),
    cited: inState('cited'),
    read: inState('read'),
    open: inState('open'),
  }
}

const countBy = <K extends string>(
  rows: readonly CoverageRow[],
  keys: readonly K[],
  keyOf: (row: CoverageRow) => K,
): Readonly<Record<K, Count>> =>
  Object.fromEntries(keys.map(key => [key, count(rows.filter(row => keyOf(row) === key))])) as Record<K, Count>
