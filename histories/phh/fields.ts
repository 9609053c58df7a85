import type { Problem } from '../history.ts'
import { isLocalTime, type TomlTable } from './quick-toml.ts'

/** The fields of one hand being read, and what was found wrong with them. */
export type Fields = { readonly table: TomlTable; readonly problems: Problem[]; readonly warnings: Problem[] }

/** Something is wrong with a field. */
export const wrong = ({ table, problems }: Fields, field: string, what: string): undefined => {
  problems.push({ line: table.lines[field] ?? table.line, act: field, what, rules: [] })
}

/** Something about a field is worth knowing. */
export const warned = ({ table, warnings }: Fields, field: string, what: string): void => {
  warnings.push({ line: table.lines[field] ?? table.line, act: field, what, rules: [] })
}

/** Fields as they are wanted: each undefined where it is missing, or wrong (and then told). */
export const text = (fields: Fields, name: string): string | undefined => {
  const value = fields.table.values[name]
  if (value === undefined || typeof value === 'string') return value
  return wrong(fields, name, `${name} is a text in quotes.`)
}

export const flag = (fields: Fields, name: string): boolean | undefined => {
  const value = fields.table.values[name]
  if (value === undefined || typeof value === 'boolean') return value
  return wrong(fields, name, `${name} is true or false.`)
}

export const whole = (fields: Fields, name: string): number | undefined => {
  const value = fields.table.values[name]
  if (value === undefined || isWhole(value)) return value
  return wrong(fields, name, `${name} is a whole number.`)
}

export const textOrWhole = (fields: Fields, name: string): string | number | undefined => {
  const value = fields.table.values[name]
  if (value === undefined || typeof value === 'string' || isWhole(value)) return value
  return wrong(fields, name, `${name} is a text in quotes or a whole number.`)
}

export const number = (fields: Fields, name: string): number | undefined => {
  const value = fields.table.values[name]
  if (value === undefined || isNumber(value)) return value
  return wrong(fields, name, `${name} is a number.`)
}

export const timeOfDay = (fields: Fields, name: string): string | undefined => {
  const value = fields.table.values[name]
  if (value === undefined) return
  if (isLocalTime(value) && /^\d\d:/.test(value.time)) return value.time
  return wrong(fields, name, `${name} is a time of day such as 18:36:00, without quotes.`)
}

export const numbers = (fields: Fields, name: string): readonly number[] | undefined => {
  const value = fields.table.values[name]
  if (value === undefined) return
  if (Array.isArray(value) && value.every(isNumber)) return value
  return wrong(fields, name, `${name} is a list of numbers.`)
}

export const texts = (fields: Fields, name: string): readonly string[] | undefined => {
  const value = fields.table.values[name]
  if (value === undefined) return
  if (Array.isArray(value) && value.every(it => typeof it === 'string')) return value
  return wrong(fields, name, `${name} is a list of texts in quotes.`)
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)
const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value)
