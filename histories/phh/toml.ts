import { parse, TomlDate, TomlError } from 'smol-toml'
import { type LocalTime, quickToml, type TomlDocument, type TomlTable } from './quick-toml.ts'

/** A text that is not TOML: where and why. */
export type TomlFault = { readonly line: number; readonly what: string }

/** Reads a TOML document with the lines of its fields, or says where it is none. */
export const readToml = (text: string): TomlDocument | TomlFault => quickToml(text) ?? wholeToml(text)

/** The same by the whole TOML reader, which knows no lines: they are looked up in the text. */
export const wholeToml = (text: string): TomlDocument | TomlFault => {
  const parsed = parsedOrFault(text)
  if ('what' in parsed) return parsed
  const lines = text.split('\n')
  const entries = Object.entries(parsed.values)
  const heads = entries.filter(([, value]) => isTable(value))
  const plain = entries.filter(([name]) => !heads.some(([head]) => head === name))
  let from = 0
  const tables = heads.map(([name, value]): [string, TomlTable] => {
    const at = lines.findIndex((line, i) => i >= from && headOf(line) === name)
    if (at >= 0) from = at + 1
    return [name, tableAt(value as Record<string, unknown>, lines, at < 0 ? 0 : at)]
  })
  return { top: tableAt(Object.fromEntries(plain), lines, 0), tables }
}

const parsedOrFault = (text: string): { readonly values: Record<string, unknown> } | TomlFault => {
  try {
    return { values: parse(text, { maxDepth: 30, unsafeKeyBehaviour: 'throw' }) }
  } catch (cause) {
    if (!(cause instanceof TomlError)) throw cause
    const [first = 'it is not TOML'] = cause.message.replace(/^Invalid TOML document: /, '').split('\n')
    return { line: cause.line, what: first }
  }
}

const isTable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const headOf = (line: string): string | undefined => /^\s*\[\s*["']?([^\]"']*?)["']?\s*\]/.exec(line)?.[1]

/** The values of a table that begins at this line, with their lines. */
const tableAt = (values: Record<string, unknown>, lines: readonly string[], head: number): TomlTable => {
  const found: Record<string, number> = Object.create(null)
  const own: Record<string, unknown> = Object.create(null)
  for (const [key, value] of Object.entries(values)) {
    const at = lines.findIndex((line, i) => i >= head && keyOf(line) === key)
    found[key] = (at < 0 ? head : at) + 1
    own[key] = plain(value)
  }
  return {
    values: own,
    lines: found,
    actionLines: actionLines(own.actions, lines, (found.actions ?? 1) - 1),
    line: head + 1,
  }
}

const keyOf = (line: string): string | undefined => /^\s*["']?([A-Za-z0-9_-]+)["']?\s*=/.exec(line)?.[1]

/** Each action is looked for behind the one before it. */
const actionLines = (actions: unknown, lines: readonly string[], head: number): number[] => {
  if (!Array.isArray(actions)) return []
  let [line, column] = [head, 0]
  return actions.map(action => {
    if (typeof action !== 'string') return line + 1
    for (let i = line; i < lines.length; i++) {
      const at = lines[i]!.indexOf(action, i === line ? column : 0)
      if (at < 0) continue
      line = i
      column = at + action.length
      break
    }
    return line + 1
  })
}

/** Times of day as the quick reader gives them; other dates as they are written. */
const plain = (value: unknown): unknown => {
  if (value instanceof TomlDate) return value.isTime() ? timeOf(value) : value.toISOString()
  if (Array.isArray(value)) return value.map(plain)
  return value
}

const timeOf = (date: TomlDate): LocalTime => ({ time: date.toISOString().replace(/\.?0+$/, '') })
