import { readWord } from './quick-word.ts'

/** A table of a TOML document with the lines on which its values stand. */
export type TomlTable = {
  readonly values: Record<string, unknown>
  /** The line of each value, from 1, and of each element of the list `actions`. */
  readonly lines: Record<string, number>
  readonly actionLines: readonly number[]
  /** The line of the table's head, or the first. */
  readonly line: number
}
/** A table with its name; what stands before the first head has an empty one. */
export type NamedTable = readonly [name: string, table: TomlTable]

/** A time of day or a date as it is written; TOML has kinds of values of its own for them. */
export type LocalTime = { readonly time: string }

/** Is this a time or a date? */
export const isLocalTime = (value: unknown): value is LocalTime =>
  typeof value === 'object' && value !== null && 'time' in value && typeof value.time === 'string'

type Draft = { values: Record<string, unknown>; lines: Record<string, number>; actionLines: number[]; line: number }

/**
 * Reads the plain part of TOML in which almost every PHH file is written: bare keys, strings without escapes, decimal
 * numbers, booleans, times of day, lists, comments and heads of one bare name. The tables come one after another, what
 * stands before the first head in front. Null for anything else, also for what is wrong, and then nothing more: a whole
 * TOML reader has to look at it.
 */
export function* quickTables(text: string): Generator<NamedTable | null> {
  const reader = { text, at: 0, line: 1 }
  const names = new Set<string>()
  let name = ''
  let table = emptyTable(1)
  for (;;) {
    skipBlank(reader)
    if (reader.at >= text.length) {
      yield [name, table]
      return
    }
    if (text.charCodeAt(reader.at) === OPEN) {
      const head = headName(reader)
      if (name === '') for (const key in table.values) names.add(key)
      if (head === null || names.has(head)) return yield null
      yield [name, table]
      names.add(head)
      name = head
      table = emptyTable(reader.line)
    } else if (!readPair(reader, table)) return yield null
    if (!endsLine(reader)) return yield null
  }
}

/** A text and how far it has been read. */
export type Reader = { readonly text: string; at: number; line: number }

const [TAB, LF, CR, SPACE, QUOTE, HASH, APOSTROPHE, COMMA] = [9, 10, 13, 32, 34, 35, 39, 44]
const [EQUALS, OPEN, BACKSLASH, CLOSE, DELETE] = [61, 91, 92, 93, 127]

const emptyTable = (line: number): Draft => ({
  values: Object.create(null),
  lines: Object.create(null),
  actionLines: [],
  line,
})

/** White space, ends of lines and comments. */
const skipBlank = (reader: Reader): boolean => {
  const { text } = reader
  for (;;) {
    const code = text.charCodeAt(reader.at)
    if (code === SPACE || code === TAB) reader.at++
    else if (code === LF) {
      reader.at++
      reader.line++
    } else if (code === CR && text.charCodeAt(reader.at + 1) === LF) reader.at++
    else if (code !== HASH || !skipComment(reader)) return true
  }
}

/** False at a character that no comment may hold: the reader stands before it. */
const skipComment = (reader: Reader): boolean => {
  const { text } = reader
  for (let at = reader.at + 1; ; at++) {
    const code = text.charCodeAt(at)
    if (code === LF || Number.isNaN(code) || (code === CR && text.charCodeAt(at + 1) === LF)) {
      reader.at = at
      return true
    }
    if (isControl(code)) return false
  }
}

const isControl = (code: number): boolean =>
  (code < SPACE && code !== TAB) || code === DELETE || (code >= 0xd800 && code < 0xe000)

/** Behind a pair or a head nothing but a comment may stand on the line. */
const endsLine = (reader: Reader): boolean => {
  const { text } = reader
  while (text.charCodeAt(reader.at) === SPACE || text.charCodeAt(reader.at) === TAB) reader.at++
  const code = text.charCodeAt(reader.at)
  if (code === HASH) return skipComment(reader)
  return code === LF || reader.at >= text.length || (code === CR && text.charCodeAt(reader.at + 1) === LF)
}

const BARE = /[A-Za-z0-9_-]+/y
const bareKey = ({ text, at }: Reader): string | null => {
  BARE.lastIndex = at
  const key = BARE.exec(text)?.[0]
  return key === undefined || key === '__proto__' || key === 'constructor' || key === 'prototype' ? null : key
}

const headName = (reader: Reader): string | null => {
  reader.at++
  const name = bareKey(reader)
  if (name === null || reader.text.charCodeAt(reader.at + name.length) !== CLOSE) return null
  reader.at += name.length + 1
  return name
}

const readPair = (reader: Reader, table: Draft): boolean => {
  const key = bareKey(reader)
  if (key === null || Object.hasOwn(table.values, key)) return false
  reader.at += key.length
  const { text } = reader
  while (text.charCodeAt(reader.at) === SPACE) reader.at++
  if (text.charCodeAt(reader.at) !== EQUALS) return false
  reader.at++
  while (text.charCodeAt(reader.at) === SPACE) reader.at++
  table.lines[key] = reader.line
  const value = readValue(reader, 0, key === 'actions' ? table.actionLines : null)
  if (value === undefined) return false
  table.values[key] = value
  return true
}

/** Undefined for what is not read here. */
const readValue = (reader: Reader, depth: number, lines: number[] | null): unknown => {
  const code = reader.text.charCodeAt(reader.at)
  if (code === QUOTE || code === APOSTROPHE) return readString(reader, code)
  if (code === OPEN) return depth > 3 ? undefined : readList(reader, depth, lines)
  return readWord(reader)
}

const readString = (reader: Reader, quote: number): string | undefined => {
  const { text } = reader
  const from = reader.at + 1
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      // three in a row begin a text of several lines
      if (at === from && text.charCodeAt(at + 1) === quote) return
      reader.at = at + 1
      return text.slice(from, at)
    }
    if (Number.isNaN(code) || isControl(code) || (code === BACKSLASH && quote === QUOTE)) return
  }
}

const readList = (reader: Reader, depth: number, lines: number[] | null): unknown[] | undefined => {
  const list: unknown[] = []
  const { text } = reader
  reader.at++
  for (;;) {
    skipBlank(reader)
    if (text.charCodeAt(reader.at) === CLOSE) break
    lines?.push(reader.line)
    const value = readValue(reader, depth + 1, null)
    if (value === undefined) return
    list.push(value)
    skipBlank(reader)
    const code = text.charCodeAt(reader.at)
    if (code === COMMA) reader.at++
    else if (code !== CLOSE) return
  }
  reader.at++
  return list
}
