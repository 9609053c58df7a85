import { chipsWords } from '@cardroom/room/protocol'

/** What stands in a field for chips, and how much that is; null while it is no amount. */
export type TypedAmount = { readonly text: string; readonly amount: number | null }

/** More digits than anybody has chips. */
const DIGITS = 12

/** What stands between thousands in the reader's language. */
const separator = (): string => chipsWords(1_000_000).charAt(1)

/**
 * What stands in a field after a change: whole chips with separators, or exactly what was typed where that isn't whole
 * chips. "12.5" never turns into 125.
 */
export const typedAmount = (before: string, now: string): TypedAmount => {
  const bare = now.trim()
  if (bare === '') return { text: '', amount: null }
  const digits = bare.replaceAll(separator(), '')
  // separators that stood there already are moved as digits come and go; typed ones have to be where thousands end
  const isOrdered = isWhole(before) && !inserted(before, now).includes(separator())
  if (!/^\d+$/.test(digits) || digits.length > DIGITS || !(isOrdered || isWhole(bare)))
    return { text: now, amount: null }
  return { text: chipsWords(Number(digits)), amount: Number(digits) }
}

/** Digits alone, or with separators where thousands end. */
const isWhole = (text: string): boolean => {
  const [first = '', ...rest] = text.split(separator())
  if (rest.length === 0) return /^\d*$/.test(first)
  return /^\d{1,3}$/.test(first) && rest.every(part => /^\d{3}$/.test(part))
}

/** What a change has put into a text. */
const inserted = (before: string, now: string): string => {
  let start = 0
  while (start < now.length && now[start] === before[start]) start++
  let end = 0
  while (end < Math.min(now.length, before.length) - start && now.at(-1 - end) === before.at(-1 - end)) end++
  return now.slice(start, now.length - end)
}
