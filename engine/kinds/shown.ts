/** Is this a plain object, as JSON has them? */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Is this a text with something in it? */
export const isText = (value: unknown): value is string => typeof value === 'string' && /\S/.test(value)

/** A value that came from outside in a few characters, for a sentence about it. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value !== 'string') return String(value)
  return value.length > 40 ? `"${value.slice(0, 40)}…"` : `"${value}"`
}
