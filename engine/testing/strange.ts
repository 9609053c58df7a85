/** What JSON holds. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** Names that every plain object answers to, though nobody has put them there. */
export const INHERITED = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'isPrototypeOf',
  '__defineGetter__',
  'prototype',
] as const

/** Names that somebody may send who means no good: inherited ones, numbers, none, long, unseen and turned around. */
export const STRANGE: readonly string[] = [
  ...INHERITED,
  '0',
  '-1',
  '1e999',
  '99999999999999999999',
  '',
  ' ',
  'x'.repeat(5000),
  '\u2800\u3164\u200b',
  '\u202eevila\u202c',
  '\u0000\u001b[2J\n',
  '\ud800',
  '../../etc/passwd',
]

/**
 * Everything that differs from a value by one strange name: in the place of a text, of the name of a field, or as one
 * field more.
 */
export function* strangely(value: Json, name: string): Generator<Json> {
  if (typeof value === 'string' || typeof value === 'number') yield name
  if (typeof value !== 'object' || value === null) return
  if (isList(value)) {
    for (const [at, one] of value.entries()) for (const other of strangely(one, name)) yield value.with(at, other)
    return
  }
  const fields = Object.entries(value)
  yield withFields([...fields, [name, fields[0]?.[1] ?? 1]])
  for (const [at, [key, one]] of fields.entries()) {
    yield withFields(fields.with(at, [name, one]))
    for (const other of strangely(one, name)) yield withFields(fields.with(at, [key, other]))
  }
}

/**
 * The same for all strange names, of which this many take turns in each place: over many values every name comes to every
 * kind of place.
 */
export const someStrangely = (value: Json, turn: number, each = 2): readonly Json[] =>
  STRANGE.flatMap((name, at) =>
    [...strangely(value, name)].filter((_, place) => (place + at + turn) % STRANGE.length < each),
  )

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** A field called `__proto__` is a field like any other here, as it is in JSON. */
const withFields = (fields: readonly (readonly [string, Json])[]): Json => Object.fromEntries(fields)

/** What all objects share: to be the same before and after. */
export const shared = (): readonly unknown[] =>
  [Object.prototype, Array.prototype, String.prototype, Number.prototype, Function.prototype].map(all =>
    Object.entries(Object.getOwnPropertyDescriptors(all)).map(([name, { value }]) => [name, value as unknown]),
  )
