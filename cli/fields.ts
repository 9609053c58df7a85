import { near } from '@cardroom/engine/kinds'
import { Unusable } from './lines.ts'

/** The fields of a JSON object as they came, nothing known about them yet. */
export type Fields = Readonly<Record<string, unknown>>

/** A JSON object, or a line that cannot be used. A field that is nearly one of ours is a slip and is refused. */
export const fieldsOf = (value: unknown, what: string, known: readonly string[]): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Unusable(`${what} must be an object with ${known.join(', ')}; got ${shown(value)}`)
  }
  for (const name of Object.keys(value)) {
    if (known.includes(name)) continue
    const [meant] = near(name, known)
    if (meant !== undefined) throw new Unusable(`${what}: "${name}" is not known; did you mean "${meant}"?`)
  }
  return value as Fields
}

/** A whole number that is not below the least. */
export const wholeNumber = (value: unknown, what: string, least: number): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) return value
  throw new Unusable(`${what} must be a whole number from ${least} on; got ${shown(value)}`)
}

/** True or false; false where nothing is said. */
export const yesOrNo = (value: unknown, what: string): boolean => {
  if (value === undefined || typeof value === 'boolean') return value ?? false
  throw new Unusable(`${what} must be true or false; got ${shown(value)}`)
}

/** A list; empty where nothing is said. */
export const listOf = (value: unknown, what: string): readonly unknown[] => {
  if (value === undefined) return []
  if (Array.isArray(value)) return value
  throw new Unusable(`${what} must be a list; got ${shown(value)}`)
}

/** One of these words; a word near to some of them gets them as a hint. */
export const oneOf = <T extends string>(value: unknown, what: string, words: readonly T[]): T => {
  const found = words.find(word => word === value)
  if (found !== undefined) return found
  const meant = typeof value === 'string' ? near(value, words) : []
  const hint = meant.length > 0 ? `did you mean ${meant.join(', ')}?` : `accepted are ${words.join(', ')}`
  throw new Unusable(`${what}: ${value === undefined ? 'is missing' : `${shown(value)} is not known`}; ${hint}`)
}

/** A value as it may stand in a message: short, on one line. */
export const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}
