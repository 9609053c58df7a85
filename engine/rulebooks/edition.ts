import type { House } from './house.ts'

/** Which edition of a house's rules something goes by: its number, its day, who signed it, and the seal of its text. */
export type Edition = {
  readonly number: number
  /** As `2026-06-10`. */
  readonly on: string
  readonly by: string
  /** A fingerprint of all that it says, by which anybody can tell that nothing was changed since. */
  readonly seal: string
}

/** What the seal of an edition is made of: the same rules always give the same text, however they were written. */
export const editionText = (
  { name, book, overrides, notes = {} }: House,
  { number, on, by }: Omit<Edition, 'seal'>,
): string => JSON.stringify([name, book, ordered(overrides), ordered(notes), number, on, by])

/** With the names of its fields in order, all the way down. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, it]) => it !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, it]) => [name, ordered(it)]))
}

/** Do two houses say the same? */
export const isSameHouse = (one: House, other: House): boolean => {
  const none = { number: 0, on: '', by: '' }
  return editionText(one, none) === editionText(other, none)
}
