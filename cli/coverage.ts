import { BOOKS, type BookId, type RuleId } from '@cardroom/engine'
import {
  bookOf,
  type LedgerRow,
  RULE_HOWS,
  RULE_LAYERS,
  type RuleHow,
  type RuleLayer,
} from '@cardroom/engine/rulebooks'
import { type Citations, citations, type Source } from './citations.ts'

/** How far a rule is covered: a test names it, only the code cites it, or neither. */
export const STATES = ['proven', 'cited', 'open'] as const
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
  return rows.map(({ id, layer, how }) => {
    const { code, tests } = cited.get(id)!
    return { id, book: bookOf(id), layer, how, state: stateOf({ code, tests }), code, tests }
  })
}

/** The state of a rule that is cited in these places. */
export const stateOf = ({ code, tests }: Citations): State => {
  if (tests.length > 0) return 'proven'
  return code.length > 0 ? 'cited' : 'open'
}

/** How many of these rules are in which state. */
export const totals = (rows: readonly CoverageRow[]): Totals => ({
  ...count(rows),
  byBook: countBy(rows, BOOKS, row => row.book),
  byLayer: countBy(rows, RULE_LAYERS, row => row.layer),
  byHow: countBy(rows, RULE_HOWS, row => row.how),
})

const count = (rows: readonly CoverageRow[]): Count => {
  const inState = (state: State): number => rows.filter(row => row.state === state).length
  return { rows: rows.length, proven: inState('proven'), cited: inState('cited'), open: inState('open') }
}

const countBy = <K extends string>(
  rows: readonly CoverageRow[],
  keys: readonly K[],
  keyOf: (row: CoverageRow) => K,
): Readonly<Record<K, Count>> =>
  Object.fromEntries(keys.map(key => [key, count(rows.filter(row => keyOf(row) === key))])) as Record<K, Count>
