import { parse, TomlDate, TomlError } from 'smol-toml'
import { type LocalTime, type NamedTable, quickTables, type TomlTable } from './quick-toml.ts'

/** A text that is not TOML: where and why. */
export type TomlFault = { readonly line: number; readonly fault: string }

/**
 * Reads a TOML document table by table, what stands before the first head in front, with the lines of the fields; the
 * last thing may be a fault that ends it.
 */
export function* tomlTables(text: string): Generator<NamedTable | TomlFault> {
  let count = 0
  for (const table of quickTables(text)) {
    if (table === null) return yield* rest(text, count)
    count++
    yield table
  }
}

/** What comes behind this many tables, by the whole TOML reader. */
function* rest(text: string, count: number): Generator<NamedTable | TomlFault> {
  const tables = wholeTables(text)
  if ('fault' in tables) yield tables
  else yield* tables.slice(count)
}

/** All tables by the whole TOML reader, which knows no lines and no order: they are looked up in the text. */
export const wholeTables = (text: string): readonly NamedTable[] | TomlFault => {
  const parsed = parsedOrFault(text)
  if ('fault' in parsed) return parsed
  const lines = text.split('\n')
  const heads = new Map<string, number>()
  lines.forEach((line, at) => {
    const name = headOf(line)
    if (name !== undefined && !heads.has(name)) heads.set(name, at)
  })
  const entries = Object.entries(parsed.values)
  const isHead = ([name, value]: readonly [string, unknown]): boolean => isTable(value) && heads.has(name)
  const top = Object.fromEntries(entries.filter(entry => !isHead(entry)))
  const tables = entries
    .filter(isHead)
    .sort(([a], [b]) => heads.get(a)! - heads.get(b)!)
    .map(([name, value]): NamedTable => [name, tableAt(value as Record<string, unknown>, lines, heads.get(name)!)])
  return [['', tableAt(top, lines, 0)], ...tables]
}

const parsedOrFault = (text: string): { readonly values: Record<string, unknown> } | TomlFault => {
  try {
    return { values: parse(text, { maxDepth: 30, unsafeKeyBehaviour: 'throw' }) }
  } catch (cause) {
    if (!(cause instanceof TomlError)) throw cause
    const [first = 'it is not TOML'] = cause.message.replace(/^Invalid TOML document: /, '').split('\n')
    return { line: cause.line, fault: first }
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

/** Each action is looked for after the one before it. */
const actionLines = (actions: unknown, lines: readonly string[], head: number): number[] => {
  if (!Array.isArray(actions)) return []
  let [line, column] = [head, 0]
  return actions.map(action => {
    if (typeof action !== 'string') return line + 1
    for (let i = line; i < lines.length; i++) {
      const at = quotedAt(lines[i]!, action, i === line ? column : 0)
      if (at < 0) continue
      line = i
      column = at + action.length + 2
      break
    }
    return line + 1
  })
}

/** Where a text stands in quotes on a line, from a column on; -1 if it does not, as one that has escapes. */
const quotedAt = (line: string, text: string, from: number): number => {
  const [single, double] = [line.indexOf(`'${text}'`, from), line.indexOf(`"${text}"`, from)]
  return single < 0 || double < 0 ? Math.max(single, double) : Math.min(single, double)
}

/** Times and dates as the quick reader gives times; tables within tables as plain objects. */
const plain = (value: unknown): unknown => {
  if (value instanceof TomlDate)
    return {
      time: value
        .toISOString()
        .replace(/(\.\d*?)0+(?=$|Z|[+-])/, '$1')
        .replace(/\.(?=$|Z|[+-])/, ''),
    } satisfies LocalTime
  if (Array.isArray(value)) return value.map(plain)
  if (!isTable(value)) return value
  return Object.fromEntries(Object.entries(value as object).map(([name, it]) => [name, plain(it)]))
}
