import { fits, flag, type Kind, known, listOf, problemIn, said, text, whole } from '@cardroom/engine/kinds'
import { type Fault, fault, type Problem, problemAt } from '../problems.ts'
import { isLocalTime, type TomlTable } from './quick-toml.ts'

/** The fields of one hand being read, and what was found wrong with them. */
export type Fields = { readonly table: TomlTable; readonly problems: Problem[]; readonly warnings: Problem[] }

/** Something is wrong with a field. */
export const wrong = ({ table, problems }: Fields, field: string, of: Fault): undefined => {
  problems.push(problemAt(table.lines[field] ?? table.line, field, of))
}

/** Something about a field is worth knowing. */
export const warned = ({ table, warnings }: Fields, field: string, of: Fault): void => {
  warnings.push(problemAt(table.lines[field] ?? table.line, field, of))
}

/** A field of the right kind: undefined if it's missing, or wrong (and then reported). */
export const fieldOf = <T>(fields: Fields, name: string, kind: Kind<T>): T | undefined => {
  const value: unknown = fields.table.values[name]
  if (value === undefined || fits(kind, value)) return value
  return wrong(fields, name, fault('field-off', { problem: problemIn(kind, value)! }))
}

/** What the fields of a hand hold. */
export const TEXT = said('a text in quotes', text())
export const FLAG = flag
export const WHOLE = whole(Number.MIN_SAFE_INTEGER)
export const NUMBER: Kind<number> = known(value => typeof value === 'number' && !Number.isNaN(value), 'a number')
export const TEXT_OR_WHOLE: Kind<string | number> = known(
  value => fits(TEXT, value) || fits(WHOLE, value),
  'a text in quotes or a whole number',
)
export const NUMBERS = said('numbers', listOf(NUMBER))
export const TEXTS = said('texts in quotes', listOf(TEXT))
const TIME: Kind<{ readonly time: string }> = known(
  value => isLocalTime(value) && /^\d\d:/.test(value.time),
  'a time of day such as 18:36:00, without quotes',
)

/** A time of day. */
export const timeOfDay = (fields: Fields, name: string): string | undefined => fieldOf(fields, name, TIME)?.time
