/** Reads a value that came from outside, or says what is wrong with it and gives nothing. */
export type Reader<T> = (value: unknown, at: string, say: (problem: string) => void) => T | undefined

/** One of these words. */
export const oneOf =
  <T extends string | number | boolean>(...words: readonly T[]): Reader<T> =>
  (value, at, say) => {
    const word = words.find(word => word === value)
    if (word === undefined) say(`${at}: ${shown(value)} is not accepted; accepted: ${words.join(', ')}`)
    return word
  }

/** A whole number from the one to the other. */
export const whole =
  (least: number, most: number): Reader<number> =>
  (value, at, say) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    say(`${at}: ${shown(value)} is not a whole number from ${least} to ${most}`)
    return undefined
  }

/** Some text that looks as it should. */
export const text =
  <T extends string = string>(pattern: RegExp, accepted: string): Reader<T> =>
  (value, at, say) => {
    if (typeof value === 'string' && pattern.test(value)) return value as T
    say(`${at}: ${shown(value)} is not ${accepted}`)
    return undefined
  }

/** Some text that is known to be one of its kind. */
export const known =
  <T extends string>(isOne: (value: string) => value is T, accepted: string): Reader<T> =>
  (value, at, say) => {
    if (typeof value === 'string' && isOne(value)) return value
    say(`${at}: ${shown(value)} is not ${accepted}`)
    return undefined
  }

/** A list of such values, no longer than `most`. */
export const listOf =
  <T>(read: Reader<T>, most: number): Reader<readonly T[]> =>
  (value, at, say) => {
    if (!Array.isArray(value) || value.length > most) {
      say(`${at}: ${shown(value)} is not a list of at most ${most}`)
      return undefined
    }
    // Array.from, since a list from elsewhere may have holes
    const items = Array.from(value, (item: unknown, i) => read(item, `${at}[${i}]`, say))
    return items.includes(undefined) ? undefined : (items as readonly T[])
  }

/** How each field of a record is read; a field that may be missing stands in `optional`. */
export type Fields<T> = { readonly [K in keyof T]-?: Reader<NonNullable<T[K]>> }

/** A record with these fields and no other. */
export const record =
  <T extends object>(fields: Fields<T>, optional: readonly (keyof T & string)[] = []): Reader<T> =>
  (value, at, say) => {
    if (!isRecord(value)) {
      say(`${at || 'the form'}: ${shown(value)} is not an object`)
      return undefined
    }
    const names = Object.keys(fields) as (keyof T & string)[]
    const under = (name: string): string => (at === '' ? name : `${at}.${name}`)
    let whole = true
    for (const name of Object.keys(value)) {
      if (names.includes(name as keyof T & string)) continue
      say(`${under(name)}: there is no such field; accepted: ${names.join(', ')}`)
      whole = false
    }
    const read: Partial<Record<keyof T & string, unknown>> = {}
    for (const name of names) {
      if (!Object.hasOwn(value, name)) {
        if (optional.includes(name)) continue
        say(`${under(name)}: is missing`)
        whole = false
        continue
      }
      read[name] = fields[name](value[name], under(name), say)
      if (read[name] === undefined) whole = false
    }
    return whole ? (read as T) : undefined
  }

/** The reader that a field of the value picks, as `do` picks the kind of a step. */
export const byField =
  <T>(field: string, kinds: Readonly<Record<string, Reader<T>>>): Reader<T> =>
  (value, at, say) => {
    const kind = isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined
    const read = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
    if (read) return read(value, at, say)
    say(`${at}.${field}: ${shown(kind)} is not accepted; accepted: ${Object.keys(kinds).join(', ')}`)
    return undefined
  }

/** One of these words, or else what the reader takes. */
export const wordOr =
  <const W extends string, T>(words: readonly W[], read: Reader<T>): Reader<W | T> =>
  (value, at, say) =>
    typeof value === 'string' ? oneOf(...words)(value, at, say) : read(value, at, say)

/** Is this a plain object, as JSON has them? */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value from outside in a few characters, for a sentence about it. */
const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value !== 'string') return String(value)
  return value.length > 40 ? `"${value.slice(0, 40)}…"` : `"${value}"`
}
