import { isLocalTime } from './quick-toml.ts'

/** A field with its value as TOML writes it; lists and tables stand on the line of their field. */
export const tomlPair = (name: string, value: unknown): string => `${tomlKey(name)} = ${tomlValue(value)}`

/** A value as TOML writes it. */
export const tomlValue = (value: unknown): string => {
  if (typeof value === 'string') return tomlText(value)
  if (typeof value === 'number') return tomlNumber(value)
  if (typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return `[${value.map(tomlValue).join(', ')}]`
  if (isLocalTime(value)) return value.time
  if (typeof value !== 'object' || value === null) throw new Error(`TOML has no ${String(value)}`)
  const pairs = Object.entries(value).filter(([, it]) => it !== undefined)
  return pairs.length === 0 ? '{}' : `{ ${pairs.map(([name, it]) => tomlPair(name, it)).join(', ')} }`
}

const tomlKey = (name: string): string => (/^[A-Za-z0-9_-]+$/.test(name) ? name : escaped(name))

const tomlNumber = (value: number): string => {
  if (Number.isNaN(value)) return 'nan'
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf'
  if (!Number.isInteger(value)) return String(value)
  if (Object.is(value, -0)) return '-0.0'
  // whole numbers beyond what can be counted are written as floats
  return Number.isSafeInteger(value) ? String(value) : value.toExponential()
}

/** Text in single quotes where that will do, else with escapes. */
const tomlText = (text: string): string => (NEEDS_ESCAPES.test(text) ? escaped(text) : `'${text}'`)

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what TOML does not take
const NEEDS_ESCAPES = /['\u0000-\u001f\u007f\ud800-\udfff]/

const escaped = (text: string): string => JSON.stringify(text).replaceAll('\u007f', '\\u007f')

/** JSON in single quotes, in which no escape of TOML's is needed. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value).replaceAll("'", '\\u0027').replaceAll('\u007f', '\\u007f')
