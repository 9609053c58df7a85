/** Says what is wrong with a value that came from outside, with its place inside the whole; null when nothing is. */
export type Check = ((value: unknown) => string | null) & { readonly maybe?: true }

/** The fields of an object; those that may be missing are marked with `maybe`. */
export type Fields = Readonly<Record<string, Check>>

/** A field that may be missing. */
export const maybe = (check: Check): Check & { readonly maybe: true } =>
  Object.assign((value: unknown) => check(value), { maybe: true as const })

/** A whole number from the one to the other. */
export const whole =
  (least: number, most: number): Check =>
  value =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? null
      : `${shown(value)} is not a whole number from ${least} to ${most}`

/** A part of a whole, from 0 to 1. */
export const share: Check = value =>
  typeof value === 'number' && value >= 0 && value <= 1 ? null : `${shown(value)} is not a part of a whole, 0 to 1`

/** Null, or what the check lets pass. */
export const orNone =
  (check: Check): Check =>
  value =>
    value === null ? null : check(value)

/** One of these words. */
export const oneOf =
  (...words: readonly (string | number | boolean)[]): Check =>
  value =>
    words.some(word => word === value) ? null : `${shown(value)} is not one of ${words.join(', ')}`

/** A text of at most so many characters. */
export const text =
  (most: number): Check =>
  value =>
    typeof value === 'string' && value.length <= most
      ? null
      : `${shown(value)} is not a text of at most ${most} characters`

/** A value that some question is true of. */
export const known =
  (isOne: (value: string) => boolean, what: string): Check =>
  value =>
    typeof value === 'string' && isOne(value) ? null : `${shown(value)} is not ${what}`

/** A list of such values, no longer than `most`. */
export const list =
  (check: Check, most: number): Check =>
  value => {
    if (!Array.isArray(value)) return `${shown(value)} is not a list`
    if (value.length > most) return `a list of ${value.length} is too long; at most ${most} is accepted`
    for (let i = 0; i < value.length; i++) {
      const wrong = check(value[i])
      if (wrong !== null) return inside(String(i), wrong)
    }
    return null
  }

/** An object of these fields and no others. */
export const object =
  (fields: Fields): Check =>
  value => {
    if (!isRecord(value)) return `${shown(value)} is not an object`
    for (const name in value) if (!Object.hasOwn(fields, name)) return `${name.slice(0, 40)} is not a field of it`
    for (const name in fields) {
      const check = fields[name]!
      if (!Object.hasOwn(value, name)) {
        if (check.maybe) continue
        return `${name} is missing`
      }
      const wrong = check(value[name])
      if (wrong !== null) return inside(name, wrong)
    }
    return null
  }

/** An object whose kind one of its fields tells. */
export const byField =
  (field: string, kinds: Readonly<Record<string, Fields>>): Check =>
  value => {
    if (!isRecord(value)) return `${shown(value)} is not an object`
    const kind = value[field]
    if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) {
      return inside(field, `${shown(kind)} is not one of ${Object.keys(kinds).join(', ')}`)
    }
    return object({ [field]: () => null, ...kinds[kind] })(value)
  }

/** What one of two checks lets pass. */
export const either =
  (one: Check, other: Check): Check =>
  value =>
    one(value) === null ? null : other(value)

/** Is it an object with fields? */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value in a few characters, for a message. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  const written = JSON.stringify(value)
  return written.length > 40 ? `${written.slice(0, 40)}…` : written
}

/** The place stands in front, then a colon, then what is wrong. */
const inside = (place: string, wrong: string): string => {
  const colon = /^[\w.]+: /.exec(wrong)
  return colon === null ? `${place}: ${wrong}` : `${place}.${wrong}`
}
