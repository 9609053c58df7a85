import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'

/** A situation that can be looked at under any book: its name, and what comes of it there. */
export type Witness = { readonly name: string; readonly under: (book: BookId | House) => unknown }

/**
 * What a witness sees, without whose word it was and which rules were cited: what is left is what happens at the table.
 * A book under which it cannot be played is seen too, by the reason.
 */
export const seenBy = (witness: Witness, book: BookId | House): string => {
  try {
    return JSON.stringify(witness.under(book), (key, value) => (isUnseen(key, value) ? undefined : value)) ?? ''
  } catch (fault) {
    return `cannot be played: ${String(fault).slice(0, 200)}`
  }
}

/** Whose word it is, and by which rule. */
const isUnseen = (key: string, value: unknown): boolean => UNSEEN.has(key) || (key === 'by' && value === 'house')

const UNSEEN: ReadonlySet<string> = new Set(['book', 'rule', 'rules', 'cites', 'wouldChange', 'house'])
